import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";
import { ruleButton } from "./prompt.js";

/** How the game ended: places, points and the rule that decided. */
export function drawResult(table) {
  if (!table.places) return null;
  const points = table.places.some((place) => place.points);
  return el(
    "section",
    { class: "result", "data-key": "result", "aria-label": t("result") },
    el("h2", {}, t("result")),
    el("ol", {}, table.places.map((place) => line(place, table.seats, points))),
    el("a", { class: "button primary", href: `/?game=${encodeURIComponent(table.game)}` }, t("play-again")),
  );
}

function line({ seat, place, points, reason }, seats, withPoints) {
  return el(
    "li",
    { class: place === 1 ? "first" : "" },
    el("span", { class: "rank" }, `${place}.`),
    chip(seat),
    el("span", { class: "name" }, seats[seat].name),
    withPoints && el("span", { class: "points" }, t("points", { points })),
    reason && ruleButton(reason),
  );
}
