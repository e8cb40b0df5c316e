/** A table's board and sprites: one SVG file, read once. A table without one has no board, and cards with words only. */
export async function loadSheet({ game, board }) {
  const url = `/api/games/${encodeURIComponent(game)}/${encodeURIComponent(board ?? "")}`;
  if (!board) return new Sheet(url, null);
  const answer = await fetch(url);
  return new Sheet(url, answer.ok ? parsed(await answer.text()) : null);
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
  constructor(url, svg) {
    this.url = url;
    this.svg = svg;
    this.symbols = new Map();
    this.anchors = new Set();
    for (const symbol of svg?.querySelectorAll("symbol[id]") ?? []) this.symbols.set(symbol.id, box(symbol));
    for (const element of svg?.querySelectorAll("[id]") ?? []) {
      if (!element.closest("symbol, defs")) this.anchors.add(element.id);
    }
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
