/** A table, the lobby or a tournament as the server has sent it so far: enough to serve a second tab without another request. */

import { patched } from "./patch.js";

const MOST_LINES = 200;
const MOST_CHAT = 500;

export class Channel {
  watchers = new Set();
  #tables = null;
  #tournament = null;
  #table = null;
  #chat = [];
  #frame = null;
  /** The log's last lines, each with the number of its frame, and from where on these numbers are exact. */
  #lines = [];
  #exactFrom = 0;

  constructor(name) {
    this.name = name;
  }

  /** The number of the last frame, or null. */
  get number() {
    return this.#frame?.number ?? null;
  }

  reset() {
    this.#tables = this.#tournament = this.#table = this.#frame = null;
    this.#chat = [];
    this.#lines = [];
  }

  broadcast(name, data) {
    for (const watcher of this.watchers) watcher.send(name, data);
  }

  /** Sends a new watcher what is known so far; nothing if the server has not answered yet. */
  sendHistory(watcher) {
    if (this.#tables) watcher.send("tables", this.#tables);
    if (this.#tournament) watcher.send("tournament", this.#tournament);
    if (this.#table) watcher.send("hello", this.#hello(watcher.last));
  }

  /** Stores an event and passes it on. False if an event before it is missing, so that everything must be requested anew. */
  receive(name, data) {
    return this[`_${name}`](data);
  }

  _tables({ tables }) {
    this.#tables = tables;
    this.broadcast("tables", tables);
    return true;
  }

  _tournament({ tournament }) {
    this.#tournament = tournament;
    this.broadcast("tournament", tournament);
    return true;
  }

  _table({ table }) {
    this.#table = table;
    this.broadcast("table", table);
    return true;
  }

  _chat({ chat }) {
    this.#chat = [...this.#chat, chat].slice(-MOST_CHAT);
    this.broadcast("chat", chat);
    return true;
  }

  _frame({ frame }) {
    if (frame.number <= (this.number ?? -1)) return true;
    if (!frame.scene && frame.number !== (this.number ?? -2) + 1) return false;
    const scene = frame.scene ?? patched(this.#frame.scene, frame.patch);
    this.#store(frame, scene);
    this.broadcast("frame", frame);
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
    if (frame) this.#store(frame, frame.scene);
    for (const watcher of this.watchers) watcher.send("hello", this.#hello(before ?? watcher.last));
    return true;
  }

  #store(frame, scene) {
    const { number, ask, log } = frame;
    this.#frame = { number, ask, scene };
    this.#lines = [...this.#lines, ...log.map((line) => ({ number, line }))].slice(-MOST_LINES);
  }

  /** A hello for a tab that has the frames up to `last`. */
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
