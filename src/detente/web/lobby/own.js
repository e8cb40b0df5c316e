import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** Chooses a content of the visitor's own for an option: a file with a JSON object. */
export class Own {
  box;
  #input;
  #problem;
  #choose;
  #content = null;
  #reading = null;

  /** choose: called with the object in the file, or null as long as there is none. */
  constructor(game, option, choose) {
    const id = `own-${option.name}`;
    this.#choose = choose;
    this.#input = el("input", {
      type: "file",
      id,
      accept: ".json,application/json",
      "data-own": option.name,
      "aria-describedby": `${id}-problem`,
      onclick: () => this.#forget(),
      onchange: () => this.open(),
    });
    this.#problem = el("p", { class: "problem", id: `${id}-problem`, role: "alert" });
    const sample = `/api/games/${encodeURIComponent(game.id)}/options/${encodeURIComponent(option.name)}/sample`;
    this.box = el(
      "div",
      { class: "own", hidden: true },
      el("p", { class: "small" }, t("own-begin"), " ", el("a", { href: sample, download: `${game.id}-${option.name}.json` }, t("own-sample"))),
      el("label", { for: id }, t("own-file")),
      this.#input,
      this.#problem,
    );
  }

  open() {
    this.box.hidden = false;
    this.#reading = this.#read();
  }

  close() {
    this.box.hidden = true;
  }

  /** Whether nothing is missing; asks for the file if it is. */
  async check() {
    await this.#reading;
    if (this.box.hidden || this.#content !== null) return true;
    this.#complain(this.#problem.textContent || t("own-missing"));
    const house = this.box.closest("details");
    if (house) house.open = true;
    this.#input.focus();
    return false;
  }

  /** So that a file that was mended can be chosen again. */
  #forget() {
    this.#input.value = "";
    this.open();
  }

  #take(content) {
    this.#content = content;
    this.#choose(content);
  }

  async #read() {
    this.#take(null);
    this.#complain("");
    const file = this.#input.files[0];
    if (!file) return;
    let content = null;
    try {
      content = JSON.parse(await file.text());
    } catch {
      content = null;
    }
    if (file !== this.#input.files[0] || this.box.hidden) return;
    if (content === null || typeof content !== "object" || Array.isArray(content)) this.#complain(t("own-unreadable"));
    else this.#take(content);
  }

  #complain(problem) {
    this.#problem.textContent = problem;
    this.#input.setAttribute("aria-invalid", problem !== "");
  }
}
