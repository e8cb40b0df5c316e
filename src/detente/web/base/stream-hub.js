/** One event stream for all channels that the tabs watch. Runs in a shared worker, or in the tab if there is none. */

import { Channel } from "./stream-channel.js";

const RETRIES = [300, 1000, 2000, 4000, 8000, 15000];
const PATIENCE = 2500;
const EVENTS = ["hello", "frame", "table", "chat", "tables", "tournament", "refused"];

export class Hub {
  #channels = new Map();
  #source = null;
  #language = "en";
  #failures = 0;
  #opening = null;
  #offlineTimer = null;
  #offline = false;
  #paused = false;

  /**
   * Adds a watcher to a channel.
   *
   * @param {{name, last, language, send(name, data)}} watcher `last`: the number of the last frame that it has, or null
   */
  add(watcher) {
    this.#setLanguage(watcher.language);
    let channel = this.#channels.get(watcher.name);
    if (!channel) {
      channel = new Channel(watcher.name);
      this.#channels.set(watcher.name, channel);
      this.#reopen();
    }
    channel.watchers.add(watcher);
    channel.sendHistory(watcher);
    if (this.#offline) watcher.send("offline", true);
  }

  /** Removes a watcher. A channel without watchers is closed at once. */
  remove(watcher) {
    const channel = this.#channels.get(watcher.name);
    if (!channel?.watchers.delete(watcher) || channel.watchers.size > 0) return;
    this.#channels.delete(watcher.name);
    this.#reopen();
  }

  /** Closes the stream until `resume`. */
  pause() {
    this.#paused = true;
    this.#close();
  }

  resume() {
    this.#paused = false;
    this.#reopen();
  }

  /** Opens the stream anew: the server identifies the visitor when it is opened. */
  renew() {
    this.#reopen();
  }

  /** Does not wait for the next attempt: the network is back. */
  retryNow() {
    if (this.#source === null && this.#failures > 0) this.#reopen();
  }

  #setLanguage(language) {
    if (language === this.#language) return;
    this.#language = language;
    for (const channel of this.#channels.values()) channel.reset();
    this.#reopen();
  }

  #reopen(delay = 0) {
    this.#close();
    if (this.#paused || this.#channels.size === 0) return;
    this.#opening = setTimeout(() => this.#open(), delay);
  }

  #close() {
    clearTimeout(this.#opening);
    this.#source?.close();
    this.#source = null;
  }

  #open() {
    const source = new EventSource(this.#address());
    this.#source = source;
    source.onopen = () => this.#up();
    source.onerror = () => this.#down();
    for (const name of EVENTS) {
      source.addEventListener(name, (event) => {
        if (source === this.#source) this.#receive(name, JSON.parse(event.data));
      });
    }
  }

  #address() {
    const all = [...this.#channels.values()];
    const query = all.map((channel) => `watch=${encodeURIComponent(channel.name)}`);
    const last = all.map((channel) => channel.number ?? "-").join(".");
    return `/api/stream?${query.join("&")}&language=${this.#language}&last=${last}`;
  }

  #up() {
    this.#failures = 0;
    clearTimeout(this.#offlineTimer);
    this.#offlineTimer = null;
    this.#setOffline(false);
  }

  #down() {
    const delay = RETRIES[Math.min(this.#failures, RETRIES.length - 1)];
    this.#failures += 1;
    this.#offlineTimer ??= setTimeout(() => this.#setOffline(true), PATIENCE);
    this.#reopen(delay * (0.75 + Math.random() / 2));
  }

  #setOffline(offline) {
    if (offline === this.#offline) return;
    this.#offline = offline;
    for (const channel of this.#channels.values()) channel.broadcast("offline", offline);
  }

  #receive(name, data) {
    const channel = this.#channels.get(data.watch);
    if (!channel) return;
    if (name === "refused") {
      this.#channels.delete(data.watch);
      channel.broadcast("refused", data.error);
    } else if (!channel.receive(name, data)) {
      channel.reset();
      this.#reopen();
    }
  }
}
