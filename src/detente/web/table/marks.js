import { el } from "../base/dom.js";

/** The kinds of marks that are arrows between two elements. */
export const ARROWS = ["link", "move"];

/** Marks by the elements they are on. */
export function markIndex(marks) {
  const index = new Map();
  for (const mark of marks) {
    if (ARROWS.includes(mark.kind)) continue;
    for (const id of mark.on) {
      if (!index.has(id)) index.set(id, []);
      index.get(id).push(mark);
    }
  }
  return index;
}

/** The classes that marks give an element. */
export function marked(id, { marks }) {
  return (marks.get(id) ?? []).some((mark) => mark.kind === "last") ? "last" : "";
}

/** The figures and tags that marks put on an element. */
export function badges(id, { marks }) {
  return (marks.get(id) ?? [])
    .filter((mark) => mark.text && mark.kind !== "value")
    .map((mark) => el("span", { class: `mark ${mark.kind}` }, mark.text));
}

/** The figure that is written into a piece. */
export function valueOf(id, { marks }) {
  const mark = (marks.get(id) ?? []).find(({ kind }) => kind === "value");
  return mark && el("span", { class: "value", "aria-hidden": "true" }, mark.text);
}
