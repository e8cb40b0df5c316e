/** The possible holders of a seat, as the server expects them. */

import { botLabel } from "../base/bots.js";
import { t } from "../base/words.js";

export const ME = "me";
export const FRIEND = "friend";
export const SCREEN = "screen";
const BOT = "bot:";

/** The holders that a seat of this game may have: [value, label]; bots from the weakest to the strongest. */
export function choices(game) {
  const people = [ME, FRIEND, SCREEN].map((kind) => [kind, t(`holder-${kind}`)]);
  return [...people, ...game.bots.map((bot) => [BOT + bot, botLabel(bot)])];
}

/** The default: the visitor plays against the bot that the game begins with; without bots, against friends. */
export function usual(game, seat) {
  if (seat === 0) return ME;
  return game.bot ? BOT + game.bot : FRIEND;
}

/** Whether a value stands for somebody at this screen. */
export const isHere = (value) => value === ME || value === SCREEN;

/** The bot that a value stands for, or null. */
export const botOf = (value) => (value.startsWith(BOT) ? value.slice(BOT.length) : null);

/** A Holder of the protocol. */
export function holder(value, name) {
  if (value === SCREEN) return { kind: SCREEN, name };
  const bot = botOf(value);
  return bot === null ? { kind: value } : { kind: "bot", bot };
}

/** The same holders for a game that begins at once: bots take the seats of others, and the visitor plays. */
export function againstBots(game, holders) {
  const bot = { kind: "bot", bot: game.bot };
  const seats = holders.map((each) => (each.kind === FRIEND || each.kind === SCREEN ? bot : each));
  if (!seats.some(({ kind }) => kind === ME)) seats[0] = { kind: ME };
  return seats;
}

export const seatCount = (options) => Number(options.seats);
