import { el } from "../base/dom.js";
import { t } from "../base/words.js";

const STORED = "detente-standing";
const ASK = "ask";
const TABLE = "table";
const GAME = "game";

/**
 * Answers that a player gives once and for all, for a table or for all tables of a game. They are kept in this browser, and the page sends
 * them as a click would: nobody else, not even the server, knows that they were given. What is taken back is asked again. People who share
 * a screen each have their own at that table, and none for the game: nobody could tell whose it is.
 */
export class Standing {
  /** Until the player has answered something themselves, they are asked. */
  #held = false;
  /** The question that was answered last; each is answered once, even if the answer was refused. */
  #answered = null;
  /** Answers whose player knows that they are given: by this page, or since they have just chosen so. */
  #told = new Set();

  /** `answer(offer)` sends it, `notify(text)` says something in passing, `changed()`: the player has chosen otherwise. */
  constructor(session, { answer, notify, changed }) {
    Object.assign(this, { session, answer, notify, changed });
  }

  /** Where answers can be kept, the nearest first, by the names of what is kept. */
  get #keys() {
    const { table, seat, mine } = this.session;
    if (mine.length > 1) return { [TABLE]: `${STORED} table ${table.id} seat ${seat}` };
    return { [TABLE]: `${STORED} table ${table.id}`, [GAME]: `${STORED} game ${table.game}` };
  }

  /** When the player is asked: `ask` (always), or where they are not: at this `table`, or in the whole `game`. */
  chosen({ name, usual }) {
    const kept = Object.values(this.#keys).map((key) => stored(key)[name]);
    return kept.find(Boolean) ?? (usual ? Object.keys(this.#keys).at(-1) : ASK);
  }

  choose(name, scope) {
    const [table, game = table] = Object.values(this.#keys);
    this.#held = false;
    this.#told.add(this.#own(name));
    keep(table, name, scope === TABLE ? TABLE : undefined);
    if (scope !== TABLE) keep(game, name, scope);
    this.changed();
  }

  /** An answer of the seat that is played now. */
  #own = (name) => `${this.session.seat} ${name}`;

  /** Something was taken back: the question is there to be answered by hand. */
  hold() {
    this.#held = true;
  }

  /** The player has answered a question themselves. */
  goOn() {
    this.#held = false;
  }

  /** Gives the standing answer to the question `ask` of a scene, if there is one. */
  reply(scene, ask) {
    const question = `${scene.seat} ${ask}`;
    if (this.#held || question === this.#answered || !scene.prompt.mine || scene.over) return;
    const offer = scene.offers.find(({ standing }) => standing);
    const known = offer && scene.standing.find(({ name }) => name === offer.standing);
    if (!known || this.chosen(known) === ASK) return;
    this.#answered = question;
    if (!known.usual && !this.#told.has(this.#own(known.name))) this.notify(t("table-standing-done", { label: known.label }));
    this.#told.add(this.#own(known.name));
    this.answer(offer);
  }

  /** A button for the offer that may be chosen for good, if the player is still asked. */
  button({ scene, choice }) {
    const offer = choice.open.find(({ standing }) => standing);
    const known = offer && scene.standing.find(({ name }) => name === offer.standing);
    if (!known || this.chosen(known) !== ASK) return null;
    const about = t("table-standing-always-about", { label: known.label });
    return el(
      "button",
      {
        class: "quiet always",
        type: "button",
        "data-key": `always ${known.name}`,
        "data-always": known.name,
        title: about,
        "aria-label": `${t("table-standing-always")}: ${known.label}`,
      },
      t("table-standing-always"),
    );
  }

  /** The choices, for the settings. */
  settings(scene) {
    if (!scene?.standing.length) return null;
    return el(
      "section",
      { class: "standing", onchange: ({ target }) => this.choose(target.dataset.standing, target.value) },
      el("h3", {}, t("table-standing")),
      scene.standing.map((known) => el("label", {}, el("span", {}, known.label), this.#select(known))),
    );
  }

  #select(known) {
    const chosen = this.chosen(known);
    return el(
      "select",
      { class: "quiet", "data-standing": known.name },
      [ASK, ...Object.keys(this.#keys)].map((scope) => el("option", { value: scope, selected: scope === chosen }, t(`table-standing-${scope}`))),
    );
  }
}

function keep(key, name, scope) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(key), [name]: scope }));
  } catch {
    // without storage there is nothing that could last
  }
}

function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}
