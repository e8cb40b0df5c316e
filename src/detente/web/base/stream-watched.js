/** What is watched, as far as it was told: enough to greet a second tab without asking the server. */

import { patched } from "./patch.js";

const KEPT_LINES = 200;
const KEPT_CHAT = 500;

export class Watched {
  watchers = new Set();
  #tables = null;
  #table = null;
  #chat = [];
  #frame = null;
  /** The log's last lines, each with the number of its frame, and from where on these numbers are exact. */
  #lines = [];
  #exactFrom = 0;

  constructor(what) {
    this.what = what;
  }

  /** The number of the last frame, or null. */
  get number() {
    return this.#frame?.number ?? null;
  }

  forget() {
    this.#tables = this.#table = this.#frame = null;
    this.#chat = [];
    this.#lines = [];
  }

  tell(name, data) {
    for (const watcher of this.watchers) watcher.send(name, data);
  }

  /** Tells a new watcher what is known so far; nothing if the server has not answered yet. */
  greet(watcher) {
    if (this.#tables) watcher.send("tables", this.#tables);
    if (this.#table) watcher.send("hello", this.#hello(watcher.last));
  }

  /** Takes in an event and passes it on. False if it does not fit what is known, so that all must be asked anew. */
  hear(name, data) {
    return this[`_${name}`](data);
  }

  _tables({ tables }) {
    this.#tables = tables;
    this.tell("tables", tables);
    return true;
  }

  _table({ table }) {
    this.#table = table;
    this.tell("table", table);
    return true;
  }

  _chat({ chat }) {
    this.#chat = [...this.#chat, chat].slice(-KEPT_CHAT);
    this.tell("chat", chat);
    return true;
  }

  _frame({ frame }) {
    if (frame.number <= (this.number ?? -1)) return true;
    if (!frame.scene && frame.number !== (this.number ?? -2) + 1) return false;
    const scene = frame.scene ?? patched(this.#frame.scene, frame.patch);
    this.#keep(frame, scene);
    this.tell("frame", frame);
    return true;
  }

  _hello({ table, chat, frame }) {
    const before = frame && this.number > frame.number ? null : this.number;
    this.#table = table;
    this.#chat = chat;
    if (frame && before === null) {
      this.#lines = [];
      this.#exactFrom = frame.number;
    }
    if (frame) this.#keep(frame, frame.scene);
    for (const watcher of this.watchers) watcher.send("hello", this.#hello(before ?? watcher.last));
    return true;
  }

  #keep(frame, scene) {
    const { number, ask, log } = frame;
    this.#frame = { number, ask, scene };
    this.#lines = [...this.#lines, ...log.map((line) => ({ number, line }))].slice(-KEPT_LINES);
  }

  /** A hello for who has seen the frames up to `last`. */
  #hello(last) {
    const hello = { table: this.#table, chat: this.#chat, frame: null, since: null };
    if (this.#frame === null || last === this.number) return hello;
    const exact = last !== null && last >= this.#exactFrom && last < this.number;
    const lines = exact ? this.#lines.filter(({ number }) => number > last) : this.#lines;
    hello.frame = { ...this.#frame, log: lines.map(({ line }) => line), changes: [] };
    hello.since = exact ? last : null;
    return hello;
  }
}
