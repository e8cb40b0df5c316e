import { el } from "../base/dom.js";
import { picture } from "./pieces.js";

const GAP = 10;

/** Shows a large copy of a card next to it, as long as the pointer or the focus is on it. Fingers have the menu and the dialog. */
export class Lens {
  #box = document.getElementById("lens");
  #shown = null;

  constructor(sheet) {
    this.sheet = sheet;
  }

  /** `element`: the piece on the page; `piece`: what the scene says of it, or null for nothing. */
  show(element, piece) {
    if (!piece?.card || element.closest("dialog, .menu")) return this.hide();
    if (this.#shown === element) return;
    this.#shown = element;
    this.#box.replaceChildren(large(piece, this.sheet));
    this.#box.hidden = false;
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const own = this.#box.getBoundingClientRect();
    const x = left + width / 2 - own.width / 2;
    const y = top - own.height - GAP;
    this.#box.style.left = `${Math.max(GAP, Math.min(y < GAP ? right + GAP : x, innerWidth - own.width - GAP))}px`;
    this.#box.style.top = `${Math.max(GAP, y < GAP ? Math.min(bottom, innerHeight) - own.height : y)}px`;
  }

  hide() {
    this.#shown = null;
    this.#box.hidden = true;
  }
}

/** A card with what it says in words. */
export function large(piece, sheet) {
  return el(
    "div",
    { class: "enlarged" },
    el("span", { class: "picture", style: "--ratio:.714" }, picture(piece, sheet)),
    el("p", {}, [piece.about, piece.note].filter(Boolean).join(" ")),
  );
}
