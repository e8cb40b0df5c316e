import { language, t } from "../base/words.js";

const BROWSERS = [
  [/Firefox\//, "Firefox"],
  [/Edg\w*\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

const first = (kinds, agent) => kinds.find(([sign]) => sign.test(agent))?.[1];

/** What a browser calls itself, in short: "Firefox, Windows". */
export function browserName(agent) {
  const parts = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean);
  return parts.join(", ") || agent.slice(0, 60) || t("browser-unknown");
}

/** A moment as people say it: its day. */
export const dayOf = (time) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(time));
