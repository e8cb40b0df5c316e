import { el } from "../base/dom.js";
import { fitTitles } from "./card.js";
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

/**
 * In a column of their own cards are smaller and three in a row where they would not be seen to the last otherwise; then their titles
 * are cut to what fits. It measures what is drawn: only where cards have come or gone, or the window is another.
 */
export function fitHand(hand, changed) {
  const room = `${innerWidth} ${innerHeight}`;
  if (!changed && room === fittedTo) return;
  fittedTo = room;
  if (!hand.classList.contains("many")) hand.classList.toggle("many", overflows(hand));
  else {
    hand.classList.remove("many");
    if (overflows(hand)) hand.classList.add("many");
  }
  fitTitles(hand);
}

/** The size of the window for which the cards were fitted. */
let fittedTo = "";

const overflows = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
