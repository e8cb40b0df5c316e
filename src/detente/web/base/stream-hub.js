/** One event stream for all that the tabs watch. Runs in a shared worker, or in a tab where there is none. */

import { Watched } from "./stream-watched.js";

const RETRIES = [300, 1000, 2000, 4000, 8000, 15000];
const PATIENCE = 2500;
const EVENTS = ["hello", "frame", "table", "chat", "tables", "refused"];

export class Hub {
  #watched = new Map();
  #source = null;
  #language = "en";
  #failures = 0;
  #opening = null;
  #despair = null;
  #offline = false;
  #paused = false;

  /**
   * Someone watches from now on.
   *
   * @param {{what, last, language, send(name, data)}} watcher `last`: the number of the last frame that it has, or null
   */
  add(watcher) {
    this.#speak(watcher.language);
    let watched = this.#watched.get(watcher.what);
    if (!watched) {
      watched = new Watched(watcher.what);
      this.#watched.set(watcher.what, watched);
      this.#reopen();
    }
    watched.watchers.add(watcher);
    watched.greet(watcher);
    if (this.#offline) watcher.send("offline", true);
  }

  /** It watches no longer. What nobody watches is forgotten at once. */
  remove(watcher) {
    const watched = this.#watched.get(watcher.what);
    if (!watched?.watchers.delete(watcher) || watched.watchers.size > 0) return;
    this.#watched.delete(watcher.what);
    this.#reopen();
  }

  /** Holds no stream until `resume`. */
  pause() {
    this.#paused = true;
    this.#close();
  }

  resume() {
    this.#paused = false;
    this.#reopen();
  }

  /** Opens the stream anew, for the server knows who looks from when it was opened. */
  renew() {
    this.#reopen();
  }

  /** Does not wait for the next attempt: the network is back. */
  retryNow() {
    if (this.#source === null && this.#failures > 0) this.#reopen();
  }

  #speak(language) {
    if (language === this.#language) return;
    this.#language = language;
    for (const watched of this.#watched.values()) watched.forget();
    this.#reopen();
  }

  #reopen(delay = 0) {
    this.#close();
    if (this.#paused || this.#watched.size === 0) return;
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
        if (source === this.#source) this.#hear(name, JSON.parse(event.data));
      });
    }
  }

  #address() {
    const all = [...this.#watched.values()];
    const query = all.map((watched) => `watch=${encodeURIComponent(watched.what)}`);
    const last = all.map((watched) => watched.number ?? "-").join(".");
    return `/api/stream?${query.join("&")}&language=${this.#language}&last=${last}`;
  }

  #up() {
    this.#failures = 0;
    clearTimeout(this.#despair);
    this.#despair = null;
    this.#tellOffline(false);
  }

  #down() {
    const delay = RETRIES[Math.min(this.#failures, RETRIES.length - 1)];
    this.#failures += 1;
    this.#despair ??= setTimeout(() => this.#tellOffline(true), PATIENCE);
    this.#reopen(delay * (0.75 + Math.random() / 2));
  }

  #tellOffline(offline) {
    if (offline === this.#offline) return;
    this.#offline = offline;
    for (const watched of this.#watched.values()) watched.tell("offline", offline);
  }

  #hear(name, data) {
    const watched = this.#watched.get(data.watch);
    if (!watched) return;
    if (name === "refused") {
      this.#watched.delete(data.watch);
      watched.tell("refused", data.error);
    } else if (!watched.hear(name, data)) {
      watched.forget();
      this.#reopen();
    }
  }
}
