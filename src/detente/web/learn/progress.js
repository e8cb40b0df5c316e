/** How far a visitor is in the guided games of this browser. */

const STORED = "detente-guide";
/** Of how many tables it is remembered. */
const KEPT = 20;

/** What the guide has said at a table: `{on, seen, asks, told}`, `told`: the question that it explains now; null where there was none yet. */
export function progressAt(table) {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function keepProgress(table, progress) {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(STORED, JSON.stringify([[table, progress], ...others].slice(0, KEPT)));
  } catch {
    // it holds for this page then
  }
}

export const fresh = () => ({ on: true, seen: [], asks: [], told: null });

function all() {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
