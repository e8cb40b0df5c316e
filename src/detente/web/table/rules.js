import { get } from "../base/api.js";
import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { drawSigns } from "../learn/signs.js";

/** The rules in a drawer, opened at the atom that is asked for. */
export class Rules {
  #drawer = document.getElementById("rules");
  #loaded = null;

  /** options: of the table; a content that it brought along has a name and a hash. more: what else explains the game, `{label, open()}`. */
  constructor({ game, options }, sheet, more) {
    this.game = game;
    this.sheet = sheet;
    this.more = more.filter(Boolean);
    this.contents = Object.values(options).filter((value) => value !== null && typeof value === "object");
    document.addEventListener("click", ({ target }) => {
      const button = target.closest?.("[data-rule]");
      if (button) this.open(button.dataset.rule);
    });
    this.#drawer.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href^='#']");
      if (!link) return;
      event.preventDefault();
      this.open(decodeURIComponent(link.hash.slice(1)));
    });
  }

  async open(atom) {
    this.#loaded ??= this.#load();
    try {
      await this.#loaded;
    } catch (error) {
      this.#loaded = null;
      this.#drawer.replaceChildren(this.#head(""), el("p", {}, error.message));
    }
    if (!this.#drawer.open) this.#drawer.showModal();
    for (const old of this.#drawer.querySelectorAll(".asked-for")) old.classList.remove("asked-for");
    const found = atom && this.#drawer.querySelector(`[id="${CSS.escape(atom)}"]`);
    if (!found) return;
    const whole = found.textContent.trim() ? found : (found.closest("li, p") ?? found);
    whole.classList.add("asked-for");
    whole.scrollIntoView({ block: "center" });
  }

  #head(title) {
    const close = el(
      "button",
      { class: "close", type: "button", "aria-label": t("close"), onclick: () => this.#drawer.close() },
      "×",
    );
    const more = this.more.map(({ label, open }) => el("button", { type: "button", onclick: () => this.#drawer.close() ?? open() }, label));
    return el("header", {}, el("h2", {}, title), more, close);
  }

  async #load() {
    const { title, html } = await get(`/api/games/${encodeURIComponent(this.game)}/rules`);
    const text = el("div", { class: "rules-text" });
    // The one markup that is taken as it comes: the server makes it from the rules and cleans it.
    text.innerHTML = html;
    for (const each of text.querySelectorAll(".pictured")) each.parentElement.remove(); // the table itself is beside it
    for (const each of text.querySelectorAll("table")) each.tabIndex = 0; // the keyboard pushes what is wider than the drawer
    drawSigns(text, this.sheet);
    const notes = this.contents.map(({ name, hash }) => el("p", { class: "own-note" }, t("table-own", { name, hash })));
    this.#drawer.replaceChildren(this.#head(t("table-rules-of", { title })), ...notes, text);
  }
}
