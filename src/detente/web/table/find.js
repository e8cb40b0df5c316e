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

/** Of all elements the nearest to one in a direction; null if there is none. */
export function nearest(from, all, [dx, dy]) {
  const own = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of all) {
    const { x, y } = middle(element);
    const along = (x - own.x) * dx + (y - own.y) * dy;
    const aside = Math.abs((x - own.x) * dy) + Math.abs((y - own.y) * dx);
    const far = along + 2 * aside;
    if (element === from || along < 4 || far >= least) continue;
    best = element;
    least = far;
  }
  return best;
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
