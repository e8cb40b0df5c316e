import { put } from "../base/api.js";
import { el } from "../base/dom.js";
import { duration } from "../base/times.js";
import { language, t } from "../base/words.js";

const SECOND = 1000;

/** A line above the question until the clocks of a live table start: who is not ready yet, and how long the others wait at most. */
export class Ready {
  #strip = el("div", { id: "ready", class: "strip", role: "status", hidden: true });
  #skew = 0;
  #shown = null;
  #beat = null;

  /** `failed(error)` says why something was refused. */
  constructor(session, { failed }) {
    Object.assign(this, { session, failed });
    document.getElementById("prompt").before(this.#strip);
  }

  draw() {
    const { table } = this.session;
    if (table !== this.#shown) this.#skew = Date.parse(table.now) - Date.now();
    this.#shown = table;
    clearInterval(this.#beat);
    const { starts } = table;
    this.#strip.hidden = !starts || this.#left(starts) <= 0;
    if (this.#strip.hidden) return this.#strip.replaceChildren();
    const names = new Intl.ListFormat(language()).format(starts.waits.map((seat) => table.seats[seat].name));
    const own = starts.waits.find((seat) => table.seats[seat].mine);
    const time = el("time", { datetime: starts.at }, duration(this.#left(starts)));
    const focused = this.#strip.contains(document.activeElement);
    this.#strip.replaceChildren(
      el("b", {}, t("ready-about"), " ", time),
      el("span", { class: "soft" }, t("ready-waits", { names })),
      own === undefined ? "" : el("button", { type: "button", class: "primary", "data-say-ready": own, onclick: () => this.#send(own) }, t("ready-say")),
    );
    if (focused) this.#strip.querySelector("button")?.focus();
    this.#beat = setInterval(() => this.#go(time, starts), SECOND);
  }

  /** The line goes by itself when the clocks start. */
  #go(time, starts) {
    const left = this.#left(starts);
    if (left <= 0) this.draw();
    else time.textContent = duration(left);
  }

  #left({ at }) {
    return (Date.parse(at) - Date.now() - this.#skew) / SECOND;
  }

  async #send(seat) {
    try {
      this.session.setTable(await put(`${this.session.path}/seats/${seat}/ready`, {}));
    } catch (error) {
      this.failed(error);
    }
  }
}
