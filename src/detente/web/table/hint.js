import { post } from "../base/api.js";
import { el } from "../base/dom.js";
import { percent, t } from "../base/words.js";

/**
 * What the bot would do now: asked for, shown above the question, taken or put away. What it answers at once is shown until it has
 * thought about it. `failed(error)` says why there is none.
 */
export class Hint {
  #hint = null;
  #asking = null;
  #shown = 0;

  constructor(session, { failed, changed }) {
    Object.assign(this, { session, failed, changed });
  }

  /** Whether there is anything to put away. */
  get open() {
    return this.#hint !== null || this.#asking !== null;
  }

  /** Whether nothing is known yet. */
  get thinking() {
    return this.#hint === null && this.#asking !== null;
  }

  /** Whether a hint may be asked for now. */
  get possible() {
    const { table, store, seat } = this.session;
    return table.hints && seat !== null && Boolean(store?.scene?.prompt.mine);
  }

  async ask() {
    if (!this.possible || this.open || this.session.sending) return;
    const { store } = this.session;
    const asking = (this.#asking = { store, ask: store.ask, waiting: new AbortController() });
    this.#shown = 0;
    this.changed();
    try {
      await this.#answer(asking, "short");
      if (this.#asking !== asking) return;
      this.changed();
      await this.#answer(asking, "long");
    } catch (error) {
      if (this.#asking === asking) this.failed(error);
    } finally {
      if (this.#asking === asking) {
        this.#asking = null;
        this.changed();
      }
    }
  }

  /** What the bot answers after thinking so long, if that is still wanted then. */
  async #answer(asking, thinking) {
    const { seat, path } = this.session;
    const hint = await post(`${path}/seats/${seat}/hint`, { ask: asking.ask, thinking }, asking.waiting);
    if (this.#asking === asking) this.#hint = { store: asking.store, ...hint };
  }

  /** Puts the hint away; whether there was one. */
  dismiss() {
    const was = this.open;
    this.#hint = null;
    this.stop();
    return was;
  }

  /** Waits for no more of it: the question is about to be answered. */
  stop() {
    this.#asking?.waiting.abort();
    this.#asking = null;
  }

  /** A hint is for the question for which it was asked, and for no other. */
  renew() {
    const { store } = this.session;
    const stands = (each) => each !== null && each.store === store && each.ask === store.ask;
    if (!stands(this.#hint)) this.#hint = null;
    if (!stands(this.#asking)) this.stop();
  }

  /** The actions of a line, to be sent. */
  actions(n) {
    return this.#hint?.lines[n]?.actions.map(({ action }) => action) ?? null;
  }

  /** Somebody points at this line: its marks are the ones to show. */
  point(n) {
    this.#shown = n;
  }

  /** What the line that is pointed at speaks of; of several parts which is which. */
  get marks() {
    const line = this.#hint?.lines[this.#shown] ?? this.#hint?.lines[0];
    if (!line) return [];
    if (line.actions.length === 1) return advised(line.actions[0].on, percent(line.chance));
    const turns = new Map();
    line.actions.forEach(({ on }, k) => on.forEach((id) => turns.set(id, [...(turns.get(id) ?? []), k + 1])));
    return [...turns].flatMap(([id, numbers]) => advised([id], numbers.join(", ")));
  }

  draw() {
    if (this.thinking) return box(el("p", { class: "thinking", role: "status" }, t("table-hint-thinking")));
    if (!this.#hint) return null;
    const { chances, lines } = this.#hint;
    const now = percent(chances[this.session.seat]);
    return box(
      this.#asking && el("p", { class: "thinking", role: "status" }, t("table-hint-refining")),
      el("p", { class: "hint-now" }, t("table-hint-now", { chance: now })),
      el("ol", {}, lines.map(drawLine)),
    );
  }
}

/** Marks on the elements of an action; the first one bears the text. */
export const advised = (on, text) => on.map((id, k) => ({ kind: "preview", on: [id], text: k === 0 ? text : "" }));

const box = (...content) =>
  el(
    "section",
    { class: "hint", "data-key": "hint", "aria-label": t("table-hint") },
    content,
    el("button", { class: "close quiet square", type: "button", "data-do": "dismiss", "aria-label": t("table-hint-dismiss") }, "×"),
  );

/** Where there is little room, a line shows this many steps; the others appear when asked for. */
const STEPS = 3;

function drawLine({ actions, chance }, n) {
  const labels = actions.map(({ label }) => label);
  const text = labels.join(" → ");
  const rest = labels.slice(STEPS);
  return el(
    "li",
    { "data-key": `hint ${actions.map(({ action }) => action).join(" ")}` },
    el(
      "button",
      {
        type: "button",
        class: n === 0 ? "best" : "",
        "data-hint": n,
        "aria-label": t("table-hint-take", { action: text, chance: percent(chance) }),
      },
      el("span", { class: "said" }, labels.slice(0, STEPS).join(" → "), rest.map((label) => el("span", { class: "rest" }, ` → ${label}`))),
      el("span", { class: "bar-of", "aria-hidden": "true" }, el("i", { style: `width:${Math.round(chance * 100)}%` })),
      el("b", {}, percent(chance)),
    ),
    rest.length > 0 && el("details", {}, el("summary", {}, t("table-hint-more", { count: rest.length }))),
  );
}
