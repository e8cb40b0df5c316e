/** The possible holders of a seat, as the server expects them. */

import { botLabel } from "../base/bots.js";
import { t } from "../base/words.js";

export const ME = "me";
export const FRIEND = "friend";
export const SCREEN = "screen";
const BOT = "bot:";

/** The holders that a seat of this game may have: [value, label]. */
export function choices(game) {
  const people = [ME, FRIEND, SCREEN].map((kind) => [kind, t(`holder-${kind}`)]);
  return [...people, ...game.bots.map((bot) => [BOT + bot, botLabel(bot)])];
}

/** The default: the visitor plays against the game's first bot; without bots, against friends. */
export function usual(game, seat) {
  if (seat === 0) return ME;
  return game.bots.length > 0 ? BOT + game.bots[0] : FRIEND;
}

/** A Holder of the protocol. */
export function holder(value, name) {
  if (value === SCREEN) return { kind: SCREEN, name };
  if (value.startsWith(BOT)) return { kind: "bot", bot: value.slice(BOT.length) };
  return { kind: value };
}

/** The same holders for a game that begins at once: bots take the seats of others, and the visitor plays. */
export function againstBots(game, holders) {
  const bot = holder(BOT + game.bots[0]);
  const seats = holders.map((each) => (each.kind === FRIEND || each.kind === SCREEN ? bot : each));
  if (!seats.some(({ kind }) => kind === ME)) seats[0] = { kind: ME };
  return seats;
}

export const seatCount = (options) => Number(options.seats);
