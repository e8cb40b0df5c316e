import { el } from "../base/dom.js";
import { t } from "../base/words.js";

const KEYS = ["tab", "arrows", "enter", "escape", "numbers", "u", "a", "h", "r", "space", "zoom", "question"];
const FORWARD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The keyboard: `acts` has undo, back, actions, hint, replay, skip. */
export function keyboard(acts) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return acts.back();
    if (event.target.closest?.("input, textarea, select, dialog[open]")) return;
    if (!document.getElementById("curtain").hidden) return;
    if (FORWARD[event.key] && !event.defaultPrevented) return onward(event);
    if (/^[1-9]$/.test(event.key)) return press(event.key);
    if (event.key === " " && !event.target.closest?.("button, summary, [role=button]") && acts.skip() !== false) return event.preventDefault();
    const act = { u: acts.undo, a: acts.actions, h: acts.hint, r: acts.replay, "?": showKeys }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function press(number) {
  document.querySelectorAll("#prompt .buttons > [data-offer]")[number - 1]?.click();
}

/** The arrows go to the nearest element that can be chosen. */
function onward(event) {
  const from = document.activeElement;
  const menu = document.querySelector(".menu");
  const all = [
    ...(menu ?? document).querySelectorAll(menu ? "button" : "[data-acts], #prompt button[data-offer]"),
  ].filter((element) => element.checkVisibility());
  const known = from.matches?.("[data-acts], [data-offer]");
  if (!known && from !== document.body && from.id !== "dock") return;
  const next = known ? nearest(from, all, FORWARD[event.key]) : all[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(from, all, [dx, dy]) {
  const own = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of all) {
    const { x, y } = middle(element);
    const along = (x - own.x) * dx + (y - own.y) * dy;
    const aside = Math.abs((x - own.x) * dy) + Math.abs((y - own.y) * dx);
    const far = along + 2 * aside;
    if (element === from || along < 4 || far >= least) continue;
    best = element;
    least = far;
  }
  return best;
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function showKeys() {
  const dialog = document.getElementById("looking");
  const close = el(
    "button",
    { class: "close", type: "button", "aria-label": t("close"), onclick: () => dialog.close() },
    "×",
  );
  const rows = KEYS.map((key) =>
    el("div", {}, el("dt", {}, el("kbd", {}, t(`table-key-${key}`))), el("dd", {}, t(`table-key-${key}-does`))),
  );
  dialog.replaceChildren(el("header", {}, el("h2", {}, t("table-keys")), close), el("dl", { class: "keys" }, rows));
  dialog.showModal();
}
