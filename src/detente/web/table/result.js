import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";
import { ruleButton } from "./prompt.js";

/** How the game ended: places, points and the rule that decided. `panels`: of the scene, for what the seats are called. */
export function drawResult(table, panels) {
  if (!table.places) return null;
  const winners = table.places.filter(({ place }) => place === 1).length;
  const shared = winners === table.places.length;
  const points = table.places.some((place) => place.points);
  const boards = new Map(panels.filter(({ kind }) => kind === "player").map(({ seat, title }) => [seat, title]));
  return el(
    "section",
    { class: "result", "data-key": "result", "aria-label": t("table-result") },
    el("h2", {}, t("table-result")),
    el(
      "ol",
      {},
      table.places.map((place) => line(place, { points, first: place.place === 1 && !shared, name: boards.get(place.seat) ?? table.seats[place.seat].name })),
    ),
    el("a", { class: "button primary", href: `/?game=${encodeURIComponent(table.game)}` }, t("table-play-again")),
  );
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
