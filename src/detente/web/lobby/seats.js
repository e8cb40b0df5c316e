import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { SCREEN, choices, holder, usual } from "./holders.js";
import { letter, seatName } from "./letters.js";

/** One row for each seat: who holds it. */
export class SeatRows {
  box = el("fieldset", { class: "seats" }, el("legend", {}, t("who-plays")));
  #game;
  #onChange;
  #rows = [];

  /** onChange: called whenever a holder changes. */
  constructor(game, onChange) {
    this.#game = game;
    this.#onChange = onChange;
  }

  /** Seats that come back have the holders that they had. */
  resize(count) {
    while (this.#rows.length < count) this.#rows.push(this.#row(this.#rows.length));
    this.#rows.forEach((row, seat) => (row.box.hidden = seat >= count));
    this.#onChange();
  }

  has(kind) {
    return this.#shown().some(({ select }) => select.value === kind);
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
    return this.#rows.filter(({ box }) => !box.hidden);
  }

  #row(seat) {
    const first = usual(this.#game, seat);
    const select = el(
      "select",
      { "data-seat": seat, "aria-label": t("holder-of", { letter: letter(seat) }), onchange: () => this.#change(row) },
      choices(this.#game).map(([value, label]) => el("option", { value, selected: value === first }, label)),
    );
    const name = el("input", {
      type: "text",
      "data-seat-name": seat,
      "aria-label": t("name-of", { letter: letter(seat) }),
      placeholder: t("name"),
      maxlength: 40,
      autocomplete: "off",
      hidden: true,
    });
    const dot = el("span", { class: "seat-dot", "data-seat-colour": seat, "aria-hidden": "true" });
    const called = this.#game.seats[seat];
    const label = el(
      "span",
      { class: "seat-number" },
      dot,
      seatName(called, seat),
    );
    const row = { select, name, box: el("div", { class: "seat-row" }, label, select, name) };
    this.box.append(row.box);
    return row;
  }

  #change({ select, name }) {
    name.hidden = select.value !== SCREEN;
    if (!name.hidden) name.focus();
    this.#onChange();
  }
}
