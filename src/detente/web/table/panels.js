import { el } from "../base/dom.js";
import { sentences, t } from "../base/words.js";
import { badges, marked } from "./marks.js";
import { drawPiece, picture, ratio, seatColour, sprite } from "./pieces.js";
import { sections } from "./sections.js";

/** A value longer than this is no figure but words: they are written smaller. */
const FIGURE = 9;

const letter = (seat) => String.fromCharCode(65 + seat);

/** A seat's colour with its letter, so that colour is never the only sign. */
export function chip(seat) {
  return el("span", { class: "chip", "data-seat-colour": seatColour(seat), "aria-hidden": "true" }, letter(seat));
}

/** The attributes of a place or panel on which something may be offered. */
function offered(id, context) {
  return { "data-offers": context.choice.on(id).length || null, "data-picked": context.picked.has(id) };
}

/** The name of a place or panel: a button if something is offered there. */
export function nameOf(id, name, context, tag = "span", attributes = {}) {
  const offers = context.choice.on(id);
  if (!offers.length) return el(tag, attributes, name);
  const label = sentences(name, offers.map((offer) => offer.label).join("; "));
  return el(
    tag,
    attributes,
    el("button", { class: "name-act", "data-acts": id, "aria-label": label, type: "button" }, name),
  );
}

/** `among`: the name of a group of panels, of which one is open at a time; `open`: whether this one is at first. */
export function drawPanel(panel, context, { among = null, open = context.wide || ["track", "forecast"].includes(panel.kind) } = {}) {
  const places = context.placesOf(panel);
  if (!places.length && !panel.facts.length && !panel.sections?.length) return null;
  if (panel.kind === "player") return player(panel, places, context);
  const body = [
    facts(panel.facts, context),
    places.length > 0 && drawPlaces(panel, places, context),
    sections(panel.sections ?? []),
  ];
  return el(
    "details",
    {
      class: `panel ${panel.kind} ${marked(panel.id, context)}`,
      "data-key": panel.id,
      "data-panel": panel.id,
      ...offered(panel.id, context),
      name: among,
      open,
    },
    el(
      "summary",
      {},
      panel.seat !== null && chip(panel.seat),
      nameOf(panel.id, panel.title, context, "h2"),
      badges(panel.id, context),
    ),
    body,
  );
}

function player(panel, places, context) {
  const { scene, seats } = context;
  const owes = scene.prompt.seats.includes(panel.seat);
  const own = scene.seat === panel.seat;
  const holder = seats[panel.seat];
  const { allies = [] } = panel;
  return el(
    "section",
    {
      class: ["panel player", owes && "owes", own && "own", marked(panel.id, context)].filter(Boolean).join(" "),
      "data-key": panel.id,
      "data-panel": panel.id,
      "data-seat-colour": seatColour(panel.seat),
      "data-side": allies.length ? context.sides.indexOf(Math.min(panel.seat, ...allies)) : null,
      "aria-label": panel.title,
      ...offered(panel.id, context),
    },
    el(
      "header",
      {},
      chip(panel.seat),
      nameOf(panel.id, panel.title, context, "h2"),
      own && el("span", { class: "you" }, t("table-you")),
      allies.length > 0 && partners(allies, scene.panels),
      holder?.kind === "person" &&
        el("span", {
          class: `presence ${holder.here ? "here" : ""}`,
          title: t(holder.here ? "table-here" : "table-away"),
        }),
      holder?.kind === "bot" && el("span", { class: "bot", title: t("table-bot") }, t("table-bot")),
      facts(panel.facts, context),
      owes && el("span", { class: "owing" }, t("table-to-act")),
    ),
    context.marks.has(panel.id) && el("div", { class: "marks" }, badges(panel.id, context)),
    places.length > 0 && drawPlaces(panel, places, context),
  );
}

/** With whom a seat plays. */
function partners(allies, panels) {
  const names = panels.filter(({ kind, seat }) => kind === "player" && allies.includes(seat)).map(({ title }) => title);
  return el(
    "span",
    { class: "partners", title: t("table-with", { names: names.join(", ") }) },
    el("span", { class: "visually-hidden" }, t("table-with", { names: names.join(", ") })),
    el("span", { "aria-hidden": "true" }, "+"),
    allies.map(chip),
  );
}

function facts(lines, { sheet }) {
  const shown = lines.filter(({ value }) => value !== "");
  if (!shown.length) return null;
  return el(
    "dl",
    { class: "facts" },
    shown.map(({ label, value, sprites = [] }) =>
      el(
        "div",
        { "data-fact": label },
        el("dt", {}, label),
        el("dd", { class: value.length > FIGURE ? "wordy" : null }, value),
        sprites.length > 0 && el("dd", { class: "plaques", "aria-hidden": "true" }, sprites.map((name) => sprite(name, sheet))),
      ),
    ),
  );
}

function drawPlaces(panel, places, context) {
  const draw = { track: step, discard: pile }[panel.kind] ?? row;
  return el(
    panel.kind === "track" ? "ol" : "div",
    { class: "places" },
    places.map((place) => draw(place, context, panel)),
  );
}

/** A place with its pieces side by side. */
export function row(place, context, panel, large = false) {
  const elsewhere = !["hand", "display"].includes(panel.kind) && context.inHand.has(place.id);
  const pieces = elsewhere ? squared(context.at(place.id)) : context.at(place.id);
  const silent = elsewhere || !(pieces.length || context.choice.on(place.id).length || context.marks.has(place.id));
  return el(
    "div",
    {
      class: `place ${pieces.length ? "" : "empty"} ${marked(place.id, context)}`,
      "data-key": `place ${place.id}`,
      "data-place": elsewhere ? null : place.id,
      ...(silent ? { "aria-hidden": "true" } : { role: "group", "aria-label": place.name }),
      ...(elsewhere ? {} : offered(place.id, context)),
    },
    el(
      "div",
      { class: "place-name" },
      elsewhere ? place.name : nameOf(place.id, place.name, context),
      badges(place.id, context),
    ),
    el(
      "div",
      { class: "pieces" },
      pieces.map((piece) => (elsewhere ? small(piece, context) : drawPiece(piece, context, { large }))),
    ),
  );
}

/** Pieces that are shown large elsewhere: many are squared up to one pile. */
function squared(pieces) {
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  return count > 3 ? [{ ...pieces.at(-1), count }] : pieces;
}

/** A piece that can be seen nearer at hand: here it is a picture only. */
function small(piece, { sheet }) {
  return el(
    "div",
    {
      class: "piece upright",
      "aria-hidden": "true",
      title: piece.face,
      "data-seat-colour": seatColour(piece.seat),
      style: `--ratio:${ratio(piece.sprite, sheet).toFixed(3)}`,
    },
    el(
      "span",
      { class: "picture" },
      picture(piece, sheet),
      piece.count > 1 && el("span", { class: "count" }, String(piece.count)),
    ),
  );
}

function step(place, context) {
  const pieces = context.at(place.id);
  return el(
    "li",
    {
      class: `place ${pieces.length ? "" : "empty"} ${marked(place.id, context)}`,
      "data-key": `place ${place.id}`,
      "data-place": place.id,
      ...offered(place.id, context),
    },
    nameOf(place.id, place.name, context, "span", { class: "place-name" }),
    el(
      "span",
      { class: "pieces" },
      pieces.map((piece) => drawPiece(piece, context)),
    ),
    badges(place.id, context),
  );
}

function pile(place, context, panel) {
  const seen = context.seenAt(place.id);
  if (seen.length > 1) return row(place, context, panel);
  const [top] = seen;
  const canBrowse = context.at(place.id).some((piece) => piece.face !== null);
  return el(
    "div",
    {
      class: `place pile ${top ? "" : "empty"} ${marked(place.id, context)}`,
      "data-key": `place ${place.id}`,
      "data-place": place.id,
      role: "group",
      "aria-label": t("table-pile", { name: place.name, count: top?.count ?? 0 }),
      ...offered(place.id, context),
    },
    el("div", { class: "pieces" }, top && drawPiece(top, context)),
    el("div", { class: "place-name" }, nameOf(place.id, place.name, context), badges(place.id, context)),
    canBrowse &&
      el(
        "button",
        {
          class: "browse",
          type: "button",
          "data-browse": place.id,
          "aria-label": t("table-look-through-name", { name: place.name }),
        },
        t("table-look-through"),
      ),
  );
}
