import { firstShown } from "./find.js";
import { arranged } from "./offers.js";

/** The way of the keyboard: what is offered comes first, and after each step the first of it has the focus. */

const BEFORE_ALL = "#prompt .buttons > button, #prompt .ways > * > button, #prompt summary";

/** Whether the keyboard was used last, and not a pointer: only then does the focus move by itself. */
let keyed = false;

/** `open()`: the offers that may be chosen now. */
export function guideFocus(open) {
  document.addEventListener("pointerdown", () => (keyed = false), { capture: true });
  document.addEventListener("keydown", (event) => {
    keyed = true;
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") || !document.getElementById("curtain").hidden) return;
    const to = nextStop(stops(open()), document.activeElement, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }, { capture: true });
}

/** After a step the first offer has the focus, unless somebody is busy elsewhere (in the chat, say) or uses a pointer. */
export function focusFirst(offers) {
  const [first] = stops(offers);
  if (!keyed || !first || busyElsewhere()) return false;
  first.focus({ preventScroll: false });
  return true;
}

/** Everything that may be chosen, in the order in which it is shown; then the other buttons at the question. */
export function stops(offers) {
  const found = new Set();
  for (const offer of arranged(offers)) {
    for (const element of handles(offer)) found.add(element);
  }
  for (const element of document.querySelectorAll(BEFORE_ALL)) if (element.checkVisibility()) found.add(element);
  return [...found];
}

/** What can be pressed for an offer: its button, else the elements that it is on. */
function handles({ action, on }) {
  const button = document.querySelector(`#prompt .buttons > [data-offer="${CSS.escape(action)}"]`);
  if (button) return [button];
  return on.map(handle).filter(Boolean);
}

/** What takes the focus for an element: a piece itself, or the name of a place. */
function handle(id) {
  const name = CSS.escape(id);
  const within = firstShown(id);
  if (within?.dataset.acts === id) return within;
  const all = [...document.querySelectorAll(`[data-acts="${name}"]`)];
  return all.find((element) => element.checkVisibility()) ?? null;
}

/** Null: the browser goes on by itself. */
function nextStop(all, from, back) {
  const at = all.indexOf(from);
  if (at >= 0) return all[at + (back ? -1 : 1)] ?? null;
  const nowhere = from === document.body || from === null || from.id === "dock" || from.id === "main";
  return nowhere && !back ? (all[0] ?? null) : null;
}

/** What scrolls can be scrolled with the keys, too, if nothing in it takes the focus. */
export function reachScrolling() {
  for (const id of ["players", "side", "hand", "banner"]) {
    const box = document.getElementById(id);
    const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (scrolls === box.hasAttribute("tabindex")) continue;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}

function busyElsewhere() {
  const { activeElement: at } = document;
  if (document.querySelector("dialog[open]")) return true;
  return !(at === document.body || at.id === "dock" || at.closest("#prompt, [data-acts], .menu, #hand, #board"));
}
