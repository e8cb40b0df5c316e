import { closeMenu, openMenu } from "./menu.js";
import { idOf } from "./find.js";
import { bothAtOnce } from "./offers.js";
import { tray } from "./tray.js";
import { t } from "../base/words.js";

const FAR_ENOUGH = 7;
const ELEMENTS = "[data-piece], [data-place], [data-panel]";
/** A drop so near to the middle of a small place, in pixels of the screen, is meant for it. */
const REACH = 20;

/** Drag and drop: a piece that an offer moves, onto what it may be moved to or used on. Escape, or a drop elsewhere, does nothing. */
export function dragging(app) {
  let drag = null;

  document.addEventListener("pointerdown", (event) => {
    const piece = event.button === 0 && event.isPrimary && event.target.closest?.("[data-drags]");
    if (!piece) return;
    const drops = app.choice.drops(piece.dataset.piece);
    if (drops.size) drag = { piece, drops, x: event.clientX, y: event.clientY, ghost: null, over: null, id: event.pointerId };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id || drag.given) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR_ENOUGH) return;
      begin(drag, app, event);
    }
    drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
    const over = targetAt(event, drag, app);
    if (over === drag.over) return;
    drag.over = over;
    mark(drag, app);
    const meant = drag.drops.get(over) ?? [];
    app.preview(meant.length === 1 ? (meant[0].at(-1).preview ?? []) : []);
  });

  document.addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { ghost, drops, given } = drag;
    const over = ghost && targetAt(event, drag, app);
    end();
    if (!ghost && !given) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (over) drop(app, drops.get(over), { x: event.clientX, y: event.clientY });
  });
  document.addEventListener("pointercancel", ({ pointerId }) => pointerId === drag?.id && end());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drag?.ghost) return;
    event.stopImmediatePropagation();
    finish(drag, app);
    Object.assign(drag, { ghost: null, given: true });
  });

  function end() {
    if (drag?.ghost) finish(drag, app);
    drag = null;
  }
}

const swallow = (event) => event.stopPropagation();

function begin(drag, app, event) {
  closeMenu();
  app.lens.hide();
  const { left, top, width, height } = drag.piece.getBoundingClientRect();
  drag.ghost = drag.piece.cloneNode(true);
  for (const name of ["data-piece", "data-key", "data-drags", "id"]) drag.ghost.removeAttribute(name);
  drag.ghost.classList.add("dragged");
  Object.assign(drag.ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  drag.tray = tray(drag.drops, app, event);
  document.body.append(...[drag.tray, drag.ghost].filter(Boolean));
  document.body.classList.add("dragging");
  mark(drag, app);
}

/** Marks where it can be dropped, and of that what it is over. */
function mark({ drops, over }, app) {
  for (const element of document.querySelectorAll(ELEMENTS)) {
    const id = idOf(element);
    element.classList.toggle("droppable", drops.has(id));
    element.classList.toggle("under", id === over);
  }
  app.board?.light(new Set(drops.keys()), over);
}

function finish({ ghost, tray }, app) {
  ghost.remove();
  tray?.remove();
  document.body.classList.remove("dragging");
  mark({ drops: new Map(), over: null }, app);
  app.preview([]);
}

/**
 * The nearest element under the pointer on which a drop means something, but not what the hand covers; else a small place on the board that is
 * hardly missed.
 */
function targetAt({ clientX, clientY }, { drops }, { board }) {
  const there = document.elementsFromPoint(clientX, clientY);
  const cover = there[0]?.closest("#dock, .tray");
  for (const element of there) {
    if (cover && !cover.contains(element)) return null;
    for (let at = element.closest(ELEMENTS); at; at = at.parentElement?.closest(ELEMENTS)) if (drops.has(idOf(at))) return idOf(at);
  }
  const place = board?.placeAt(clientX, clientY);
  return place && drops.has(place) ? place : nearly(clientX, clientY);
}

function nearly(x, y) {
  let best = null;
  let least = REACH;
  for (const spot of document.querySelectorAll("#board .spot.droppable")) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const far = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (far > least) continue;
    best = idOf(spot);
    least = far;
  }
  return best;
}

/** One meaning is done at once; of several a menu asks which. */
function drop(app, meanings, point) {
  if (meanings.length === 1) return carryOut(app, meanings[0]);
  const asked = meanings.map((offers) => offers.at(-1));
  const labels = asked.map(({ label }) => label);
  const told = new Set(labels).size === labels.length ? asked : meanings.map(joined);
  const menu = openMenu(told, point, t("table-which"), app.context);
  const meant = (target) => [...menu.querySelectorAll("button")].indexOf(target.closest("button"));
  menu.addEventListener("click", (event) => {
    event.stopPropagation();
    const n = meant(event.target);
    if (n < 0) return;
    closeMenu();
    carryOut(app, meanings[n]);
  });
  for (const kind of ["pointerover", "focusin"]) {
    menu.addEventListener(kind, (event) => {
      event.stopPropagation();
      app.preview(asked[meant(event.target)]?.preview ?? []);
    });
  }
}

/** Offers one after the other, as one with the names of all. */
const joined = (offers) => ({ ...offers.at(-1), label: offers.map(({ label }) => label).join(" → ") });

function carryOut(app, offers) {
  if (bothAtOnce(offers)) app.send(offers);
  else for (const offer of offers) app.perform(offer);
}
