/** How fast the table shows what happens: chosen by the reader, kept in the browser. */

const STORED = "detente-pace";
const PACES = { slow: 2, normal: 1, fast: 0.4, at_once: 0 };
const USUAL = "normal";

let chosen = stored();

/** The names of all paces, the slowest first. */
export const NAMES = Object.keys(PACES);

/** The name of the pace that the reader has chosen. */
export const pace = () => chosen;

/** How long everything takes, as a multiple of its usual time; 0: nothing is shown in motion. */
export const factor = () => PACES[chosen];

export function setPace(name) {
  chosen = name;
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // it holds for this page then
  }
}

function stored() {
  try {
    const name = localStorage.getItem(STORED);
    return name in PACES ? name : USUAL;
  } catch {
    return USUAL;
  }
}
