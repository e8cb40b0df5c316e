import { botLabel } from "../base/bots.js";
import { el } from "../base/dom.js";
import { until } from "../base/times.js";
import { t } from "../base/words.js";

const NONE = "none";
const LIVE = [[300, 5], [900, 10], [1800, 20], [3600, 30]];
const MAIL = [1, 2, 3, 7, 14];
const LEAVE = [0, 7, 14, 30];
const USUAL_LEAVE = 14;
const READY = [0, 60, 120, 300];
const USUAL_READY = 120;
const USUAL_BOT = "medium";

/** How much time decisions have at a new table, and what happens when it is up. */
export class TimeChoice {
  box;
  #time;
  #late;
  #leave;
  #ready;

  constructor(game) {
    this.#time = select("time", t("setup-time"), [
      [NONE, t("setup-time-none")],
      ...LIVE.map(([bank, increment]) => [`live ${bank} ${increment}`, t("setup-time-live", { minutes: bank / 60, increment })]),
      ...MAIL.map((days) => [`mail ${days}`, t("setup-time-mail", { days })]),
    ]);
    const bots = game.bots.map((bot) => [`bot ${bot}`, t("setup-late-bot", { bot: botLabel(bot) })]);
    this.#late = select("late", t("setup-late"), [...bots, ["wait", t("setup-late-wait")], ["end", t("setup-late-end")]]);
    this.#leave = select("leave", t("setup-leave"), LEAVE.map((days) => [days, t("setup-leave-days", { days })]));
    this.#leave.field.value = USUAL_LEAVE;
    this.#ready = select("ready", t("setup-ready"), READY.map((seconds) => [seconds, t("setup-ready-minutes", { minutes: seconds / 60 })]));
    this.#ready.field.value = USUAL_READY;
    if (game.bots.includes(USUAL_BOT)) this.#late.field.value = `bot ${USUAL_BOT}`;
    this.#time.field.addEventListener("change", () => this.#show());
    this.box = el("div", { class: "option time-choice" }, this.#time.box, this.#late.box, this.#leave.box, this.#ready.box);
    this.#show();
  }

  #show() {
    const [kind] = this.#time.field.value.split(" ");
    this.#late.box.hidden = kind === NONE;
    this.#leave.box.hidden = kind !== "mail";
    this.#ready.box.hidden = kind !== "live";
  }

  /** The field `time` of a new table; nothing if there is no limit. */
  wanted() {
    const [kind, ...numbers] = this.#time.field.value.split(" ");
    if (kind === NONE) return {};
    const [late, bot] = this.#late.field.value.split(" ");
    const [first, second] = numbers.map(Number);
    const time =
      kind === "live"
        ? { kind, bank: first, increment: second, ready: Number(this.#ready.field.value), late }
        : { kind, days: first, leave: Number(this.#leave.field.value), late };
    return { time: bot ? { ...time, bot } : time };
  }
}

function select(id, label, values) {
  const field = el("select", { id: `time-${id}` }, values.map(([value, text]) => el("option", { value }, text)));
  return { field, box: el("div", { class: "option" }, el("label", { for: `time-${id}` }, label), field) };
}

/** Whose turn it is at a table, and until when; null if nobody's, or only one's own without a limit. */
export function turnLine({ status, waits, mine, seats }) {
  const shown = waits.filter(({ seat, deadline }) => deadline || !mine.includes(seat));
  if (status !== "running" || shown.length === 0) return null;
  const words = ({ seat, deadline }) => {
    const name = mine.includes(seat) ? t("turn-you") : seats[seat];
    if (!deadline) return name;
    return Date.parse(deadline) <= Date.now() ? t("turn-late", { name }) : t("turn-until", { name, time: until(deadline) });
  };
  return el("span", { class: "small soft turn-line" }, t("turn-of", { names: shown.map(words).join(", ") }));
}
