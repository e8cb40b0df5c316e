import { botAbout, botLabel } from "../base/bots.js";
import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { colourOf, dot } from "./colours.js";
import { SCREEN, botOf, choices, holder, isHere, usual } from "./holders.js";

/** One row for each seat: who holds it. Partners stand together. */
export class SeatRows {
  box = el("fieldset", { class: "seats" }, el("legend", {}, t("who-plays")));
  #game;
  #onChange;
  #rows = [];
  #count = 0;
  #bots = el("ul", { class: "bots-about", "aria-live": "polite" });

  /** onChange: called whenever a holder changes. */
  constructor(game, onChange) {
    this.#game = game;
    this.#onChange = onChange;
  }

  /** The seats of a table, and which of them play together. Seats that come back have the holders that they had. */
  arrange(count, teams) {
    while (this.#rows.length < count) this.#rows.push(this.#row(this.#rows.length));
    this.#count = count;
    const alone = this.#shown().filter((_, seat) => !teams.some((team) => team.includes(seat)));
    const focused = document.activeElement;
    this.box.replaceChildren(this.box.firstChild, ...teams.map((team) => this.#team(team)), ...alone.map(({ box }) => box), this.#bots);
    if (focused !== document.activeElement) focused.focus();
    this.#changed();
  }

  has(kind) {
    return this.#shown().some(({ select }) => select.value === kind);
  }

  /** How many seats are played at this screen. */
  get here() {
    return this.#shown().filter(({ select }) => isHere(select.value)).length;
  }

  holders() {
    return this.#shown().map(({ select, name }) => holder(select.value, name.value.trim()));
  }

  /** Whether all who sit at this screen have a name; asks for the first that is missing. */
  check() {
    const nameless = this.#shown().find(({ select, name }) => select.value === SCREEN && name.value.trim() === "");
    for (const { name } of this.#rows) name.setAttribute("aria-invalid", name === nameless?.name);
    nameless?.name.focus();
    return !nameless;
  }

  #shown() {
    return this.#rows.slice(0, this.#count);
  }

  #team(team) {
    const names = new Intl.ListFormat(document.documentElement.lang).format(team.map((seat) => this.#game.seats[seat]));
    const id = `team-${team.join("-")}`;
    return el(
      "div",
      { class: "team", role: "group", "aria-labelledby": id },
      el("p", { class: "small soft", id }, t("play-together", { names })),
      team.map((seat) => this.#rows[seat].box),
    );
  }

  #row(seat) {
    const first = usual(this.#game, seat);
    const role = this.#game.seats[seat];
    const select = el(
      "select",
      { "data-seat": seat, "aria-label": t("holder-of", { role }), onchange: () => this.#change(row) },
      choices(this.#game).map(([value, label]) => el("option", { value, selected: value === first }, label)),
    );
    const name = el("input", {
      type: "text",
      "data-seat-name": seat,
      "aria-label": t("name-of", { role }),
      placeholder: t("name"),
      maxlength: 40,
      autocomplete: "off",
      hidden: true,
    });
    const label = el("span", { class: "seat-role" }, dot(colourOf(this.#game, seat)), role);
    const row = { select, name, box: el("div", { class: "seat-row" }, label, select, name) };
    return row;
  }

  #change({ select, name }) {
    name.hidden = select.value !== SCREEN;
    if (!name.hidden) name.focus();
    this.#changed();
  }

  #changed() {
    const bots = this.#game.bots.filter((bot) => this.#shown().some(({ select }) => botOf(select.value) === bot));
    this.#bots.replaceChildren(
      ...bots.filter(botAbout).map((bot) => el("li", { class: "small soft" }, el("b", {}, botLabel(bot)), " – ", botAbout(bot))),
    );
    this.#onChange();
  }
}
