import { el } from "../base/dom.js";
import { language, t } from "../base/words.js";
import { emblem } from "./emblem.js";
import { tableAddress } from "./ways.js";

const AGES = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86400],
];

/** One's own tables: first those that wait for one's move, the newest first. Returns how many these are. */
export function showTables(box, notice, tables) {
  const owed = tables.filter(({ owed }) => owed.length > 0);
  const open = tables.filter(({ owed, status }) => owed.length === 0 && status !== "over");
  const over = tables.filter(({ owed, status }) => owed.length === 0 && status === "over");
  const focused = document.activeElement?.closest?.("[data-table]")?.dataset.table;
  box.replaceChildren(tables.length === 0 ? el("p", { class: "soft" }, t("no-tables")) : "", list([...owed, ...open]));
  if (over.length > 0) box.append(el("h3", { class: "over-title" }, t("over-tables")), list(over));
  if (focused) box.querySelector(`[data-table="${CSS.escape(focused)}"]`)?.focus();
  notice.hidden = owed.length === 0;
  notice.textContent = t("tables-owed", { count: owed.length });
  notice.href = owed.length === 1 ? address(owed[0]) : "#tables-title";
  return owed.length;
}

function list(tables) {
  if (tables.length === 0) return "";
  return el("ul", { class: "tables" }, tables.map((table) => el("li", {}, row(table))));
}

function row(table) {
  return el(
    "a",
    { class: "table", href: address(table), "data-table": table.id, "data-status": table.status },
    emblem(table.game),
    el(
      "span",
      { class: "table-words" },
      el("strong", {}, table.name || table.title),
      table.name && el("span", { class: "soft" }, table.title),
      el("span", { class: "table-seats" }, table.seats.map((name, seat) => seatName(table, name, seat))),
    ),
    el("span", { class: "table-state" }, state(table), el("span", { class: "small soft" }, age(table.updated))),
  );
}

function seatName(table, name, seat) {
  const mine = table.mine.includes(seat);
  const dot = el("span", { class: "seat-dot", "data-seat-colour": seat, "aria-hidden": "true" });
  return el("span", { class: mine ? "seat-name mine" : "seat-name" }, dot, name || t("seat-open"));
}

function state({ status, owed, mine, seats, left }) {
  if (owed.length === 0) return el("span", { class: "tag" }, t(`status-${left ? "left" : status}`));
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
