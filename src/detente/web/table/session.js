import { get } from "../base/api.js";
import { watch } from "../base/stream.js";
import { send } from "./commands.js";
import { drawCurtain, liftCurtain } from "./curtain.js";
import { Queue } from "./queue.js";
import { hush } from "./say.js";
import { Since } from "./since.js";
import { Store } from "./store.js";

const PATIENCE = 5000;

/** Watching the table from one seat, or as a spectator. A visitor with several seats opens one after the other. */
export class Session {
  seat = null;
  store = null;
  /** Whether the table has said how it stands, or a curtain hides it. */
  settled = false;
  #watch = null;
  #queue = new Queue((frame, hurried) => this.#draw(frame, hurried), () => this.onrest());
  #since = new Since();
  /** The command that the server has not answered yet: the question that it answers, and the frame with its last action. */
  #posted = null;
  #expected = -1;
  /** Who waits for the first scene. */
  #onscene = [];
  /** The newest frame that is shown or about to be: the stage may still go through it. */
  #arrived = -1;

  /**
   * Set from outside: `onframe(frame, { own, hurried })` draws a frame, `own` if the seat itself caused it, `onsending()`: a move is under way, or no
   * longer, `onchange()` all else, `onrest()`: all has
   * been shown, `onended()`: the game is over now, which no frame could show, `onoffline(bool)`, `onleave()`.
   */
  constructor(table, path) {
    this.table = table;
    this.path = path;
  }

  get mine() {
    return this.table.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
  }

  /** A move is under way: sent, or done but not yet shown. */
  get sending() {
    return Boolean(this.#posted && !this.#isShown(this.#posted)) || this.#expected > this.#arrived;
  }

  /** Frames may come before the server's answer to what has caused them: the next question is open then. */
  #isShown({ store, ask, last }) {
    return store === this.store && store.ask !== ask && store.number >= last;
  }

  /** How many frames are still to be shown. */
  get waiting() {
    return this.#queue.length;
  }

  /** The frames that wait are only drawn. */
  hurry() {
    this.#queue.hurry();
  }

  /** The frames that were answers of the seat's standing orders. */
  markAnswered(frames) {
    this.#since.answered = new Set(frames);
  }

  /** The scene, as soon as there is one. */
  async scene() {
    while (!this.store?.scene) await new Promise((done) => this.#onscene.push(done));
    return this.store.scene;
  }

  /** What happened since the seat's last turn, as lines of the log. */
  get sinceLast() {
    return this.store ? this.#since.lines(this.store, this.seat, this.#posted?.last) : [];
  }

  async begin(asked) {
    const { mine } = this;
    const wanted = mine.find((seat) => String(seat) === asked);
    if (mine.length <= 1) return this.open(wanted ?? mine[0] ?? null);
    if (this.table.status !== "running") return this.open(wanted ?? mine[0]);
    const owing = await this.#owing();
    this.pass(owing.includes(wanted) ? wanted : (owing[0] ?? wanted ?? mine[0]));
  }

  /** The visitor's seats that owe a decision. */
  async #owing() {
    const { tables } = await get("/api/me");
    return tables.find(({ id }) => id === this.table.id)?.owed ?? [];
  }

  open(seat) {
    liftCurtain();
    this.seat = seat;
    this.settled = false;
    this.store = new Store();
    this.#since.follow(this.table.id, seat);
    if (this.mine.length > 1) this.#remember(seat);
    this.#subscribe();
  }

  /** The address names the seat, so that a page loaded anew is where it was. */
  #remember(seat) {
    const address = new URL(location.href);
    address.searchParams.set("seat", seat);
    history.replaceState(history.state, "", address);
  }

  /** Requests everything anew. */
  reopen() {
    if (!this.store) return;
    this.#watch.close();
    this.#subscribe();
  }

  /** Leaves the seat, forgets everything that it saw, and shows a curtain until the next seat's holder is there. */
  pass(seat) {
    this.#watch?.close();
    this.#watch = null;
    this.#queue.clear();
    this.store = null;
    this.seat = null;
    this.settled = true;
    this.#expected = -1;
    this.onleave?.();
    this.onchange();
    hush();
    this.#remember(seat);
    drawCurtain(seat, this.table.seats[seat].name, (chosen) => this.open(chosen));
  }

  #subscribe() {
    const { store } = this;
    const mine = (act) => (data) => store === this.store && act(data);
    this.#watch = watch(
      `${this.table.id}:${this.seat ?? "-"}`,
      {},
      {
        hello: mine((hello) => this.#hello(hello)),
        frame: mine((frame) => this.#queue.add(frame)),
        table: mine((table) => this.setTable(table)),
        chat: mine((line) => {
          store.chat.push(line);
          this.onchange();
        }),
        refused: mine(({ message }) => this.#refused(message)),
        offline: mine((offline) => this.onoffline(offline)),
      },
    );
  }

  /** Somebody who has lost the seat goes on as a spectator: nothing of its hand stays on the page. */
  async #refused(message) {
    this.onrefused?.(message);
    const table = this.seat === null ? null : await get(this.path).catch(() => null);
    if (!table) return;
    this.table = table;
    this.onleave?.();
    this.open(null);
  }

  setTable(table) {
    this.table = table;
    this.onchange();
  }

  #hello(hello) {
    this.#queue.clear();
    this.table = hello.table;
    this.settled = true;
    const before = this.store.scene;
    this.store.hello(hello);
    this.#arrived = this.store.number;
    this.#expected = -1;
    for (const done of this.#onscene.splice(0)) done();
    this.onchange();
    if (before && !before.over && this.store.scene.over) this.onended();
    this.onrest();
    if (hello.frame && (hello.since ?? null) === null && hello.frame.number > 0) this.#wholeLog();
  }

  async #wholeLog() {
    const { store } = this;
    const answer = await get(`${this.path}/seats/${this.seat ?? "-"}/frames`).catch(() => null);
    if (!answer || store !== this.store) return;
    store.wholeLog(answer);
    this.onchange();
  }

  async #draw(frame, hurried) {
    const { store } = this;
    if (!store || frame.number <= store.number) return;
    if (!store.follows(frame)) return this.reopen();
    this.#arrived = frame.number;
    const own = this.#posted !== null || frame.number <= this.#expected;
    await this.onframe(frame, { own, hurried });
  }

  /** Sends actions or undoes some. Resolves when the server has done it. */
  async command(what) {
    const { store } = this;
    const before = store.number;
    const posted = { store, ask: store.ask, last: before + (what.actions?.length ?? 1) };
    this.#posted = posted;
    this.onsending();
    try {
      const { frame } = await send(`${this.path}/seats/${this.seat}/commands`, { ask: store.ask, ...what });
      if (store !== this.store) return;
      this.#expected = frame;
      this.#since.acted(before, frame);
      setTimeout(() => store === this.store && this.#expected > store.number && !this.#queue.busy && this.reopen(), PATIENCE);
    } finally {
      if (this.#posted === posted) this.#posted = null;
      this.onsending();
    }
  }
}
