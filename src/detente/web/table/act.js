import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { firstShown, idOf } from "./find.js";
import { closeMenu, openMenu } from "./menu.js";
import { large } from "./lens.js";
import { picture, ratio, described } from "./pieces.js";

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
    const piece = target.closest("[data-piece]");
    if (piece) inspect(app, piece.dataset.piece);
  });
  document.addEventListener("contextmenu", (event) => {
    const piece = event.target.closest?.("[data-piece]");
    if (!piece) return;
    event.preventDefault();
    inspect(app, piece.dataset.piece);
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
      enlarge(app, event);
    });
  }
  document.addEventListener("pointerdown", () => app.lens.hide());
}

/** What an action at the element would change, if only one can be meant. */
function marksAt({ choice }, target) {
  if (!(target instanceof Element)) return [];
  const named = target.closest("[data-offer]");
  if (named) return choice.named(named.dataset.offer)?.preview ?? [];
  const element = target.closest("[data-offers]");
  if (!element) return [];
  const offers = choice.on(idOf(element));
  return offers.length === 1 ? (offers[0].preview ?? []) : [];
}

/** A card under the mouse or with the focus is shown large. */
function enlarge({ scene, lens }, { target, pointerType }) {
  const element = target instanceof Element ? target.closest("[data-piece]") : null;
  const seen = element && pointerType !== "touch" && !element.matches(":focus:not(:focus-visible)");
  if (seen) lens.show(element, scene?.pieces.find(({ id }) => id === element.dataset.piece));
  else lens.hide();
}

function performNamed(app, action) {
  closeMenu();
  const offer = app.choice.named(action);
  if (offer) app.perform(offer);
}

/** One offer on an element is done at once; of several a menu asks which. */
export function actAt(app, id, point) {
  const offers = app.choice.on(id);
  if (offers.length === 1) return app.perform(offers[0]);
  if (offers.length === 0) return;
  const piece = app.scene.pieces.find((each) => each.id === id);
  const head = piece?.card ? large(piece, app.sheet) : null;
  app.lens.hide();
  openMenu(offers, place(point, id), t("table-which"), { sheet: app.sheet, head });
}

/** Where a menu opens: at the pointer, or at the element if it was the keyboard. */
function place(point, id) {
  if (point && (point.x || point.y)) return point;
  const { left, bottom } = firstShown(id)?.getBoundingClientRect() ?? { left: 40, bottom: 40 };
  return { x: left, y: bottom };
}

/** Shows a piece large; of a pile all that are face up. */
function inspect({ scene, sheet }, id) {
  const piece = scene.pieces.find((each) => each.id === id);
  if (!piece) return;
  const piled = scene.panels.some(({ kind, places }) => kind === "discard" && places.includes(piece.place));
  const pieces = piled ? scene.pieces.filter(({ place, face }) => place === piece.place && face !== null) : [piece];
  if (pieces[0]?.face) show(pieces, sheet, scene.places.find((place) => place.id === piece.place)?.name ?? "");
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
