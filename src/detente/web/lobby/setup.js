import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { players } from "./games.js";
import { FRIEND, againstBots, seatCount } from "./holders.js";
import { Options, stepper } from "./options.js";
import { FOLDED, SHOWN } from "./parts.js";
import { SeatRows } from "./seats.js";
import { teamsOf } from "./teams.js";

/** The form in which a table of one game is set up. What all games have besides seats and options is in `parts.js`. */
export class Setup {
  #form;
  #name;
  #create;
  #game;
  #options;
  #seats;
  #parts;
  #here;
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
    this.#options = new Options(game, () => this.#arrange());
    this.#seats = new SeatRows(game, () => this.#heedHolders());
    const make = (part) => part(game);
    const [shown, folded] = [SHOWN.map(make), FOLDED.map(make)];
    this.#parts = [...shown, ...folded];
    this.#here = el("p", { class: "one-screen small soft", role: "status" });
    this.#problem = el("p", { class: "problem", role: "alert" });
    this.#start = el("button", { type: "submit", class: "primary big", id: "start" });
    this.#form.replaceChildren(
      el("div", { class: "setup-head" }, el("h3", { id: "setup-title" }, game.title), this.#number()),
      ...this.#options.common,
      this.#seats.box,
      ...shown.map(({ box }) => box),
      el("details", { class: "house" }, el("summary", {}, t("house-rules")), ...this.#options.others, ...folded.map(({ box }) => box)),
      el("div", { class: "setup-end" }, this.#here, this.#problem, this.#start),
    );
    this.#arrange();
  }

  #number() {
    const option = this.#game.options.find(({ name }) => name === "seats");
    if (!option || option.values.length === 1) return el("span", { class: "soft" }, players(this.#game));
    return stepper(option, (value) => this.#options.choose("seats", value));
  }

  #arrange() {
    const { chosen } = this.#options;
    this.#seats.arrange(seatCount(chosen), teamsOf(this.#game, chosen, seatCount(chosen)));
  }

  #heedHolders() {
    const count = this.#seats.here;
    this.#here.textContent = count > 1 ? t("one-screen", { count }) : "";
    this.#start.textContent = t(this.#seats.has(FRIEND) ? "start-inviting" : count > 1 ? "start-here" : "start");
    this.#problem.textContent = "";
  }

  async #send() {
    const known = this.#seats.has(FRIEND) ? await this.#name.demand() : await this.#name.save();
    if (!known || !this.#seats.check() || !(await this.#options.check())) return;
    this.#start.disabled = true;
    this.#problem.textContent = "";
    try {
      await this.#create(this.#wanted(this.#seats.holders()), this.#game);
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
    await this.#create(this.#wanted(againstBots(this.#game, this.#seats.holders())), this.#game);
  }

  #wanted(seats) {
    const more = this.#parts.map((part) => part.wanted());
    return Object.assign({ game: this.#game.id, options: this.#options.chosen, seats }, ...more);
  }
}
