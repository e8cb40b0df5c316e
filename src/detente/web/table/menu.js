import { el } from "../base/dom.js";
import { entry } from "./prompt.js";

let open = null;

/** Between a menu and what it is at, in pixels: more than a card in the hand rises under the pointer. */
const GAP = 12;

/**
 * Several offers on one element: a small menu opens at it. `context`: what drawing an offer needs. At a card in the hand it keeps off
 * the board: it opens in the column of the cards, or as a row above the card. Returns the menu.
 */
export function openMenu(offers, { x, y, card = null }, title, context) {
  closeMenu();
  const before = document.activeElement;
  const column = card && columnOfCards();
  const menu = el(
    "div",
    { class: column ? "menu stack" : card ? "menu row" : "menu", role: "group", "aria-label": title },
    !card && el("p", {}, title),
    offers.map((offer) => entry(offer, context, offers)),
  );
  document.getElementById("main").append(menu);
  if (column) stack(menu, card, column);
  else lay(menu, card ? (size) => aboveCard(card, size) : (size) => atPoint({ x, y }, size));
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

/** The box of the cards if they have a column of their own, else null. */
function columnOfCards() {
  const box = document.getElementById("hand").getBoundingClientRect();
  return box.height > box.width ? box : null;
}

/** Puts a menu below or above its card, where there is more room, over other cards. */
function stack({ style }, card, column) {
  const below = column.bottom - card.bottom;
  const above = card.top - column.top;
  style.left = `${column.left}px`;
  style.width = `${column.width}px`;
  style.maxHeight = `${Math.max(below, above) - GAP}px`;
  if (below >= above) style.top = `${card.bottom + GAP}px`;
  else style.bottom = `${innerHeight - card.top + GAP}px`;
}

function lay(menu, wanted) {
  const size = menu.getBoundingClientRect();
  const { left, top } = wanted(size);
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
  menu.style.top = `${Math.max(8, top)}px`;
}

const aboveCard = (card, { width, height }) => ({ left: (card.left + card.right - width) / 2, top: card.top - height - GAP });

const atPoint = ({ x, y }, { height }) => ({ left: x, top: y + height > innerHeight - 8 ? y - height - GAP : y });
