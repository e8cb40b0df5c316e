import { el } from "../base/dom.js";

const COLOURS = 6;

/** The number of a seat's colour at the tables of a game, which may have a palette of its own. */
export const colourOf = (game, seat) => game?.palette?.[seat] ?? seat % COLOURS;

/** A dot in a colour of the table. */
export const dot = (colour) => el("span", { class: "seat-dot", "data-seat-colour": colour, "aria-hidden": "true" });
