/** Asks by keyboard what things are: from one to the next, wherever they are, without going through the order of Tab. */

import { THINGS } from "./explain.js";
import { nearest } from "./find.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FIELDS = "input, textarea, select, dialog[open]";

/** `I` says what has the focus; the arrows then go to what is nearest in their direction, Escape ends it. */
export function probing(lens) {
  let at = null;
  const ask = (element) => {
    at?.classList.remove("probed");
    if (!element || !lens.pin(element)) return false;
    at = element;
    at.classList.add("probed");
    return true;
  };
  const end = () => {
    at?.classList.remove("probed");
    at = null;
  };
  addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(FIELDS)) return;
      if (at && !lens.pinned) end();
      if (event.key.toLowerCase() === "i") {
        event.preventDefault();
        const focused = document.activeElement?.closest?.(THINGS);
        if (!ask(focused)) all().some(ask);
      } else if (at && WAYS[event.key]) {
        event.preventDefault();
        event.stopPropagation();
        const left = all();
        for (let next = at; next; ) {
          next = nearest(at, left, WAYS[event.key]);
          if (!next || ask(next)) return;
          left.splice(left.indexOf(next), 1);
        }
      }
    },
    { capture: true },
  );
  addEventListener("pointerdown", end);
}

/** Everything that says something and is in sight; a panel by its heading. */
function all() {
  return [...document.querySelectorAll(THINGS)]
    .map((element) => (element.dataset.panel ? element.querySelector("summary, header") : element))
    .filter((element) => element?.checkVisibility() && inSight(element));
}

function inSight(element) {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
