import { el, icon } from "../base/dom.js";
import { t } from "../base/words.js";
import { drawDie } from "./motion.js";
import { factor, NAMES, pace, setPace } from "./pace.js";
import { chip } from "./panels.js";
import { isCard, picture, ratio } from "./pieces.js";

/** How long a frame is shown, in milliseconds: that it is seen at all, and to read each letter. */
const LEAST = 600;
const LETTER = 13;
const MINOR_LETTER = 6;
const MOST = 6000;
/** How long the stage stays when nothing follows. */
const LINGER = 4000;
/** How many lines are seen at a time, and how many cards of one frame. */
const LINES = 5;
const CARDS = 4;
const SKIP = ["M6 5l8 7l-8 7z", "M18 5v14"];

/** Shows what happens, large and slow enough to follow: who acts, their cards, the dice, and what the log says of it. */
export class Stage {
  #box = document.getElementById("stage");
  #lines = [];
  #skipped = () => {};
  #leave = null;
  /** Resolves when what was shown last has been there long enough. */
  rest = Promise.resolve();

  /** `light(ids)` lights up elements, `waiting()` counts the frames to come, `hurry()` drops their show. */
  constructor({ sheet, light, waiting, hurry }) {
    Object.assign(this, { sheet, light, waiting, hurry });
    this.#box.addEventListener("click", ({ target }) => {
      if (target.closest("[data-stage=now]")) this.toNow();
      else if (!target.closest("select")) this.skip();
    });
    this.#box.addEventListener("change", ({ target }) => {
      setPace(target.value);
      if (!factor()) this.toNow();
    });
    this.#box.setAttribute("aria-label", t("table-stage"));
  }

  /** Whether something on it is still to be read. */
  get showing() {
    return !this.#box.hidden;
  }

  /** Shows a frame's cards, dice and lines of the log. What the frames before said of the same turn stays above. */
  show({ changes, log }) {
    const cards = played(changes, this.sheet).slice(0, CARDS);
    const rolls = changes.filter(({ kind }) => kind === "roll");
    if (!factor() || (!log.length && !cards.length && !rolls.length)) return;
    if (log.some(({ begins }) => begins) || !this.showing) this.#lines = [];
    this.#lines = [...this.#lines, ...log].slice(-Math.max(LINES, log.length));
    const parts = [
      cards.length > 0 && el("div", { class: "played" }, cards.map((card) => this.#card(card))),
      ...rolls.map(rolled),
      el("ol", {}, this.#lines.map((line) => drawLine(line, !log.includes(line)))),
      this.#controls(),
    ];
    this.#box.replaceChildren(...parts.filter(Boolean));
    this.#box.hidden = false;
    this.light(log.flatMap(({ on }) => on ?? []));
    this.#wait(timeFor(log) * factor());
  }

  /** Ends what is shown now. */
  skip() {
    this.#skipped();
  }

  /** Drops all that is still to be shown. */
  toNow() {
    this.hurry();
    this.skip();
    this.clear();
  }

  clear() {
    clearTimeout(this.#leave);
    if (this.showing) this.light([]);
    this.#box.hidden = true;
    this.#lines = [];
    this.skip();
  }

  #wait(milliseconds) {
    clearTimeout(this.#leave);
    this.skip();
    this.rest = new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#skipped = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#leave = setTimeout(() => this.clear(), milliseconds + LINGER * factor());
  }

  #card(change) {
    return el(
      "figure",
      {},
      el("span", { class: "picture", style: `--ratio:${ratio(change.sprite, this.sheet).toFixed(3)}` }, picture(change, this.sheet)),
      !change.card && el("figcaption", {}, change.face),
    );
  }

  #controls() {
    const waiting = this.waiting();
    const choice = el(
      "select",
      { class: "quiet", "aria-label": t("table-pace"), title: t("table-pace") },
      NAMES.map((name) => el("option", { value: name, selected: name === pace() }, t(`table-pace-${name.replace("_", "-")}`))),
    );
    return el(
      "footer",
      {},
      choice,
      waiting > 0 &&
        el("button", { class: "quiet", type: "button", "data-stage": "now" }, t("table-stage-now", { count: waiting }), icon(...SKIP)),
    );
  }
}

/** The cards that changes show face up, each once. */
function played(changes, sheet) {
  const found = new Map();
  for (const change of changes) {
    const { kind, sprite, face, card } = change;
    if (kind === "move" && (card || (face && isCard(sprite, sheet)))) found.set(`${sprite} ${face}`, change);
  }
  return [...found.values()];
}

const rolled = ({ dice = [], text }) =>
  el("div", { class: "rolled" }, dice.map(drawDie), text && el("p", {}, text));

const drawLine = (line, before) =>
  el(
    "li",
    { class: [line.minor && "minor", line.begins && "begins", before && "before"].filter(Boolean).join(" ") },
    line.seat !== null && chip(line.seat),
    el("span", {}, line.text),
  );

function timeFor(log) {
  const letters = log.map(({ text, minor }) => text.length * (minor ? MINOR_LETTER : LETTER));
  return Math.min(MOST, letters.reduce((sum, each) => sum + each, LEAST));
}
