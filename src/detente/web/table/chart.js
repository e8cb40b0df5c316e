import { el } from "../base/dom.js";
import { percent, t } from "../base/words.js";
import { seatColour } from "./pieces.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = { top: 14, right: 26, bottom: 30, left: 44 };
const HEIGHT = 260;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];
/** Room for a number under the axis. */
const TICK = 64;
/** How each seat's line is broken, so that colour is never the only sign. */
const DASHES = ["", "7 4", "2 4", "12 4 2 4", "16 5", "5 3 2 3 2 3"];
const MARK = 9;

/**
 * The chances of all seats over the moments of a game, as lines. It is drawn anew when its box has another width.
 *
 * `points`: `[{frame, chances}]`, the last one the end of the game; `own`: whose line is the thick one;
 * `costly`: `[{frame}]`, marked 1, 2, 3 on it; `point(k)`: somebody points at this point, null at none; `jump(frame)`.
 */
export function chart({ points, own, costly, point, jump }) {
  const box = el("div", { class: "chart", "aria-hidden": "true" });
  const draw = () => box.replaceChildren(drawn(box.clientWidth, { points, own, costly, point, jump }));
  new ResizeObserver(draw).observe(box);
  return box;
}

function drawn(width, { points, own, costly, point, jump }) {
  const last = points.at(-1).frame;
  const first = points[0].frame;
  const inner = { width: Math.max(1, width - MARGIN.left - MARGIN.right), height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const x = (frame) => MARGIN.left + ((frame - first) / Math.max(1, last - first)) * inner.width;
  const y = (chance) => MARGIN.top + (1 - chance) * inner.height;
  const seats = points[0].chances.map((_, seat) => seat);
  const cross = svg("line", { class: "cross", y1: y(0), y2: y(1), visibility: "hidden" });
  const shown = svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT });
  shown.append(
    ...LEVELS.flatMap((level) => grid(level, y(level), width)),
    ...ticks(first, last, inner.width).map((frame) => text(String(frame), x(frame), HEIGHT - 10, "middle")),
    cross,
    ...seats.filter((seat) => seat !== own).map((seat) => line(seat, points, x, y)),
    line(own, points, x, y, "own"),
    ...costly.flatMap(({ frame }, n) => badge(n, x(frame), y(chanceAt(points, frame, own)))),
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

const chanceAt = (points, frame, seat) => points.find((each) => each.frame === frame)?.chances[seat] ?? 0;

/** Round numbers along the axis, as many as have room. */
function ticks(first, last, width) {
  const most = Math.max(1, Math.floor(width / TICK));
  const rough = Math.max(1, (last - first) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough);
  const found = [];
  for (let frame = Math.ceil(first / step) * step; frame <= last; frame += step) found.push(frame);
  return found;
}

function grid(level, y, width) {
  return [
    svg("line", { class: "grid", x1: MARGIN.left, x2: width - MARGIN.right, y1: y, y2: y }),
    text(percent(level), MARGIN.left - 6, y + 4, "end"),
  ];
}

function line(seat, points, x, y, name = "") {
  const drawn = svg("g", { class: `seat-line ${name}`, "data-seat-colour": seatColour(seat) });
  const end = points.at(-1);
  drawn.append(
    svg("polyline", {
      points: points.map(({ frame, chances }) => `${x(frame).toFixed(1)},${y(chances[seat]).toFixed(1)}`).join(" "),
      "stroke-dasharray": DASHES[seat % DASHES.length],
    }),
    svg("circle", { cx: x(end.frame), cy: y(end.chances[seat]), r: 4 }),
  );
  return drawn;
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
export function figures({ points, names, jump }) {
  const head = el("tr", {}, el("th", { scope: "col" }, t("table-analysis-moment")), names.map((name) => el("th", { scope: "col" }, name)));
  const rows = points.map(({ frame, chances }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, el("button", { type: "button", class: "quiet", onclick: () => jump(frame) }, String(frame))),
      chances.map((chance) => el("td", {}, percent(chance))),
    ),
  );
  return el("table", {}, el("thead", {}, head), el("tbody", {}, rows));
}
