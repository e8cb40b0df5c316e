import { el } from "../base/dom.js";
import { shownAs } from "./find.js";

/** What is less of it, in pixels, nobody hits. */
const LEAST = 16;

/**
 * While something is dragged: where it may be dropped that is off the screen or in a closed part of the page, as boxes with the names of
 * these places, at the end of the window that is away from the pointer. The board is left out: it has its own places. Null if all is in view.
 */
export function tray(drops, { scene, sheet, context }, { clientY }) {
  const lies = new Map(scene.pieces.map(({ id, place }) => [id, place]));
  const onBoard = (id) => sheet.anchors.has(lies.get(id) ?? id);
  const away = [...drops.keys()].filter((id) => context.names.has(id) && !onBoard(id) && !inView(id));
  if (!away.length) return null;
  return el(
    "div",
    { class: clientY > innerHeight / 2 ? "tray" : "tray low" },
    away.map((id) => el("div", { class: "place", "data-place": id }, context.names.get(id))),
  );
}

/** Whether so much of an element is in view, and nothing lies over it, that something can be dropped on it. */
const inView = (id) =>
  shownAs(id).some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)];
    const [above, below] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    if (to - from < LEAST || below - above < LEAST) return false;
    return element.contains(document.elementFromPoint((from + to) / 2, (above + below) / 2));
  });
