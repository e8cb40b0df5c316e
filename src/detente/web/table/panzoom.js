import { el } from "../base/dom.js";

const MOST = 8;
const STEP = 1.35;
const NUDGE = 60;
/** How broad a drawing is on paper, in pixels of CSS: A4 without its margins. See print.css. */
const PAPER = 700;

/** Shows a part of a large drawing: wheel, drag, pinch, keys and buttons move and zoom it. No button covers the drawing. */
export class PanZoom {
  /** The element in which the drawing is seen, and the buttons that zoom: they may be put elsewhere. */
  frame;
  buttons;
  #viewport;
  #content;
  #size;
  #pointers = new Map();
  #travelled = 0;
  scale = 1;
  x = 0;
  y = 0;
  zoom = 1;

  constructor(frame, content, { width, height, words }) {
    this.frame = frame;
    this.#content = content;
    this.#size = { width, height };
    frame.tabIndex = 0;
    frame.setAttribute("aria-label", words.board);
    const button = (sign, label, act) =>
      el("button", { class: "quiet", type: "button", "aria-label": label, title: label, onclick: act }, sign);
    this.#viewport = el("div", { class: "viewport" }, content);
    this.buttons = el(
      "div",
      { class: "zoom" },
      button("+", words.zoomIn, () => this.zoomBy(STEP)),
      button("−", words.zoomOut, () => this.zoomBy(1 / STEP)),
      button("⤢", words.fit, () => this.fit()),
    );
    frame.replaceChildren(this.#viewport, this.buttons);
    this.#listen();
    new ResizeObserver(() => this.#apply()).observe(this.#viewport);
    addEventListener("beforeprint", () => this.#put(PAPER / width, 0, 0));
    addEventListener("afterprint", () => this.#apply());
  }

  /** The drawing's measure from which sizes on it follow. */
  get world() {
    return Math.sqrt(this.#size.width * this.#size.height);
  }

  /** Whether the press that just ended has moved the drawing, so that it was no click. */
  get dragged() {
    return this.#travelled > 6;
  }

  fit() {
    this.zoom = 1;
    this.#apply();
  }

  zoomBy(factor, at = this.#middle()) {
    const before = this.scale;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const after = this.#base() * this.zoom;
    this.x = at.x - ((at.x - this.x) * after) / before;
    this.y = at.y - ((at.y - this.y) * after) / before;
    this.#apply();
  }

  move(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.#apply();
  }

  #base() {
    const { clientWidth, clientHeight } = this.#viewport;
    return Math.max(0.01, Math.min(clientWidth / this.#size.width, clientHeight / this.#size.height));
  }

  #middle() {
    return { x: this.#viewport.clientWidth / 2, y: this.#viewport.clientHeight / 2 };
  }

  #apply() {
    this.scale = this.#base() * this.zoom;
    this.x = clampOffset(this.x, this.#size.width * this.scale, this.#viewport.clientWidth);
    this.y = clampOffset(this.y, this.#size.height * this.scale, this.#viewport.clientHeight);
    this.#put(this.scale, this.x, this.y);
    this.frame.classList.toggle("zoomed", this.zoom > 1.01);
    this.frame.dispatchEvent(new CustomEvent("moved", { bubbles: true }));
  }

  #put(scale, x, y) {
    this.#content.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.#content.style.setProperty("--scale", scale.toFixed(4));
  }

  #listen() {
    const viewport = this.#viewport;
    viewport.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.#within(event));
      },
      { passive: false },
    );
    viewport.addEventListener("pointerdown", (event) => this.#down(event));
    viewport.addEventListener("pointermove", (event) => this.#moved(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      viewport.addEventListener(end, (event) => this.#pointers.delete(event.pointerId));
    }
    this.frame.addEventListener("keydown", (event) => this.#key(event));
  }

  #within({ clientX, clientY }) {
    const { left, top } = this.#viewport.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #down(event) {
    if (this.#pointers.size === 0) this.#travelled = 0;
    if (event.target.closest("[data-piece]:is([data-offers], [data-drags])")) return;
    this.#pointers.set(event.pointerId, this.#within(event));
  }

  #moved(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#within(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.zoomBy(distance(now, other) / (distance(before, other) || 1), middle);
      this.move((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else {
      this.move(now.x - before.x, now.y - before.y);
    }
  }

  #key(event) {
    if (event.target !== this.frame) return;
    const acts = {
      "+": () => this.zoomBy(STEP),
      "-": () => this.zoomBy(1 / STEP),
      0: () => this.fit(),
      ArrowLeft: () => this.move(NUDGE, 0),
      ArrowRight: () => this.move(-NUDGE, 0),
      ArrowUp: () => this.move(0, NUDGE),
      ArrowDown: () => this.move(0, -NUDGE),
    };
    if (!acts[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    acts[event.key]();
  }
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** What fits is in the middle; what is larger leaves no gap. */
function clampOffset(offset, size, frame) {
  if (size <= frame) return (frame - size) / 2;
  return Math.min(0, Math.max(frame - size, offset));
}
