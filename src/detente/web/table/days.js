import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** The dialog about everything that takes longer than a sitting. */
export class Days {
  #dialog = el("dialog", { id: "days", "aria-labelledby": "days-title" });
  #parts;

  /** `parts`: each draws a section with `section()`, or null if it has nothing to say. */
  constructor(parts) {
    this.#parts = parts;
    document.body.append(this.#dialog);
  }

  async open() {
    await Promise.all(this.#parts.map((part) => part.read?.()));
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.draw();
  }

  close() {
    this.#dialog.close();
  }

  /** Draws the dialog anew, unless somebody is about to choose something in it. */
  draw() {
    if (!this.#dialog.open || this.#dialog.querySelector("select:focus, input:focus, textarea:focus")) return;
    this.#dialog.replaceChildren(
      el("h2", { id: "days-title" }, t("days-title")),
      ...this.#parts.map((part) => part.section()).filter(Boolean),
      el("div", { class: "dialog-buttons" }, el("button", { type: "button", onclick: () => this.#dialog.close() }, t("close"))),
    );
  }
}
