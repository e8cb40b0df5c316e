import { el } from "./dom.js";
import { t } from "./words.js";

const SHOWN = 6000;
let box = null;

/**
 * Says something in passing, for screen readers too.
 *
 * @param {string | Node} message
 * @param {{kind?: "info"|"error"|"why"|"said", rule?: string, game?: string}} options `why`: the answer to a question; `said`: by somebody at
 *   the table; `rule`: the atom that it comes from; with `game` it is a link to the rules
 */
export function toast(message, { kind = "info", rule = null, game = null } = {}) {
  box ??= document.body.appendChild(el("div", { class: "toasts", role: "status", popover: "manual" }));
  raise();
  const made = el("div", { class: `toast ${kind}` }, el("span", {}, message), rule && ruleLink(rule, game), closer());
  box.append(made);
  setTimeout(() => made.remove(), rule ? 2 * SHOWN : SHOWN);
}

/** Takes away what was said of a kind. */
export function clearToasts(kind) {
  for (const before of box?.querySelectorAll(`.${kind}`) ?? []) before.remove();
}

/** Above a dialog that was opened since. */
function raise() {
  if (!box.showPopover) return;
  if (box.matches(":popover-open")) box.hidePopover();
  box.showPopover();
}

/** A link to a rule, which opens beside. */
export function ruleLink(rule, game) {
  if (!game) return el("span", { class: "rule" }, rule);
  const href = `/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule)}`;
  return el("a", { class: "rule", href, target: "_blank" }, rule);
}

function closer() {
  const close = ({ currentTarget }) => currentTarget.parentElement.remove();
  return el("button", { class: "quiet square", type: "button", "aria-label": t("close"), onclick: close }, "×");
}
