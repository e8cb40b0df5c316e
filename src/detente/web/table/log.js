import { el } from "../base/dom.js";
import { chip } from "./panels.js";
import { shownAs } from "./find.js";
import { ruleButton } from "./prompt.js";

const NEAR = 40;
const MOST_COUNTED = 99;

/** What happened, newest last. Unless the reader has scrolled back, the newest line is in view. */
export class Log {
  #list = document.getElementById("log");
  #lines = null;
  #drawn = 0;
  /** Whether lines have come that are not yet in view. */
  #grown = false;
  #seen = 0;
  #following = true;
  #height = 0;

  constructor({ jump, shine }) {
    this.#list.addEventListener("scroll", () => this.#scrolled());
    new ResizeObserver(() => {
      this.#height = this.#list.clientHeight;
      this.#toEnd();
      if (this.#lines) this.#count(this.#lines);
      this.follow();
    }).observe(this.#list);
    this.#list.addEventListener("click", ({ target }) => {
      const line = target.closest("[data-frame]");
      if (line && !target.closest("[data-rule]")) jump(Number(line.dataset.frame));
    });
    for (const kind of ["pointerover", "focusin"]) {
      this.#list.addEventListener(kind, ({ target }) => shine(this.#on(target)));
    }
    this.#list.addEventListener("keydown", (event) => this.#key(event, jump));
    for (const kind of ["pointerleave", "focusout"]) this.#list.addEventListener(kind, () => shine([]));
  }

  /** One line is in the order of Tab; from it the arrows go on, to the right to the line's rule. */
  #key(event, jump) {
    const line = event.target.closest("li");
    const to = {
      ArrowUp: line.previousElementSibling,
      ArrowDown: line.nextElementSibling,
      ArrowRight: line.querySelector("button"),
      ArrowLeft: line,
    };
    if (event.key === "Enter" && event.target === line) jump(Number(line.dataset.frame));
    if (!(event.key in to)) return;
    event.preventDefault();
    to[event.key]?.focus();
  }

  #reachable() {
    for (const line of this.#list.querySelectorAll("[tabindex='0']")) line.tabIndex = -1;
    if (this.#list.lastElementChild) this.#list.lastElementChild.tabIndex = 0;
  }

  #on(target) {
    const line = target.closest("[data-line]");
    return line ? (this.#lines[line.dataset.line].on ?? []) : [];
  }

  /**
   * Draws the lines that are not there yet, the first `count` of them; marks those of the frame that is shown. There may be fewer
   * lines than have been drawn before: a page that was away comes back with the last ones first.
   */
  draw(lines, frame, count = lines.length) {
    if (lines !== this.#lines || lines.length < this.#drawn) {
      this.#lines = lines;
      this.#drawn = 0;
      this.#seen = lines.length;
      this.#grown = true;
      this.#list.replaceChildren();
    }
    const until = Math.min(count, lines.length);
    if (this.#drawn < until) this.#grown = true;
    for (; this.#drawn < until; this.#drawn++) this.#list.append(drawLine(lines[this.#drawn], this.#drawn));
    if (this.#grown) this.#reachable();
    this.#mark(frame === null ? null : lines.findLast((line) => line.frame <= frame)?.frame);
  }

  #mark(frame) {
    for (const line of this.#list.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    if (frame !== null) for (const line of this.#list.querySelectorAll(`[data-frame="${frame}"]`)) line.setAttribute("aria-current", "");
  }

  /** Brings the newest lines into view, or counts them. It measures what is drawn, so it comes when all is. */
  settle() {
    if (!this.#grown) return;
    this.#grown = false;
    this.#toEnd();
    this.#count(this.#lines);
  }

  /** While the log is out of sight, the button that opens it says how many lines have come since. */
  #count(all) {
    const lines = all.slice(0, this.#drawn);
    if (this.#list.checkVisibility() || this.#seen > lines.length) this.#seen = lines.length;
    const fresh = lines.slice(this.#seen).filter(({ minor }) => !minor).length;
    const button = document.querySelector(".bar .talk");
    if (!button) return;
    if (fresh) button.dataset.lines = Math.min(fresh, MOST_COUNTED);
    else delete button.dataset.lines;
  }

  /** Scrolls to the line of the frame that is shown. Only the list scrolls, never the page. */
  follow() {
    const line = this.#list.querySelector("[aria-current]");
    if (!line) return;
    const list = this.#list.getBoundingClientRect();
    const { top, bottom } = line.getBoundingClientRect();
    if (top < list.top) this.#list.scrollTop -= list.top - top;
    else if (bottom > list.bottom) this.#list.scrollTop += bottom - list.bottom;
  }

  /** Scrolling back stops following; a list that has become smaller or larger was not scrolled by anybody. */
  #scrolled() {
    if (this.#list.clientHeight === this.#height) this.#following = this.#below() < NEAR;
  }

  /** How much of the list is below the visible part. */
  #below() {
    return this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight;
  }

  #toEnd() {
    if (this.#following) this.#list.scrollTop = this.#list.scrollHeight;
  }
}

function drawLine(line, n) {
  return el(
    "li",
    { class: line.begins ?? (line.minor ? "minor" : ""), "data-frame": line.frame, "data-line": n, "data-on": line.on?.length ? JSON.stringify(line.on) : null, tabindex: -1 },
    line.seat !== null && chip(line.seat),
    el("span", { class: "text" }, line.text),
    line.rule && unreached(ruleButton(line.rule)),
  );
}

function unreached(button) {
  button.tabIndex = -1;
  return button;
}

/** Lights up elements as long as somebody points at a line that speaks of them. */
export function shine(ids) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  for (const element of ids.flatMap(shownAs)) element.classList.add("lit");
}
