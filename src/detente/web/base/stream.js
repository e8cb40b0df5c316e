/** Events of tables and the lobby: one stream for the whole browser, shared by its tabs. */

import { addressOf } from "./address.js";
import { Hub } from "./stream-hub.js";
import { language } from "./words.js";

const VERSION = 1;
const watches = new Map();
let nextId = 1;
let connection = null;

/**
 * Watches a seat ("TABLE:SEAT"), a table as a spectator ("TABLE:-"), the visitor's own list of tables ("lobby") or a tournament
 * ("tournament:ID").
 *
 * @param {string} what
 * @param {{last?: number}} options the number of the last frame that the page has already
 * @param {Object} handlers all may be left out:
 *   `hello({table, chat, frame, since})` at first and after a break. Without a frame nothing is new (or the game has
 *      not started). With one it has a whole scene; its `log` is to be appended if `since` is a number (the last
 *      frame that the page had), else it takes the place of the log;
 *   `frame(frame)`, `table(TableInfo)`, `chat(Chat)`, `tables([Summary])`, `tournament(Tournament)`, `refused({code, message})`;
 *   `offline(bool)` the stream is broken for a while, or is back
 * @returns {{close(): void}} after `close` nothing of it is stored anywhere
 */
export function watch(what, { last = null } = {}, handlers) {
  const id = nextId++;
  watches.set(id, { what, last, handlers });
  connection ??= connect();
  subscribe(id);
  return {
    close() {
      if (watches.delete(id)) connection.post({ kind: "close", id });
    },
  };
}

/** To be called when the visitor was registered or took a seat: the server then has to identify them anew. */
export function renew() {
  connection ??= connect();
  connection.post({ kind: "renew" });
}

function subscribe(id) {
  const { what, last } = watches.get(id);
  connection.post({ kind: "watch", id, what, last, language: language() });
}

function subscribeAll() {
  for (const id of watches.keys()) subscribe(id);
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
  const url = addressOf("base/stream-worker.js");
  const worker = new SharedWorker(url, { type: "module", name: `detente-${VERSION}` });
  const { port } = worker;
  const post = (message) => port.postMessage(message);
  const gone = () => post({ kind: "gone" });
  const back = ({ persisted }) => persisted && subscribeAll();
  port.onmessage = ({ data }) => {
    if (data.kind === "event") deliver(data.id, data.name, data.data);
    else if (data.kind === "call") post({ kind: "here", watches: watches.size });
    else if (data.kind === "again") subscribeAll();
  };
  worker.onerror = () => {
    removeEventListener("pagehide", gone);
    removeEventListener("pageshow", back);
    connection = connectHere();
    subscribeAll();
  };
  addEventListener("pagehide", gone);
  addEventListener("pageshow", back);
  return { post };
}

/** Without a shared worker each tab has a stream of its own, but only while it is visible. */
function connectHere() {
  const hub = new Hub();
  const watchers = new Map();
  const unwatch = (id) => {
    if (watchers.has(id)) hub.remove(watchers.get(id));
    watchers.delete(id);
  };
  const onVisibilityChange = () => (document.hidden ? hub.pause() : hub.resume());
  addEventListener("online", () => hub.retryNow());
  document.addEventListener("visibilitychange", onVisibilityChange);
  if (document.hidden) hub.pause();
  return {
    post({ kind, id, ...rest }) {
      if (kind === "renew") hub.renew();
      unwatch(id);
      if (kind !== "watch") return;
      const { what, ...options } = rest;
      const watcher = { ...options, name: what, send: (name, data) => deliver(id, name, data) };
      watchers.set(id, watcher);
      hub.add(watcher);
    },
  };
}
