import { openMenu } from "./menu.js";
import { idOf } from "./find.js";
import { droppedOn } from "./offers.js";
import { t } from "../base/words.js";

const FAR_ENOUGH = 7;

/** Drag and drop: a piece from which something may be moved or aimed, onto what it may be moved to or aimed at. */
export function dragging(app) {
  let drag = null;

  document.addEventListener("pointerdown", (event) => {
    const piece = event.button === 0 && event.target.closest?.("[data-drags]");
    if (!piece || (event.pointerType === "touch" && piece.closest(".menu"))) return;
    const drops = app.choice.drops(piece.dataset.piece);
    if (drops.size) drag = { piece, drops, x: event.clientX, y: event.clientY, ghost: null, id: event.pointerId };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR_ENOUGH) return;
      begin(drag, app);
    }
    drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
    const over = targetAt(event, drag, app);
    if (over !== drag.over) {
      drag.over = over;
      const meant = drag.drops.get(over) ?? [];
      app.preview(meant.length === 1 ? (meant[0].at(-1).preview ?? []) : []);
    }
  });

  document.addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { ghost, drops } = drag;
    const over = ghost && targetAt(event, drag, app);
    end();
    if (!ghost) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (over) drop(app, drops.get(over), event);
  });
  document.addEventListener("pointercancel", () => end());
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end());

  function end() {
    if (drag?.ghost) finish(drag, app);
    drag = null;
  }
}

const swallow = (event) => event.stopPropagation();

function begin(drag, app) {
  const { left, top, width, height } = drag.piece.getBoundingClientRect();
  drag.ghost = drag.piece.cloneNode(true);
  drag.ghost.removeAttribute("data-piece");
  drag.ghost.classList.add("dragged");
  Object.assign(drag.ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(drag.ghost);
  for (const element of document.querySelectorAll("[data-piece], [data-place], [data-panel]")) {
    element.classList.toggle("droppable", drag.drops.has(idOf(element)));
  }
  app.board?.light(new Set(drag.drops.keys()));
}

function finish({ ghost }, app) {
  ghost.remove();
  for (const element of document.querySelectorAll(".droppable")) element.classList.remove("droppable");
  app.board?.light(new Set());
  app.preview([]);
}

/** The nearest element under the pointer on which a drop means something. */
function targetAt({ clientX, clientY }, { drops }, { board }) {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = element.closest(".droppable");
    if (target && drops.has(idOf(target))) return idOf(target);
  }
  const place = board?.placeAt(clientX, clientY);
  return place && drops.has(place) ? place : null;
}

/** One meaning is done at once; of several a menu asks which, and what leads there is picked already. */
function drop(app, meanings, { clientX, clientY }) {
  const [first] = meanings[0];
  const same = meanings.every((offers) => offers.length === meanings[0].length && offers[0] === first);
  if (meanings.length === 1 && droppedOn(meanings[0])) {
    app.send(meanings[0]);
  } else if (meanings.length === 1) {
    for (const offer of meanings[0]) app.perform(offer);
  } else if (meanings[0].length === 1 || meanings.every(droppedOn)) {
    openMenu(
      meanings.map(([offer]) => offer),
      { x: clientX, y: clientY },
      t("table-which"),
      app.context,
    );
  } else if (same) {
    app.perform(first);
    openMenu(
      meanings.map((offers) => offers[1]),
      { x: clientX, y: clientY },
      t("table-which"),
      app.context,
    );
  } else {
    app.perform(first);
  }
}
