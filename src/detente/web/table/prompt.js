import { el, icon } from "../base/dom.js";
import { span } from "../base/times.js";
import { language, t } from "../base/words.js";
import { chip } from "./panels.js";
import { arranged, consequences, figures, fullLabel, grouped, lead, leads, onlyStep, parted, sortedByLabel, unplaced } from "./offers.js";
import { example } from "./orders.js";
import { sprite } from "./pieces.js";
import { whyNot } from "./why.js";

const NUMBERED = 9;
/** Up to this many offers are always buttons, even if something on the table shows them. */
const FEW = 3;
/** If there are more buttons than this, the question makes room for them. */
const TWO = 2;
/** A question of more letters is written smaller on a narrow page, so that it takes no more than two lines. */
const LONG = 60;
const BULB = ["M9 18h6", "M10 21h4", "M8.5 14.5a6 6 0 1 1 7 0c-.8.6-1 1.5-1 2.5h-5c0-1-.2-1.9-1-2.5z"];

/** The question, the buttons that answer it, and all actions as a list. */
export function drawPrompt(context, { past, ownElsewhere, shown, hint, since, typed, always }) {
  const { scene, choice, seats } = context;
  const { prompt } = scene;
  const offers = choice.open;
  const answers = past ? [] : [...ownElsewhere.map((seat) => pass(seat, seats)), buttons(offers, shown, context, always), back(choice)].flat(Infinity).filter(Boolean);
  const undone = past ? [] : undo(scene, choice);
  return el(
    "div",
    { class: `prompt ${prompt.mine && !past ? "mine" : ""}` },
    el(
      "div",
      { class: "question" },
      el("span", { class: "asked" }, prompt.seats.map(chip)),
      el("p", { id: "prompt-text", class: prompt.text.length > LONG ? "long" : null }, asked(prompt)),
      choice.path.length > 0 && el("p", { class: "path" }, choice.path.map((offer) => offer.label).join(" → ")),
      scene.seat === null && !scene.over && el("span", { class: "tag" }, watching(context.delay)),
      el("span", { class: "sending" }, t("table-sending")),
    ),
    !past && el("div", { class: answers.length + undone.length > TWO ? "buttons several" : "buttons" }, answers),
    el(
      "div",
      { class: "ways" },
      undone.length > 0 && el("div", { class: "undone" }, undone),
      el("div", { class: "helps" }, since, hint && hintButton(), !past && list(offers, context, choice.path.length ? undefined : typed)),
    ),
  );
}

/** That one only watches, and how much later if so: what is shown is not what happens now. */
const watching = (delay) => (delay ? t("table-watching-later", { time: span(delay) }) : t("table-watching"));

/** The words of a question and its rule, on a line with the last of them. What it comes from can be left out where there is no room, for the table shows it, too. */
function asked({ text, topic = "", rule }) {
  const last = text.lastIndexOf(" ") + 1;
  return [topic && el("span", { class: "topic" }, topic), text.slice(topic.length, last), el("span", { class: "end" }, text.slice(last), rule && ruleButton(rule))];
}

/** A single answer stands out, and one that may be given for good. What gives up what else is offered has a look of its own. */
const look = ({ waives, standing }, alone, counted) => (alone ? "primary" : waives ? "waives" : standing ? "primary" : counted ? "counted" : "");

/** `always`: the button that gives an answer for good; it follows that answer. */
function buttons(offers, shown, context, always) {
  const { names, sheet } = context;
  const wanted = offers.length <= FEW ? offers : unplaced(offers, shown);
  const labels = wanted.filter(({ waives }) => !waives).map((offer) => fullLabel(offer, names));
  const alike = lead(labels);
  const unit = figures(labels, context.scene.prompt.text);
  return arranged(wanted).map((offer, n) => {
    const counted = unit && !offer.waives;
    const button = el(
      "button",
      {
        class: look(offer, offers.length === 1, counted),
        type: "button",
        "data-key": `offer ${offer.action}`,
        "data-offer": offer.action,
        "data-on": JSON.stringify(offer.on),
      },
      pictures(offer, sheet),
      wording(offer, fullLabel(offer, names), offers, context, offer.waives ? {} : { alike, unit }),
      n < NUMBERED && !(counted && offer.label.startsWith(`${n + 1} `)) && el("kbd", { "aria-hidden": "true" }, String(n + 1)),
    );
    return offer.standing ? [button, always] : button;
  });
}

/**
 * What a button says of an offer: what is done, and small under it what it costs, is worth and would change. `alike`: the beginning of the
 * label that a narrow page leaves out. `unit`: the end that the question names. `more`: a sign that something is asked then.
 */
function wording(offer, label, all, context, { alike = "", unit = "", more = null }) {
  const [done, worth] = parted(label);
  const small = [worth, consequences(offer, all, context)].filter(Boolean).join("; ");
  return el(
    "span",
    {},
    alike && el("span", { class: "lead" }, alike),
    done.slice(alike.length, done.length - unit.length),
    unit && el("span", { class: "visually-hidden" }, unit),
    more,
    small && [" ", el("small", { class: "outcome" }, small)],
  );
}

const pass = (seat, seats) =>
  el(
    "button",
    { class: "primary", type: "button", "data-key": `pass ${seat}`, "data-pass": seat },
    chip(seat),
    t("table-pass-to", { name: seats[seat].name }),
  );

const back = (choice) =>
  choice.path.length > 0 &&
  el(
    "button",
    { type: "button", "data-key": "back", "data-do": "back" },
    t("table-back"),
    el("kbd", { "aria-hidden": "true" }, "Esc"),
  );

function undo(scene, choice) {
  if (choice.path.length || !scene.undoable) return [];
  const one = el(
    "button",
    { type: "button", "data-key": "undo", "data-undo": 1, title: t("table-undo-about") },
    t("table-undo"),
    el("kbd", { "aria-hidden": "true" }, "U"),
  );
  if (scene.undoable === 1) return [one];
  const count = scene.undoable;
  const all = el(
    "button",
    {
      type: "button",
      "data-key": "undo all",
      "data-undo": count,
      title: t("table-undo-all-about", { count }),
    },
    t("table-undo-all", { count }),
  );
  return [one, all];
}

const hintButton = () =>
  el(
    "button",
    { class: "quiet", id: "ask-hint", type: "button", "data-key": "hint", "data-do": "hint", title: t("table-hint-ask"), "aria-label": t("table-hint-ask") },
    icon(...BULB),
    el("span", {}, t("table-hint")),
    el("kbd", { "aria-hidden": "true" }, "H"),
  );

/** The pictures on an offer's button. */
const pictures = (offer, sheet) =>
  sheet && offer.sprites?.map((name) => el("span", { class: "sign" }, sprite(name, sheet)));

/** All offers, by the card or place that they are about. `typed`: what is known of a typed order, null if there is none; undefined: none can be typed. */
function list(offers, context, typed) {
  if (!offers.length) return null;
  const meant = typed ? [...typed.actions, ...typed.close] : null;
  const seen = meant ? offers.filter(({ action }) => meant.includes(action)) : offers;
  const label = t("table-all-actions", { count: offers.length });
  return el(
    "details",
    { id: "actions", "data-key": "actions" },
    el(
      "summary",
      { "aria-label": label },
      el("span", {}, label),
      el("span", { class: "short", "aria-hidden": "true" }, `☰ ${offers.length}`),
    ),
    el(
      "div",
      { class: "unfolded" },
      typed !== undefined && order(offers, context.scene.pieces),
      typed && el("p", { class: "understood", role: "status" }, said(typed)),
      typed?.completion && completion(typed.completion),
      el(
        "ul",
        {},
        grouped(sortedByLabel(seen, language()), context.names).map(([name, same]) =>
          name
            ? el("li", { "data-key": `on ${name}` }, el("span", { class: "heading" }, name), el("ul", { "aria-label": name }, entries(same, context, offers)))
            : entries(same, context, offers),
        ),
      ),
    ),
  );
}

/** Where an order can be typed. */
const order = (offers, pieces) =>
  el("input", {
    type: "search",
    id: "order",
    "data-key": "order",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 200,
    placeholder: t("table-order-example", { example: example(offers, pieces) }),
    "aria-label": t("table-order"),
    enterkeyhint: "go",
  });

/** What Tab, or a click, writes into the field. */
const completion = (text) =>
  el(
    "button",
    { class: "complete quiet", type: "button", "data-complete": text, "aria-label": t("table-order-complete", { order: text }) },
    el("kbd", { "aria-hidden": "true" }, "Tab"),
    el("code", {}, text),
  );

/** What became of a typed order, in words. */
function said({ text, actions, close, reason }) {
  if (actions.length) return t("table-order-meant", { count: actions.length });
  if (reason) return whyNot(reason);
  return close.length ? t("table-order-close", { text }) : t("table-order-unknown", { text });
}

const entries = (offers, context, all) =>
  offers.map((offer) => el("li", { "data-key": offer.action, "data-on": JSON.stringify(offer.on) }, entry(offer, context, all)));

/** An offer as a button, in a list or menu, with what it would change. `all`: what is offered beside it. */
export function entry(offer, context, all) {
  return el(
    "button",
    { type: "button", "data-offer": offer.action },
    pictures(offer, context.sheet),
    wording(offer, offer.label, all, context, { more: leads(offer) && !onlyStep(offer) && el("span", { "aria-hidden": "true" }, " …") }),
  );
}

/** A link to the rule that something comes from. */
export function ruleButton(rule) {
  return el(
    "button",
    {
      class: "rule-link quiet",
      type: "button",
      "data-rule": rule,
      title: t("table-rule", { rule }),
      "aria-label": t("table-rule", { rule }),
    },
    "§",
  );
}
