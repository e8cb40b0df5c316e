import { el } from "../base/dom.js";
import { clearToasts } from "../base/toast.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";

/** What people at the table say to each other. */
export class Chat {
  #list = document.getElementById("chat-lines");
  #form = document.getElementById("chat-form");
  #note = document.getElementById("chat-note");
  #lines = null;
  #unread = 0;
  #drawn = 0;

  /** `send(text)` says something, `notify(text, { kind })` shows it for a moment while the chat is out of sight. */
  constructor({ send, notify }) {
    this.notify = notify;
    const input = this.#form.elements.text;
    this.#form.querySelector("button").textContent = t("table-chat-send");
    this.#form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text && (await send(text))) input.value = "";
    });
  }

  /** The field says who can read what `seat` writes; a seat that nobody can read, and spectators, cannot write. */
  address(seats, seat) {
    this.#form.hidden = seat === null;
    this.#note.hidden = seat !== null;
    this.#note.textContent = t("table-chat-watching");
    const { text } = this.#form.elements;
    const heard = seats[seat]?.heard_by ?? null;
    const names = heard?.map((hearer) => seats[hearer].name).join(", ");
    const message = heard ? (names ? "table-chat-only" : "table-chat-none") : "table-chat-placeholder";
    text.placeholder = t(message, { names });
    text.setAttribute("aria-label", text.placeholder);
    for (const element of this.#form.elements) element.disabled = names === "";
  }

  draw(lines, seat) {
    const first = lines !== this.#lines;
    if (first !== this.#lines) {
      this.#lines = lines;
      this.#drawn = 0;
      this.#list.replaceChildren();
    }
    const fresh = lines.slice(this.#drawn);
    this.#list.append(...fresh.map(drawLine));
    this.#drawn = lines.length;
    if (fresh.length) this.#list.scrollTop = this.#list.scrollHeight;
    if (!first) this.#announce(fresh.filter((line) => line.seat !== null && line.seat !== seat));
  }

  /** Whether there is something in it that the reader has not seen. */
  get hasNews() {
    return this.#unread > 0;
  }

  /** The reader looks at it. */
  read() {
    this.#unread = 0;
    this.#mark();
    clearToasts("said");
  }

  #announce(lines) {
    if (!lines.length || this.#list.checkVisibility()) return;
    this.#unread += lines.length;
    this.#mark();
    const { name, text } = lines.at(-1);
    this.notify(t("table-chat-said", { name, text }), { kind: "said" });
  }

  #mark() {
    for (const button of document.querySelectorAll("#tab-chat, .bar .talk")) {
      if (this.#unread) button.dataset.unread = this.#unread;
      else delete button.dataset.unread;
    }
  }
}

function drawLine({ seat, name, text, at }) {
  const time = new Date(at).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  return el(
    "li",
    { class: seat === null ? "from-table" : null },
    el("span", { class: "who" }, seat !== null && chip(seat), name, el("time", { datetime: at }, time)),
    el("span", { class: "text" }, text),
  );
}
