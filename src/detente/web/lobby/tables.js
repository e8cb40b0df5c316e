import { el } from "../base/dom.js";
import { language, t } from "../base/words.js";
import { colourOf, dot } from "./colours.js";
import { picture } from "./picture.js";
import { turnLine } from "./time.js";
import { tableAddress } from "./ways.js";

const AGES = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86400],
];

/** One's own tables: first those that wait for one's move, the newest first. Finished ones are folded away. */
export class Tables {
  #section;
  #notice;
  #games;

  /** section: with the list; hidden as long as there is no table. notice: a link to what waits for one's move. */
  constructor(section, notice, games) {
    this.#section = section;
    this.#notice = notice;
    this.#games = new Map(games.map((game) => [game.id, game]));
  }

  /** Returns how many tables wait for one's move. */
  show(tables) {
    const owed = tables.filter(({ owed }) => owed.length > 0);
    const open = tables.filter(({ owed, status }) => owed.length === 0 && status !== "over");
    const over = tables.filter(({ owed, status }) => owed.length === 0 && status === "over");
    const box = this.#section.querySelector("#tables");
    const focused = document.activeElement?.closest?.("[data-table]")?.dataset.table;
    const unfolded = box.querySelector(".over-tables")?.open ?? false;
    box.replaceChildren(this.#list([...owed, ...open]), this.#finished(over, unfolded || owed.length + open.length === 0));
    if (focused) box.querySelector(`[data-table="${CSS.escape(focused)}"]`)?.focus();
    this.#section.hidden = tables.length === 0;
    this.#notice.hidden = owed.length === 0;
    this.#notice.textContent = t("tables-owed", { count: owed.length });
    this.#notice.href = owed.length === 1 ? address(owed[0]) : "#tables-title";
    return owed.length;
  }

  #finished(tables, open) {
    if (tables.length === 0) return "";
    return el("details", { class: "over-tables", open }, el("summary", {}, t("over-tables", { count: tables.length })), this.#list(tables));
  }

  #list(tables) {
    if (tables.length === 0) return "";
    return el("ul", { class: "tables" }, tables.map((table) => el("li", {}, this.#row(table))));
  }

  #row(table) {
    return el(
      "a",
      { class: "table", href: address(table), "data-table": table.id, "data-status": table.status },
      picture(this.#games.get(table.game) ?? { id: table.game }),
      el(
        "span",
        { class: "table-words" },
        el("strong", {}, table.name || table.title),
        table.name && el("span", { class: "soft" }, table.title),
        el("span", { class: "table-seats" }, table.seats.map((name, seat) => this.#seatName(table, name, seat))),
          turnLine(table),
      ),
      el("span", { class: "table-state" }, state(table), el("span", { class: "small soft" }, age(table.updated))),
    );
  }

  #seatName(table, name, seat) {
    const mine = table.mine.includes(seat);
    const game = this.#games.get(table.game);
    const called = table.open.includes(seat) ? t("seat-open", { role: game?.seats[seat] ?? name }) : name;
    return el("span", { class: mine ? "seat-name mine" : "seat-name" }, dot(colourOf(game, seat)), called);
  }
}

function state({ status, ending, owed, mine, seats, left }) {
  if (owed.length === 0) return el("span", { class: "tag" }, t(`status-${ending ? "ended" : left ? "left" : status}`));
  return el("span", { class: "tag signal" }, owedWords(owed, mine, seats));
}

/** Tells a single player that it is their turn; at a shared screen, names whose turn it is. */
function owedWords(owed, mine, seats) {
  if (mine.length === 1) return t("owed-by-you");
  return owed.length === 1 ? t("owed-by", { name: seats[owed[0]] }) : t("owed-by-some", { count: owed.length });
}

function address({ id, owed, mine }) {
  return tableAddress(id, owed[0] ?? mine[0] ?? null);
}

function age(updated) {
  const then = typeof updated === "number" ? updated * 1000 : Date.parse(updated);
  const seconds = Math.max(0, (Date.now() - then) / 1000);
  if (Number.isNaN(seconds) || seconds < 60) return t("just-now");
  const [unit, length] = AGES.findLast(([, length]) => seconds >= length);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
