/** Live news of tables: one stream for the whole browser, whatever its tabs. */

import { Hub } from "./stream-hub.js";
import { language } from "./words.js";

const VERSION = 1;
const watches = new Map();
let nextId = 1;
let line = null;

/**
 * Watches a seat ("TABLE:SEAT"), a table as a spectator ("TABLE:-") or one's own list of tables ("lobby").
 *
 * @param {string} what
 * @param {{last?: number}} options the number of the last frame that the page has already
 * @param {Object} handlers all may be left out:
 *   `hello({table, chat, frame, since})` at first and after a break. Without a frame nothing is new (or the game has
 *      not started). With one it has a whole scene; its `log` is to be appended if `since` is a number (the last
 *      frame that the page had), else it takes the place of the log;
 *   `frame(frame)`, `table(TableInfo)`, `chat(Chat)`, `tables([Summary])`, `refused({code, message})`;
 *   `offline(bool)` the stream is broken for a while, or is back
 * @returns {{close(): void}} after `close` nothing of it is kept anywhere
 */
export function watch(what, { last = null } = {}, handlers) {
  const id = nextId++;
  watches.set(id, { what, last, handlers });
  line ??= connect();
  announce(id);
  return {
    close() {
      if (watches.delete(id)) line.post({ kind: "close", id });
    },
  };
}

/** To be called when one has become somebody else for the server: opened a first table, taken a seat. */
export function renew() {
  line ??= connect();
  line.post({ kind: "renew" });
}

function announce(id) {
  const { what, last } = watches.get(id);
  line.post({ kind: "watch", id, what, last, language: language() });
}

function announceAll() {
  for (const id of watches.keys()) announce(id);
}

function deliver(id, name, data) {
  const watched = watches.get(id);
  if (!watched) return;
  const frame = name === "frame" ? data : data?.frame;
  if (frame) watched.last = frame.number;
  if (name === "refused") watches.delete(id);
  watched.handlers[name]?.(data);
}

function connect() {
  if (typeof SharedWorker === "undefined") return connectHere();
  try {
    return connectWorker();
  } catch {
    return connectHere();
  }
}

function connectWorker() {
  const url = new URL("stream-worker.js", import.meta.url);
  const worker = new SharedWorker(url, { type: "module", name: `detente-${VERSION}` });
  const { port } = worker;
  const post = (message) => port.postMessage(message);
  const gone = () => post({ kind: "gone" });
  const back = ({ persisted }) => persisted && announceAll();
  port.onmessage = ({ data }) => {
    if (data.kind === "event") deliver(data.id, data.name, data.data);
    else if (data.kind === "call") post({ kind: "here", watches: watches.size });
    else if (data.kind === "again") announceAll();
  };
  worker.onerror = () => {
    removeEventListener("pagehide", gone);
    removeEventListener("pageshow", back);
    line = connectHere();
    announceAll();
  };
  addEventListener("pagehide", gone);
  addEventListener("pageshow", back);
  return { post };
}

/** Without a shared worker each tab has a stream of its own, but only while it is seen. */
function connectHere() {
  const hub = new Hub();
  const watchers = new Map();
  const unwatch = (id) => {
    if (watchers.has(id)) hub.remove(watchers.get(id));
    watchers.delete(id);
  };
  const heedSight = () => (document.hidden ? hub.pause() : hub.resume());
  addEventListener("online", () => hub.retryNow());
  document.addEventListener("visibilitychange", heedSight);
  if (document.hidden) hub.pause();
  return {
    post({ kind, id, ...rest }) {
      if (kind === "renew") hub.renew();
      unwatch(id);
      if (kind !== "watch") return;
      const watcher = { ...rest, send: (name, data) => deliver(id, name, data) };
      watchers.set(id, watcher);
      hub.add(watcher);
    },
  };
}
