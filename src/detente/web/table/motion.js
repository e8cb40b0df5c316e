import { el } from "../base/dom.js";
import { firstShown } from "./find.js";
import { factor } from "./pace.js";
import { picture, ratio, seatColour } from "./pieces.js";

const FLIGHT = 420;
const GLIDE = 260;
const NEXT = 90;
const TUMBLE = 550;
const REST = 850;
const MOST = 1000;
const EASE = "cubic-bezier(.3,.7,.3,1)";

/**
 * Shows how a scene becomes the next. Up to the last dice all is shown over the scene as it was, which `hold` keeps; then `lay` puts
 * the pieces where they will be, and the rest flies there; only then `announce` announces the result. Resolves when all rests.
 * The reader's pace stretches all of it.
 */
export async function move(changes, { hold, lay, announce, sheet, placeSeat }) {
  const turns = inTurn(changes.filter(({ kind }) => kind === "move" || kind === "roll"));
  const moves = turns.flat().filter(({ kind }) => kind === "move");
  const before = pieceBoxes();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    announce();
    highlight(moves, before);
    return throwAll(turns.flat(), true);
  }
  if (!turns.length) {
    announce();
    return void slide(before);
  }
  const pace = Math.min(NEXT, (MOST - FLIGHT) / Math.max(1, moves.length)) * factor();
  const spotOf = (place) => spot(place, placeSeat);
  const ghosts = [];
  const fly = (change, n, from, landing) => {
    const to = spotOf(change.target);
    if (!from && !to) return null;
    const ghost = flight(change, from, to, { sheet, duration: FLIGHT * factor(), delay: n * pace, landing });
    ghosts.push(ghost.element);
    return ghost;
  };
  const clear = () => ghosts.splice(0).forEach((ghost) => ghost.remove());
  const dice = turns.findLastIndex(([{ kind }]) => kind === "roll") + 1;
  try {
    hold();
    for (const turn of turns.slice(0, dice)) {
      if (turn[0].kind === "roll") await throwAll(turn, false);
      else await Promise.all(turn.map((change, n) => fly(change, n, spotOf(change.source), [])?.rest));
    }
    const last = turns.slice(dice).flat();
    const from = last.map(({ source }) => spotOf(source));
    lay();
    clear();
    const landed = last.map(async (change, n) => {
      const ghost = fly(change, n, from[n], arrivals(change, before));
      await ghost?.rest;
      ghost?.element.remove();
    });
    await Promise.all([...landed, ...slide(before)]);
  } finally {
    clear();
    announce();
  }
}

/** Neighbours of a kind go together: these cards fly, then those dice fall. */
function inTurn(changes) {
  const turns = [];
  for (const change of changes) {
    if (turns.at(-1)?.[0].kind === change.kind) turns.at(-1).push(change);
    else turns.push([change]);
  }
  return turns;
}

function pieceBoxes() {
  const boxes = new Map();
  for (const element of document.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width) boxes.set(element.dataset.piece, box);
  }
  return boxes;
}

/** Where a place is on the screen; if it is not shown, its seat's panel. */
function spot(place, placeSeat) {
  if (!place) return null;
  const seat = placeSeat(place);
  const element = firstShown(place) ?? (seat === undefined ? null : document.querySelectorAll(".panel.player")[seat]);
  if (!element) return null;
  const pieces = element.querySelector(".pieces");
  return (pieces?.getClientRects().length ? pieces : element).getBoundingClientRect();
}

/** Pieces that have another position than before glide there. */
function slide(before) {
  const glides = [];
  for (const element of document.querySelectorAll("[data-piece]")) {
    const old = before.get(element.dataset.piece);
    if (!old) continue;
    const now = element.getBoundingClientRect();
    const dx = old.left - now.left;
    const dy = old.top - now.top;
    if (Math.abs(dx) + Math.abs(dy) < 4 || !now.width) continue;
    const scale = element.offsetWidth / now.width || 1;
    const glide = element.animate([{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0 0" }], {
      duration: GLIDE * factor(),
      easing: EASE,
    });
    glides.push(rested(glide));
  }
  return glides;
}

const rested = (animation) => animation.finished.catch(() => {});

/** A picture that flies; what lands with it is not seen before. `element`: the picture, `rest`: when it has landed. */
function flight(change, from, to, { sheet, duration, delay, landing }) {
  const [start, end] = [from ?? away(to), to ?? away(from)];
  const shape = ratio(change.sprite ?? "", sheet);
  const width = Math.min(72, Math.max(34, Math.min(start.height, end.height) * shape));
  const height = width / shape;
  const ghost = el("div", {
    class: "ghost",
    "aria-hidden": "true",
    "data-seat-colour": seatColour(change.seat),
    style: `width:${width}px;height:${height}px`,
  });
  const face = (sprite, words, card) =>
    ghost.replaceChildren(picture({ sprite: sprite ?? "", face: words ?? null, card }, sheet));
  face(change.was ?? change.sprite, change.was ? null : change.face, change.was ? null : change.card);
  document.body.append(ghost);
  const flips = change.was !== undefined && change.was !== change.sprite;
  if (flips) setTimeout(() => face(change.sprite, change.face, change.card), delay + duration / 2);
  for (const element of landing) {
    element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: duration + delay });
  }
  const at = (box) => `${box.left + box.width / 2 - width / 2}px ${box.top + box.height / 2 - height / 2}px`;
  const flown = ghost.animate(
    [
      { translate: at(start), opacity: from ? 1 : 0, transform: "scale(.9)" },
      { transform: flips ? "scale(1.15) rotateY(90deg)" : "scale(1.15)", offset: 0.5 },
      { translate: at(end), opacity: to ? 1 : 0, transform: "scale(.9)" },
    ],
    { duration, delay, easing: EASE, fill: "both" },
  );
  return { element: ghost, rest: rested(flown) };
}

const away = ({ left, top, width, height }) => ({ left, top: top - 80, width, height });

/** The pieces that a move brings and that were not there before. */
function arrivals({ target, sprite }, before) {
  const place = target && firstShown(target);
  if (!place) return [];
  return [...place.querySelectorAll("[data-piece]")].filter(
    (piece) => piece.dataset.sprite === sprite && !before.has(piece.dataset.piece),
  );
}

/** Shows for a moment what has moved; nobody has to wait for it. */
async function highlight(moves, before) {
  const moved = moves
    .flatMap((change) => [...arrivals(change, before), change.target && firstShown(change.target)])
    .filter(Boolean);
  for (const element of moved) element.classList.add("moved");
  await pause(600);
  for (const element of moved) element.classList.remove("moved");
}

/** One roll after the other. */
async function throwAll(changes, still) {
  for (const roll of changes) if (roll.kind === "roll") await throwDice(roll, still);
}

export const drawDie = (value) => el("span", { class: "die" }, value);

async function throwDice({ dice = [], text }, still) {
  const shown = dice.map((value) => drawDie(still ? value : "·"));
  const tray = el(
    "div",
    { class: `dice ${still ? "still" : ""}`, "aria-hidden": "true" },
    el("div", {}, shown),
    text && el("p", {}, text),
  );
  document.body.append(tray);
  if (!still) {
    tray.classList.add("rolling");
    await pause(TUMBLE * factor());
    shown.forEach((die, n) => (die.textContent = dice[n]));
    tray.classList.remove("rolling");
  }
  await pause(REST * factor());
  tray.remove();
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
