import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";
import { ruleButton } from "./prompt.js";

/** How the game ended: places, points and the rule that decided. Those who played may ask for an analysis. */
export function drawResult(table, { panels, seat }) {
  if (!table.places) return null;
  const winners = table.places.filter(({ place }) => place === 1).length;
  const shared = winners === table.places.length;
  const points = table.places.some((place) => place.points);
  const shown = (place) => ({ points, first: place.place === 1 && !shared, name: nameAt(table, panels, place.seat) });
  return el(
    "section",
    { class: "result", "data-key": "result", "aria-label": t("table-result") },
    el("h2", {}, t("table-result")),
    el("ol", {}, partners(table) ? teamsOf(table).map((team) => together(team, shown)) : table.places.map((place) => line(place, shown(place)))),
    seat !== null && el("button", { type: "button", "data-do": "analyse" }, t("table-analyse")),
    again(table, seat),
  );
}

/** Those who played may play again with the same people, each one seat further; those who watched set up a new game. */
function again(table, seat) {
  if (table.rematch) return el("a", { class: "button primary", href: `/table/${table.rematch}` }, t("table-rematch-there"));
  const fresh = (kind) => el("a", { class: `button ${kind}`, href: `/?game=${encodeURIComponent(table.game)}` }, t("table-play-again"));
  if (seat === null) return fresh("primary");
  return [
    fresh(""),
    el("button", { class: "primary", type: "button", "data-do": "rematch", title: t("table-rematch-about") }, t("table-rematch")),
  ];
}

/** What a seat is called on its board, else its holder's name. */
export function nameAt(table, panels, seat) {
  const board = panels.find((panel) => panel.kind === "player" && panel.seat === seat);
  return board?.title ?? table.seats[seat].name;
}

const partners = ({ sides }) => sides.some((side) => side.length > 1);

/** The sides with the places of their seats, the best side first; a side's own place is counted among the sides. */
function teamsOf({ sides, places }) {
  const teams = sides.map((side) => places.filter(({ seat }) => side.includes(seat)));
  const best = (team) => Math.min(...team.map(({ place }) => place));
  teams.sort((one, other) => best(one) - best(other));
  return teams.map((members) => ({ members, place: 1 + teams.filter((other) => best(other) < best(members)).length }));
}

/** A side: its place and the sum of its points, and its seats with their own. */
function together({ members, place }, shown) {
  const [{ reason }] = members;
  const { first, points } = shown(members[0]);
  const sum = members.reduce((all, member) => all + member.points, 0);
  return el(
    "li",
    { class: first ? "team first" : "team" },
    el("span", { class: "rank" }, `${place}.`),
    points && el("b", { class: "sum" }, t("table-points-together", { points: sum })),
    reason && ruleButton(reason),
    el("ul", {}, members.map((member) => el("li", {}, ...scoreText(member, shown(member))))),
  );
}

function line(place, shown) {
  return el(
    "li",
    { class: shown.first ? "first" : "" },
    el("span", { class: "rank" }, `${place.place}.`),
    ...scoreText(place, shown),
    place.reason && ruleButton(place.reason),
  );
}

const scoreText = ({ seat, points }, shown) => [
  chip(seat),
  el("span", { class: "name" }, shown.name),
  shown.points && el("span", { class: "points" }, t("table-points", { points })),
];
