/**
 * The guide of a first game: a bubble by the question that explains what is asked, points at what it is about, and suggests a
 * move. It follows the game, whatever is chosen: each kind of question and event is explained the first time it comes up.
 */

import { get, post } from "../base/api.js";
import { el } from "../base/dom.js";
import { dialog } from "../base/page.js";
import { t } from "../base/words.js";
import { advised } from "../table/hint.js";
import { rulesAddress } from "../lobby/ways.js";
import { drawSigns } from "./signs.js";
import { fresh, keepProgress, progressAt } from "./progress.js";

const LETTERS = "ABCDEFGH";

export class Guide {
  #box = document.getElementById("guide");
  #texts = null;
  #progress = null;
  /** The number of lines of the log that were looked through for something to explain. */
  #read = null;
  /** Steps about what has happened, still to be shown. */
  #news = [];
  /** What the bot would do: `{store, ask, action, label, on}`; without an action while it thinks. */
  #tip = null;
  #drawn = "";
  #folded = false;

  /** `send(offers)` plays, `light(ids)` lights up elements, `changed()`: the marks are others now, `open(rule)` opens the rules. */
  constructor(session, { sheet, send, light, changed }) {
    Object.assign(this, { session, sheet, send, light, changed });
    this.#progress = progressAt(session.table.id);
    this.#box.addEventListener("click", ({ target }) => this.#press(target.closest("[data-guide]")?.dataset.guide));
    for (const kind of ["pointerover", "focusin"]) {
      this.#box.addEventListener(kind, ({ target }) => this.light(this.#pointed(target.closest("[data-at]"))));
    }
    this.#box.addEventListener("pointerleave", () => this.light([]));
  }

  get on() {
    return this.session.table.guide && this.session.seat !== null && Boolean(this.#progress?.on);
  }

  /** Where the suggestion is, until something was chosen. */
  get marks() {
    return this.on && this.#isAsked(this.#tip) && this.#tip.action ? advised(this.#tip.on, "") : [];
  }

  /** Switches the guide on, from its beginning, or off. */
  toggle(on = !this.on) {
    this.#progress = { ...(on ? fresh() : (this.#progress ?? fresh())), on };
    this.#news = [];
    this.#folded = false;
    this.#keep();
  }

  /** Draws what belongs to a scene; null: nothing is seen, or the past. */
  draw(scene) {
    if (!this.on || !scene) return this.#hide();
    if (!this.#texts) return this.#load();
    this.#listen();
    const { prompt } = scene;
    if (this.#hasSaidAll(scene.over)) return this.#end();
    const step = this.#news[0] ?? (prompt.mine ? this.#step("asks", prompt.asks) : null);
    const tip = prompt.mine && !this.#news.length ? this.#suggestion() : null;
    if (prompt.mine && step && !this.#news.length) this.#see(step);
    this.#show(step, tip, prompt.mine);
  }

  #hide() {
    this.#box.hidden = true;
    this.#drawn = "";
  }

  async #load() {
    if (this.loading) return;
    this.loading = true;
    try {
      this.#texts = await get(`/api/games/${encodeURIComponent(this.session.table.game)}/guide`);
      this.changed();
    } finally {
      this.loading = false;
    }
  }

  /** Looks through the new lines of the log for what is still to be explained. */
  #listen() {
    const { log } = this.session.store;
    if (this.#read?.log !== log) this.#read = { log, count: this.#progress.asks.length ? log.length : 0 };
    for (const line of log.slice(this.#read.count)) {
      const step = this.#step("log", line.rule);
      if (step && !this.#isSeen(step) && !this.#news.includes(step)) this.#news.push(step);
    }
    this.#read.count = log.length;
  }

  /** The game is over; or the last guided question has been answered, and what has happened since then has been read. */
  #hasSaidAll(over) {
    const { asks } = this.#progress;
    return over || (asks.length >= this.#texts.decisions && !asks.includes(this.session.store.ask) && !this.#news.length);
  }

  #step(kind, key) {
    return this.#texts.steps.find((step) => step.kind === kind && step.key === key) ?? null;
  }

  #isSeen(step) {
    return this.#progress.seen.includes(`${step.kind} ${step.key}`);
  }

  /** A question's explanation stays as long as the question is open, and is short from then on. */
  #see(step) {
    const { ask } = this.session.store;
    const { asks, seen } = this.#progress;
    if (asks.includes(ask)) return;
    asks.push(ask);
    if (!this.#isSeen(step)) {
      seen.push(`${step.kind} ${step.key}`);
      this.#progress.told = ask;
    }
    this.#keep();
  }

  #keep() {
    keepProgress(this.session.table.id, this.#progress);
  }

  /** What the bot would do: what it answers at once, until it has thought about it. */
  #suggestion() {
    const { store, table } = this.session;
    if (!table.hints) return null;
    if (this.#isAsked(this.#tip)) return this.#tip;
    const tip = (this.#tip = { store, ask: store.ask });
    this.#think(tip);
    return tip;
  }

  async #think(tip) {
    const { seat, path } = this.session;
    for (const thinking of ["short", "long"]) {
      try {
        const { lines } = await post(`${path}/seats/${seat}/hint`, { ask: tip.ask, thinking });
        Object.assign(tip, lines[0].actions[0]);
      } catch {
        Object.assign(tip, { failed: !tip.action });
      }
      if (!this.#isAsked(tip) || tip !== this.#tip) return;
      this.changed();
    }
  }

  /** Whether a suggestion is for the question that is open. */
  #isAsked(tip) {
    const { store } = this.session;
    return tip !== null && tip.store === store && tip.ask === store.ask && store.scene.prompt.mine;
  }

  /** Why an action is worth trying: the first of the game's reasons that fits it. */
  #reason(action) {
    return this.#texts.reasons.find(({ pattern }) => fits(action, pattern))?.html ?? "";
  }

  #show(step, tip, mine) {
    const told = step && (this.#news.length > 0 || this.#progress.told === this.session.store.ask);
    const what = JSON.stringify([step?.kind, step?.key, told, tip?.action, tip?.failed, mine, this.#folded]);
    this.#box.hidden = false;
    if (what === this.#drawn) return;
    this.#drawn = what;
    this.#box.classList.toggle("folded", this.#folded);
    this.#box.classList.toggle("explains", Boolean(told) && this.#progress.asks.length > 1);
    const text = el("div", { class: "told", role: "status" }, told && [el("h3", {}, step.title), markup(step.html)]);
    if (!told) text.append(el("p", { class: "soft" }, mine ? t("guide-again", { title: step?.title ?? "" }) : t("guide-others")));
    this.#box.replaceChildren(this.#head(), text, ...this.#tipBox(tip), this.#foot());
    drawSigns(this.#box, this.sheet);
    this.#keepOff();
    this.light(told ? [...text.querySelectorAll("[data-at]")].flatMap((each) => this.#pointed(each)) : []);
  }

  /** What is foreseen for the question at hand stays in view above the bubble. */
  #keepOff() {
    const foreseen = document.querySelector("#side > .forecast")?.getBoundingClientRect().bottom ?? 0;
    this.#box.style.setProperty("--foreseen", `${Math.ceil(foreseen)}px`);
  }

  #head() {
    const { decisions, goal } = this.#texts;
    const done = Math.min(this.#progress.asks.length, decisions);
    return el(
      "header",
      {},
      el("b", {}, t("guide-name")),
      el("progress", { max: decisions, value: done, "aria-label": t("guide-progress", { done, of: decisions }) }),
      button("fold", t(this.#folded ? "guide-unfold" : "guide-fold"), this.#folded ? "▴" : "▾"),
      button("stop", t("guide-stop"), "×"),
      el("div", { class: "goal" }, markup(goal)),
    );
  }

  #tipBox(tip) {
    if (!tip || tip.failed) return [];
    if (!tip.action) return [el("p", { class: "tip soft" }, t("guide-thinking"))];
    const why = el("div", { class: "why" }, markup(this.#reason(tip.action)));
    return [
      el(
        "div",
        { class: "tip" },
        el("p", {}, t("guide-try"), " ", el("b", {}, tip.label)),
        why,
        el("button", { class: "primary", type: "button", "data-guide": "do" }, t("guide-do")),
        el("span", { class: "soft" }, t("guide-or")),
      ),
    ];
  }

  #foot() {
    if (!this.#news.length) return "";
    return el("footer", {}, el("button", { class: "primary", type: "button", "data-guide": "next" }, t("guide-next")));
  }

  #press(what) {
    if (what === "stop") {
      this.toggle(false);
      this.#hide();
    } else if (what === "fold") this.#folded = !this.#folded;
    else if (what === "next") {
      const step = this.#news.shift();
      this.#progress.seen.push(`${step.kind} ${step.key}`);
      this.#keep();
    } else if (what === "do" && this.#tip?.action) return this.send([this.#tip]);
    else return;
    this.light([]);
    this.changed();
  }

  /** The elements at which words point. */
  #pointed(element) {
    const letter = LETTERS[this.session.seat];
    return element ? [element.dataset.at.replaceAll("{seat}", letter)] : [];
  }

  async #end() {
    this.toggle(false);
    this.#hide();
    const { game } = this.session.table;
    const known = el("div", { class: "known" }, markup(this.#texts.known));
    drawSigns(known, this.sheet);
    const chosen = await dialog({
      title: t("guide-known"),
      body: known,
      class: "guide-end",
      buttons: [
        { label: t("guide-rules"), value: rulesAddress(game) },
        { label: t("guide-on"), value: null },
        { label: t("guide-whole"), value: `/?game=${encodeURIComponent(game)}`, kind: "primary" },
      ],
    });
    if (chosen) location.assign(chosen);
  }
}

/** Text that the server made from the game's own, with all markup in it shown as text. */
function markup(html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  return made.content;
}

const button = (what, label, sign) =>
  el("button", { class: "quiet square", type: "button", "data-guide": what, title: label, "aria-label": label }, sign);

function fits(action, pattern) {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(action);
}
