import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";
import { ruleButton } from "./prompt.js";

/** How the game ended: places, points and the rule that decided. Who sat at the table may ask where the chances turned. */
export function drawResult(table, { panels, seat }) {
  if (!table.places) return null;
  const winners = table.places.filter(({ place }) => place === 1).length;
  const shared = winners === table.places.length;
  const points = table.places.some((place) => place.points);
  return el(
    "section",
    { class: "result", "data-key": "result", "aria-label": t("table-result") },
    el("h2", {}, t("table-result")),
    el(
      "ol",
      {},
      table.places.map((place) => line(place, { points, first: place.place === 1 && !shared, name: nameAt(table, panels, place.seat) })),
    ),
    seat !== null && el("button", { type: "button", "data-do": "analyse" }, t("table-analyse")),
    el("a", { class: "button primary", href: `/?game=${encodeURIComponent(table.game)}` }, t("table-play-again")),
  );
}

/** What a seat is called on its board, else its holder's name. */
export function nameAt(table, panels, seat) {
  const board = panels.find((panel) => panel.kind === "player" && panel.seat === seat);
  return board?.title ?? table.seats[seat].name;
}

function line({ seat, place, points, reason }, shown) {
  return el(
    "li",
    { class: shown.first ? "first" : "" },
    el("span", { class: "rank" }, `${place}.`),
    chip(seat),
    el("span", { class: "name" }, shown.name),
    shown.points && el("span", { class: "points" }, t("table-points", { points })),
    reason && ruleButton(reason),
  );
}
