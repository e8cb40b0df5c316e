import { el } from "../base/dom.js";
import { ruleLink } from "../base/toast.js";
import { t } from "../base/words.js";

/** Why something cannot be done, in words. */
export const whyNot = ({ label, text }) => (label ? t("table-why-not", { label, text }) : t("table-why-not-here", { text }));

/** Reasons, each with what cannot be done, and the rule. */
export const drawReasons = (reasons, game) =>
  el(
    "div",
    { class: "reasons" },
    el("p", {}, t("table-why-not-now")),
    el("ul", {}, reasons.map(({ label, text, rule }) => el("li", {}, label && el("b", {}, `${label}:`), " ", text, " ", ruleLink(rule, game)))),
  );
