import { get, post, remove } from "../base/api.js";
import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { toast } from "../base/toast.js";

const TIMES = [null, 1, 3, 10];
const MOST_ANSWERS = 10;

/** Answers that a player leaves to questions that may come while they are away. The server gives them; nobody else sees that there are any. */
export class StandingOrders {
  #known = null;
  #seat = null;
  #told = new Set();
  #form = el("form", { class: "order" });
  #wanted = null;
  #problem = "";

  /** `changed()` draws the dialog anew, `answered(frames)`: the frames that were such answers. */
  constructor(session, { changed, answered }) {
    Object.assign(this, { session, changed, answered });
  }

  /** Reads the orders of the seat, and says which were withdrawn. */
  async read() {
    this.#problem = "";
    this.#seat = this.session.seat;
    const own = this.session.table.seats[this.#seat];
    const running = this.session.table.status === "running";
    this.#take(own?.mine && running ? await get(this.#path).catch(() => null) : null);
  }

  get #path() {
    return `${this.session.path}/seats/${this.#seat}/standing`;
  }

  #take(known) {
    this.#known = known;
    this.answered(known?.answered ?? []);
    for (const { id, state, label } of known?.orders ?? []) {
      if (state !== "unfit" || this.#told.has(id)) continue;
      this.#told.add(id);
      toast(t("orders-withdrawn", { question: label }));
    }
  }

  section() {
    if (!this.#known?.questions.length || this.#seat !== this.session.seat) return null;
    const { orders } = this.#known;
    this.#drawForm();
    return el(
      "section",
      { class: "orders" },
      el("h3", {}, t("orders-title")),
      el("p", { class: "soft" }, t("orders-about")),
      orders.length > 0 && el("ol", { class: "orders-kept" }, orders.map((order) => this.#line(order))),
      el("details", { class: "order-new", open: this.#wanted !== null }, el("summary", {}, t("orders-new")), this.#form),
    );
  }

  #line({ id, label, actions, facts, times, until, state }) {
    const open = state === "open";
    const lasts = [until && t("orders-until", { what: until.label }), times !== null && t("orders-times", { times }), !until && times === null && t("orders-always")];
    return el(
      "li",
      { "data-order": id },
      el("b", {}, label),
      facts.map((fact) => el("p", {}, t("orders-if", { fact: fact.label, values: either(fact.values) }))),
      el("p", {}, actions.map((action) => action.label).join(t("orders-else"))),
      el("p", { class: open ? "soft" : "notice" }, open ? lasts.filter(Boolean).join(" ") : t(`orders-state-${state}`)),
      el("button", { type: "button", class: "quiet", "aria-label": `${t(open ? "orders-withdraw" : "orders-clear")}: ${label}`, onclick: () => this.#do(() => remove(`${this.#path}/${id}`)) }, t(open ? "orders-withdraw" : "orders-clear")),
    );
  }

  /** Draws the form anew, as far as its first choices ask for others. */
  #drawForm() {
    const { questions } = this.#known;
    const wanted = this.#wanted ?? { question: questions[0].question, actions: [questions[0].actions[0].value], facts: {}, lasts: "times " };
    const asked = questions.find(({ question }) => question === wanted.question) ?? questions[0];
    const choose = (changes) => {
      this.#wanted = { ...wanted, ...changes };
      this.#drawForm();
    };
    const field = (label, choices, chosen, take, more = {}) =>
      el("label", {}, el("span", {}, label), el("select", { ...more, onchange: ({ target }) => take(target.value) }, choices.map(({ value, label }) => el("option", { value, selected: value === chosen }, label))));
    const answer = (value, k) =>
      field(t(k === 0 ? "orders-answer" : "orders-otherwise"), k === 0 ? asked.actions : [{ value: "", label: t("orders-nothing") }, ...asked.actions], value, (chosen) => choose({ actions: wanted.actions.with(k, chosen).filter(Boolean) }), { name: `answer-${k}` });
    const more = wanted.actions.length < Math.min(MOST_ANSWERS, asked.actions.length) && el("button", { type: "button", class: "quiet", onclick: () => choose({ actions: [...wanted.actions, asked.actions.find(({ value }) => !wanted.actions.includes(value)).value] }) }, t("orders-more"));
    const lasts = [...TIMES.map((times) => ({ value: `times ${times ?? ""}`, label: times === null ? t("orders-always") : t("orders-times", { times }) })), ...asked.until.map(({ value, label }) => ({ value: `until ${value}`, label: t("orders-until", { what: label }) }))];
    this.#form.replaceChildren(
      field(t("orders-question"), questions.map(({ question, label }) => ({ value: question, label })), asked.question, (question) => {
        const next = questions.find((each) => each.question === question);
        choose({ question, actions: [next.actions[0].value], facts: {}, lasts: "times " });
      }, { name: "question" }),
      ...asked.facts.map((fact) => this.#fact(fact, wanted, choose)),
      ...wanted.actions.map(answer),
      more || "",
      field(t("orders-lasts"), lasts, wanted.lasts, (chosen) => choose({ lasts: chosen }), { name: "lasts" }),
      el("p", { class: "problem", role: "alert", hidden: !this.#problem }, this.#problem),
      el("button", { type: "submit" }, t("orders-give")),
    );
    this.#form.onsubmit = (event) => {
      event.preventDefault();
      const [kind, value] = wanted.lasts.split(" ");
      const facts = Object.fromEntries(Object.entries(wanted.facts).filter(([, values]) => values.length));
      const body = { question: asked.question, actions: wanted.actions, facts, times: kind === "times" && value ? Number(value) : null, until: kind === "until" ? value : null };
      this.#do(() => post(this.#path, body));
    };
  }

  #fact({ path, label, values }, wanted, choose) {
    const chosen = wanted.facts[path] ?? [];
    const toggle = (value, on) => choose({ facts: { ...wanted.facts, [path]: on ? [...chosen, value] : chosen.filter((each) => each !== value) } });
    return el(
      "fieldset",
      {},
      el("legend", {}, t("orders-only-if", { fact: label })),
      values.map(({ value, label }) => el("label", {}, el("input", { type: "checkbox", name: path, value, checked: chosen.includes(value), onchange: ({ target }) => toggle(value, target.checked) }), label)),
    );
  }

  async #do(what) {
    this.#problem = "";
    try {
      this.#take(await what());
      this.#wanted = null;
    } catch (error) {
      this.#problem = error.message;
    }
    document.activeElement?.blur();
    this.changed();
  }
}

const either = (choices) => new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(choices.map(({ label }) => label));
