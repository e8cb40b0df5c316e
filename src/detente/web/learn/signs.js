import { sprite } from "../table/pieces.js";

/** Fills the places of sprites in a text: `data-sign`. Without a sheet, or a sprite of this name, they vanish. */
export function drawSigns(root, sheet) {
  for (const place of root.querySelectorAll("[data-sign]")) {
    const drawn = sheet && sprite(place.dataset.sign, sheet);
    if (drawn) place.replaceChildren(drawn);
    else place.remove();
  }
}
