const SVG = "http://www.w3.org/2000/svg";
/** How far a line bows out, as a share of its length: lines between the same two areas stay apart. */
const BOW = 0.12;

/** Lines on the board between its elements, under the pieces; they move and grow with the board. */
export class Lines {
  layer = document.createElementNS(SVG, "svg");
  #world;

  constructor(world, { width, height }) {
    this.#world = world;
    this.layer.setAttribute("class", "lines");
    this.layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.layer.setAttribute("aria-hidden", "true");
  }

  draw(marks) {
    this.layer.replaceChildren(...marks.flatMap((mark) => this.#line(mark)));
  }

  #line({ on: [from, to], seat }) {
    const a = this.#middle(from);
    const b = this.#middle(to);
    if (!a || !b) return [];
    const bend = `${(a.x + b.x) / 2 - (b.y - a.y) * BOW} ${(a.y + b.y) / 2 + (b.x - a.x) * BOW}`;
    return ["rim", "core"].map((name) => {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", name);
      path.setAttribute("d", `M${a.x} ${a.y}Q${bend} ${b.x} ${b.y}`);
      if (seat !== undefined) path.style.setProperty("--line", `var(--seat-${seat})`);
      return path;
    });
  }

  /** The middle of an element in the board's own measure, where it is when nothing is in motion. */
  #middle(id) {
    const name = CSS.escape(id);
    const element = this.#world.querySelector(`[data-piece="${name}"], [data-place="${name}"]`);
    if (!element) return null;
    let x = element.offsetWidth / 2;
    let y = element.offsetHeight / 2;
    for (let at = element; at && at !== this.#world; at = at.offsetParent) {
      x += at.offsetLeft;
      y += at.offsetTop;
    }
    return { x, y };
  }
}
