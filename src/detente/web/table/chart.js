import { el } from "../base/dom.js";
import { percent, t } from "../base/words.js";
import { seatColour } from "./pieces.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = { top: 14, right: 26, bottom: 30, left: 44 };
const HEIGHT = 260;
/** The scale of chances. */
const CHANCES = { low: 0, high: 1, levels: [0, 0.25, 0.5, 0.75, 1], said: percent };
/** About how many lines a scale has. */
const LEVELS = 4;
/** Room for a number under the axis. */
const TICK = 64;
/** How each seat's line is broken, so that colour is never the only sign. */
const DASHES = ["", "7 4", "2 4", "12 4 2 4", "16 5", "5 3 2 3 2 3"];
const MARK = 9;

/**
 * Values over the moments of a game, as lines, one for each seat or one of the table. It is drawn anew when its box has another width.
 *
 * `points`: `[{frame, values}]`, the last one the end of the game; values may be null. `own`: whose line is the thick one;
 * `costly`: `[{frame}]`, marked 1, 2, 3 on it; `scale`: see `scaleOf`; `seats`: whether the lines are the seats'; `point(k)`: somebody points at
 * this point, null at none; `jump(frame)`.
 */
export function chart(shown) {
  const box = el("div", { class: "chart", "aria-hidden": "true" });
  const draw = () => box.replaceChildren(drawn(box.clientWidth, { own: null, costly: [], scale: CHANCES, seats: true, ...shown }));
  new ResizeObserver(draw).observe(box);
  return box;
}

/** A scale for whole numbers: from where to where, at which of them there is a line, and how they are written. */
export function scaleOf(values) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(1, ...known)];
  const step = roundStep((most - least) / LEVELS);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const levels = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, k) => low + k * step);
  return { low, high, levels, said: signed };
}

const signed = (value) => (value < 0 ? `−${-value}` : String(value));

function drawn(width, { points, own, costly, scale, seats, point, jump }) {
  const last = points.at(-1).frame;
  const first = points[0].frame;
  const inner = { width: Math.max(1, width - MARGIN.left - MARGIN.right), height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const x = (frame) => MARGIN.left + ((frame - first) / Math.max(1, last - first)) * inner.width;
  const y = (value) => MARGIN.top + ((scale.high - value) / (scale.high - scale.low)) * inner.height;
  const cross = svg("line", { class: "cross", y1: y(scale.low), y2: y(scale.high), visibility: "hidden" });
  const shown = svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT });
  const drawLine = (k, name) => line(seats ? k : null, points.filter(({ values }) => values[k] != null).map(({ frame, values }) => [x(frame), y(values[k])]), name);
  const lines = points[0].values.map((_, k) => k).filter((k) => points.some(({ values }) => values[k] != null));
  shown.append(
    ...scale.levels.flatMap((level) => grid(scale.said(level), y(level), width)),
    ...ticks(first, last, inner.width).map((frame) => text(String(frame), x(frame), HEIGHT - 10, "middle")),
    cross,
    ...lines.filter((k) => k !== own).map((k) => drawLine(k)),
    ...lines.filter((k) => k === own).map((k) => drawLine(k, "own")),
    ...costly.flatMap(({ frame }, n) => badge(n, x(frame), y(valueAt(points, frame, own)))),
  );
  const nearest = ({ clientX }) => {
    const at = clientX - shown.getBoundingClientRect().left;
    return points.reduce((best, { frame }, k) => (Math.abs(x(frame) - at) < Math.abs(x(points[best].frame) - at) ? k : best), 0);
  };
  shown.addEventListener("pointermove", (event) => {
    const k = nearest(event);
    cross.setAttribute("x1", x(points[k].frame));
    cross.setAttribute("x2", x(points[k].frame));
    cross.setAttribute("visibility", "visible");
    point(k);
  });
  shown.addEventListener("pointerleave", () => {
    cross.setAttribute("visibility", "hidden");
    point(null);
  });
  shown.addEventListener("click", (event) => jump(points[nearest(event)].frame));
  return shown;
}

const valueAt = (points, frame, seat) => points.find((each) => each.frame === frame)?.values[seat] ?? 0;

/** Round numbers along the axis, as many as have room. */
function ticks(first, last, width) {
  const most = Math.max(1, Math.floor(width / TICK));
  const step = roundStep((last - first) / most);
  const found = [];
  for (let frame = Math.ceil(first / step) * step; frame <= last; frame += step) found.push(frame);
  return found;
}

/** The next larger one of 1, 2, 5, 10, 20 and so on. */
function roundStep(least) {
  const rough = Math.max(1, least);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough);
}

function grid(words, y, width) {
  return [
    svg("line", { class: "grid", x1: MARGIN.left, x2: width - MARGIN.right, y1: y, y2: y }),
    text(words, MARGIN.left - 6, y + 4, "end"),
  ];
}

/** A line through these points of the drawing; of a seat, or of the table. */
function line(seat, places, name = "") {
  const made = svg("g", { class: `seat-line ${seat === null ? "of-table" : name}`, "data-seat-colour": seatColour(seat) ?? "" });
  const [cx, cy] = places.at(-1);
  made.append(
    svg("polyline", {
      points: places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "),
      "stroke-dasharray": seat === null ? "" : DASHES[seat % DASHES.length],
    }),
    svg("circle", { cx, cy, r: 4 }),
  );
  return made;
}

function badge(n, x, y) {
  const above = y > MARGIN.top + 3 * MARK ? y - 1.8 * MARK : y + 1.8 * MARK;
  return [
    svg("circle", { class: "costly-dot", cx: x, cy: y, r: 4 }),
    svg("circle", { class: "costly", cx: x, cy: above, r: MARK }),
    text(String(n + 1), x, above + 4, "middle", "costly-number"),
  ];
}

/** A sample of a seat's line, for the legend. */
export function sample(seat) {
  const shown = svg("svg", { viewBox: "0 0 34 8", width: 34, height: 8, class: "sample", "aria-hidden": "true", "data-seat-colour": seatColour(seat) });
  shown.append(svg("line", { x1: 0, x2: 34, y1: 4, y2: 4, "stroke-dasharray": DASHES[seat % DASHES.length] }));
  return shown;
}

function text(words, x, y, anchor, name = "") {
  const made = svg("text", { x, y, "text-anchor": anchor, class: name });
  made.textContent = words;
  return made;
}

function svg(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== "") made.setAttribute(name, value);
  return made;
}

/** The same figures as a table, for those who cannot see lines; a frame's number leads there. */
export function figures({ points, names, jump, said = percent }) {
  const head = el("tr", {}, el("th", { scope: "col" }, t("table-analysis-moment")), names.map((name) => el("th", { scope: "col" }, name)));
  const rows = points.map(({ frame, values }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, el("button", { type: "button", class: "quiet", onclick: () => jump(frame) }, String(frame))),
      values.map((value) => el("td", {}, value === null ? "" : said(value))),
    ),
  );
  return el("table", {}, el("thead", {}, head), el("tbody", {}, rows));
}
