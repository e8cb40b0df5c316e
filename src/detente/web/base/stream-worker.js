/** The shared worker: holds the browser's one stream for all its tabs, and forgets tabs that are gone. */

import { Hub } from "./stream-hub.js";

const CALL = 20_000;
const GIVEN_UP = 180_000;

const hub = new Hub();
const tabs = new Map();

addEventListener("connect", ({ ports: [port] }) => {
  port.onmessage = ({ data }) => heed(port, data);
  port.start();
});

addEventListener("online", () => hub.retryNow());
setInterval(callTabs, CALL);

function heed(port, message) {
  const known = tabs.has(port);
  const tab = known ? tabs.get(port) : { watchers: new Map() };
  tab.heard = Date.now();
  if (message.kind === "watch") {
    tabs.set(port, tab);
    watch(port, tab, message);
  } else if (message.kind === "close") {
    unwatch(tab, message.id);
  } else if (message.kind === "renew") {
    hub.renew();
  } else if (message.kind === "gone") {
    forget(port);
  } else if (message.kind === "here" && !known && message.watches) {
    port.postMessage({ kind: "again" });
  }
}

function watch(port, tab, { id, what, last, language }) {
  unwatch(tab, id);
  const send = (name, data) => port.postMessage({ kind: "event", id, name, data });
  const watcher = { what, last, language, send };
  tab.watchers.set(id, watcher);
  hub.add(watcher);
}

function unwatch(tab, id) {
  const watcher = tab.watchers.get(id);
  if (watcher) hub.remove(watcher);
  tab.watchers.delete(id);
}

function forget(port) {
  const tab = tabs.get(port);
  tabs.delete(port);
  for (const id of [...(tab?.watchers.keys() ?? [])]) unwatch(tab, id);
}

/** Background tabs may sleep, so they are only called, and given up after a long silence; who wakes asks again. */
function callTabs() {
  for (const [port, tab] of tabs) {
    if (Date.now() - tab.heard > GIVEN_UP) forget(port);
    else port.postMessage({ kind: "call" });
  }
}
