import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** More explanations than this are folded to their values, all but those of what is asked now: so the last is in view, too. */
const FEW = 5;

/** Explanations in a panel: each value, and how it is computed. Pointing at one marks the elements that it is about. */
export function sections(all) {
  if (!all.length) return null;
  const draw = all.length > FEW ? folded : unfolded;
  return el(
    "ol",
    { class: "sections" },
    all.map((section) => el("li", { class: section.now ? "now" : "", "data-on": JSON.stringify(section.on ?? []) }, draw(section))),
  );
}

const unfolded = (section) => [
  (section.title || section.value) && el("header", {}, head(section), section.rule && ruleSign(section.rule)),
  section.text && el("p", {}, section.text),
  rows(section),
];

const folded = (section) =>
  section.text || section.rows?.length
    ? el(
        "details",
        { "data-key": section.now ? "now" : "then", open: Boolean(section.now) },
        el("summary", {}, head(section)),
        rows(section),
        el("p", {}, section.text, section.rule && ruleSign(section.rule)),
      )
    : unfolded(section);

const head = ({ title, value }) => [el("h3", {}, title), value && el("b", {}, value)];

const rows = (section) => section.rows?.length > 0 && table(section);

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
