import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";

/** That the game is over, and the way to the page that says how; those who played may ask for an analysis. */
export function drawResult(table, { panels, seat }) {
  if (!table.places) return null;
  const winners = winnersOf(table);
  return el(
    "section",
    { class: "result", "data-key": "result", "aria-label": t("table-result") },
    el("h2", {}, t("table-result")),
    el("ul", { class: "winners" }, winners.map((each) => el("li", {}, chip(each), el("span", { class: "name" }, nameAt(table, panels, each))))),
    el("button", { class: "primary", type: "button", "data-do": "ending" }, t("table-ending")),
    seat !== null && el("button", { type: "button", "data-do": "analyse" }, t("table-analyse")),
    again(table, seat),
  );
}

/** The seats in the first place; none if all share it, for then nobody has won. */
export function winnersOf({ places }) {
  const first = places.filter(({ place }) => place === 1);
  return first.length === places.length ? [] : first.map(({ seat }) => seat);
}

/** Those who played may play again with the same people, each one seat further; those who watched set up a new game. */
export function again(table, seat) {
  if (table.rematch) return el("a", { class: "button", href: `/table/${table.rematch}` }, t("table-rematch-there"));
  const fresh = el("a", { class: "button", href: `/?game=${encodeURIComponent(table.game)}` }, t("table-play-again"));
  if (seat === null) return fresh;
  return [fresh, el("button", { type: "button", "data-do": "rematch", title: t("table-rematch-about") }, t("table-rematch"))];
}

/** What a seat is called on its board, else its holder's name. */
export function nameAt(table, panels, seat) {
  const board = panels.find((panel) => panel.kind === "player" && panel.seat === seat);
  return board?.title ?? table.seats[seat].name;
}
