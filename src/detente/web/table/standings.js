/** How the seats of a finished game stand, side by side where partners win together. */

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";
import { nameAt, winnersOf } from "./result.js";

/** The sides of a table with partners, the best first, each with its seats, the best first, its place, and the sums of what they add up. */
export function sidesOf({ sides, places }, scores) {
  const members = sides.map((side) => places.filter(({ seat }) => side.includes(seat)));
  const best = (side) => Math.min(...side.map(({ place }) => place));
  members.sort((one, other) => best(one) - best(other));
  return members.map((side) => ({
    members: side,
    place: 1 + members.filter((other) => best(other) < best(side)).length,
    sums: scores.map(({ adds, values }) => (adds && side.length > 1 ? String(side.reduce((sum, { seat }) => sum + Number(values[seat]), 0)) : null)),
  }));
}

/** Whether some of the seats win and lose together. */
export const hasPartners = ({ sides }) => sides.some((side) => side.length > 1);

/** The sums of two or more sides in figures, such as 15 : 9; null if nothing is added up. */
export function sumsOf(table, scores) {
  const column = scores.findIndex(({ adds }) => adds);
  if (!hasPartners(table) || column < 0) return null;
  return sidesOf(table, scores).map(({ sums }) => sums[column]).join(" : ");
}

/** A place in words; nobody has one where nobody has won. */
export const rankOf = (table, place) => (winnersOf(table).length ? `${place}.` : "–");

/** The ranking as a table: places, names and the columns of points. */
export function drawStandings(table, panels, scores) {
  const won = new Set(winnersOf(table));
  const heads = [el("span", { class: "visually-hidden" }, t("table-place")), t("table-player"), ...scores.map(({ name }) => name)];
  const row = ({ seat, place }, own) =>
    el(
      "tr",
      { class: !own && won.has(seat) ? "first" : "", "data-seat": seat },
      el("td", { class: "rank" }, own ? "" : rankOf(table, place)),
      el("th", { scope: "row" }, chip(seat), el("span", { class: "name" }, nameAt(table, panels, seat))),
      scores.map(({ values }) => el("td", {}, values[seat] ?? "–")),
    );
  const body = hasPartners(table)
    ? sidesOf(table, scores).map((side) => el("tbody", { class: side.place === 1 ? "side first" : "side" }, sum(side, table, panels), side.members.map((each) => row(each, true))))
    : [el("tbody", {}, table.places.map((each) => row(each, false)))];
  return el(
    "table",
    { class: "standings" },
    el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
    body,
  );
}

function sum({ members, place, sums }, table, panels) {
  const names = members.map(({ seat }) => nameAt(table, panels, seat)).join(" + ");
  return el(
    "tr",
    { class: "sum" },
    el("td", { class: "rank" }, rankOf(table, place)),
    el("th", { scope: "row" }, el("span", { class: "name" }, names)),
    sums.map((each) => el("td", {}, each ?? "")),
  );
}
