import { el } from "../base/dom.js";
import { entry } from "./prompt.js";

let open = null;

/** Several offers on one element: a small menu opens at it. `head`: what is shown above them. */
export function openMenu(offers, { x, y }, title, { sheet, head = null } = {}) {
  closeMenu();
  const before = document.activeElement;
  const menu = el(
    "div",
    { class: "menu", role: "group", "aria-label": title },
    head,
    title && el("p", {}, title),
    offers.map((offer) => entry(offer, sheet)),
  );
  document.body.append(menu);
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, y + height > innerHeight - 8 ? y - height - 12 : y)}px`;
  menu.querySelector("button").focus({ preventScroll: true });
  const outside = ({ target }) => menu.contains(target) || closeMenu();
  document.addEventListener("pointerdown", outside);
  open = () => {
    document.removeEventListener("pointerdown", outside);
    const within = menu.contains(document.activeElement);
    menu.remove();
    if (within && before?.isConnected) before.focus({ preventScroll: true });
  };
}

/** Whether there was a menu to close. */
export function closeMenu() {
  if (!open) return false;
  open();
  open = null;
  return true;
}
