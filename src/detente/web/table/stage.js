import { el, icon } from "../base/dom.js";
import { t } from "../base/words.js";
import { Countdown } from "./countdown.js";
import { drawDie } from "./motion.js";
import { factor } from "./pace.js";
import { chip } from "./panels.js";
import { choiceOf, setByHand } from "./settings.js";
import { isCard, picture, ratio } from "./pieces.js";
import { heightOf, picturesOf, showsAttack } from "./stage-pictures.js";

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

/** How many new lines of the log there is room for, pictures counted as lines: a frame with more is shown in parts. */
const PAGE = 6;
const PAUSE = ["M8 5v14", "M16 5v14"];
const GO_ON = ["M7 5l11 7l-11 7z"];
/** How long pictures are looked at, besides the lines. */
const LOOK = 900;

/** Shows what happens, large and slow enough to follow: who acts, their cards, the dice, pictures, and what the log says of it. */
export class Stage {
  #box = document.getElementById("stage");
  #lines = [];
  #run = null;
  #reading = null;
  #leaving = null;
  #paused = false;
  /** Resolves when what was shown last has been there long enough. */
  rest = Promise.resolve();

  /**
   * `light(ids)` lights up elements, `waiting()` counts the frames to come, `hurry()` drops their show, `log()` is the log so far,
   * `wanted()`: something else wants its place as soon as all is read, `changed()`: it has come or gone.
   */
  constructor({ sheet, light, waiting, hurry, log, wanted, changed }) {
    Object.assign(this, { sheet, light, waiting, hurry, log, wanted, changed });
    this.#box.addEventListener("click", ({ target }) => {
      if (target.closest("[data-stage=now]")) this.toNow();
      else if (target.closest("[data-stage=pause]")) this.pause();
      else if (!target.closest("select")) this.skip();
    });
    this.#box.addEventListener("change", ({ target }) => {
      if (setByHand(target) && !factor()) this.toNow();
    });
    this.#box.setAttribute("aria-label", t("table-stage"));
  }

  /** Whether something on it is still to be read. */
  get showing() {
    return !this.#box.hidden;
  }

  /** Shows a frame's cards, dice and lines of the log, phase by phase. What the frames before said of the same turn stays above. */
  show({ changes, log, number }) {
    const cards = showsAttack(log) ? [] : played(changes, this.sheet).slice(0, CARDS);
    const rolls = changes.filter(({ kind }) => kind === "roll");
    if (!factor() || (!log.length && !cards.length && !rolls.length)) return this.#recount();
    const known = [...this.log().filter(({ frame }) => frame < number), ...log];
    const parts = pagesOf(log);
    const dealt = Math.max(0, parts.findIndex((lines) => !lines.some(sumsUp)));
    const pages = parts.map((lines, n) => ({ lines, known, cards: n === dealt ? cards : [], rolls: n ? [] : rolls }));
    this.#stop();
    this.#paused = false;
    const run = (this.#run = {});
    this.rest = this.#turn(pages, run);
  }

  /** One part after the other, each as long as it takes to read; what there is no room for is a part of its own. */
  async #turn(pages, run) {
    const waiting = [...pages];
    while (waiting.length) {
      if (run !== this.#run) return;
      const page = waiting.shift();
      const before = this.#lines;
      const pictures = this.#draw(page);
      if (this.#isCut() && page.lines.length > 1) {
        this.#lines = before;
        waiting.unshift(...halves(page));
        continue;
      }
      const time = timeFor(page.lines) + LOOK * pictures;
      await new Promise((done) => {
        this.#reading = new Countdown(time * factor(), done);
        if (this.#paused) this.#reading.hold();
      });
    }
    if (run !== this.#run) return;
    this.#leaving = new Countdown(LINGER * factor(), () => this.clear());
    this.giveWay();
  }

  /** All has been read: it does not stay longer if something else wants its place. */
  giveWay() {
    if (this.#leaving && !this.#paused && this.wanted()) this.clear();
  }

  /** Draws a part; how many pictures it has. */
  #draw({ lines, known, cards, rolls }) {
    if (lines.some(({ begins }) => begins) || !this.showing) this.#lines = [];
    this.#lines = [...this.#lines, ...lines].slice(-Math.max(LINES, lines.length));
    const pictures = picturesOf(lines, { sheet: this.sheet, log: known });
    const parts = [
      cards.length > 0 && el("div", { class: "played" }, cards.map((card) => this.#card(card))),
      ...rolls.map(rolled),
      ...pictures,
      el("ol", {}, this.#lines.map((line) => drawLine(line, !lines.includes(line)))),
      this.#controls(),
    ];
    this.#box.classList.toggle("pictured", pictures.length > 0);
    const was = this.showing;
    this.#box.replaceChildren(...parts.filter(Boolean));
    this.#box.hidden = false;
    document.body.classList.add("staged");
    this.#fit();
    if (!was) this.changed();
    this.light(lines.flatMap(({ on }) => on ?? []));
    return pictures.length;
  }

  /** No line is cut: those of before make room first, then all are smaller, then cards and dice. */
  #fit() {
    const list = this.#box.querySelector("ol");
    this.#box.classList.remove("dense", "crowded");
    while (this.#isCut() && list.firstElementChild?.classList.contains("before")) list.firstElementChild.remove();
    for (const smaller of ["dense", "crowded"]) if (this.#isCut()) this.#box.classList.add(smaller);
  }

  /** Whether there is more than is seen. */
  #isCut() {
    return [this.#box, this.#box.querySelector("ol")].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  }

  /** What is shown stays until it is asked to go on. */
  pause() {
    this.#paused = !this.#paused;
    for (const time of [this.#reading, this.#leaving]) {
      if (this.#paused) time?.hold();
      else time?.go();
    }
    this.#box.querySelector("footer")?.replaceWith(this.#controls());
    this.#box.querySelector("[data-stage=pause]")?.focus();
  }

  /** Ends what is shown now; what comes next is shown in its time. */
  skip() {
    this.#paused = false;
    if (this.#leaving) this.clear();
    else this.#reading?.end();
  }

  /** Drops all that is still to be shown. */
  toNow() {
    this.hurry();
    this.clear();
  }

  clear() {
    this.#stop();
    if (this.showing) this.light([]);
    const was = this.showing;
    this.#box.hidden = true;
    document.body.classList.remove("staged");
    this.#lines = [];
    if (was) this.changed();
  }

  #stop() {
    this.#run = null;
    this.#paused = false;
    this.#leaving?.drop();
    this.#leaving = null;
    this.#reading?.end();
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
    return el(
      "footer",
      {},
      choiceOf("pace"),
      el(
        "button",
        { class: "quiet square", type: "button", "data-stage": "pause", title: t(this.#paused ? "table-stage-go-on" : "table-stage-pause"), "aria-label": t(this.#paused ? "table-stage-go-on" : "table-stage-pause") },
        icon(...(this.#paused ? GO_ON : PAUSE)),
      ),
      this.#skipping(),
    );
  }

  #skipping() {
    const waiting = this.waiting();
    return (
      waiting > 0 &&
      el("button", { class: "quiet", type: "button", "data-stage": "now" }, t("table-stage-now", { count: waiting }), icon(...SKIP))
    );
  }

  /** Fewer wait than when it was drawn. */
  #recount() {
    this.#box.querySelector("[data-stage=now]")?.replaceWith(this.#skipping() || "");
  }
}

/** Whether a frame goes through phases: what they do is then shown part by part. */
export const goesByPhases = ({ log }) => log.filter(({ begins }) => begins === "phase").length > 1;

/** Whether a line is shown with the sums of what went before; cards that are dealt after it come later. */
const sumsUp = ({ shows }) => shows?.kind === "summary";

/** A frame's lines in parts: each phase is one, and no part has more lines than can be read at once. */
function pagesOf(log) {
  const pages = [[]];
  for (const line of log) {
    const page = pages.at(-1);
    const high = [...page, line].reduce((sum, each) => sum + heightOf(each), 0);
    const full = high > PAGE || line.begins === "phase" || sumsUp(line);
    if (page.length && full) pages.push([line]);
    else page.push(line);
  }
  return pages;
}

/** A part in two, the first with what is shown above its lines. */
function halves(page) {
  const middle = Math.ceil(page.lines.length / 2);
  return [
    { ...page, lines: page.lines.slice(0, middle) },
    { ...page, lines: page.lines.slice(middle), cards: [], rolls: [] },
  ];
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
    { class: [(line.minor || line.shows?.kind === "sum") && "minor", line.begins && "begins", before && "before"].filter(Boolean).join(" ") },
    line.seat !== null && chip(line.seat),
    el("span", {}, line.text),
  );

function timeFor(log) {
  const letters = log.map(({ text, minor }) => text.length * (minor ? MINOR_LETTER : LETTER));
  return Math.min(MOST, letters.reduce((sum, each) => sum + each, LEAST));
}
