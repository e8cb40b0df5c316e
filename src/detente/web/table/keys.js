import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { nearest } from "./find.js";
import { setByHand, settings } from "./settings.js";

const KEYS = ["tab", "arrows", "enter", "escape", "numbers", "u", "a", "slash", "h", "r", "i", "space", "zoom", "question"];
const FORWARD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The keyboard: `acts` has undo, back, actions, hint, replay, skip, settings. */
export function keyboard(acts) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return acts.back();
    if (event.target.closest?.("input, textarea, select, dialog[open]")) return;
    if (!document.getElementById("curtain").hidden) return;
    if (FORWARD[event.key] && !event.defaultPrevented) return onward(event);
    if (/^[1-9]$/.test(event.key)) return press(event.key);
    if (event.key === " " && !event.target.closest?.("button, summary, [role=button]") && acts.skip() !== false) return event.preventDefault();
    const act = { u: acts.undo, a: () => acts.actions(), "/": () => acts.actions("#order"), h: acts.hint, r: acts.replay, "?": acts.settings }[event.key];
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

/** The reader's settings, those of the game, which may be null, and what the keys do. */
export function showSettings(ofGame) {
  const dialog = document.getElementById("looking");
  const close = el(
    "button",
    { class: "close", type: "button", "aria-label": t("close"), onclick: () => dialog.close() },
    "×",
  );
  const rows = KEYS.map((key) =>
    el("div", {}, el("dt", {}, el("kbd", {}, t(`table-key-${key}`))), el("dd", {}, t(`table-key-${key}-does`))),
  );
  const set = el("div", { class: "set-by-reader", onchange: ({ target }) => setByHand(target) }, settings());
  dialog.replaceChildren(
    el("header", {}, el("h2", {}, t("table-settings")), close),
    set,
    ...(ofGame ? [ofGame] : []),
    el("h3", {}, t("table-keys")),
    el("dl", { class: "keys" }, rows),
  );
  dialog.showModal();
}
