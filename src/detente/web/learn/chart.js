import { get } from "../base/api.js";
import { el } from "../base/dom.js";
import { dialog } from "../base/page.js";
import { t } from "../base/words.js";

/** Shows the words and signs of a table, and its map as a table. */
export async function showChart(session) {
  const { regions, terms } = await get(`${session.path}/seats/${session.seat ?? "-"}/chart`);
  const { pieces, places, panels } = await session.scene();
  const names = new Map([...places.map(({ id, name }) => [id, name]), ...panels.map(({ id, title }) => [id, title]), ...regions.map(({ on, name }) => [on, name])]);
  const parts = [
    terms.length > 0 && [el("h3", {}, t("chart-words")), el("dl", {}, terms.map(({ term, meaning }) => el("div", {}, el("dt", {}, term), el("dd", {}, meaning))))],
    regions.length > 0 && [el("h3", {}, t("chart-map")), map(regions, names, pieces)],
  ];
  return dialog({ title: t("chart-title"), body: el("div", { class: "chart-words" }, parts), class: "chart-dialog" });
}

/** The regions, one a row; a column that says nothing of any of them is left out. */
function map(regions, names, pieces) {
  const labels = [...new Set(regions.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const columns = [
    { head: t("chart-land"), cell: ({ name }) => name },
    { head: t("chart-there"), cell: ({ places }) => there(pieces, places) },
    ...labels.map((label) => ({ head: label, cell: ({ facts }) => facts.find((fact) => fact.label === label)?.value ?? "" })),
    { head: t("chart-near"), cell: ({ near, border }) => near.map((id) => names.get(id) ?? id).join(", ") + (border ? ` (${border})` : "") },
    { head: t("chart-threats"), cell: ({ threats }) => threats.join("; ") },
  ].filter(({ cell }) => regions.some((region) => cell(region)));
  const box = el("div", { class: "wide", tabindex: 0, role: "group", "aria-label": t("chart-map") });
  const head = el("tr", {}, columns.map((column) => el("th", { scope: "col" }, column.head)));
  const rows = regions.map((region) => el("tr", {}, columns.map(({ cell }, n) => el(n ? "td" : "th", n ? {} : { scope: "row" }, cell(region)))));
  box.append(el("table", {}, el("thead", {}, head), el("tbody", {}, rows)));
  return box;
}

/** What lies at some places, in words. */
function there(pieces, places) {
  const found = pieces.filter(({ place, face, printed }) => places.includes(place) && face && !printed);
  return found.map(({ face, count }) => (count > 1 ? `${count} × ${face}` : face)).join(", ");
}
