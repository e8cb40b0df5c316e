import { el } from "../base/dom.js";
import { keepOff } from "./labels.js";
import { Lines } from "./lines.js";
import { badges, marked } from "./marks.js";
import { sidesOf } from "./names.js";
import { morph } from "./morph.js";
import { nameOf } from "./panels.js";
import { PanZoom } from "./panzoom.js";
import { drawPiece, isCard, ratio, seatColour } from "./pieces.js";
import { under } from "./under.js";

const STYLE = `
  :host { display: block; }
  svg { display: block; width: 100%; height: 100%; }
  [data-offered] { cursor: pointer; stroke: var(--offer) !important; stroke-width: 5px !important; transition: stroke-width .15s; }
  [data-offered]:hover { stroke-width: 8px !important; }
  svg[data-dragging] [data-offered]:not([data-droppable]) { stroke-width: 1.5px !important; stroke-opacity: .4; }
  [data-droppable] { stroke: var(--offer) !important; stroke-width: 5px !important; stroke-dasharray: 10 6 !important; }
  [data-droppable][data-under] { stroke: var(--picked) !important; stroke-width: 9px !important; stroke-dasharray: none !important; }
  [data-picked] { stroke: var(--picked) !important; stroke-width: 8px !important; }
  .regions [data-offered] { stroke-width: 3.5px !important; }
  .regions [data-offered]:hover { stroke-width: 6px !important; }
  [data-touched]:not([data-offered], [data-picked], .way, .bay) { stroke: light-dark(#22303a, #fffdf4); stroke-width: 2.5px; stroke-dasharray: 7 4; }
  .regions [data-allied]:not([data-offered], [data-picked], [data-touched]) { stroke-width: 5px; }
  .regions [data-offered], .regions [data-droppable], .regions [data-picked] { filter: brightness(1.05); }
  ${[0, 1, 2, 3, 4, 5].map((seat) => `[data-seat-colour="${seat}"] { --seat: var(--seat-${seat}); } .regions [data-allied="${seat}"]:not([data-touched]) { stroke: var(--seat-${seat}); }`).join("\n")}
  .way[data-offered] { stroke-width: 12px !important; stroke-dasharray: none; opacity: .75; }
  .way[data-offered]:hover { stroke-width: 16px !important; opacity: 1; }
  .way.lit, .area.lit { stroke: var(--focus) !important; stroke-width: 10px !important; }
`;

/** How an anchor may ask for its pieces and its name to be shown: see docs/adding-a-game.md. */
const MANNERS = ["unnamed", "lettered", "lettering", "boxed", "small", "printed", "centred", "regions", "way", "area"];

/** More pieces than this in a heading are put close together. */
const FEW = 2;
/** How wide a board is on the screen, in pixels, that has room for the names on it. */
const ROOM_FOR_NAMES = 470;
/** From this scale on, figures on small prints of a board can be read. */
const LEGIBLE_PRINTS = 1.2;

/** The board: the game's drawing, as it came, and over it all that the scene puts on its places. */
export class Board {
  #frame = document.getElementById("board");
  #world = el("div", { class: "world" });
  #over = el("div", { class: "over" });
  #lines = null;
  #svg = null;
  #spots = new Map();
  #anchors = new Map();
  /** Where names stand, and the scale and the language for which they were set. */
  #sides = new Map();
  #setFor = "";
  /** Whether something has changed since names were put where they cover nothing. */
  #unplaced = false;

  /** `act(id, point)`: somebody clicked on a place; its click is prevented from meaning anything else. `words`: labels of the zoom's buttons. */
  constructor(sheet, { act, words }) {
    this.sheet = sheet;
    const host = el("div", { class: "drawing" });
    const shadow = host.attachShadow({ mode: "open" });
    this.#svg = document.importNode(sheet.svg, true);
    this.#svg.removeAttribute("width");
    this.#svg.removeAttribute("height");
    const style = document.createElement("style");
    style.textContent = STYLE;
    shadow.append(style, this.#svg);
    const { width, height } = sheet.box;
    this.#world.style.width = `${width}px`;
    this.#world.style.height = `${height}px`;
    this.#lines = new Lines(this.#world, { width, height });
    this.#world.append(host, this.#lines.layer, this.#over);
    this.aspect = width / height;
    this.#frame.hidden = false;
    this.view = new PanZoom(this.#frame, this.#world, { width, height, words });
    shadow.addEventListener("click", (event) => {
      const anchor = event.target.closest("[data-offered]");
      if (!anchor || this.view.dragged) return;
      event.preventDefault();
      act(anchor.id, { x: event.clientX, y: event.clientY });
    });
    this.#frame.addEventListener("rested", () => {
      this.#setNames();
      this.#placeNames();
    });
    for (const kind of ["pointerover", "focusin"]) this.#over.addEventListener(kind, () => this.view.gliding || this.#placeNames());
  }

  /** The place of the drawing at a point of the screen. */
  placeAt(x, y) {
    const root = this.#svg.getRootNode();
    let element = root.elementFromPoint(x, y);
    while (element && element !== this.#svg && !this.#spots.has(element.id)) element = element.parentElement;
    return element && this.#spots.has(element.id) ? element.id : null;
  }

  /** The places at a point of the screen, the smallest first, even those that do not take the pointer. */
  placesAt(x, y) {
    return under(this.#svg, [...this.#spots.keys()].map((id) => [id, this.#element(id)]), { x, y });
  }

  draw(context) {
    for (const place of context.onBoard) this.#anchor(place, context);
    const spots = context.onBoard.map((place) => this.#spot(place, context));
    const changed = morph(this.#over, el("div", { class: "over", "data-own": seatColour(context.scene.seat) }, spots));
    this.#unplaced ||= changed;
    this.#lines.draw(context.scene.marks.filter(({ kind }) => kind === "line"));
    this.#setNames(context.scene.language);
  }

  /** Gives names their places where something has changed. It measures what is drawn, so it comes when all is. */
  settle() {
    if (this.#unplaced) this.#placeNames();
    this.#unplaced = false;
  }

  #placeNames() {
    keepOff(this.#over, this.#frame, this.view.scale);
  }

  /** Names are shown by the size that the board has on the screen, not by that of the window. */
  #setNames(language = this.#setFor.split(" ")[1]) {
    const { scale } = this.view;
    this.#frame.classList.toggle("far", this.sheet.box.width * scale < ROOM_FOR_NAMES);
    this.#frame.classList.toggle("small-prints", scale < LEGIBLE_PRINTS);
    const key = `${scale.toFixed(3)} ${language} ${this.#over.childElementCount}`;
    if (key === this.#setFor) return;
    this.#setFor = key;
    this.#sides = sidesOf(this.#over);
  }

  clear() {
    this.#over.replaceChildren();
    this.#lines.draw([]);
    for (const id of this.#spots.keys()) {
      for (const name of ["data-offered", "data-picked", "data-droppable", "data-under", "data-touched", "data-allied"]) this.#element(id).removeAttribute(name);
    }
  }

  /** Shows where something may be dropped, and of these places the one that it is over. */
  light(ids, over = null) {
    this.#svg.toggleAttribute("data-dragging", ids.size > 0);
    for (const id of this.#spots.keys()) {
      this.#element(id).toggleAttribute("data-droppable", ids.has(id));
      this.#element(id).toggleAttribute("data-under", id === over);
    }
  }

  /** A place in the drawing, and how it wants its pieces and name to be shown. */
  #drawn(id) {
    if (!this.#anchors.has(id)) {
      const element = this.#svg.querySelector(`[id="${CSS.escape(id)}"]`);
      this.#anchors.set(id, { element, manners: MANNERS.filter((each) => element.closest(`.${each}`)) });
    }
    return this.#anchors.get(id);
  }

  #element(id) {
    return this.#drawn(id).element;
  }

  #anchor({ id, seat }, { choice, picked, seenAt, touched, allies, scene }) {
    const element = this.#element(id);
    if (!this.#spots.has(id)) this.#spots.set(id, givenBox(element, this.#svg) ?? boxIn(element, this.#svg));
    if (element.classList.contains("way")) this.#lay(element, seenAt(id));
    const lit = choice.on(id).length > 0;
    if (lit && !element.hasAttribute("data-offered") && element.closest(".regions")) element.parentNode.append(element);
    element.toggleAttribute("data-offered", lit);
    element.toggleAttribute("data-picked", picked.has(id));
    element.toggleAttribute("data-touched", touched.has(id));
    setOrRemove(element, "data-seat-colour", seatColour(seat));
    setOrRemove(element, "data-allied", allies.has(seat) ? seatColour(scene.seat) : null);
  }

  /** A way shows by itself the piece on it. */
  #lay(element, [piece]) {
    if (piece) element.setAttribute("data-lies", piece.sprite);
    else element.removeAttribute("data-lies");
  }

  #spot(place, context) {
    const box = this.#spots.get(place.id);
    const pieces = context.seenAt(place.id);
    const { world } = this.view;
    const { manners } = this.#drawn(place.id);
    const size = pieceSize(roomIn(box, manners), pieces, context, world, manners);
    return el(
      "div",
      {
        class: ["spot", ...manners, context.touched.has(place.id) && "touched", context.allies.has(place.seat) && "allied", marked(place.id, context)]
          .filter(Boolean)
          .join(" "),
        "data-key": `place ${place.id}`,
        "data-place": place.id,
        "data-offers": (!manners.includes("area") && context.choice.on(place.id).length) || null,
        "data-picked": context.picked.has(place.id),
        "data-name": this.#sides.get(place.id) ?? null,
        "data-seat-colour": seatColour(place.seat),
        style: `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;--piece:${size.toFixed(1)}px;--text:${(world * 0.021).toFixed(1)}px`,
      },
      el(
        "div",
        { class: pieces.length > FEW ? "pieces several" : "pieces" },
        pieces.map((piece) => drawPiece(piece, context)),
      ),
      el("div", { class: "place-name" }, nameOf(place.id, place.name, context), badges(place.id, context)),
    );
  }
}

function setOrRemove(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Where the drawing itself wants the pieces of an anchor: its `data-box`, as `viewBox` is written. */
function givenBox(element, svg) {
  const [x, y, width, height] = (element.dataset.box ?? "").split(" ").map(Number);
  const { x: left, y: top } = svg.viewBox.baseVal;
  return height > 0 ? { x: x - left, y: y - top, width, height, least: 0.021 } : null;
}

/** The box of an element in the drawing's own measure, whatever is between. */
function boxIn(element, svg) {
  const own = element.getBBox();
  const matrix = svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
  const corners = [
    [own.x, own.y],
    [own.x + own.width, own.y],
    [own.x, own.y + own.height],
    [own.x + own.width, own.y + own.height],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const { x: left, y: top } = svg.viewBox.baseVal;
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x: x - left, y: y - top, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** What is left for pieces if the name is inside the box. */
const roomIn = (box, manners) => (manners.includes("boxed") ? { ...box, height: box.height * 0.62 } : box);

/** How high tokens may be at most, as a share of the board. */
const SIZES = [
  ["small", 0.03],
  ["printed", 0.018],
];

/** How high pieces may be so that all fit side by side in their place's box. Cards fill it, tokens have one size, prints any. */
function pieceSize(box, pieces, { sheet }, world, manners) {
  const cards = pieces.every((piece) => isCard(piece.sprite, sheet));
  const most = cards ? Infinity : world * (SIZES.find(([manner]) => manners.includes(manner))?.[1] ?? 0.075);
  const widths = pieces.reduce((sum, piece) => sum + ratio(piece.sprite, sheet) * 1.08, 0) || 1;
  let best = 0;
  for (let rows = 1; rows <= pieces.length; rows++) {
    best = Math.max(best, Math.min((box.height * 0.9) / rows, (box.width * 0.95 * rows) / widths));
  }
  const least = manners.includes("printed") ? 0 : world * (cards ? 0.02 : (box.least ?? 0.026));
  return Math.max(least, Math.min(most, best));
}
