import { el } from "../base/dom.js";
import { firstShown } from "./find.js";
import { picture, ratio, seatColour } from "./pieces.js";

const FLIGHT = 420;
const NEXT = 90;
const TUMBLE = 550;
const REST = 850;
const MOST = 1000;
const EASE = "cubic-bezier(.3,.7,.3,1)";

/** Shows how a scene becomes the next: `draw` puts the next one on the page. Resolves when all has come to rest. */
export async function move(changes, { draw, sheet, speed, placeSeat }) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const before = pieceBoxes();
  const moves = changes
    .filter(({ kind }) => kind === "move")
    .map((change) => ({ change, from: spot(change.source, placeSeat) }));
  const rolls = changes.filter(({ kind }) => kind === "roll");
  draw();
  if (still) {
    highlight(moves, before);
    return throwAll(rolls, true, speed);
  }
  slide(before, speed);
  const pace = Math.min(NEXT, (MOST - FLIGHT) / Math.max(1, moves.length)) / speed;
  const flights = moves.map(({ change, from }, n) =>
    fly(change, from, spot(change.target, placeSeat), before, sheet, FLIGHT / speed, n * pace),
  );
  await Promise.all([...flights, throwAll(rolls, false, speed)]);
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

/** Pieces that lie elsewhere than before glide there. */
function slide(before, speed) {
  for (const element of document.querySelectorAll("[data-piece]")) {
    const old = before.get(element.dataset.piece);
    if (!old) continue;
    const now = element.getBoundingClientRect();
    const dx = old.left - now.left;
    const dy = old.top - now.top;
    if (Math.abs(dx) + Math.abs(dy) < 4 || !now.width) continue;
    const scale = element.offsetWidth / now.width || 1;
    element.animate([{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0 0" }], {
      duration: 260 / speed,
      easing: EASE,
    });
  }
}

async function fly(change, from, to, before, sheet, duration, delay) {
  if (!from && !to) return;
  const start = from ?? away(to);
  const end = to ?? away(from);
  const arriving = arrivals(change, before);
  for (const element of arriving) {
    element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: duration + delay });
  }
  const width = Math.min(72, Math.max(34, Math.min(start.height, end.height) * ratio(change.sprite ?? "", sheet)));
  const ghost = el("div", {
    class: "ghost",
    "aria-hidden": "true",
    "data-seat-colour": seatColour(change.seat),
    style: `width:${width}px`,
  });
  const face = (sprite, words, card) =>
    ghost.replaceChildren(picture({ sprite: sprite ?? "", face: words ?? null, card }, sheet));
  face(change.was ?? change.sprite, change.was ? null : change.face, change.was ? null : change.card);
  document.body.append(ghost);
  const flips = change.was !== undefined && change.was !== change.sprite;
  if (flips) setTimeout(() => face(change.sprite, change.face, change.card), delay + duration / 2);
  const height = width / ratio(change.sprite ?? "", sheet);
  const at = (box) => `${box.left + box.width / 2 - width / 2}px ${box.top + box.height / 2 - height / 2}px`;
  const flight = ghost.animate(
    [
      { translate: at(start), opacity: from ? 1 : 0, transform: "scale(.9)" },
      { transform: flips ? "scale(1.15) rotateY(90deg)" : "scale(1.15)", offset: 0.5 },
      { translate: at(end), opacity: to ? 1 : 0, transform: "scale(.9)" },
    ],
    { duration, delay, easing: EASE, fill: "both" },
  );
  await flight.finished.catch(() => {});
  ghost.remove();
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
    .flatMap(({ change }) => [...arrivals(change, before), change.target && firstShown(change.target)])
    .filter(Boolean);
  for (const element of moved) element.classList.add("moved");
  await pause(600);
  for (const element of moved) element.classList.remove("moved");
}

/** One roll after the other. */
async function throwAll(rolls, still, speed) {
  for (const roll of rolls) await throwDice(roll, still, speed);
}

async function throwDice({ dice = [], text }, still, speed) {
  const shown = dice.map((value) => el("span", { class: "die" }, still ? value : "·"));
  const tray = el(
    "div",
    { class: `dice ${still ? "still" : ""}`, "aria-hidden": "true" },
    el("div", {}, shown),
    text && el("p", {}, text),
  );
  document.body.append(tray);
  if (!still) {
    tray.classList.add("rolling");
    await pause(TUMBLE / speed);
    shown.forEach((die, n) => (die.textContent = dice[n]));
    tray.classList.remove("rolling");
  }
  await pause(REST / speed);
  tray.remove();
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
