import { t } from "../base/words.js";

/** The names of seats that nobody holds yet: A, B, C ... */
export const letter = (seat) => String.fromCharCode("A".charCodeAt(0) + seat);

/** What a game calls a seat, or "Seat A". */
export const seatName = (called, seat) => (called === letter(seat) ? t("seat", { letter: called }) : called);
