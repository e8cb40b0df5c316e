import { ApiError, post } from "../base/api.js";
import { el } from "../base/dom.js";
import { percent, t } from "../base/words.js";
import { chart, figures, sample } from "./chart.js";
import { advised } from "./hint.js";
import { chip } from "./panels.js";
import { nameAt } from "./result.js";

const AGAIN = 800;

/** After the game: how the chances changed. `jump(frame)` shows a frame of the past. */
export class Analysis {
  #dialog = document.getElementById("analysis");
  #body = el("div", { class: "analysis-body" });
  #run = null;
  #found = new Map();
  #judged = null;

  constructor(session, { jump, panels }) {
    Object.assign(this, { session, panels });
    this.jump = (frame, judged = null) => {
      this.#judged = judged;
      this.#dialog.close();
      jump(frame);
    };
    this.#dialog.addEventListener("close", () => (this.#run = null));
  }

  /** Shows the analysis for the session's seat, as soon as it is there. */
  async open() {
    const { seat, table, path } = this.session;
    if (seat === null || table.status !== "over" || this.#dialog.open) return;
    const run = (this.#run = {});
    this.#dialog.replaceChildren(this.#head(), this.#body);
    this.#dialog.showModal();
    try {
      const found = this.#found.get(seat) ?? (await this.#wait(`${path}/seats/${seat}/analysis`, run));
      if (!found) return;
      this.#found.set(seat, found);
      this.#body.replaceChildren(...this.#drawn(found));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (run === this.#run) this.#body.replaceChildren(el("p", { class: "problem", role: "alert" }, error.message), this.#again());
    }
  }

  /** The worth of the decision that was jumped to, next to its frame. */
  note(frame) {
    if (this.#judged?.frame !== frame) return null;
    const { taken, best } = this.#judged;
    return el(
      "section",
      { class: "hint", "data-key": "judged", "aria-label": t("table-analysis") },
      el("div", { class: "judged" }, el("span", {}, took(taken)), el("b", {}, better(best))),
      el("button", { type: "button", "data-do": "analyse" }, t("table-analysis-back")),
    );
  }

  /** The elements that the better decision speaks of. */
  marks(frame) {
    if (this.#judged?.frame !== frame) return [];
    const { best } = this.#judged;
    return advised(best.on, percent(best.chance));
  }

  /** Asks until it is there, or nobody waits any more. */
  async #wait(path, run) {
    const bar = el("progress", { max: 1, value: 0, "aria-label": t("table-analysis-thinking") });
    const status = el("p", { role: "status" }, t("table-analysis-thinking"));
    this.#body.replaceChildren(status, bar);
    while (run === this.#run) {
      const { done, of, analysis } = await post(path);
      if (analysis) return run === this.#run && analysis;
      bar.max = of;
      bar.value = done;
      bar.textContent = percent(done / of);
      await new Promise((go) => setTimeout(go, AGAIN));
    }
    return null;
  }

  #head() {
    const close = el("button", { class: "close", type: "button", "aria-label": t("close"), onclick: () => this.#dialog.close() }, "×");
    return el("header", {}, el("h2", { id: "analysis-title" }, t("table-analysis")), close);
  }

  #again() {
    const again = () => {
      this.#dialog.close();
      this.open();
    };
    return el("button", { type: "button", onclick: again }, t("try-again"));
  }

  #drawn({ seat, points, end, costliest }) {
    const { table } = this.session;
    const all = [...points, end].map(({ frame, chances }) => ({ frame, values: chances }));
    const names = table.seats.map((_, each) => nameAt(table, this.panels(), each));
    const readout = el("p", { class: "readout", "aria-hidden": "true" });
    const point = (k) => readout.replaceChildren(...readoutOf(k === null ? null : all[k]));
    point(null);
    return [
      el("p", { class: "soft" }, t("table-analysis-about")),
      el("ul", { class: "legend" }, names.map((name, each) => el("li", { class: each === seat ? "own" : "" }, sample(each), chip(each), name))),
      chart({ points: all, own: seat, costly: costliest, point, jump: this.jump }),
      readout,
      el("h3", {}, t("table-analysis-costliest")),
      costliest.length ? el("ol", { class: "costliest" }, costliest.map((each) => this.#costly(each))) : el("p", {}, t("table-analysis-none")),
      el("details", {}, el("summary", {}, t("table-analysis-figures")), figures({ points: all, names, jump: this.jump })),
    ];
  }

  #costly({ frame, loss, taken, best }) {
    return el(
      "li",
      {},
      el(
        "button",
        { type: "button", "data-moment": frame, onclick: () => this.jump(frame, { frame, taken, best }) },
        el("b", { class: "loss" }, `−${percent(loss)}`),
        el(
          "span",
          {},
          el("span", { class: "then" }, t("table-analysis-then", { number: frame })),
          el("span", {}, took(taken)),
          el("span", {}, better(best)),
        ),
      ),
    );
  }
}

const took = ({ label, chance }) => t("table-analysis-taken", { action: label, chance: percent(chance) });

const better = ({ label, chance }) => t("table-analysis-best", { action: label, chance: percent(chance) });

/** The figures of a decision, or what to do with the plot. */
function readoutOf(point) {
  if (!point) return [t("table-analysis-hover")];
  return [
    el("span", {}, t("table-analysis-at", { number: point.frame })),
    ...point.values.map((chance, seat) => el("span", {}, chip(seat), percent(chance))),
  ];
}
