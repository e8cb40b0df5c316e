/** Pictures of events for the stage, from what a line of the log `shows`: attacks, deaths, tracks, sums, and the summary of phases. */

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { factor } from "./pace.js";
import { chip } from "./panels.js";
import { picture, ratio, seatColour, sprite } from "./pieces.js";

const SVG = "http://www.w3.org/2000/svg";
const ARROW = "M2 12h40l-9-9M42 12l-9 9";
const SKULL = ["M12 2a9 9 0 0 0-9 9c0 3.6 1.8 5.6 4 7v4h10v-4c2.200-1.400 4-3.400 4-7a9 9 0 0 0-9-9z", "M8 11h.01M16 11h.01", "M10 22v-3M14 22v-3M12 14l-1 2h2z"];
/** A flag of surrender. */
const FLAG = ["M6 22V3", "M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0"];
const MANY_SPRITES = 6;
const WALK = 900;
/** How many lines of the log a picture is as high as. */
const PICTURE = 2;

const DRAWN = { attack, death: (shows) => fallen(shows, SKULL), out: (shows) => fallen(shows, FLAG), track, sum };

/** The pictures of new lines, in their order. `log`: all lines so far, of which a summary takes what came since the one before. */
export function picturesOf(lines, { sheet, log }) {
  return lines
    .filter(({ shows }) => shows)
    .map(({ shows }) => (shows.kind === "summary" ? summary(shows, log) : DRAWN[shows.kind]?.(shows, sheet)))
    .filter(Boolean);
}

/** How much room a line takes with its picture, in lines. */
export const heightOf = ({ shows }) => (shows && shows.kind in DRAWN ? 1 + PICTURE : 1);

/** Whether an attack is among these lines: it shows what it is made with, and cards that move beside it are not shown. */
export const showsAttack = (lines) => lines.some(({ shows }) => shows?.kind === "attack");

const party = ({ name, seat }) => el("span", { class: "party", "data-seat-colour": seatColour(seat) }, seat !== undefined && chip(seat), el("b", {}, name));

function attack({ source, target, sprites = [], value }, sheet) {
  const shown = sprites.filter((name) => sheet.symbol(name)).slice(0, MANY_SPRITES);
  return el(
    "div",
    { class: "strike", "aria-hidden": "true" },
    party(source),
    el(
      "span",
      { class: "shot" },
      el("span", { class: "with" }, shown.map((name) => el("span", { class: "picture", style: `--ratio:${ratio(name, sheet).toFixed(3)}` }, picture({ sprite: name, face: "" }, sheet)))),
      value && el("b", { class: "odds" }, value),
      lines("0 0 44 24", "arrow", ARROW),
    ),
    party(target),
  );
}

function fallen({ seat, title }, sign) {
  return el("div", { class: "fallen", "aria-hidden": "true", "data-seat-colour": seatColour(seat) }, lines("0 0 24 24", "skull", ...sign), party({ name: title, seat }));
}

/** The marker walks from where it was to where it is. */
function track({ title, before, after, low, high, ends = [], figures = [], sprites: [name] = [] }, sheet) {
  const steps = Array.from({ length: high - low + 1 }, (_, k) => low + k);
  const at = (step) => `${((step - low + 0.5) / steps.length) * 100}%`;
  const marker = el("span", { class: "marker", style: `left:${at(after)}` }, sprite(name, sheet) ?? el("i", {}));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!still) marker.animate([{ left: at(before) }, { left: at(before), offset: 0.3 }, { left: at(after) }], { duration: WALK * factor(), easing: "ease-in-out" });
  return el(
    "div",
    { class: "tracked", "aria-hidden": "true" },
    el("b", {}, title),
    el(
      "div",
      { class: "rail" },
      steps.map((step, k) => el("span", { class: [step === before && "was", step === after && "is", step === 0 && "middle"].filter(Boolean).join(" ") }, figure(figures[k] ?? step))),
      marker,
    ),
    ends.length === 2 && el("div", { class: "rail-ends" }, ends.map((end) => el("span", {}, end))),
  );
}

function sum({ title, value, terms = [] }) {
  return el(
    "table",
    { class: "sum-of", "aria-hidden": "true" },
    el("tbody", {}, terms.map((term) => el("tr", {}, el("th", { scope: "row" }, term.label), el("td", {}, term.value)))),
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, title), el("td", {}, value))),
  );
}

/** What each phase since the last summary has given; null if there was none. */
function summary({ title }, log) {
  const rows = phasesOf(log);
  if (!rows.length) return null;
  return el(
    "table",
    { class: "summary" },
    el("caption", {}, title),
    el("tbody", {}, rows.map(({ title: phase, gave }) => el("tr", {}, el("th", { scope: "row" }, phase), el("td", {}, gave.map((each) => el("span", {}, each)))))),
  );
}

function phasesOf(log) {
  const last = log.findLastIndex(({ shows }) => shows?.kind === "summary");
  const before = log.slice(0, Math.max(0, last)).findLastIndex(({ shows }) => shows?.kind === "summary");
  const phases = [];
  let phase = null;
  for (const { shows, begins } of log.slice(before + 1, last < 0 ? undefined : last)) {
    if (shows?.kind === "phase") phases.push((phase = { title: shows.title, sums: [], gains: new Map() }));
    else if (begins) phase = null;
    else if (phase && shows) take(phase, shows);
  }
  const changes = (gains) => [...gains].filter(([, amount]) => amount).map(([name, amount]) => t("table-gain", { name, amount: figure(amount, true) }));
  return phases.map(({ title, sums, gains }) => ({ title, gave: [...sums, ...changes(gains)] })).filter(({ gave }) => gave.length);
}

function take({ sums, gains }, { kind, title, value, amount, before, after }) {
  if (kind === "sum") sums.push(t("table-gain", { name: title, amount: value }));
  else if (kind === "gain") gains.set(title, (gains.get(title) ?? 0) + amount);
  else if (kind === "track") gains.set(title, (gains.get(title) ?? 0) + after - before);
}

/** A number with a true minus, and a plus if it is a change. */
const figure = (number, change = false) => (number < 0 ? `−${-number}` : `${change ? "+" : ""}${number}`);

function lines(box, name, ...paths) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", box);
  drawn.setAttribute("class", name);
  for (const d of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    drawn.append(path);
  }
  return drawn;
}
