import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { THINGS, explained } from "./explain.js";
import { chip } from "./panels.js";
import { isCard, picture, ratio, sprite } from "./pieces.js";
import { ruleButton } from "./prompt.js";

const GAP = 8;
/** How long somebody points at a thing before it says what it is; cards are what people look at, and come at once. */
const DWELL = 380;
const DWELL_CARD = 120;
/** How long it stays while the pointer is on its way to something else, such as the link to the rule; three times that across the question. */
const LINGER = 220;
/** How long a finger rests on something that acts when it is tapped. */
const PRESS = 480;
const STRAY = 10;

/**
 * Says of everything on the table what it is: as long as the pointer or the focus is on it, or pinned, until it is closed.
 * `app`: has `scene`, `board`. A pinned lens can be clicked; one that is not lets all clicks through but those on its link.
 */
export class Lens {
  #box = document.getElementById("lens");
  #sheet;
  #app = null;
  #shown = null;
  #timer = 0;
  #pinned = false;
  #before = null;
  /** Where the mouse was pressed: until it leaves, what comes under it is not asked for. */
  #pressed = null;

  constructor(sheet) {
    this.#sheet = sheet;
  }

  get pinned() {
    return this.#pinned;
  }

  listen(app) {
    this.#app = app;
    document.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.#point(event));
    document.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch" && event.target.matches?.(".drawing")) this.#point(event);
    });
    document.addEventListener("focusin", (event) => {
      if (!this.#pinned && event.target.matches?.(":focus-visible")) this.#point(event);
    });
    document.addEventListener("focusout", () => this.#pinned || this.#later(null, LINGER));
    document.addEventListener("pointerdown", (event) => {
      if (this.#box.contains(event.target)) return;
      this.hide();
      if (event.pointerType === "touch") this.#press(event);
      else this.#pressed = { x: event.clientX, y: event.clientY };
    });
    for (const kind of ["wheel", "resize"]) addEventListener(kind, () => this.#pinned || this.hide(), { passive: true });
    addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  /** What is at an element, or at a point of the board: `{thing, at}`, or null. */
  find(target, point) {
    if (!(target instanceof Element) || target.closest("dialog, .menu")) return null;
    const { scene, board } = this.#app;
    if (target.closest(".drawing")) {
      const thing = explained(target, scene, board?.placeAt(point.x, point.y));
      return thing && { thing, at: around(point) };
    }
    const element = target.closest(THINGS);
    if (!element || (element.dataset.panel && !target.closest("summary, header, h2"))) return null;
    const thing = explained(element, scene);
    const box = element.getBoundingClientRect();
    const large = element.matches(".spot") && point && Math.max(box.width, box.height) > 150;
    return thing && { thing, at: large ? around(point) : withQuestion(box) };
  }

  #point(event) {
    if (this.#pinned || event.buttons || this.#app.board?.view.gliding) return;
    if (this.#box.contains(event.target)) return clearTimeout(this.#timer);
    const point = event.clientX === undefined ? null : { x: event.clientX, y: event.clientY };
    if (point && this.#pressed && isNear(point, this.#pressed)) return;
    if (point) this.#pressed = null;
    const found = this.find(event.target, point);
    if (found?.thing.key === this.#shown && this.#shown) return clearTimeout(this.#timer);
    const dwell = found?.thing.piece && isCard(found.thing.piece.sprite, this.#sheet) ? DWELL_CARD : DWELL;
    this.#later(found, this.#shown ? (event.target.closest?.("#prompt") ? 3 * LINGER : LINGER) : dwell);
  }

  #later(found, delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (found ? this.#show(found) : this.hide()), delay);
  }

  /** A finger that rests on something asks what it is, and does not do what a tap does. */
  #press(event) {
    const { clientX: x, clientY: y } = event;
    const stop = () => {
      clearTimeout(timer);
      for (const kind of ["pointerup", "pointercancel", "pointermove"]) removeEventListener(kind, moved);
    };
    const moved = (now) => {
      if (now.type !== "pointermove" || !isNear({ x: now.clientX, y: now.clientY }, { x, y })) stop();
    };
    const timer = setTimeout(() => {
      stop();
      if (!this.pin(event.target, { x, y })) return;
      const swallow = (click) => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50), { once: true });
    }, PRESS);
    for (const kind of ["pointerup", "pointercancel", "pointermove"]) addEventListener(kind, moved);
  }

  /** Shows what is there until it is closed. Whether there is anything to say. */
  pin(target, point = null) {
    const found = this.find(target, point);
    if (!found) return false;
    this.pinFound(found);
    return true;
  }

  pinFound(found) {
    this.#before ??= document.activeElement;
    this.#pinned = true;
    this.#show(found);
    this.#box.focus({ preventScroll: true });
  }

  #key(event) {
    if (!this.#pinned) return event.key === "Escape" || event.key === "Enter" ? this.hide() : undefined;
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.hide();
  }

  #show({ thing, at }) {
    clearTimeout(this.#timer);
    this.#shown = thing.key;
    this.#box.replaceChildren(...content(thing, this.#sheet, this.#app), ...(this.#pinned ? [this.#close()] : []));
    this.#box.classList.toggle("pinned", this.#pinned);
    this.#box.setAttribute("aria-label", thing.title);
    this.#box.hidden = false;
    this.#box.classList.remove("flat");
    this.#box.classList.toggle("flat", this.#box.offsetHeight > question().top - 2 * GAP);
    const { x, y, above } = nextTo(at, this.#box.getBoundingClientRect());
    this.#box.classList.toggle("above", above);
    this.#box.style.left = `${x}px`;
    this.#box.style.top = `${y}px`;
  }

  #close() {
    return el("button", { class: "close quiet", type: "button", "aria-label": t("close"), onclick: () => this.hide() }, "×");
  }

  hide() {
    clearTimeout(this.#timer);
    if (!this.#shown) return;
    const back = this.#pinned && this.#box.contains(document.activeElement) ? this.#before : null;
    this.#shown = null;
    this.#pinned = false;
    this.#before = null;
    this.#box.hidden = true;
    this.#box.replaceChildren();
    if (back?.isConnected) back.focus({ preventScroll: true });
  }
}

const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) <= STRAY;

const around = ({ x, y }) => new DOMRect(x - 14, y - 14, 28, 28);

/** The box of the question; below the window if there is none. */
function question() {
  const box = document.getElementById("prompt").getBoundingClientRect();
  return box.height ? box : new DOMRect(0, innerHeight, 0, 0);
}

/** The box of a thing, extended up to the question if that is above it: the lens covers neither. */
function withQuestion(box) {
  const asked = question();
  return asked.bottom < box.top + GAP ? new DOMRect(box.left, asked.top, box.width, box.bottom - asked.top) : box;
}

/** Where to put a box next to another, so that it covers neither that nor the question below: above it, below it, or at a side. */
function nextTo(at, own) {
  const { top } = question();
  const floor = at.bottom <= top && own.height + 2 * GAP <= top ? top : innerHeight;
  const across = clamp(at.left + at.width / 2 - own.width / 2, innerWidth - own.width);
  const along = clamp(at.top + at.height / 2 - own.height / 2, floor - own.height);
  if (at.top - own.height - GAP >= GAP) return { x: across, y: at.top - own.height - GAP, above: true };
  if (at.bottom + own.height + GAP <= floor - GAP) return { x: across, y: at.bottom + GAP, above: false };
  const right = innerWidth - at.right >= at.left;
  return { x: clamp(right ? at.right + GAP : at.left - own.width - GAP, innerWidth - own.width), y: along, above: false };
}

const clamp = (value, most) => Math.max(GAP, Math.min(value, most - GAP));

/** The lens's parts: whose it is and what it is called, its picture, what it says of itself, and what it means. */
function content({ title, seat, place, own, marks, meaning, rule, glossary, piece }, sheet, { choice }) {
  const owned = seat !== undefined && seat !== null;
  return [
    el("header", {}, owned && chip(seat), el("b", {}, title), place && el("small", {}, place)),
    piece && pictured(piece, sheet),
    piece?.card && signs(piece.card, sheet),
    ...own.map((text) => el("p", {}, text)),
    ...marks.map(({ text, meaning: what }) => el("p", { class: "figure" }, el("b", {}, text), el("span", {}, what))),
    meaning && el("p", { class: "meaning" }, meaning),
    piece && choice.drops(piece.id).size > 0 && el("p", { class: "drags" }, t("lens-drags")),
    (rule || glossary) &&
      el(
        "footer",
        {},
        rule && [ruleButton(rule), el("span", { "aria-hidden": "true" }, t("lens-rule"))],
        glossary && el("button", { class: "glossary-link quiet", type: "button", "data-rule": `term-${glossary}` }, t("lens-glossary")),
      ),
  ].filter(Boolean);
}

/** What the pictures on a card mean, each once. */
function signs({ below = [], rows = [] }, sheet) {
  const meant = new Map([below, ...rows].flat().filter(({ means }) => means).map((icon) => [icon.means, icon]));
  if (!meant.size) return null;
  const drawn = (name) => el("span", { class: "sign" }, sprite(name, sheet));
  return el("ul", { class: "signs" }, [...meant].map(([means, icon]) => el("li", {}, drawn(icon.sprite), means)));
}

function pictured(piece, sheet) {
  const kind = isCard(piece.sprite, sheet) ? "picture card-picture" : "picture token-picture";
  return el("span", { class: kind, style: `--ratio:${ratio(piece.sprite, sheet).toFixed(3)}` }, picture(piece, sheet));
}
