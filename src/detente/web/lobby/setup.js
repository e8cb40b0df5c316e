import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { players } from "./games.js";
import { FRIEND, againstBots, seatCount } from "./holders.js";
import { Options, stepper } from "./options.js";
import { SeatRows } from "./seats.js";

const NAME_LENGTH = 60;

/** The form in which a table of one game is set up. */
export class Setup {
  #form;
  #name;
  #create;
  #game;
  #options;
  #seats;
  #tableName;
  #hints;
  #problem;
  #start;

  constructor(form, { name, create }) {
    this.#form = form;
    this.#name = name;
    this.#create = create;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
  }

  show(game) {
    this.#game = game;
    this.#options = new Options(game);
    this.#seats = new SeatRows(game, () => this.#heedHolders());
    this.#tableName = el("input", { type: "text", id: "table-name", maxlength: NAME_LENGTH, autocomplete: "off" });
    this.#hints = el("input", { type: "checkbox", id: "hints", checked: true, "aria-describedby": "hints-about" });
    this.#problem = el("p", { class: "problem", role: "alert" });
    this.#start = el("button", { type: "submit", class: "primary big", id: "start" });
    this.#form.replaceChildren(
      el("div", { class: "setup-head" }, el("h3", { id: "setup-title" }, game.title), this.#number()),
      this.#seats.box,
      this.#houseRules(),
      el("div", { class: "setup-end" }, this.#problem, this.#start),
    );
    this.#seats.resize(seatCount(this.#options.chosen));
  }

  #number() {
    const option = this.#game.options.find(({ name }) => name === "seats");
    if (!option || option.values.length === 1) return el("span", { class: "soft" }, players(this.#game));
    return stepper(option, (value) => {
      this.#options.choose("seats", value);
      this.#seats.resize(seatCount(this.#options.chosen));
    });
  }

  #houseRules() {
    const tableName = el(
      "div",
      { class: "option" },
      el("label", { for: "table-name" }, t("table-name")),
      this.#tableName,
      el("p", { class: "small soft" }, t("table-name-about")),
    );
    const hints = el(
      "div",
      { class: "option" },
      el("label", { class: "check", for: "hints" }, this.#hints, t("hints-allowed")),
      el("p", { class: "small soft", id: "hints-about" }, t("hints-about")),
    );
    const label = this.#options.boxes.length > 0 ? t("house-rules") : t("table-name");
    return el("details", { class: "house" }, el("summary", {}, label), ...this.#options.boxes, hints, tableName);
  }

  #heedHolders() {
    this.#start.textContent = this.#seats.has(FRIEND) ? t("start-inviting") : t("start");
    this.#problem.textContent = "";
  }

  async #send() {
    const known = this.#seats.has(FRIEND) ? await this.#name.demand() : await this.#name.save();
    if (!known || !this.#seats.check() || !(await this.#options.check())) return;
    this.#start.disabled = true;
    this.#problem.textContent = "";
    try {
      await this.#create(this.#wanted(this.#seats.holders()));
    } catch (error) {
      this.#problem.textContent = error.message;
      this.#problem.scrollIntoView({ block: "nearest" });
    } finally {
      this.#start.disabled = false;
    }
  }

  /** Opens the table as it is set up, but with bots for all others. */
  async playBots() {
    if (!(await this.#name.save()) || !(await this.#options.check())) return;
    await this.#create(this.#wanted(againstBots(this.#game, this.#seats.holders())));
  }

  #wanted(seats) {
    const wanted = { game: this.#game.id, options: this.#options.chosen, seats };
    if (!this.#hints.checked) wanted.hints = false;
    const name = this.#tableName.value.trim();
    if (name) wanted.name = name;
    return wanted;
  }
}
