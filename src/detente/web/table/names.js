/** Names of places that stand close together: each beside its place where it is free, and none where it would cover another. */

const SIDES = ["below", "above", "right", "left"];
/** A name may touch what is not its own place by so many pixels. */
const SLACK = 0.5;
/** What names keep off: all places but those that are as large as lands, and lines. */
const SOLID = ".spot:not(.area, .way, .regions, .lettered)";
/** Of a place that is no dot, such as a heading, the name stays where it is. */
const DOT = 2.2;

/**
 * On which side of its place each name stands: a map by the ids of places; `none` where there is no room.
 * It depends on what is printed on the board and its scale alone, so that names stay where they are while pieces move.
 */
export function sidesOf(over) {
  const spots = [...over.querySelectorAll(".spot.lettered:not(.unnamed)")].filter(isDot);
  for (const spot of spots) spot.removeAttribute("data-name");
  const taken = [...over.querySelectorAll(SOLID)].map(boxOf);
  const dots = spots.map((spot) => ({ spot, box: boxOf(spot) }));
  const named = dots.map(({ spot, box }) => ({ spot, box, label: boxOf(spot.querySelector(".place-name")) }));
  const sides = new Map();
  for (const { spot, box, label } of named) {
    const others = [...taken, ...dots.filter((dot) => dot.spot !== spot).map((dot) => dot.box)];
    const side = SIDES.find((each) => !others.some((other) => touches(beside(each, box, label), other)));
    if (side) taken.push(beside(side, box, label));
    sides.set(spot.dataset.place, side ?? "none");
  }
  for (const { spot } of named) spot.setAttribute("data-name", sides.get(spot.dataset.place));
  return sides;
}

function isDot(spot) {
  const { width, height } = spot.getBoundingClientRect();
  return width > 0 && height > 0 && width / height < DOT && height / width < DOT;
}

function boxOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function beside(side, { left, top, width, height }, label) {
  const own = { width: label.width, height: label.height };
  const x = left + (width - own.width) / 2;
  const y = top + (height - own.height) / 2;
  return {
    below: { ...own, left: x, top: top + height - own.height * 0.12 },
    above: { ...own, left: x, top: top - own.height * 0.88 },
    right: { ...own, left: left + width + 2, top: y },
    left: { ...own, left: left - own.width - 2, top: y },
  }[side];
}

const touches = (a, b) =>
  a.left < b.left + b.width - SLACK &&
  b.left < a.left + a.width - SLACK &&
  a.top < b.top + b.height - SLACK &&
  b.top < a.top + a.height - SLACK;
