import { el } from "../base/dom.js";
import { firstShown } from "./find.js";

/** What is smaller than this has its text at its foot, so that it covers no neighbour. */
const SMALL = 56;
/** An arrow shorter than this bears no label: it would cover what it joins. */
const SHORT = 90;
const SVG = "http://www.w3.org/2000/svg";

/** Over everything: arrows between elements, and what an action would change. It moves with what it points at. */
export class Overlay {
  #links = [];
  #previews = [];
  #layer = document.getElementById("overlay");
  #asked = false;

  constructor() {
    const later = () => this.#later();
    addEventListener("resize", later);
    document.addEventListener("scroll", later, { capture: true, passive: true });
    document.addEventListener("moved", later);
    document.addEventListener("toggle", later, { capture: true });
  }

  links(marks) {
    this.#links = marks;
    this.#later();
  }

  preview(marks) {
    if (marks === this.#previews || (!marks.length && !this.#previews.length)) return;
    this.#previews = marks;
    this.#later();
  }

  #later() {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      this.#draw();
    });
  }

  #draw() {
    this.#layer.replaceChildren(...this.#links.flatMap(arrow), ...this.#previews.flatMap(tags));
    for (const label of this.#layer.querySelectorAll(".link-text")) keepInside(label);
  }
}

const MARGIN = 4;

/** A label near the edge of the screen moves inwards, so that it can be read. */
function keepInside(label) {
  const half = label.offsetWidth / 2 + MARGIN;
  const middle = Number.parseFloat(label.style.left);
  label.style.left = `${Math.max(half, Math.min(middle, innerWidth - half))}px`;
}

function tags({ on, text }) {
  return on.flatMap((id) => {
    const box = boxOf(id);
    if (!box || isCovered(firstShown(id), box)) return [];
    const small = box.width < SMALL && box.height < SMALL;
    const frame = el("div", { class: small ? "would small" : "would" }, text && el("span", {}, text));
    Object.assign(frame.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    return [frame];
  });
}

/** What lies over the rest of the page where it is narrow. */
const COVERS = "#hint, #dock, #guide";

/** Whether the middle of an element is under something that lies over the page, so that a mark on it would seem to be about that. */
function isCovered(element, { left, top, width, height }) {
  const x = left + width / 2;
  const y = top + height / 2;
  return [...document.querySelectorAll(COVERS)].some((cover) => {
    const box = cover.getBoundingClientRect();
    return !cover.contains(element) && x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

const boxOf = (id) => visibleBox(firstShown(id));

/** Where an arrow begins or ends: at a board's chip, since boards may be close together. */
function endOf(id) {
  const element = firstShown(id);
  return visibleBox(element?.querySelector(":scope > header > .chip") ?? element);
}

function visibleBox(element) {
  const box = element?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < innerHeight ? box : null;
}

function arrow({ kind, on: [from, to], text }) {
  const a = endOf(from);
  const b = endOf(to);
  if (!a || !b || from === to) return [];
  const start = edge(a, middle(b));
  const end = edge(b, middle(a));
  const bend = {
    x: (start.x + end.x) / 2 - (end.y - start.y) * 0.18,
    y: (start.y + end.y) / 2 + (end.x - start.x) * 0.18,
  };
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `link ${kind}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(
    path("shaft", `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`),
    path("head", head(bend, end)),
  );
  if (!text || Math.hypot(end.x - start.x, end.y - start.y) < SHORT) return [svg];
  const label = el("span", { class: "link-text" }, text);
  label.style.left = `${(start.x + 2 * bend.x + end.x) / 4}px`;
  label.style.top = `${(start.y + 2 * bend.y + end.y) / 4}px`;
  return [svg, label];
}

function path(name, d) {
  const made = document.createElementNS(SVG, "path");
  made.setAttribute("class", name);
  made.setAttribute("d", d);
  return made;
}

const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** Where the line from a box's middle to a point leaves the box. */
function edge(box, to) {
  const from = middle(box);
  const dx = to.x - from.x || 0.001;
  const dy = to.y - from.y || 0.001;
  const ratio = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy), 0.45);
  return { x: from.x + dx * ratio, y: from.y + dy * ratio };
}

function head(from, to) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (turn) => `${to.x - 15 * Math.cos(angle + turn)} ${to.y - 15 * Math.sin(angle + turn)}`;
  return `M${to.x} ${to.y}L${corner(0.45)}L${corner(-0.45)}Z`;
}
