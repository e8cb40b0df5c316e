import { put } from "../base/api.js";
import { el } from "../base/dom.js";
import { duration, until, wholeDays } from "../base/times.js";
import { t } from "../base/words.js";
import { chip } from "./panels.js";

const SECOND = 1000;
/** With less left than this, a clock by mail or live is shown as urgent. */
const URGENT = { live: 30, mail: 12 * 3600 };
const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30];

/** The clocks of a table: a line above the question, and a part of the dialog about time. */
export class Clock {
  #strip = el("div", { id: "clock", role: "timer", hidden: true });
  #skew = 0;
  #shown = null;
  #beat = null;

  /** `failed(error)` says why something was refused. */
  constructor(session, { failed }) {
    Object.assign(this, { session, failed });
    document.getElementById("prompt").before(this.#strip);
  }

  /** Draws the line anew; from then on it goes on by itself. */
  draw() {
    const { table } = this.session;
    if (table !== this.#shown) this.#skew = Date.parse(table.now) - Date.now();
    this.#shown = table;
    const running = table.time && table.status === "running" ? table.seats.filter(({ clock }) => clock?.deadline) : [];
    this.#strip.hidden = running.length === 0;
    this.#strip.replaceChildren(...running.map((seat) => this.#seat(seat, table)));
    clearInterval(this.#beat);
    if (running.length > 0) this.#beat = setInterval(() => this.#go(running, table), SECOND);
  }

  #left({ clock }) {
    return (Date.parse(clock.deadline) - Date.now() - this.#skew) / SECOND;
  }

  #seat(seat, table) {
    const own = seat.seat === this.session.seat;
    const name = own ? t("time-yours") : seat.name;
    const box = el(
      "span",
      { class: own ? "clock own" : "clock", "data-clock": seat.seat, title: t("time-until", { time: until(seat.clock.deadline) }) },
      chip(seat.seat),
      el("span", { class: "whose" }, name),
      el("time", { datetime: seat.clock.deadline }),
      table.time.kind === "mail" && el("span", { class: "until" }, t("time-until", { time: until(seat.clock.deadline) })),
    );
    this.#write(box, seat, table);
    return box;
  }

  #go(running, table) {
    for (const seat of running) {
      const box = this.#strip.querySelector(`[data-clock="${seat.seat}"]`);
      if (box) this.#write(box, seat, table);
    }
  }

  #write(box, seat, table) {
    const left = this.#left(seat);
    box.classList.toggle("urgent", left < URGENT[table.time.kind]);
    box.classList.toggle("late", left <= 0);
    const away = seat.clock.away_until && Date.parse(seat.clock.away_until) > Date.now() + this.#skew;
    const stands = away && table.time.kind === "live";
    const text = stands ? duration(seat.clock.bank) : left <= 0 ? t("time-up") : away ? t("time-away", { time: until(seat.clock.away_until) }) : duration(left);
    const shown = box.querySelector("time");
    if (shown.textContent !== text) shown.textContent = text;
  }

  /** How time is kept here, and how much each seat has. */
  section() {
    const { table } = this.session;
    if (!table.time) return null;
    const clocks = table.status === "running" ? table.seats.filter(({ clock }) => clock) : [];
    return el(
      "section",
      { class: "times" },
      el("h3", {}, t("time-title")),
      el("p", {}, `${describe(table.time)} ${t(`time-late-${table.time.late}`)}`),
      clocks.length > 0 && el("ul", {}, clocks.map((seat) => this.#line(seat, table))),
      table.status === "running" && table.time.leave > 0 && table.seats.filter((seat) => seat.mine && seat.clock).map((seat) => this.#leave(seat)),
    );
  }

  #line(seat, { time }) {
    const { clock } = seat;
    const left = clock.deadline ? this.#left(seat) : clock.bank;
    const runs = clock.deadline
      ? left > 0 ? t("time-runs", { left: duration(left), time: until(clock.deadline) }) : t("time-up")
      : time.kind === "live" ? t("time-stands", { left: duration(left) }) : t("time-idle");
    const away = clock.away_until && Date.parse(clock.away_until) > Date.now() + this.#skew;
    return el(
      "li",
      {},
      chip(seat.seat),
      el("span", { class: "name" }, seat.name),
      el("span", { class: "soft" }, runs),
      away && time.kind === "mail" && el("span", { class: "tag" }, t("time-away", { time: until(clock.away_until) })),
    );
  }

  /** Stopping one's own clock for some days. */
  #leave(seat) {
    const { clock } = seat;
    const away = clock.away_until && Date.parse(clock.away_until) > Date.now() + this.#skew;
    const possible = DAYS.filter((days) => days * 86400 <= clock.leave);
    const select = el("select", { "aria-label": t("time-leave-days") }, possible.map((days) => el("option", { value: days }, wholeDays(days * 86400))));
    const send = (days) => put(`${this.session.path}/seats/${seat.seat}/leave`, { days }).then((table) => this.session.setTable(table), this.failed);
    return el(
      "div",
      { class: "leave" },
      el("p", { class: "soft" }, t("time-leave", { name: seat.name, left: wholeDays(clock.leave) })),
      away
        ? el("button", { type: "button", "data-leave": "0", onclick: () => send(0) }, t("time-leave-end"))
        : possible.length > 0 && [select, el("button", { type: "button", "data-leave": "", onclick: () => send(Number(select.value)) }, t("time-leave-begin"))],
    );
  }
}

/** A time control in words. */
export function describe({ kind, bank, increment, leave }) {
  if (kind === "live") return t("time-live", { bank: duration(bank), increment });
  return t("time-mail", { days: wholeDays(bank), leave: leave > 0 ? wholeDays(leave) : "none" });
}
