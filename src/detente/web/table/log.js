import { el } from "../base/dom.js";
import { chip } from "./panels.js";
import { shownAs } from "./find.js";
import { ruleButton } from "./prompt.js";

/** What happened, newest last. */
export class Log {
  #list = document.getElementById("log");
  #lines = null;
  #drawn = 0;

  constructor({ jump, shine }) {
    this.#list.addEventListener("click", ({ target }) => {
      const line = target.closest("[data-frame]");
      if (line && !target.closest("[data-rule]")) jump(Number(line.dataset.frame));
    });
    for (const kind of ["pointerover", "focusin"]) {
      this.#list.addEventListener(kind, ({ target }) => shine(this.#on(target)));
    }
    for (const kind of ["pointerleave", "focusout"]) this.#list.addEventListener(kind, () => shine([]));
  }

  #on(target) {
    const line = target.closest("[data-line]");
    return line ? (this.#lines[line.dataset.line].on ?? []) : [];
  }

  /** Draws the lines that are not there yet; marks those of the frame that is looked at. */
  draw(lines, frame) {
    const atEnd = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    if (lines !== this.#lines || lines.length < this.#drawn) {
      this.#lines = lines;
      this.#drawn = 0;
      this.#list.replaceChildren();
    }
    for (; this.#drawn < lines.length; this.#drawn++) this.#list.append(drawLine(lines[this.#drawn], this.#drawn));
    if (atEnd) this.#list.scrollTop = this.#list.scrollHeight;
    for (const line of this.#list.children) line.toggleAttribute("aria-current", Number(line.dataset.frame) === frame);
  }

  follow() {
    this.#list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
}

function drawLine(line, n) {
  return el(
    "li",
    { class: line.minor ? "minor" : "", "data-frame": line.frame, "data-line": n, tabindex: 0 },
    line.seat !== null && chip(line.seat),
    el("span", { class: "text" }, line.text),
    line.rule && ruleButton(line.rule),
  );
}

/** Lights up elements as long as somebody points at a line that speaks of them. */
export function shine(ids) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  for (const element of ids.flatMap(shownAs)) element.classList.add("lit");
}
