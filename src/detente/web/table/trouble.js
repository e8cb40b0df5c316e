import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** What the table itself has to say, such as that a bot broke down: the latest of it, until it is closed. */
export class Trouble {
  #bar = document.getElementById("trouble");
  #key;
  #shown = null;

  constructor(table) {
    this.#key = `trouble:${table}`;
  }

  /** @param {{seat: number|null, text: string, at: string}[]} lines all that was said; the table's own has no seat */
  draw(lines) {
    const line = lines.findLast(({ seat, about }) => seat === null && about === "trouble") ?? null;
    if (line === this.#shown) return;
    this.#shown = line;
    this.#bar.hidden = !line || this.#closed() === line.at + line.text;
    this.#bar.replaceChildren(...(line ? [el("span", {}, line.text), this.#closer(line)] : []));
  }

  #closed() {
    try {
      return localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }

  #closer(line) {
    const close = () => {
      this.#bar.hidden = true;
      try {
        localStorage.setItem(this.#key, line.at + line.text);
      } catch {
        // it comes again with the next visit
      }
    };
    return el("button", { class: "quiet square", type: "button", "aria-label": t("close"), onclick: close }, "×");
  }
}
