import { el } from "../base/dom.js";

/** A card whose face is built of parts: its ground, and on it what is printed. `sprite` makes a picture of a name. */
export function drawCard(card, ground, sprite) {
  return el(
    "span",
    { class: `built ${card.ink}`, "aria-hidden": "true" },
    ground,
    el(
      "span",
      { class: "head" },
      el("span", { class: "figures" }, (card.figures ?? []).map(figure)),
      el("span", { class: "corner" }, (card.corner ?? []).map(sprite)),
      el("b", {}, card.title),
      card.subtitle && el("small", {}, card.subtitle),
    ),
    el(
      "span",
      { class: "event" },
      (card.rows ?? []).map((row) =>
        el(
          "span",
          { class: row.length > 3 ? "icons many" : "icons" },
          row.map((each) => icon(each, sprite)),
        ),
      ),
    ),
  );
}

const figure = ({ text, colour }) => el("i", { style: `background:${colour}` }, text);

function icon({ sprite: name, label, badge }, sprite) {
  return el(
    "span",
    { class: "icon-cell" },
    el("span", { class: "picture-cell" }, sprite(name), badge && el("span", { class: "badge" }, sprite(badge))),
    label && el("em", {}, label),
  );
}
