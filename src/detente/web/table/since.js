import { el, icon } from "../base/dom.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";

const STORED = "detente-since";
const AGAIN = ["M3 12a9 9 0 1 0 3-6.7", "M3 4v5h5", "M10 9l5 3l-5 3z"];

/**
 * What the others did since the seat's last turn. `after`: the seat's last frame of that turn, in which the next may begin. `until`:
 * the last frame before its present turn, null before it has done anything in it. `last`: its latest frame of all. `concluded`: taken
 * from the log, since this browser has not seen the seat act.
 */
export class Since {
  #answered = new Set();
  #key = null;
  #turn = null;

  /** Frames that were answers of the seat's standing orders: it was not there. What was concluded without them is forgotten. */
  set answered(frames) {
    this.#answered = frames;
    if (this.#turn?.concluded) this.#turn = null;
  }

  /** The seat at a table whose turns are followed from now on. */
  follow(table, seat) {
    this.#key = seat === null ? null : `${STORED} ${table} ${seat}`;
    this.#turn = this.#key && stored(this.#key);
  }

  /** The seat has acted upon frame `before`: frame `number` shows it. */
  acted(before, number) {
    if (!this.#key) return;
    const { after = null, until = null } = this.#turn ?? {};
    this.#keep({ after, until: until ?? before, last: number });
  }

  /**
   * The log's lines of the others since then. `posted`: the frame that will show what the seat has just sent, if that is not answered
   * yet: it may be shown before the answer comes, and so may what others do upon it.
   */
  lines({ log, number }, seat, posted = null) {
    if (!this.#key || number < 0) return [];
    if (!this.#turn || this.#turn.concluded) this.#turn = this.#concluded(log, seat);
    const last = posted ?? this.#turn.last;
    if (last !== null && log.some(({ frame }) => frame > last)) this.#keep({ after: last, until: null, last: null });
    const { after, until } = this.#turn;
    const since = log.slice(firstAfter(log, after ?? -1, seat)).filter(({ frame }) => frame <= (until ?? number));
    return since.map((line) => (this.#answered.has(line.frame) && line.seat === seat ? { ...line, ordered: true } : line));
  }

  /**
   * For a seat that has not acted in this browser: what the others did before its present turn, after its last one. What comes to
   * the seat in the frame that begins its turn, as an income, is not its own doing.
   */
  #concluded(log, seat) {
    const acts = (line) => line.seat === seat && !line.begins && !this.#answered.has(line.frame);
    const begun = log.findLastIndex(({ begins }) => begins === "turn");
    const before = log[begun]?.seat === seat ? log.slice(0, begun) : log;
    const start = before === log ? -1 : log[begun].frame;
    const others = before.findLastIndex(({ seat: by }) => by !== null && by !== seat);
    const own = before.slice(0, others + 1).findLastIndex((line) => line.begins === "turn" && line.seat === seat);
    const end = own < 0 ? others + 1 : log.findIndex(({ begins }, n) => n > own && begins === "turn");
    const now = log.slice(others + 1).find((line) => acts(line) && line.frame > start);
    return { after: log.slice(0, end).findLast(acts)?.frame ?? null, until: now ? now.frame - 1 : null, last: null, concluded: true };
  }

  #keep(turn) {
    this.#turn = turn;
    try {
      localStorage.setItem(this.#key, JSON.stringify(turn));
    } catch {
      // it holds for this page then
    }
  }
}

/** The first line after what the seat did in a frame. What begins there for others, as the next turn and its income, comes after it. */
function firstAfter(log, number, seat) {
  const first = log.findIndex(({ frame, begins, seat: by }) => frame > number || (frame === number && begins && by !== seat));
  return first < 0 ? log.length : first;
}

function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** The lines as a list that opens, with a button that shows these moments again. */
export function drawSince(lines) {
  const told = lines.filter(({ minor, begins, ordered }) => begins || ordered || !minor);
  if (!told.length) return null;
  const label = t("table-since", { count: told.length });
  return el(
    "details",
    { id: "since", "data-key": "since" },
    el(
      "summary",
      { "aria-label": label, title: label },
      icon(...AGAIN),
      el("span", {}, label),
      el("span", { class: "short", "aria-hidden": "true" }, String(told.length)),
    ),
    el(
      "div",
      {},
      el("ol", {}, told.map((line) => el("li", {}, line.seat !== null && chip(line.seat), el("span", {}, line.text, line.ordered && el("i", { class: "ordered" }, ` ${t("table-since-ordered")}`))))),
      el("button", { type: "button", "data-watch": lines[0].frame }, icon(...AGAIN), t("table-since-watch")),
    ),
  );
}
