import { actAt } from "./act.js";
import { idOf } from "./find.js";
import { openMenu } from "./menu.js";
import { leads } from "./offers.js";

/** What is smaller than this, in pixels of the screen, a finger does not hit for certain. */
const SMALL = 24;
/** How far from its middle it is hit all the same. */
const REACH = 18;

/**
 * Fingers on the board: of what is small the nearest is meant. A first tap names what it would do and shows what that changes;
 * a second, there or on its name, does it. Where it is zoomed in until it is large, one tap is enough.
 */
export function aiming(app) {
  let aimed = null;
  document.addEventListener(
    "click",
    (event) => {
      const before = aimed;
      aimed = null;
      if (event.pointerType !== "touch" || !event.target.closest?.("#board .viewport") || app.board.view.dragged) return;
      const point = { x: event.clientX, y: event.clientY };
      const id = nearest(point);
      if (id === null) return;
      event.stopPropagation();
      const offers = app.choice.on(id);
      if (offers.length !== 1 || leads(offers[0]) || before === id) return actAt(app, id, point);
      aimed = id;
      openMenu(offers, point, nameOf(id, app.scene), app.context);
      uncover(document.querySelector(".menu"), point);
      app.preview(offers[0].preview ?? []);
    },
    { capture: true },
  );
}

/** A menu keeps off what it is about: it may be tapped again. */
function uncover(menu, { y }) {
  const { height } = menu.getBoundingClientRect();
  const below = y + SMALL;
  menu.style.top = `${below + height < innerHeight ? below : y - SMALL - height}px`;
}

/** The small target that is nearest to a point and within reach of it; null if there is none, or something large is meant. */
function nearest({ x, y }) {
  let best = null;
  let least = REACH;
  for (const element of document.querySelectorAll("#board :is(.spot, .piece)[data-offers]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const far = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (Math.min(width, height) >= SMALL || far > least) continue;
    best = idOf(element);
    least = far;
  }
  return best;
}

/** What is being aimed at: a place by its name, a piece by its face and the name of its place. */
function nameOf(id, { places, pieces }) {
  const piece = pieces.find((each) => each.id === id);
  const place = places.find((each) => each.id === (piece?.place ?? id));
  return [piece?.face, place?.name].filter(Boolean).join(", ");
}
