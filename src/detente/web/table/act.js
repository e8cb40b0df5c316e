import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { firstShown, idOf } from "./find.js";
import { closeMenu, openMenu } from "./menu.js";
import { picture, ratio, described } from "./pieces.js";

const IDLE = "[data-piece], [data-place]";
/** The rules are asked about at most this many elements on top of each other. */
const MOST = 5;

/** What clicks and Enter do: choose an offer, or view a piece. `app` has choice, perform, preview. */
export function listen(app) {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const named = target.closest("[data-offer]");
    if (named) return performNamed(app, named.dataset.offer);
    if (target.closest("[data-browse], [data-rule], [data-undo], .menu, #talk, dialog")) return;
    const element = target.closest("[data-offers]");
    if (app.board?.view.dragged && target.closest("#board")) return;
    if (element) return actAt(app, idOf(element), { x: event.clientX, y: event.clientY });
    if (event.defaultPrevented) return;
    const touched = event.pointerType === "touch";
    const told = (touched || target.closest("[data-piece]")) && look(app, event);
    if (target.closest("button, summary, a")) return;
    const ids = idsAt(app, event);
    if (!ids.length) return;
    // a tap that has opened the lens has its answer already
    if (isIdle(app, event, ids) && !(touched && told)) app.remind(ids);
    else app.refuse(closed(app.choice, ids));
  });
  document.addEventListener("contextmenu", (event) => {
    if (look(app, event)) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!event.target.matches?.("[data-piece][data-acts]")) return;
    event.preventDefault();
    actAt(app, event.target.dataset.acts);
  });
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const hinted = event.target.closest?.("[data-hint]");
      if (hinted) app.pointHint(Number(hinted.dataset.hint));
      else app.preview(marksAt(app, event.target));
    });
  }
}

/** What is under the pointer, from the innermost outward: a piece, its place, and the places of the board; or else somebody's panel. */
function idsAt({ board }, { target, clientX, clientY }) {
  const ids = [];
  for (let each = target.closest(IDLE); each; each = each.parentElement.closest(IDLE)) ids.push(idOf(each));
  if (board && target.closest("#board")) ids.push(...board.placesAt(clientX, clientY));
  const panel = target.closest(".panel.player");
  if (!ids.length && panel) return [idOf(panel)];
  return [...new Set(ids)].slice(0, MOST);
}

/** Of elements the first, up to one where something is offered. */
function closed(choice, ids) {
  const open = ids.findIndex((id) => choice.meant(id).length);
  return open < 0 ? ids : ids.slice(0, open);
}

/** Whether a click does nothing at all: on no panel, where nothing is offered or can be dragged, and nothing has opened. */
const isIdle = ({ choice }, { target }, ids) =>
  (target.closest(IDLE) || target.closest("#board")) &&
  !ids.some((id) => choice.meant(id).length || choice.drops(id).size) &&
  !document.querySelector("dialog[open]");

/** What an action at the element would change, if only one can be meant. */
function marksAt({ choice }, target) {
  if (!(target instanceof Element)) return [];
  const named = target.closest("[data-offer]");
  if (named) return choice.named(named.dataset.offer)?.preview ?? [];
  const element = target.closest("[data-offers]");
  if (!element) return [];
  const offers = choice.meant(idOf(element));
  return offers.length === 1 ? (offers[0].preview ?? []) : [];
}

function performNamed(app, action) {
  closeMenu();
  const offer = app.choice.named(action);
  if (offer) app.perform(offer);
}

/** One offer on an element is done at once; of several a menu asks which. */
export function actAt(app, id, point) {
  const offers = app.choice.meant(id);
  if (offers.length === 1) return app.perform(offers[0]);
  if (offers.length === 0) return;
  app.lens.hide();
  openMenu(offers, place(point, id), t("table-which"), app.context);
}

/** Where a menu opens: at the pointer, or at the element if it was the keyboard. */
function place(point, id) {
  const shown = firstShown(id);
  if (shown?.closest("#hand")) return { card: shown.getBoundingClientRect() };
  if (point && (point.x || point.y)) return point;
  const { left, bottom } = shown?.getBoundingClientRect() ?? { left: 40, bottom: 40 };
  return { x: left, y: bottom };
}

/** Says what is there; of a pile it shows all cards that are face up. Whether there was anything. */
function look({ scene, lens, browse }, { target, clientX, clientY }) {
  if (!(target instanceof Element)) return false;
  const id = target.closest("[data-piece]")?.dataset.piece;
  const piece = scene?.pieces.find((each) => each.id === id);
  const piled = piece?.face && scene.panels.some(({ kind, places }) => kind === "discard" && places.includes(piece.place));
  if (!piled) return lens.pin(target, { x: clientX, y: clientY });
  browse(piece.place);
  return true;
}

/** The pieces of a pile, or one piece, large. */
export function show(pieces, sheet, title) {
  const dialog = document.getElementById("looking");
  const cards = pieces.map((piece) =>
    el(
      "figure",
      { style: `--ratio:${ratio(piece.sprite, sheet).toFixed(3)}` },
      el("span", { class: "picture" }, picture(piece, sheet)),
      el("figcaption", {}, described(piece)),
    ),
  );
  const close = el(
    "button",
    { class: "close", type: "button", onclick: () => dialog.close(), "aria-label": t("close") },
    "×",
  );
  dialog.replaceChildren(el("header", {}, el("h2", {}, title), close), el("div", { class: "looked-at" }, cards));
  dialog.showModal();
}
