/** The tabs at the side of the table: log, chat, notes, and the state of the table if there is no room for it next to them. */

import { icon } from "../base/dom.js";
import { t } from "../base/words.js";

const LOG = "tab-log";

/** Where there is little room below what is foreseen, a button gives all of it to the log. */
function heighten() {
  const button = document.getElementById("taller");
  button.title = t("table-log-taller");
  button.setAttribute("aria-label", button.title);
  button.append(icon("M6 14l6-6l6 6"));
  button.addEventListener("click", () => {
    const taller = document.body.classList.toggle("taller-log");
    button.setAttribute("aria-pressed", taller);
  });
}

/** Lets people choose a tab. `chat` marks its lines as read when its tab is opened. */
export function tabs(chat) {
  heighten();
  for (const tab of all()) {
    tab.addEventListener("click", () => {
      choose(tab);
      if (tab.id === "tab-chat") chat.read();
    });
  }
}

/** Moves the state of the table into a tab if `wanted`, otherwise next to the tabs. */
export function shelve(wanted) {
  const tab = document.getElementById("tab-side");
  if (tab.hidden !== wanted) return;
  const [side, talk] = ["side", "talk"].map((id) => document.getElementById(id));
  if (wanted) talk.append(side);
  else talk.before(side);
  tab.hidden = !wanted;
  for (const [name, value] of [["role", "tabpanel"], ["aria-labelledby", tab.id]]) {
    if (wanted) side.setAttribute(name, value);
    else side.removeAttribute(name);
  }
  if (chosen() === tab) choose(document.getElementById(LOG));
  side.hidden = wanted;
  tellState();
}

const all = () => [...document.querySelectorAll("#talk [role=tab]")];

const chosen = () => all().find((tab) => tab.getAttribute("aria-selected") === "true");

function choose(tab) {
  for (const each of all()) {
    each.setAttribute("aria-selected", each === tab);
    if (!each.hidden) document.getElementById(each.getAttribute("aria-controls")).hidden = each !== tab;
  }
  tellState();
}

/** While the state of the table is open in its tab it needs room. */
function tellState() {
  const tab = document.getElementById("tab-side");
  document.body.classList.toggle("state-open", !tab.hidden && chosen() === tab);
}
