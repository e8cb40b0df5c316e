const SVG = "http://www.w3.org/2000/svg";
/** Before the ids of the sheet's parts where they are in the page, so that they are no element's of the page. */
const PREFIX = "sheet ";
const AGAIN = [500, 1000, 2000, 4000, 8000];

/**
 * A table's board and sprites: one SVG file, read once. A table without one has no board, and cards with words only.
 * As long as the server cannot be reached it is asked again; `waiting()` is called before.
 */
export async function loadSheet({ game, board }, waiting = () => {}) {
  if (!board) return new Sheet(null);
  const url = `/api/games/${encodeURIComponent(game)}/${encodeURIComponent(board)}`;
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return new Sheet(parsed(await answer.text()));
    if (answer && answer.status < 500) return new Sheet(null);
    waiting();
    await new Promise((done) => setTimeout(done, AGAIN[Math.min(tries, AGAIN.length - 1)]));
  }
}

/** The drawing, without anything that could act; null if it cannot be read. */
function parsed(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.localName !== "svg") return null;
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    if (["script", "foreignObject", "iframe"].includes(element.localName)) element.remove();
    for (const { name, value } of [...element.attributes]) {
      const acts = name.toLowerCase().startsWith("on");
      const leaves =
        name.toLowerCase().endsWith("href") && !value.trim().startsWith("#") && !value.startsWith("data:image/");
      if (acts || leaves) element.removeAttribute(name);
    }
  }
  return svg;
}

class Sheet {
  constructor(svg) {
    this.svg = svg;
    this.symbols = new Map();
    this.anchors = new Set();
    for (const symbol of svg?.querySelectorAll("symbol[id]") ?? []) this.symbols.set(symbol.id, box(symbol));
    for (const element of svg?.querySelectorAll("[id]") ?? []) {
      if (!element.closest("symbol, defs")) this.anchors.add(element.id);
    }
    this.#lay();
  }

  /** Puts the symbols into the page, where every picture of them is at hand whatever the network does. */
  #lay() {
    const box = document.createElementNS(SVG, "svg");
    box.setAttribute("class", "sheet");
    box.setAttribute("aria-hidden", "true");
    for (const symbol of this.svg?.querySelectorAll("symbol[id]") ?? []) {
      const own = document.importNode(symbol, true);
      own.id = PREFIX + symbol.id;
      box.append(own);
    }
    document.body.append(box);
  }

  /** Where a `use` finds the symbol. */
  address(name) {
    return `#${encodeURIComponent(PREFIX + name)}`;
  }

  /** Which of the common colours the seats have: the numbers in `data-palette`. */
  get palette() {
    return (this.svg?.dataset.palette ?? "").split(/\s+/).filter(Boolean).map(Number);
  }

  /** The sprite's box, or null if there is no such symbol. */
  symbol(name) {
    return this.symbols.get(name) ?? null;
  }

  /** Whether some of the places are on the board. */
  hasBoard(places) {
    return places.some(({ id }) => this.anchors.has(id));
  }

  get box() {
    return box(this.svg);
  }
}

function box(element) {
  const [x, y, width, height] = (element.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : { x: 0, y: 0, width: 100, height: 100 };
}
