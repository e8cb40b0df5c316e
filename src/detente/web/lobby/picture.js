import { el } from "../base/dom.js";
import { emblem } from "./emblem.js";

/** The board of a game as a small picture, in the page's theme; a sign for a game without one. `{id, pictures}` as `GET /api/games` lists it. */
export function picture({ id, pictures = {} }) {
  const drawn = Object.entries(pictures).map(([theme, src]) =>
    el("img", { src, class: `in-${theme}`, alt: "", loading: "lazy", decoding: "async", width: 400, height: 250 }),
  );
  return el("span", { class: "game-picture", "aria-hidden": "true" }, drawn.length > 0 ? drawn : emblem(id));
}
