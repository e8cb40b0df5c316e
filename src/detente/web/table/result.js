import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";
import { ruleButton } from "./prompt.js";

/** How the game ended: places, points and the rule that decided. */
export function drawResult(table) {
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
      table.places.map((place) => line(place, table.seats, { points, first: place.place === 1 && !shared })),
    ),
    el("a", { class: "button primary", href: `/?game=${encodeURIComponent(table.game)}` }, t("table-play-again")),
  );
}

function line({ seat, place, points, reason }, seats, shown) {
  return el(
    "li",
    { class: shown.first ? "first" : "" },
    el("span", { class: "rank" }, `${place}.`),
    chip(seat),
    el("span", { class: "name" }, seats[seat].name),
    shown.points && el("span", { class: "points" }, t("table-points", { points })),
    reason && ruleButton(reason),
  );
}
