import { el } from "../base/dom.js";
import { clearToasts, ruleLink, toast } from "../base/toast.js";
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

/**
 * Says why nothing can be done with any of some elements: the reasons of the first that has any, else the question itself if `last` says so.
 * `last(prompt, game)`: what is said then, or null.
 */
export async function explain({ view, session, failed }, ids, last) {
  const asked = () => (view.past || session.sending || !view.scene?.prompt.mine ? null : `${session.store.ask} ${view.choice.path.length}`);
  const before = asked();
  if (before === null) return;
  try {
    const reasons = await firstReasons(view.orders, ids);
    if (asked() !== before) return;
    const { game } = session.table;
    const said = reasons.length ? drawReasons(reasons, game) : last(view.scene.prompt, game);
    clearToasts("why");
    if (said) toast(said, { kind: "why" });
  } catch (error) {
    if (error.code !== "stale") failed(error);
  }
}

/** What is asked now, and its rule. */
export const drawQuestion = ({ text, rule }, game) =>
  el("div", { class: "reasons" }, el("p", {}, t("table-why-not-this", { question: text }), " ", rule && ruleLink(rule, game)));

async function firstReasons(orders, ids) {
  for (const id of ids) {
    const reasons = await orders.whyNot(id);
    if (reasons.length) return reasons;
  }
  return [];
}
