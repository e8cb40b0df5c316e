import { botLabel } from "../base/bots.js";
import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { field, sending } from "./forms.js";

const KINDS = ["round-robin", "swiss"];
const DAYS = [0, 1, 2, 3, 7];
const MOST_ROUNDS = 40;

/** The form for a new tournament. games: that can be played; send: called with what the server takes. */
export function newTournament(games, send) {
  const name = field(t("tournament-name"), { maxlength: 50, autocomplete: "off" });
  const game = choice("game", games.map(({ id, title }) => [id, title]), () => arrange());
  const kind = choice("kind", KINDS.map((each) => [each, t(`tournament-${each}`)]), () => arrange());
  const rounds = field(t("tournament-rounds"), { type: "number", min: 1, max: MOST_ROUNDS, required: false, hint: t("tournament-rounds-hint") });
  const days = choice("days", DAYS.map((count) => [String(count), count ? t("tournament-days", { days: count }) : t("tournament-no-time")]));
  const options = el("div", { class: "options" });
  const fill = choice("fill", []);
  const about = el("p", { class: "small soft" });

  function arrange() {
    const { options: all, bots } = games.find(({ id }) => id === game.input.value);
    options.replaceChildren(...all.filter(({ values }) => values.length > 1).map(({ name: option, label, values, default: standard }) => {
      const made = choice(`option-${option}`, values.map(({ value, label: text }) => [JSON.stringify(value), text]), null, label);
      made.input.value = JSON.stringify(standard);
      made.input.dataset.option = option;
      return made.box;
    }));
    fill.input.replaceChildren(el("option", { value: "" }, t("tournament-byes")), ...bots.map((bot) => el("option", { value: bot }, t("tournament-fill", { bot: botLabel(bot) }))));
    about.textContent = t(`tournament-${kind.input.value}-about`);
  }

  const wanted = () => ({
    name: name.input.value.trim(),
    game: game.input.value,
    kind: kind.input.value,
    options: Object.fromEntries([...options.querySelectorAll("select")].map(({ dataset, value }) => [dataset.option, JSON.parse(value)])),
    rounds: rounds.input.value === "" ? null : Number(rounds.input.value),
    fill: fill.input.value || null,
    time: days.input.value === "0" ? null : { kind: "mail", days: Number(days.input.value), leave: 14 },
  });
  const rules = el("details", {}, el("summary", {}, t("tournament-options")), options);
  const form = sending({ fields: [name, game, kind, { box: about }, rounds, fill, days, { box: rules }].map((each) => ({ input: each.input ?? {}, box: each.box })), label: t("tournament-announce"), send: () => send(wanted()) });
  arrange();
  return form;
}

function choice(id, values, onchange = null, label = t(`tournament-choose-${id}`)) {
  const input = el("select", { id: `choose-${id}`, onchange }, values.map(([value, text]) => el("option", { value }, text)));
  return { input, box: el("div", { class: "field" }, el("label", { for: `choose-${id}` }, label), input) };
}
