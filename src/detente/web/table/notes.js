import { get, put } from "../base/api.js";
import { t } from "../base/words.js";

const PAUSE = 1500;

/** What the holder of a seat notes for themselves: kept on the server a moment after the last letter, and seen by nobody else. */
export class Notes {
  #tab = document.getElementById("tab-notes");
  #field = document.querySelector("#notes textarea");
  #state = document.querySelector("#notes output");
  #seat = null;
  #kept = "";
  #timer = null;

  /** `failed(error)` says why something was refused. */
  constructor(session, { failed }) {
    Object.assign(this, { session, failed });
    this.#field.setAttribute("aria-label", t("notes"));
    this.#field.placeholder = t("notes-about");
    this.#tab.addEventListener("click", () => this.#read());
    this.#field.addEventListener("input", () => this.#wait());
    this.#field.addEventListener("blur", () => this.#keep());
    addEventListener("pagehide", () => this.#keep());
  }

  /** Only who holds a seat has notes. */
  draw() {
    const { seat, table } = this.session;
    const own = seat !== null && table.seats[seat].mine;
    this.#tab.hidden = !own;
    if (!own && this.#tab.getAttribute("aria-selected") === "true") document.getElementById("tab-log").click();
  }

  /** Leaves the seat: nothing of its notes stays on the page. */
  forget() {
    this.#keep();
    this.#seat = null;
    this.#show("", "");
    if (this.#tab.getAttribute("aria-selected") === "true") document.getElementById("tab-log").click();
  }

  async #read() {
    const { seat } = this.session;
    if (seat === null || seat === this.#seat) return;
    this.#field.disabled = true;
    try {
      const { text } = await get(this.#path(seat));
      if (seat !== this.session.seat) return;
      this.#seat = seat;
      this.#show(text, "");
    } catch (error) {
      this.failed(error);
    } finally {
      this.#field.disabled = false;
    }
  }

  #path = (seat) => `${this.session.path}/seats/${seat}/notes`;

  #show(text, state) {
    this.#field.value = this.#kept = text;
    this.#state.value = state;
  }

  #wait() {
    this.#state.value = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), PAUSE);
  }

  async #keep() {
    clearTimeout(this.#timer);
    const text = this.#field.value;
    const seat = this.#seat;
    if (seat === null || text === this.#kept) return;
    const before = this.#kept;
    this.#kept = text;
    try {
      await put(this.#path(seat), { text });
      if (seat === this.#seat && text === this.#field.value) this.#state.value = t("notes-kept");
    } catch (error) {
      if (seat === this.#seat) this.#kept = before;
      this.failed(error);
    }
  }
}
