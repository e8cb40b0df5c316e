import { el } from "../base/dom.js";
import { row } from "./panels.js";

/** The seat's own cards, large. */
export function drawHand(context) {
  const panels = context.scene.panels.filter((panel) => panel.kind === "hand");
  return panels.map((panel) =>
    el(
      "section",
      { class: "hand-panel", "data-key": panel.id, "data-panel": panel.id, "aria-label": panel.title },
      context.placesOf(panel).map((place) => row(place, context, panel, true)),
    ),
  );
}
