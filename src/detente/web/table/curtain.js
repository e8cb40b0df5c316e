import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";

/** Covers the table between the hands of people who share a screen. The caller must have dropped the scene before. */
export function drawCurtain(seat, name, open) {
  const curtain = document.getElementById("curtain");
  const button = el(
    "button",
    { class: "primary", type: "button", "data-open-seat": seat, onclick: () => open(seat) },
    t("table-curtain-open", { name }),
  );
  curtain.replaceChildren(
    el(
      "div",
      {},
      chip(seat),
      el("h2", { id: "curtain-title" }, t("table-curtain-title", { name })),
      el("p", {}, t("table-curtain-about", { name })),
      button,
    ),
  );
  curtain.hidden = false;
  button.focus();
}

export function liftCurtain() {
  const curtain = document.getElementById("curtain");
  curtain.hidden = true;
  curtain.replaceChildren();
}
