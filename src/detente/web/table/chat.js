import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";

/** What people at the table say to each other. */
export class Chat {
  #list = document.getElementById("chat-lines");
  #form = document.getElementById("chat-form");
  #lines = null;
  #drawn = 0;

  constructor(send) {
    const input = this.#form.elements.text;
    input.placeholder = t("table-chat-placeholder");
    input.setAttribute("aria-label", t("table-chat-placeholder"));
    this.#form.querySelector("button").textContent = t("table-chat-send");
    this.#form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text && (await send(text))) input.value = "";
    });
  }

  draw(lines) {
    if (lines !== this.#lines) {
      this.#lines = lines;
      this.#drawn = 0;
      this.#list.replaceChildren();
    }
    const fresh = lines.slice(this.#drawn);
    this.#list.append(...fresh.map(drawLine));
    this.#drawn = lines.length;
    if (fresh.length) this.#list.scrollTop = this.#list.scrollHeight;
  }
}

function drawLine({ seat, name, text, at }) {
  const time = new Date(at).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  return el(
    "li",
    {},
    el("span", { class: "who" }, seat !== null && chip(seat), name, el("time", { datetime: at }, time)),
    el("span", { class: "text" }, text),
  );
}
