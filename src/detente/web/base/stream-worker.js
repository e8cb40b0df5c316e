/** The shared worker: holds the browser's one stream for all its tabs, and drops tabs that are gone. */

import { Hub } from "./stream-hub.js";

const PING = 20_000;
const TAB_TIMEOUT = 180_000;

const hub = new Hub();
const tabs = new Map();

addEventListener("connect", ({ ports: [port] }) => {
  port.onmessage = ({ data }) => handle(port, data);
  port.start();
});

addEventListener("online", () => hub.retryNow());
setInterval(pingTabs, PING);

function handle(port, message) {
  const known = tabs.has(port);
  const tab = known ? tabs.get(port) : { watchers: new Map() };
  tab.lastSeen = Date.now();
  if (message.kind === "watch") {
    tabs.set(port, tab);
    watch(port, tab, message);
  } else if (message.kind === "close") {
    unwatch(tab, message.id);
  } else if (message.kind === "renew") {
    hub.renew();
  } else if (message.kind === "gone") {
    drop(port);
  } else if (message.kind === "here" && !known && message.watches) {
    port.postMessage({ kind: "again" });
  }
}

function watch(port, tab, { id, what, last, language }) {
  unwatch(tab, id);
  const send = (name, data) => port.postMessage({ kind: "event", id, name, data });
  const watcher = { name: what, last, language, send };
  tab.watchers.set(id, watcher);
  hub.add(watcher);
}

function unwatch(tab, id) {
  const watcher = tab.watchers.get(id);
  if (watcher) hub.remove(watcher);
  tab.watchers.delete(id);
}

function drop(port) {
  const tab = tabs.get(port);
  tabs.delete(port);
  for (const id of [...(tab?.watchers.keys() ?? [])]) unwatch(tab, id);
}

/** Background tabs may sleep, so they are dropped only after a long silence; one that wakes subscribes again. */
function pingTabs() {
  for (const [port, tab] of tabs) {
    if (Date.now() - tab.lastSeen > TAB_TIMEOUT) drop(port);
    else port.postMessage({ kind: "call" });
  }
}
