/** Names that come up on the board keep off what can be chosen there. */

/** Names that are shown: where somebody looks, or of a place with a figure. See board.css. */
const SHOWN = ".spot.unnamed:hover > .place-name, .spot.unnamed > .place-name:is(:focus-within, :has(.mark))";
const TARGETS = ".spot[data-offers], .piece[data-offers]";
/** Half the side of what is pressed of a target, in pixels of the screen. */
const REACH = 9;
const COVERED = 100;
const UNSEEN = 10_000;
/** How far out a name is tried, in its own heights. */
const STEPS = [0, 0.5, 1, 1.5, 2, 3, 4, 5];
/** A way is pointed at in its middle: this much of it, in the board's measure. */
const WAY = 26;

/** Moves the names that are shown of places too close together, so that they cover nothing that is offered. */
export function keepOff(over, viewport, scale) {
  const labels = over.querySelectorAll(SHOWN);
  if (!labels.length) return;
  const room = viewport.getBoundingClientRect();
  const targets = [...over.querySelectorAll(TARGETS)].map((element) => ({ element, ...middle(element) }));
  for (const label of labels) {
    const spot = label.parentElement;
    const others = targets.filter(({ element }) => element.closest(".spot") !== spot);
    place(label, around(spot, scale), { others, room, scale });
  }
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The part of a place next to which its name is put. */
function around(spot, scale) {
  if (!spot.matches(".way")) return spot.getBoundingClientRect();
  const { x, y } = middle(spot);
  const half = (WAY * scale) / 2;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** To the first place that is free; if none is, to that where it covers least. */
function place(label, own, { others, room, scale }) {
  label.style.translate = "";
  const { left, top, width, height } = label.getBoundingClientRect();
  const best = candidates(own, width, height)
    .map((at) => ({ ...at, fault: faultOf(at, { width, height, others, room }) }))
    .reduce((a, b) => (b.fault < a.fault ? b : a));
  const [dx, dy] = [(best.x - left) / scale, (best.y - top) / scale];
  label.style.translate = `calc(-50% + ${dx.toFixed(1)}px) calc(-25% + ${dy.toFixed(1)}px)`;
}

/** Places for a name, the nearest first: below, above, at the sides, then askew. */
function candidates({ left, right, top, bottom }, width, height) {
  const x = (left + right - width) / 2;
  const y = (top + bottom - height) / 2;
  return STEPS.flatMap((step) => {
    const gap = step * height;
    const rows = [bottom - height / 4 + gap, top - height * 0.75 - gap];
    const columns = [x, right - width, left, right + height / 2, left - width - height / 2];
    const sides = [right + gap, left - width - gap];
    return [
      ...rows.map((row) => ({ x, y: row })),
      ...sides.map((side) => ({ x: side, y })),
      ...columns.flatMap((column) => rows.map((row) => ({ x: column, y: row }))),
    ];
  });
}

/** How bad it would be there: a name that touches a target, one that covers its middle, one that is not wholly seen. */
function faultOf({ x, y }, { width, height, others, room }) {
  const seen = x >= room.left && y >= room.top && x + width <= room.right && y + height <= room.bottom;
  const covered = (reach) =>
    others.filter(
      (at) => at.x > x - reach && at.x < x + width + reach && at.y > y - reach && at.y < y + height + reach,
    ).length;
  return covered(REACH) + COVERED * covered(1) + (seen ? 0 : UNSEEN);
}
