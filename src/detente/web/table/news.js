import { get, post, put, remove } from "../base/api.js";
import { el } from "../base/dom.js";
import { canPush, pushAddress } from "../base/push.js";
import { t } from "../base/words.js";

const WHEN = ["always", "away", "never"];
const PACE = ["at_once", "daily"];
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const HINTS = { mail: "name@example.org", discord: "https://discord.com/api/webhooks/…", slack: "https://hooks.slack.com/services/…" };

/** News of one's seat: where they go, when, and how often. */
export class News {
  #known = null;
  #seat = null;
  #problem = "";

  /** `failed(error)` says why something was refused, `changed()` draws the dialog anew. */
  constructor(session, { failed, changed }) {
    Object.assign(this, { session, failed, changed });
  }

  /** Reads what the seat's holder has said before. */
  async read() {
    this.#problem = "";
    this.#seat = this.session.seat;
    const own = this.session.table.seats[this.#seat];
    this.#known = own?.mine ? await get(this.#path).catch(() => null) : null;
  }

  get #path() {
    return `${this.session.path}/seats/${this.#seat}/news`;
  }

  section() {
    if (!this.#known || this.#seat !== this.session.seat) return null;
    const { offers, push_key: key, addresses } = this.#known;
    return el(
      "section",
      { class: "news" },
      el("h3", {}, t("news-title")),
      el("p", { class: "soft" }, t(offers.length > 0 ? "news-about" : "news-none")),
      addresses.length > 0 && el("ul", {}, addresses.map((address) => this.#line(address))),
      key && canPush() && this.#browser(key),
      offers.length > 0 && this.#adder(offers),
      this.#problem && el("p", { class: "problem", role: "alert" }, this.#problem),
    );
  }

  /** The way to have news shown by this browser. */
  #browser(key) {
    const add = async () => {
      const address = await pushAddress(key);
      if (address === null) throw new Error(t("news-push-denied"));
      await this.#add(address);
    };
    return el(
      "p",
      { class: "push" },
      el("button", { type: "button", id: "push-here", onclick: () => this.#do(add) }, t("news-push-here")),
      el("span", { class: "small soft" }, t("news-push-about")),
    );
  }

  /** A new address, which gets news of this seat while its holder is away. */
  async #add(address) {
    const { id } = await post("/api/me/addresses", { ...address, zone: zone() });
    await put(this.#path, { address: id, when: "away", pace: "at_once" });
  }

  #line(address) {
    const { id, kind, target, confirmed, failure } = address;
    const wish = (changes) => {
      const { when, pace } = { ...address, ...changes };
      return this.#do(() => put(this.#path, { address: id, when, pace }));
    };
    return el(
      "li",
      { "data-address": id },
      el("span", { class: "name" }, target),
      el("span", { class: "soft" }, t(`news-${kind}`)),
      !confirmed && kind === "mail" && el("p", { class: "notice" }, t("news-unconfirmed")),
      failure && el("p", { class: "problem" }, t("news-failed", { why: failure })),
      el(
        "div",
        { class: "wish" },
        choice(t("news-when"), WHEN, address.when, (when) => wish({ when })),
        address.when !== "never" && choice(t("news-pace"), PACE, address.pace, (pace) => wish({ pace })),
        el("button", { type: "button", class: "quiet", onclick: () => this.#do(() => remove(`/api/me/addresses/${id}`)) }, t("news-remove")),
      ),
    );
  }

  #adder(offers) {
    const kind = el("select", { "aria-label": t("news-kind") }, offers.map((each) => el("option", { value: each }, t(`news-${each}`))));
    const target = el("input", { type: "text", name: "target", maxlength: 400, autocomplete: "email", "aria-label": t("news-target"), placeholder: HINTS[offers[0]] });
    kind.onchange = () => (target.placeholder = HINTS[kind.value]);
    const add = () => this.#add({ kind: kind.value, target: target.value.trim() });
    return el(
      "form",
      {
        class: "adder",
        onsubmit: (event) => {
          event.preventDefault();
          target.blur();
          this.#do(add);
        },
      },
      kind,
      target,
      el("button", { type: "submit" }, t("news-add")),
    );
  }

  async #do(what) {
    this.#problem = "";
    let problem = "";
    try {
      await what();
    } catch (error) {
      problem = error.message;
    }
    document.activeElement?.blur();
    await this.read();
    this.#problem = problem;
    this.changed();
  }
}

function choice(label, values, chosen, choose) {
  const field = el("select", { "aria-label": label, onchange: () => choose(field.value) }, values.map((value) => el("option", { value, selected: value === chosen }, t(`news-${value}`))));
  return field;
}
