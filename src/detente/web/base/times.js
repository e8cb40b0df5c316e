/** Times as people write them, in their language and time zone. */

import { language } from "./words.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** The language with the habits of the reader's country, such as clocks of 24 hours. */
const place = navigator.languages?.find((code) => code.startsWith(language())) ?? language();
const units = (unit, unitDisplay = "short") => new Intl.NumberFormat(place, { style: "unit", unit, unitDisplay });
const days = units("day");
const longDays = units("day", "long");
const longHours = units("hour", "long");
const longMinutes = units("minute", "long");
const longSeconds = units("second", "long");
const hours = units("hour");
const minutes = units("minute");
const moment = new Intl.DateTimeFormat(place, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** A time from the server, on this browser's calendar. */
export const until = (time) => moment.format(Date.parse(time));

/** So many seconds, by the clock if they are less than an hour: 4:05, else in the two largest units. */
export function duration(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
  const parts = left < DAY ? [[hours, HOUR], [minutes, MINUTE]] : [[days, DAY], [hours, HOUR]];
  let rest = left;
  const shown = parts.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 && unit.format(count);
  });
  return shown.filter(Boolean).join(" ");
}

/** A number of seconds in words, in the largest unit of which they are a whole number. */
export function span(seconds) {
  const [unit, length] = [[longDays, DAY], [longHours, HOUR], [longMinutes, MINUTE], [longSeconds, 1]].find(([, each]) => seconds % each === 0);
  return unit.format(seconds / length);
}

/** So many seconds, in whole days. */
export const wholeDays = (seconds) => longDays.format(Math.floor(seconds / DAY));
