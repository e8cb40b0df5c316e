import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** Explanations in a panel: each value, and how it is computed. Pointing at one marks the elements that it is about. */
export function sections(all) {
  if (!all.length) return null;
  return el(
    "ol",
    { class: "sections" },
    all.map((section) =>
      el(
        "li",
        { class: section.now ? "now" : "", "data-on": JSON.stringify(section.on ?? []) },
        (section.title || section.value) && el(
          "header",
          {},
          el("h3", {}, section.title),
          section.value && el("b", {}, section.value),
          section.rule && ruleSign(section.rule),
        ),
        section.text && el("p", {}, section.text),
        section.rows?.length > 0 && table(section),
      ),
    ),
  );
}

function table({ columns, rows }) {
  const [own, ...heads] = columns;
  return el(
    "table",
    {},
    el("thead", {}, el("tr", {}, own ? el("th", { scope: "col" }, own) : el("td"), heads.map((head) => el("th", { scope: "col" }, head)))),
    el(
      "tbody",
      {},
      rows.map(({ cells: [name, ...cells], on }) =>
        el(
          "tr",
          { "data-on": JSON.stringify(on ?? []) },
          el("th", { scope: "row" }, name),
          cells.map((cell) => el("td", {}, cell)),
        ),
      ),
    ),
  );
}

function ruleSign(rule) {
  const label = t("table-rule", { rule });
  return el(
    "button",
    { class: "rule-link quiet", type: "button", "data-rule": rule, title: label, "aria-label": label },
    "§",
  );
}
