import { el } from "../base/dom.js";

/** Titles longer than this are written smaller. */
const LONG = 24;

/** A card whose face is built of parts: its ground, and on it what is printed. `sprite` makes a picture of a name. */
export function drawCard(card, ground, sprite) {
  return el(
    "span",
    { class: `built ${card.ink}`, "aria-hidden": "true" },
    ground,
    el(
      "span",
      { class: "head" },
      el("span", { class: "figures" }, (card.figures ?? []).map((each) => figure(each, sprite))),
      el("span", { class: "corner" }, (card.corner ?? []).map(sprite)),
      el("b", { class: card.title.length > LONG ? "long" : "", "data-title": card.title }, card.short ?? card.title),
      card.subtitle && el("small", {}, card.subtitle),
    ),
    card.below?.length > 0 && el("span", { class: "below" }, card.below.map((each) => pictured(each, sprite))),
    event(card, sprite),
  );
}

/** How wide the cards were for which titles were cut, and the titles as they are shown on them, by themselves. */
let width = 0;
const shown = new Map();

/** A card with as much of its title as fits, as far as that is known. */
export const fitted = (card) => card && { ...card, short: shown.get(card.title) };

/** Titles on cards are whole or end after a word with an ellipsis. */
export function fitTitles(cards) {
  const wide = cards.querySelector(".built")?.clientWidth;
  if (wide !== width) shown.clear();
  width = wide;
  for (const words of cards.querySelectorAll(".head b")) {
    const { title } = words.dataset;
    if (!shown.has(title)) shown.set(title, fit(words, title));
    if (words.textContent !== shown.get(title)) words.textContent = shown.get(title);
  }
}

/** As many words of a title as there is room for; of a first word that is too long, as much as ends at a joint. */
function fit(words, title) {
  let kept = title;
  words.textContent = title;
  while (overflows(words)) {
    const shorter = kept.replace(kept.includes(" ") ? / [^ ]*$/ : /\u00ad[^\u00ad]*$/, "");
    if (shorter === kept) break;
    kept = shorter;
    words.textContent = title.startsWith(`${kept} `) ? `${kept} …` : `${kept}…`;
  }
  return words.textContent;
}

const overflows = (words) => words.getBoundingClientRect().bottom > words.parentElement.getBoundingClientRect().bottom + 1;

/** The most rows in one column; with icons under the head one less. */
const MOST_ROWS = 4;

/** The rows of an event; more than fit in one column make two. */
function event({ rows = [], below = [] }, sprite) {
  const halves = rows.length > MOST_ROWS - (below.length > 0);
  const full = !halves && rows.length === MOST_ROWS;
  const manners = ["event", below.length && "lower", halves && "halves", full && "full"].filter(Boolean).join(" ");
  return el(
    "span",
    { class: manners, style: halves ? `--rows:${Math.ceil(rows.length / 2)}` : null },
    rows.map((row) =>
      el(
        "span",
        { class: `icons row ${row.length > 4 ? "most" : row.length > 3 ? "many" : ""}` },
        grouped(row).map((same) => group(same, sprite)),
      ),
    ),
  );
}

const figure = ({ text, colour, sprites = [] }, sprite) => [
  el("i", { style: `background:${colour}` }, text),
  ...sprites.map(sprite),
];

/** A picture with what is written into it and what is at its corner. */
const pictured = ({ sprite: name, badge, text, shaded }, sprite) =>
  el(
    "span",
    { class: shaded ? "picture-cell shaded" : "picture-cell" },
    sprite(name),
    text && el("span", { class: "written" }, text),
    badge && el("span", { class: "badge" }, sprite(badge)),
  );

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
  const icons = same.map((each) => pictured(each, sprite));
  return el("span", { class: "icon-group" }, el("span", { class: "icons" }, icons), el("em", {}, same[0].label ?? ""));
}
