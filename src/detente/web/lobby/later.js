import { el } from "../base/dom.js";
import { span } from "../base/times.js";
import { t } from "../base/words.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DELAYS = [5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY];

/** How much later those who only watch see what happens at a new table. */
export function later() {
  const field = el(
    "select",
    { id: "delay", "aria-describedby": "delay-about" },
    el("option", { value: "" }, t("delay-none")),
    DELAYS.map((seconds) => el("option", { value: seconds }, t("delay-later", { time: span(seconds) }))),
  );
  return {
    box: el("div", { class: "option" }, el("label", { for: "delay" }, t("delay")), field, el("p", { class: "small soft", id: "delay-about" }, t("delay-about"))),
    wanted: () => (field.value ? { delay: Number(field.value) } : {}),
  };
}
