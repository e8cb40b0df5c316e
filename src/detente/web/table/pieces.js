import { el } from "../base/dom.js";
import { sentences, t } from "../base/words.js";
import { drawCard, fitted } from "./card.js";
import { badges, marked, valueOf } from "./marks.js";

const SVG = "http://www.w3.org/2000/svg";
const CARD = { width: 60, height: 90 };

/** A sprite as a picture of its own, or null if the sheet has none of this name. */
export function sprite(name, sheet) {
  const box = sheet.symbol(name);
  if (!box) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", sheet.address(name));
  use.setAttribute("width", box.width);
  use.setAttribute("height", box.height);
  svg.append(use);
  return svg;
}

/** The picture of a piece: its sprite, with what is printed on it; or in its stead a card with its face in words. */
export function picture({ sprite: name, face, card }, sheet) {
  const drawn =
    sprite(name, sheet) ?? el("span", { class: face ? "plain-face" : "plain-back", "aria-hidden": "true" }, face ?? "");
  return card ? drawCard(card, drawn, (each) => sprite(each, sheet)) : drawn;
}

export function ratio(name, sheet) {
  const { width, height } = sheet.symbol(name) ?? CARD;
  return width / height;
}

export const isCard = (name, sheet) => ratio(name, sheet) < 0.95;

/** What a piece is, in one line. */
export function described(piece) {
  const face = piece.face ?? t("table-face-down");
  const name = piece.count > 1 ? t("table-counted", { count: piece.count, face }) : face;
  return sentences(name, piece.about, piece.note);
}

/** A piece that can be viewed and, if something is offered on it, chosen. `large`: with its words under it. */
export function drawPiece(piece, context, { large = false } = {}) {
  const { sheet, choice, seats } = context;
  const offers = choice.on(piece.id);
  const card = isCard(piece.sprite, sheet);
  const owner = piece.seat === undefined ? "" : `, ${seats[piece.seat]?.name ?? ""}`;
  const label = `${described(piece)}${owner}`;
  const acts = sentences(label, offers.map((offer) => offer.label).join("; "));
  return el(
    "div",
    {
      class: [
        "piece",
        card ? "upright" : "token",
        large && card && (piece.card ? "faced" : "large"),
        piece.count > 1 && "stack",
        marked(piece.id, context),
      ]
        .filter(Boolean)
        .join(" "),
      "data-key": `piece ${piece.id}`,
      "data-piece": piece.id,
      "data-sprite": piece.sprite,
      "data-offers": offers.length || null,
      "data-drags": choice.drops(piece.id).size > 0,
      "data-picked": context.picked.has(piece.id),
      "data-acts": offers.length ? piece.id : null,
      tabindex: offers.length ? 0 : null,
      role: offers.length ? "button" : "img",
      "aria-label": acts,
      "data-seat-colour": seatColour(piece.seat),
      style: `--ratio:${ratio(piece.sprite, sheet).toFixed(3)}`,
    },
    el("span", { class: "picture" }, picture(large ? { ...piece, card: fitted(piece.card) } : piece, sheet), count(piece), valueOf(piece.id, context)),
    large && card && !piece.card && words(piece, sheet),
    badges(piece.id, context),
  );
}

/** Which of the common colours the seats have, if the game's board says so. */
let palette = [];

export const useColours = (numbers) => (palette = numbers);

/** The attribute by which the common styles give a seat's colour. */
export const seatColour = (seat) => (seat === undefined || seat === null ? null : (palette[seat] ?? seat % 6));

function count(piece) {
  return piece.count > 1 && el("span", { class: "count", "aria-hidden": "true" }, String(piece.count));
}

function words(piece, sheet) {
  const named = sheet.symbol(piece.sprite) || piece.face === null;
  return el(
    "span",
    { class: "words", "aria-hidden": "true" },
    named && el("b", {}, piece.face ?? t("table-face-down")),
    piece.about && el("small", {}, piece.about),
    piece.note && el("small", { class: "note" }, piece.note),
  );
}
