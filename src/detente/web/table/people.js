import { get, put } from "../base/api.js";
import { botLabel } from "../base/bots.js";
import { el } from "../base/dom.js";
import { span } from "../base/times.js";
import { language, t } from "../base/words.js";
import { profileOf } from "../people/link.js";
import { friendNames, inviteFriends } from "../people/invite.js";
import { linkField } from "./links.js";
import { chip } from "./panels.js";

const ACCESS = ["private", "unlisted", "open"];

/** Who holds which seat, and who may come; ways to leave a seat, pass it on, or come back to it. */
export class People {
  #dialog = document.getElementById("people");
  #agrees = new Map();
  #friends = [];
  #seated = [];

  /** `roles`: what the seats are called, and the bots that can take them; `notify(text)` shows a message for a moment, `failed(error)` says why something was refused. */
  constructor(session, { roles, notify, failed }) {
    Object.assign(this, { session, roles, notify, failed });
  }

  async open() {
    const tried = (part) => part.catch((error) => this.failed(error));
    await Promise.all([this.roles.known(), this.#readConsents(), this.#readPeople()].map(tried));
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.draw();
  }

  /** Whether the visitor agrees, for each own seat, that the game is used for research. */
  async #readConsents() {
    const own = this.session.table.seats.filter((seat) => seat.mine && seat.kind === "person");
    const read = async ({ seat }) => this.#agrees.set(seat, (await get(this.#consent(seat))).agrees);
    await Promise.all(own.map(read));
  }

  /** Whose profiles the seats have; for the host who is invited, and which friends can be. */
  async #readPeople() {
    const { path, table } = this.session;
    const free = table.host && table.seats.some(({ invitation }) => invitation);
    const people = get(`${path}/people`).catch((error) => this.failed(error));
    [this.#seated, this.#friends] = await Promise.all([people.then((found) => found?.seats ?? []), free ? friendNames() : []]);
  }

  #consent(seat) {
    return `${this.session.path}/seats/${seat}/research`;
  }

  /** Draws the dialog anew, unless somebody is about to choose something in it. */
  draw() {
    if (!this.#dialog.open || this.#dialog.querySelector("details[open], select:focus")) return;
    const { table } = this.session;
    const parts = [
      el("h2", { id: "people-title" }, t("table-people")),
      el("ul", {}, table.seats.map((seat) => this.#seat(seat, table))),
      table.host && this.#access(table),
      table.delay && el("p", { class: "small soft", id: "seen-later" }, t("table-seen-later", { time: span(table.delay) })),
      el("div", { class: "dialog-buttons" }, el("button", { type: "button", onclick: () => this.#dialog.close() }, t("close"))),
    ];
    this.#dialog.replaceChildren(...parts.filter(Boolean));
  }

  /** Who may come: for the host to change. */
  #access({ access }) {
    const field = el("select", { id: "access", onchange: () => this.#admit(field.value) }, ACCESS.map((each) => el("option", { value: each, selected: each === access }, t(`access-${each}`))));
    return el("p", { class: "access" }, el("label", { for: "access" }, t("access")), field, el("span", { class: "small soft" }, t(`access-${access}-about`)));
  }

  async #admit(access) {
    document.activeElement?.blur();
    await put(`${this.session.path}/access`, { access }).then((table) => this.session.setTable(table), this.failed);
    this.draw();
  }

  #seat(seat, table) {
    const { kind, mine } = seat;
    const role = this.roles.of(seat.seat);
    return el(
      "li",
      { "data-seat": seat.seat },
      chip(seat.seat),
      el(
        "span",
        { class: "name" },
        role && el("b", { class: "role" }, role.name),
        el("span", { class: "holder" }, kind === "open" ? t("table-seat-open") : this.#name(seat)),
        mine && el("span", { class: "you" }, t("table-you")),
      ),
      el("span", { class: "state" }, seatState(seat)),
      table.status === "over" ? null : this.#ways(seat, table),
      mine && kind === "person" && this.#agrees.has(seat.seat) && this.#research(seat.seat),
    );
  }

  /** The name of who sits there, with the way to their profile if it is that of their account. */
  #name({ seat, name }) {
    const account = this.#seated[seat]?.account;
    return account ? el("a", { href: profileOf(account) }, name) : name;
  }

  /** Friends for whom the host keeps an open seat. */
  #invite({ seat }) {
    const { path } = this.session;
    return inviteFriends(`${path}/seats/${seat}`, { invited: this.#seated[seat]?.invited ?? [], friends: this.#friends, failed: this.failed });
  }

  /** What the visitor of this page may do about a seat. */
  #ways(seat, table) {
    const ways = [
      seat.invitation && this.#link(seat.invitation, t("table-invitation")),
      seat.invitation && table.host && this.#invite(seat),
      seat.link && this.#link(seat.link, t("table-own-link")),
      seat.back && this.#button(t("table-seat-back"), seat, { kind: "me", name: "" }, "primary"),
      seat.mine && this.#choice(t("table-seat-leave"), t("table-seat-leave-about"), seat),
      table.host && !seat.mine && this.#hosts(seat, table),
    ].filter(Boolean);
    return ways.length > 0 && el("div", { class: "seat-ways" }, ways);
  }

  #research(seat) {
    const id = `research-${seat}`;
    const box = el("input", { type: "checkbox", id, checked: this.#agrees.get(seat), "aria-describedby": `${id}-about` });
    box.onchange = () => this.#agree(seat, box);
    return el(
      "div",
      { class: "research" },
      el("label", { for: id }, box, t("table-research")),
      el("p", { class: "soft", id: `${id}-about` }, t("table-research-about")),
    );
  }

  async #agree(seat, box) {
    try {
      this.#agrees.set(seat, (await put(this.#consent(seat), { agrees: box.checked })).agrees);
    } catch (error) {
      this.failed(error);
    }
    box.checked = this.#agrees.get(seat);
  }

  #link(path, label) {
    return el("div", {}, el("p", { class: "soft" }, label), linkField(path, label, this.notify));
  }

  #hosts(seat, table) {
    if (table.status === "waiting" || seat.kind !== "person") return this.#choice(t("table-seat-give"), "", seat);
    if (!seat.gone_at) return el("p", { class: "soft" }, t("table-seat-held", seat));
    if (Date.parse(seat.gone_at) <= Date.now()) return this.#choice(t("table-seat-give"), t("table-seat-gone", seat), seat);
    return el("p", { class: "soft" }, t("table-seat-away", { name: seat.name, time: dateTime(seat.gone_at) }));
  }

  /** The possible new holders of a seat: one of the bots, or somebody who is invited. */
  #choice(label, about, seat) {
    const bots = el("select", { "aria-label": t("table-seat-bot") }, this.roles.bots.map((bot) => el("option", { value: bot }, botLabel(bot))));
    const give = (wish) => this.#put(seat, wish);
    return el(
      "details",
      {},
      el("summary", {}, label),
      about && el("p", { class: "soft" }, about),
      el(
        "div",
        { class: "seat-choice" },
        bots,
        el("button", { type: "button", "data-give": "bot", onclick: () => bots.value && give({ kind: "bot", bot: bots.value }) }, t("table-seat-to-bot")),
        seat.kind !== "open" && el("button", { type: "button", "data-give": "friend", onclick: () => give({ kind: "friend" }) }, t("table-seat-to-friend")),
      ),
    );
  }

  #button(label, seat, wish, kind) {
    return el("button", { type: "button", class: kind, "data-give": wish.kind, onclick: () => this.#put(seat, wish) }, label);
  }

  /** Passes a seat on. If the visitor has lost or gained a seat by it, the table is opened anew. */
  async #put({ seat, mine }, wish) {
    const { session } = this;
    try {
      const table = await put(`${session.path}/seats/${seat}/holder`, wish);
      if (table.seats[seat].mine !== mine) return location.assign(address(table, seat));
      session.setTable(table);
    } catch (error) {
      this.failed(error);
    }
    for (const open of this.#dialog.querySelectorAll("details[open]")) open.open = false;
    this.draw();
  }
}

/** Whether somebody is there, or what holds the seat instead. */
export function seatState({ kind, here }) {
  if (kind === "open") return t("table-seat-open");
  if (kind === "bot") return t("table-bot");
  return [el("span", { class: `presence ${here ? "here" : ""}` }), t(here ? "table-here" : "table-away")];
}

function address({ id, seats }, seat) {
  return `/table/${encodeURIComponent(id)}${seats[seat].mine ? `?seat=${seat}` : ""}`;
}

const dateTime = (time) => new Date(time).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
