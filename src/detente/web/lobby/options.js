import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { seatCount } from "./holders.js";
import { letter } from "./letters.js";
import { Own } from "./own.js";
import { rulesAddress } from "./ways.js";

const OWN = "own";

/** A game's options but for the number of seats, each with its standard value at first. */
export class Options {
  chosen;
  /** What people often choose, and the rest. */
  common;
  others;
  #owns = [];
  #selects = new Map();
  #onChange;

  /** onChange: called whenever a value has changed. */
  constructor(game, onChange) {
    this.game = game;
    this.#onChange = onChange;
    this.chosen = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const isCommon = ({ name }) => (game.common ?? []).includes(name);
    const options = game.options.filter(({ name }) => name !== "seats");
    this.common = options.filter(isCommon).map((option) => this.#box(game, option));
    this.others = options.filter((option) => !isCommon(option)).map((option) => this.#box(game, option));
    this.#applyNeeds();
    this.#applySeats();
  }

  choose(name, value) {
    this.chosen[name] = value;
    this.#applyNeeds();
    this.#applySeats();
    this.#onChange();
  }

  /** An option that takes a seat offers those at the table; one that names another is at its standard value. */
  #applySeats() {
    const count = seatCount(this.chosen);
    for (const { name, by_seat: bySeat, default: standard, values } of this.game.options) {
      if (!bySeat) continue;
      const select = this.#selects.get(name);
      const seats = [...select.options].slice(values.length);
      seats.forEach((item, seat) => (item.hidden = item.disabled = seat >= count));
      if (!select.selectedOptions[0]?.disabled) continue;
      select.selectedIndex = values.findIndex(({ value }) => value === standard);
      select.dispatchEvent(new Event("change"));
    }
  }

  /** An option whose needs the others do not meet is at its standard value and cannot be chosen. */
  #applyNeeds() {
    for (const { name, needs = {}, default: standard, values } of this.game.options) {
      const select = this.#selects.get(name);
      if (!select) continue;
      select.disabled = !Object.entries(needs).every(([other, fit]) => fit.includes(this.chosen[other]));
      if (!select.disabled || this.chosen[name] === standard) continue;
      select.selectedIndex = values.findIndex(({ value }) => value === standard);
      select.dispatchEvent(new Event("change"));
    }
  }

  /** What an option needs, in words: the other options and their values. */
  #needs({ needs = {} }) {
    return Object.entries(needs)
      .map(([name, fit]) => {
        const other = this.game.options.find((option) => option.name === name);
        const labels = other.values.filter(({ value }) => fit.includes(value)).map(({ label }) => label);
        return `${other.label}: ${labels.join(" / ")}`;
      })
      .join(", ");
  }

  /** Whether all files for options have been chosen; asks for the first that is missing. */
  async check() {
    for (const own of this.#owns) if (!(await own.check())) return false;
    return true;
  }

  #box(game, option) {
    const id = `option-${option.name}`;
    const items = option.values.map(({ value, label }, k) =>
      el("option", { value: k, selected: value === option.default }, value === option.default ? usual(label) : label),
    );
    if (option.by_seat) items.push(...game.seats.map((called, seat) => el("option", { value: letter(seat) }, called)));
    const own = option.format && new Own(game, option, (content) => this.choose(option.name, content));
    if (own) {
      items.push(el("option", { value: OWN }, t("own")));
      this.#owns.push(own);
    }
    const select = el("select", {
      id,
      "data-option": option.name,
      "aria-describedby": `${id}-about`,
      onchange: () => {
        if (select.value === OWN) return own.open();
        own?.close();
        this.choose(option.name, option.values[Number(select.value)]?.value ?? select.value);
      },
    }, items);
    this.#selects.set(option.name, select);
    const needs = this.#needs(option);
    return el(
      "div",
      { class: "option" },
      el("label", { for: id }, option.label),
      select,
      own?.box,
      el("p", { class: "small soft", id: `${id}-about` }, option.about, " ", needs && `${t("option-needs", { needs })} `, option.rule && ruleLink(game, option.rule)),
    );
  }
}

const usual = (label) => t("usual", { label });

function ruleLink(game, rule) {
  return el("a", { class: "rule", href: rulesAddress(game.id, rule), target: "_blank" }, rule);
}

/** An option of few numbers: less, how many, more. */
export function stepper(option, choose) {
  const values = option.values.map(({ value }) => value);
  let k = values.indexOf(option.default);
  const shown = el("output", { class: "stepper-value", "aria-live": "polite" });
  const less = el("button", { type: "button", class: "square", "data-step": -1, "aria-label": t("fewer"), onclick: () => step(-1) }, "−");
  const more = el("button", { type: "button", class: "square", "data-step": 1, "aria-label": t("more"), onclick: () => step(1) }, "+");
  const show = () => {
    shown.textContent = option.values[k].label;
    less.disabled = k === 0;
    more.disabled = k === values.length - 1;
  };
  function step(by) {
    k += by;
    show();
    choose(values[k]);
  }
  show();
  const label = el("span", { class: "stepper-label", id: "stepper-label" }, option.label);
  return el(
    "div",
    { class: "stepper", role: "group", "aria-labelledby": "stepper-label", "data-option": option.name },
    label,
    el("div", { class: "stepper-keys" }, less, shown, more),
  );
}
