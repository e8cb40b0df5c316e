import { el, icon } from "../base/dom.js";
import { t } from "../base/words.js";
import { picture } from "./picture.js";
import { rulesAddress, startAddress } from "./ways.js";

const BOLT = "M13 2 4.5 13.5H11L10 22l9-12h-6.5z";
const HEAVIEST = 5;

/**
 * The games, the lightest first, one of them chosen.
 *
 * @param {HTMLElement} box
 * @param {Object[]} games as `GET /api/games` lists them
 * @param {{choose(game), play()}} actions `play` starts the chosen game against bots at once, as it is set up
 * @param {string?} wanted the id of the game that is chosen at first, if it is there
 */
export function showGames(box, games, { choose, play }, wanted) {
  const lightFirst = games.toSorted((one, other) => (one.weight ?? HEAVIEST + 1) - (other.weight ?? HEAVIEST + 1));
  const chosen = games.find(({ id }) => id === wanted) ?? lightFirst[0];
  box.replaceChildren(...lightFirst.map((game) => card(game, game === chosen, choose, play)));
  if (chosen) choose(chosen);
}

/** The chosen game is in the address: it is still chosen after a change of language, and for those who come back. */
function remember({ id }) {
  history.replaceState(null, "", `?game=${encodeURIComponent(id)}`);
}

function card(game, checked, choose, play) {
  const id = `game-${game.id}`;
  const radio = el("input", {
    type: "radio",
    name: "game",
    id,
    value: game.id,
    checked,
    onchange: () => {
      remember(game);
      choose(game);
    },
    "aria-describedby": `${id}-facts ${id}-about`,
  });
  return el(
    "div",
    { class: "game", "data-game": game.id },
    radio,
    el("label", { for: id }, picture(game), el("span", { class: "game-title" }, game.title)),
    game.kind && el("p", { class: "game-kind" }, game.kind),
    facts(game, `${id}-facts`),
    el("p", { class: "game-about", id: `${id}-about` }, game.about),
    el(
      "div",
      { class: "game-ways" },
      game.bots.length > 0 && quickButton(game, play),
      el("a", { class: "to-setup", href: "#setup" }, t("set-up")),
      game.start && el("a", { href: startAddress(game.id) }, t("how-it-works")),
      el("a", { href: rulesAddress(game.id) }, t("rules")),
    ),
  );
}

/** For how many, how long, how much there is to learn. */
function facts({ minutes, weight, ...game }, id) {
  return el(
    "ul",
    { class: "game-facts", id },
    el("li", { class: "game-players" }, players(game)),
    minutes && el("li", {}, duration(minutes)),
    weight && el("li", {}, dots(weight), t(`weight-${weight}`)),
  );
}

export function duration([least, most]) {
  return most <= 90 ? t("minutes", { least, most }) : t("hours", { least: halves(least), most: halves(most) });
}

const halves = (minutes) => Math.round(minutes / 30) / 2;

function dots(weight) {
  const filled = Array.from({ length: HEAVIEST }, (_, k) => el("i", { class: k < weight ? "full" : null }));
  return el("span", { class: "weight", "aria-hidden": "true" }, filled);
}

function quickButton(game, play) {
  const problem = el("p", { class: "problem", role: "alert" });
  const button = el("button", { type: "button", "data-quick": game.id, onclick: start }, icon(BOLT), t("play-bots"));
  async function start() {
    button.disabled = true;
    problem.textContent = "";
    try {
      await play();
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      button.disabled = false;
    }
  }
  return [button, problem];
}

/** For how many: "2 to 6 players", "2 or 4 players". */
export function players(game) {
  const numbers = (game.options.find(({ name }) => name === "seats")?.values ?? []).map(({ value }) => value);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 0) return "";
  if (numbers.length === 1) return t("players-one", { most });
  if (numbers.length === most - least + 1) return t("players-range", { least, most });
  return t("players-some", { others: numbers.slice(0, -1).join(", "), most });
}
