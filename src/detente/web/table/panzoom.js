import { el } from "../base/dom.js";

const MOST = 8;
const STEP = 1.35;
const NUDGE = 60;
/** How long a hand must rest, in milliseconds, until what depends on the scale is set anew. */
const REST = 200;
/** How broad a drawing is on paper, in pixels of CSS: A4 without its margins. See print.css. */
const PAPER = 700;

/**
 * Shows a part of a large drawing: wheel, drag, pinch, keys and buttons move and zoom it. No button covers the drawing.
 * While a hand moves it, it is only shifted and stretched as a picture. Sizes of letters follow when the hand rests, and so does what a finger may
 * scroll: both restyle everything on the map.
 * The frame hears `moved` at each step and `rested` when all is set.
 */
export class PanZoom {
  /** The element in which the drawing is seen, and the buttons that zoom: they may be put elsewhere. */
  frame;
  buttons;
  #viewport;
  #content;
  #size;
  /** The inner size of the viewport. */
  #room = { width: 0, height: 0 };
  #pointers = new Map();
  #travelled = 0;
  #resting = 0;
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
    new ResizeObserver(() => this.#measure()).observe(this.#viewport);
    this.#measure();
    addEventListener("beforeprint", () => {
      this.#shift(PAPER / width, 0, 0);
      this.#letter(PAPER / width);
    });
    addEventListener("afterprint", () => this.#set());
  }

  /** The drawing's measure from which sizes on it follow. */
  get world() {
    return Math.sqrt(this.#size.width * this.#size.height);
  }

  /** Whether the press that just ended has moved the drawing, so that it was no click. */
  get dragged() {
    return this.#travelled > 6;
  }

  /** Whether a hand is moving the drawing. */
  get gliding() {
    return this.frame.classList.contains("gliding");
  }

  fit() {
    this.zoom = 1;
    this.#set();
  }

  zoomBy(factor, at = { x: this.#room.width / 2, y: this.#room.height / 2 }) {
    this.#stretch(factor, at);
    this.#set();
  }

  move(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.#set();
  }

  #measure() {
    const { clientWidth: width, clientHeight: height } = this.#viewport;
    this.#room = { width, height };
    this.#set();
  }

  #base() {
    return Math.max(0.01, Math.min(this.#room.width / this.#size.width, this.#room.height / this.#size.height));
  }

  #stretch(factor, at) {
    const before = this.scale;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const after = this.#base() * this.zoom;
    this.x = at.x - ((at.x - this.x) * after) / before;
    this.y = at.y - ((at.y - this.y) * after) / before;
    this.scale = after;
  }

  /** A step of a hand on its way. */
  #glide() {
    if (!this.#show()) return;
    this.frame.classList.add("gliding");
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#set(), REST);
  }

  /** Where it stays. */
  #set() {
    clearTimeout(this.#resting);
    this.frame.classList.remove("gliding");
    this.#show();
    this.frame.classList.toggle("zoomed", this.zoom > 1.01);
    this.#letter(this.scale);
    this.frame.dispatchEvent(new CustomEvent("rested"));
  }

  /** Shows the part that is meant; whether it is another one than before. */
  #show() {
    this.scale = this.#base() * this.zoom;
    this.x = clampOffset(this.x, this.#size.width * this.scale, this.#room.width);
    this.y = clampOffset(this.y, this.#size.height * this.scale, this.#room.height);
    const before = this.#content.style.transform;
    this.#shift(this.scale, this.x, this.y);
    if (this.#content.style.transform === before) return false;
    this.frame.dispatchEvent(new CustomEvent("moved", { bubbles: true }));
    return true;
  }

  /** In three dimensions, so that the browser has a layer for it before a hand begins to move it. */
  #shift(scale, x, y) {
    this.#content.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }

  /** Letters and figures have the size that this scale asks for. */
  #letter(scale) {
    this.#content.style.setProperty("--scale", scale.toFixed(4));
  }

  #listen() {
    const viewport = this.#viewport;
    viewport.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.#stretch(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.#within(event));
        this.#glide();
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
      this.#stretch(distance(now, other) / (distance(before, other) || 1), middle);
    }
    const share = other ? 0.5 : 1;
    this.x += (now.x - before.x) * share;
    this.y += (now.y - before.y) * share;
    this.#glide();
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
