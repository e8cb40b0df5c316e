import { post, remove } from "../base/api.js";
import { botLabel } from "../base/bots.js";
import { el } from "../base/dom.js";
import { renew } from "../base/stream.js";
import { duration, wholeDays } from "../base/times.js";
import { t } from "../base/words.js";
import { colourOf, dot } from "./colours.js";
import { picture } from "./picture.js";
import { tableAddress } from "./ways.js";

/** The tables of others at which one can sit down, invited or because they are open: who sits there, how much time there is, and a button for each free seat. */
export class Openings {
  #section;
  #games;
  #name;
  #shown = "";
  #problem = el("p", { class: "problem", role: "alert" });
  #list = el("ul", { class: "tables" });
  #account;

  /** section: hidden as long as there is no such table. name: the field with the visitor's name. account: the name of theirs, or null. */
  constructor(section, games, name, account) {
    this.#account = account;
    this.#section = section;
    this.#games = new Map(games.map((game) => [game.id, game]));
    this.#name = name;
    section.append(this.#problem, this.#list);
  }

  show(tables) {
    const now = JSON.stringify(tables);
    if (now === this.#shown) return;
    this.#shown = now;
    const others = tables.filter(({ mine, game }) => mine.length === 0 && this.#games.has(game));
    const focused = document.activeElement?.dataset?.join;
    this.#list.replaceChildren(...others.map((table) => el("li", {}, this.#row(table))));
    if (focused) this.#list.querySelector(`[data-join="${CSS.escape(focused)}"]`)?.focus();
    this.#section.hidden = others.length === 0;
  }

  #row(table) {
    const game = this.#games.get(table.game);
    const { invited, friend } = table;
    const open = table.seats.filter(({ kind }) => kind === "open");
    const free = invited === null ? open : open.filter(({ seat }) => seat === invited);
    return el(
      "article",
      { class: "table opening", "data-opening": table.id },
      picture(game),
      el(
        "div",
        { class: "table-words" },
        el("strong", {}, table.name || table.title),
        table.name && el("span", { class: "soft" }, table.title),
        invited !== null && el("span", { class: "tag signal" }, t("opening-invited", { host: table.host })),
        table.host && el("span", { class: "small soft" }, t("opening-host", { host: table.host }), friend && [" ", el("span", { class: "tag good" }, t("opening-friend"))]),
        el("span", { class: "table-seats" }, table.seats.filter(({ kind }) => kind !== "open").map((seat) => this.#taken(game, seat))),
        el("span", { class: "small soft" }, time(table.time)),
        table.status === "running" && el("span", { class: "tag" }, t("opening-running")),
      ),
      el(
        "div",
        { class: "opening-seats" },
        invited === null && el("span", { class: "small soft" }, t("opening-free", { count: free.length })),
        free.map((seat) => this.#button(table, game, seat)),
        invited !== null && el("button", { type: "button", class: "quiet", onclick: () => this.#decline(table) }, t("opening-decline")),
        table.access !== "private" && el("a", { href: tableAddress(table.id) }, t("look-on")),
      ),
    );
  }

  #taken(game, { seat, kind, name, bot }) {
    return el("span", { class: "seat-name" }, dot(colourOf(game, seat)), kind === "bot" ? botLabel(bot) : name);
  }

  #button(table, game, { seat }) {
    const label = t("opening-join", { role: game.seats[seat] });
    return el("button", { type: "button", "data-join": `${table.id} ${seat}`, onclick: () => this.#join(table, seat) }, dot(colourOf(game, seat)), label);
  }

  async #decline({ id, invited }) {
    this.#problem.textContent = "";
    try {
      await remove(`/api/tables/${encodeURIComponent(id)}/seats/${invited}/invited/${encodeURIComponent(this.#account)}`);
    } catch (error) {
      this.#problem.textContent = error.message;
    }
  }

  async #join({ id }, seat) {
    this.#problem.textContent = "";
    if (!(await this.#name.demand())) return;
    try {
      const joined = await post(`/api/tables/${encodeURIComponent(id)}/join`, { seat });
      renew();
      location.href = tableAddress(joined.table, joined.seat);
    } catch (error) {
      this.#problem.textContent = error.message;
    }
  }
}

/** How much time decisions have at a table, in a few words. */
function time(control) {
  if (control === null) return t("opening-time-none");
  const { kind, bank, increment } = control;
  return kind === "live" ? t("opening-time-live", { bank: duration(bank), increment }) : t("opening-time-mail", { days: wholeDays(bank) });
}
