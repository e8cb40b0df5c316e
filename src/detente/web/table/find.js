/** Elements of the scene as they are shown: a place, piece or panel by its id. */
export function shownAs(id) {
  const name = CSS.escape(id);
  return [...document.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"], [data-panel="${name}"]`)];
}

/** The best of them to point at; the hand is nearer than a small copy. */
export function firstShown(id) {
  const all = shownAs(id).filter((element) => element.checkVisibility());
  return all.find((element) => element.closest("#hand")) ?? all[0] ?? null;
}

export const idOf = (element) => element.dataset.piece ?? element.dataset.place ?? element.dataset.panel;
