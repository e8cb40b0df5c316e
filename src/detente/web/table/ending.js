import { ApiError, get } from "../base/api.js";
import { copyText } from "../base/copy.js";
import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { chart, figures, sample, scaleOf } from "./chart.js";
import { savePicture } from "./ending-picture.js";
import { chip } from "./panels.js";
import { picture, ratio } from "./pieces.js";
import { ruleButton } from "./prompt.js";
import { again, nameAt } from "./result.js";
import { sections } from "./sections.js";
import { drawStandings, sumsOf } from "./standings.js";

/** An address with this opens the page of a finished game at once. */
export const MARK = "#ending";

/** The page at the end of a game: how it came out, and how it came to that. */
export class Ending {
  #dialog = document.getElementById("ending");
  #found = new Map();
  #failed = false;
  #wanted = location.hash === MARK;
  #later = () => this.greet();

  /** `jump(frame)` shows a frame of the past, `panels()` are those of the scene, `notify(text)` says something shortly. */
  constructor(session, sheet, { jump, panels, notify }) {
    Object.assign(this, { session, sheet, panels, notify });
    this.jump = (frame) => {
      this.#dialog.close();
      jump(frame);
    };
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target.closest("[data-do=analyse]")) this.#dialog.close();
    });
  }

  /** The game has ended, and all of it has been shown: opens as soon as the server has the ranking. */
  arrive() {
    this.#wanted = true;
    this.greet();
  }

  /** Opens by itself, once, if the game has just ended or the address asks for it. It waits until what somebody reads is closed. */
  greet() {
    if (!this.#wanted || !this.session.table.places) return;
    const other = document.querySelector("dialog:modal");
    if (other) return other.addEventListener("close", this.#later, { once: true });
    this.#wanted = false;
    this.open();
  }

  /** Shows the page, as soon as it is there. */
  async open() {
    if (!this.session.table.places || this.#dialog.open) return;
    this.#dialog.showModal();
    await this.#load();
  }

  /** The server can be reached again: what it could not send is asked for. */
  async back() {
    if (this.#dialog.open && this.#failed) await this.#load();
  }

  async #load() {
    const { seat, path } = this.session;
    this.#failed = false;
    this.#dialog.replaceChildren(this.#close(), el("p", { class: "loading", role: "status" }, t("table-ending-loading")));
    try {
      const found = this.#found.get(seat) ?? (await get(`${path}/seats/${seat ?? "-"}/ending`));
      this.#found.set(seat, found);
      if (seat === this.session.seat) this.#dialog.replaceChildren(this.#close(), ...this.#drawn(found));
      this.#dialog.scrollTop = 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#failed = true;
      const again = el("button", { class: "primary", type: "button", onclick: () => this.#load() }, t("try-again"));
      this.#dialog.replaceChildren(this.#close(), el("p", { class: "problem", role: "alert" }, error.message), again);
    }
  }

  #close() {
    const close = () => this.#dialog.close();
    const label = t("table-ending-board");
    return el("div", { class: "ending-close" }, el("button", { class: "close", type: "button", "aria-label": label, title: label, onclick: close }, "×"));
  }

  #drawn(found) {
    const { table, seat } = this.session;
    const panels = this.panels();
    const sums = sumsOf(table, found.scores);
    return [
      el(
        "header",
        { class: "ending-head" },
        el("img", { src: `data:image/svg+xml,${encodeURIComponent(found.picture)}`, alt: "", width: 640, height: 320 }),
        el(
          "div",
          {},
          el("h2", { id: "ending-title" }, found.title || t("table-result")),
          sums && el("p", { class: "sums" }, sums),
          el("p", { class: "outcome" }, found.text, !found.reason && found.rule && ruleButton(found.rule)),
          found.reason && el("p", { class: "reason" }, found.reason, found.rule && ruleButton(found.rule)),
        ),
      ),
      el(
        "div",
        { class: "ending-buttons" },
        el("button", { class: "primary", type: "button", onclick: () => this.#dialog.close() }, t("table-ending-board")),
        again(table, seat),
        seat !== null && el("button", { type: "button", "data-do": "analyse" }, t("table-analyse")),
        el("button", { type: "button", onclick: () => this.#copy() }, t("table-copy")),
        el("button", { type: "button", onclick: () => savePicture({ found, table, panels, sums }) }, t("table-ending-save")),
        el("a", { class: "button", href: `/api/tables/${table.id}/record`, download: `${table.game}-${table.id}.json` }, t("table-ending-game")),
      ),
      el(
        "div",
        { class: "ending-parts" },
        el(
          "div",
          { class: "ending-column" },
          part("table-ranking", drawStandings(table, panels, found.scores)),
          found.sections.length > 0 && el("section", { class: "told" }, sections(found.sections)),
        ),
        found.moments.length > 0 && part("table-moments", this.#moments(found.moments)),
        found.curves.length > 0 && part("table-course", this.#course(found, panels)),
        found.hands.length > 0 && part("table-hands", found.hands.map((hand) => this.#hand(hand, panels))),
      ),
    ];
  }

  async #copy() {
    const link = new URL(`/table/${encodeURIComponent(this.session.table.id)}${MARK}`, location.origin).href;
    if (await copyText(link)) this.notify(t("table-copied"));
  }

  #moments(all) {
    const entry = ({ frame, lines, seat }) =>
      el(
        "li",
        {},
        el(
          "button",
          { type: "button", "data-moment": frame, onclick: () => this.jump(frame) },
          seat === null ? el("span", { class: "no-chip" }) : chip(seat),
          el("span", { class: "lines" }, lines.map((line) => el("span", {}, line))),
          el("small", {}, t("table-analysis-at", { number: frame })),
        ),
      );
    return el("ol", { class: "moments" }, all.map(entry));
  }

  /** The curves one at a time. */
  #course({ curves, frames }, panels) {
    const { table, seat } = this.session;
    const box = el("div", { class: "curve" });
    const show = (chosen) => {
      const { seats, values } = curves[chosen];
      const names = seats ? values[0].map((_, each) => nameAt(table, panels, each)) : [curves[chosen].name];
      const there = values[0].map((_, k) => k).filter((k) => values.some((each) => each[k] !== null));
      const points = frames.map((frame, k) => ({ frame, values: values[k] }));
      const scale = scaleOf(values.flat());
      const readout = el("p", { class: "readout", "aria-hidden": "true" });
      const point = (k) => readout.replaceChildren(...(k === null ? [t("table-analysis-hover")] : read(points[k], there, seats, scale)));
      point(null);
      const parts = [
        seats && el("ul", { class: "legend" }, there.map((each) => el("li", { class: each === seat ? "own" : "" }, sample(each), chip(each), names[each]))),
        chart({ points, own: seats ? seat : null, scale, seats, point, jump: this.jump }),
        readout,
        el("details", {}, el("summary", {}, t("table-analysis-figures")), figures({ points, names, jump: this.jump, said: scale.said })),
      ];
      box.replaceChildren(...parts.filter(Boolean));
    };
    const choose = el(
      "select",
      { "aria-label": t("table-course"), onchange: ({ target }) => show(Number(target.value)) },
      curves.map(({ name }, k) => el("option", { value: k }, name)),
    );
    const first = Math.max(0, curves.findIndex(({ seats }) => seats));
    choose.value = first;
    show(first);
    return [choose, box];
  }

  #hand({ seat, name, pieces }, panels) {
    const card = (piece) =>
      el(
        "figure",
        { style: `--ratio:${ratio(piece.sprite, this.sheet).toFixed(3)}` },
        el("span", { class: "picture" }, picture(piece, this.sheet)),
        el("figcaption", { class: piece.card ? "visually-hidden" : "" }, piece.count > 1 ? t("table-counted", { count: piece.count, face: piece.face }) : piece.face),
      );
    return el(
      "div",
      { class: "open-hand" },
      el("h4", {}, chip(seat), nameAt(this.session.table, panels, seat), el("small", {}, name)),
      el("div", { class: "open-cards" }, pieces.map(card)),
    );
  }
}

const part = (title, body) => el("section", { class: title.replace("table-", "part-") }, el("h3", {}, t(title)), body);

const read = ({ frame, values }, there, seats, { said }) => [
  el("span", {}, t("table-analysis-at", { number: frame })),
  ...there.filter((k) => values[k] !== null).map((k) => el("span", {}, seats && chip(k), said(values[k]))),
];
