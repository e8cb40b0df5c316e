import { post, put } from "../base/api.js";
import { el } from "../base/dom.js";
import { language, t } from "../base/words.js";
import { chip } from "./panels.js";

const KINDS = ["take-back", "abandon"];

/** What all people at a table have to agree to: a line above the question while something is asked, and a part of the dialog about time. */
export class Agree {
  #strip = el("div", { id: "asked", role: "status", hidden: true });

  /** `failed(error)` says why something was refused. `asked()`: something was asked just now. */
  constructor(session, { failed, asked }) {
    Object.assign(this, { session, failed, asked });
    document.getElementById("prompt").before(this.#strip);
  }

  /** Draws the line anew. */
  draw() {
    const { asked } = this.session.table;
    this.#strip.hidden = !asked;
    if (!asked) return this.#strip.replaceChildren();
    const focused = this.#strip.contains(document.activeElement) ? document.activeElement.dataset.answer : null;
    this.#strip.replaceChildren(...this.#words(asked), el("span", { class: "answers" }, this.#buttons(asked)));
    if (focused) this.#strip.querySelector(`[data-answer="${focused}"]`)?.focus();
  }

  #words({ kind, seat, waits }) {
    const { table } = this.session;
    const { name, mine } = table.seats[seat];
    const names = new Intl.ListFormat(language()).format(waits.map((each) => table.seats[each].name));
    return [
      chip(seat),
      el("span", {}, mine ? t(`asked-${kind}-own`) : t(`asked-${kind}`, { name })),
      waits.length > 0 && el("span", { class: "soft" }, t("asked-waits", { names })),
    ].filter(Boolean);
  }

  /** Who has asked may withdraw; who has not answered may agree or refuse. Seats that all agree may have changed hands since. */
  #buttons({ number, seat, waits }) {
    const { seat: own, table } = this.session;
    if (own === null) return [];
    const button = (answer, label, kind) =>
      el("button", { type: "button", class: kind, "data-answer": answer, onclick: () => this.#answer(number, answer === "yes") }, t(label));
    if (table.seats[seat].mine) return [waits.length === 0 && button("yes", "asked-go-on", "primary"), button("no", "asked-withdraw", "")];
    if (waits.includes(own)) return [button("yes", "asked-agree", "primary"), button("no", "asked-refuse", "")];
    return [];
  }

  #answer(number, agrees) {
    return this.#send(put(`${this.#path}/${number}`, { agrees }));
  }

  get #path() {
    return `${this.session.path}/seats/${this.session.seat}/proposals`;
  }

  async #send(sent) {
    try {
      this.session.setTable(await sent);
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  /** What can be asked of the others. */
  section() {
    const { table, seat } = this.session;
    if (table.status !== "running" || seat === null || !table.seats[seat].mine) return null;
    return el(
      "section",
      { class: "agree" },
      el("h3", {}, t("days-agree-title")),
      el("p", { class: "soft" }, t("days-agree-about")),
      KINDS.map((kind) => this.#way(kind, table.asked)),
    );
  }

  #way(kind, asked) {
    const ask = async () => (await this.#send(post(this.#path, { kind }))) && this.asked();
    return el(
      "div",
      { class: "way" },
      el("button", { type: "button", "data-ask": kind, disabled: Boolean(asked), "aria-describedby": `agree-${kind}`, onclick: ask }, t(`agree-${kind}`)),
      el("p", { class: "soft small", id: `agree-${kind}` }, t(`agree-${kind}-about`)),
    );
  }
}
