import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** A scene of a table that has ended before its game: nothing can be chosen any more. */
export function closed(scene, { ending }) {
  const prompt = { ...scene.prompt, text: t(`time-ended-${ending}`), mine: false, seats: [] };
  return { ...scene, offers: [], undoable: 0, prompt };
}

/** Why the table has ended, and how to play again. */
export function drawEnded({ ending, rematch, game }, seat) {
  const again = rematch
    ? el("a", { class: "button primary", href: `/table/${rematch}` }, t("table-rematch-there"))
    : seat === null
      ? el("a", { class: "button", href: `/?game=${encodeURIComponent(game)}` }, t("table-play-again"))
      : el("button", { class: "primary", type: "button", "data-do": "rematch", title: t("table-rematch-about") }, t("table-rematch"));
  return el("section", { class: "result", "data-key": "ended" }, el("h2", {}, t(`time-ended-${ending}`)), again);
}
