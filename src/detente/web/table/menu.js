import { el } from "../base/dom.js";
import { entry } from "./prompt.js";

let open = null;

/** Between a menu and what it is at, in pixels: more than a card in the hand rises under the pointer. */
const GAP = 12;

/**
 * Several offers on one element: a small menu opens at it. `context`: what drawing an offer needs. Over a card in the hand it is a row
 * at the card's top, so that the board stays in view. Returns the menu.
 */
export function openMenu(offers, { x, y, card = null }, title, context) {
  closeMenu();
  const before = document.activeElement;
  const menu = el(
    "div",
    { class: card ? "menu row" : "menu", role: "group", "aria-label": title },
    !card && el("p", {}, title),
    offers.map((offer) => entry(offer, context, offers)),
  );
  document.getElementById("main").append(menu);
  const { width, height } = menu.getBoundingClientRect();
  const left = card ? (card.left + card.right - width) / 2 : x;
  const top = card ? card.top - height - GAP : y + height > innerHeight - 8 ? y - height - GAP : y;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, top)}px`;
  menu.querySelector("button").focus({ preventScroll: true });
  const outside = ({ target }) => menu.contains(target) || closeMenu();
  document.addEventListener("pointerdown", outside);
  open = () => {
    document.removeEventListener("pointerdown", outside);
    const within = menu.contains(document.activeElement);
    menu.remove();
    if (within && before?.isConnected) before.focus({ preventScroll: true });
  };
  return menu;
}

/** Whether there was a menu to close. */
export function closeMenu() {
  if (!open) return false;
  open();
  open = null;
  return true;
}
