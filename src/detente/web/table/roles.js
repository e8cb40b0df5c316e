import { get } from "../base/api.js";
import { teamsOf } from "../lobby/teams.js";

/** What each seat of a table is called, who plays with whom, and which bots could take a seat. It is asked for when it is first needed. */
export class Roles {
  #game = null;
  #asked = null;

  /** `changed()`: the roles are known now. */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
  }

  /** The role of a seat and those of its partners; null until they are known. Without roles the seats are still there, by their letters. */
  of(seat) {
    this.known().catch(() => null);
    if (!this.#game) return null;
    const { seats } = this.#game;
    const team = teamsOf(this.#game, this.table.options, this.table.seats.length).find((each) => each.includes(seat)) ?? [seat];
    return { name: seats[seat], partners: team.filter((other) => other !== seat).map((other) => seats[other]) };
  }

  /** The bots that can take a seat; none until they are known. */
  get bots() {
    return this.#game?.bots ?? [];
  }

  /** Resolves when the game is known; fails with what the server says, and may be asked again. */
  known() {
    this.#asked ??= this.#ask().catch((error) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  async #ask() {
    const games = await get("/api/games");
    this.#game = games.find(({ id }) => id === this.table.game) ?? null;
    this.changed();
  }
}
