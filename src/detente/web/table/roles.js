import { get } from "../base/api.js";
import { teamsOf } from "../lobby/teams.js";

/** What each seat of a table is called before the game has begun, and who plays with whom. It is asked for when it is first needed. */
export class Roles {
  #game = null;
  #asked = false;

  /** `changed()`: the roles are known now. */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
  }

  /** The role of a seat and those of its partners; null until they are known. */
  of(seat) {
    if (!this.#asked) this.#ask();
    if (!this.#game) return null;
    const { seats } = this.#game;
    const team = teamsOf(this.#game, this.table.options, this.table.seats.length).find((each) => each.includes(seat)) ?? [seat];
    return { name: seats[seat], partners: team.filter((other) => other !== seat).map((other) => seats[other]) };
  }

  /** Without roles the seats are still there, by their letters. */
  async #ask() {
    this.#asked = true;
    const games = await get("/api/games").catch(() => []);
    this.#game = games.find(({ id }) => id === this.table.game) ?? null;
    if (this.#game) this.changed();
  }
}
