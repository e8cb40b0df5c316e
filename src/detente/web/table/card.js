import { el } from "../base/dom.js";

/** Titles longer than this are written smaller. */
const LONG = 28;

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
      el("b", { class: card.title.length > LONG ? "long" : "" }, card.title),
      card.subtitle && el("small", {}, card.subtitle),
    ),
    el(
      "span",
      { class: "event" },
      (card.rows ?? []).map((row) =>
        el(
          "span",
          { class: row.length > 3 ? "icons row many" : "icons row" },
          grouped(row).map((same) => group(same, sprite)),
        ),
      ),
    ),
  );
}

const figure = ({ text, colour }) => el("i", { style: `background:${colour}` }, text);

/** Neighbours with the same words under them share these. */
function grouped(row) {
  const groups = [];
  for (const each of row) {
    if (each.label && groups.at(-1)?.[0].label === each.label) groups.at(-1).push(each);
    else groups.push([each]);
  }
  return groups;
}

function group(same, sprite) {
  const icons = same.map(({ sprite: name, badge }) =>
    el("span", { class: "picture-cell" }, sprite(name), badge && el("span", { class: "badge" }, sprite(badge))),
  );
  return el("span", { class: "icon-group" }, el("span", { class: "icons" }, icons), el("em", {}, same[0].label ?? ""));
}
