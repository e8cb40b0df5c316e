import { el } from "../base/dom.js";
import { row } from "./panels.js";

/** The seat's own cards and then those open to all, large. */
export function drawHand(context) {
  const panels = ["hand", "display"].flatMap((wanted) => context.scene.panels.filter(({ kind }) => kind === wanted));
  return panels.map((panel) =>
    el(
      "section",
      { class: "hand-panel", "data-key": panel.id, "data-panel": panel.id, "aria-label": panel.title },
      context.placesOf(panel).map((place) => row(place, context, panel, true)),
    ),
  );
}

/** In a column of their own cards are smaller and three in a row where they would not be seen to the last otherwise. */
export function fitHand(hand) {
  hand.classList.remove("many");
  hand.classList.toggle("many", hand.scrollHeight > hand.clientHeight + 1);
}
