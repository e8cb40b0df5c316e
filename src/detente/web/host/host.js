/** The page of the person who runs the server. */

import { get, post, remove } from "../base/api.js";
import { el } from "../base/dom.js";
import { confirm, startPage } from "../base/page.js";
import { until } from "../base/times.js";
import { language, t } from "../base/words.js";
import { accountCard } from "./accounts.js";
import { checkCard, tableCard } from "./tables.js";

const PATH = "/api/host";
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

const main = document.getElementById("main");
const page = await startPage({ texts: ["host"] });
page.setTitle(t("host"));
await comeIn();

/** A link opens the page once; the token in it is not kept in the address. */
async function comeIn() {
  const token = location.hash.slice(1);
  try {
    if (token) {
      history.replaceState(null, "", location.pathname);
      await post(`${PATH}/session`, { token });
    }
    await show();
  } catch (error) {
    refused(error);
  }
}

function refused(error) {
  main.replaceChildren(
    el("header", {}, el("h1", {}, t("host")), el("p", { class: "problem", role: "alert" }, error.message)),
    el("section", { class: "card" }, el("p", {}, t("host-come-in")), el("pre", {}, el("code", {}, "detente host-link"))),
  );
}

async function show() {
  const here = await get(PATH);
  const leave = async () => {
    await remove(`${PATH}/session`);
    location.reload();
  };
  main.replaceChildren(
    el(
      "header",
      {},
      el("h1", {}, t("host")),
      el("p", { class: "soft" }, t("host-about")),
      el("p", { class: "ways" }, el("button", { type: "button", id: "leave", onclick: () => doing(leave) }, t("host-leave"))),
    ),
    card("here", t("host-here"), facts(here), processes(here)),
    await tableCard({ card, doing }),
    await accountCard({ card, doing }),
    card("failures", t("host-failures"), failures(here.failures)),
    checkCard({ card, doing }),
  );
}

function card(id, title, ...children) {
  return el("section", { class: "card wide", id, "aria-labelledby": `${id}-title` }, el("h2", { id: `${id}-title` }, title), children);
}

/** Does something, after a question if there is one, and says what went wrong. */
async function doing(what, sure) {
  if (sure && !(await confirm(sure, { danger: true }))) return;
  document.getElementById("problem")?.remove();
  try {
    await what();
  } catch (error) {
    main.querySelector("header").append(el("p", { class: "problem", id: "problem", role: "alert" }, error.message));
    main.querySelector("#problem").scrollIntoView({ block: "center" });
  }
}

function facts({ version, database, bytes, counts, open, watchers }) {
  const found = {
    version,
    database: `${database} (${size(bytes)})`,
    running: counts.running ?? 0,
    waiting: counts.waiting ?? 0,
    over: counts.over ?? 0,
    "in-memory": open,
    watchers,
    accounts: counts.accounts,
    guests: counts.guests,
  };
  return el("dl", { class: "facts" }, Object.entries(found).map(([name, value]) => el("div", { "data-fact": name }, el("dt", {}, t(`host-${name}`)), el("dd", {}, String(value)))));
}

function size(bytes) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(language(), { style: "unit", unit: UNITS[power], maximumFractionDigits: 1 }).format(bytes / 1000 ** power);
}

/** Processes on one PostgreSQL; a single process on a file has no pulse. */
function processes({ processes: all, at }) {
  if (all.length === 0) return el("p", { class: "small soft" }, t("host-one-process"));
  const ago = (seen) => Math.max(0, Math.round((Date.parse(at) - Date.parse(seen)) / 1000));
  return [
    el("h3", {}, t("host-processes")),
    el("ul", { class: "lines" }, all.map(({ name, seen }) => el("li", {}, el("span", { class: "line-words" }, name), el("span", { class: "small soft" }, t("host-pulse", { seconds: ago(seen) }))))),
  ];
}

function failures(all) {
  if (all.length === 0) return el("p", { class: "soft" }, t("host-no-failures"));
  return el(
    "ul",
    { class: "lines" },
    all.map(({ kind, to, name, error, attempts, again, at }) =>
      el(
        "li",
        {},
        el(
          "span",
          { class: "line-words" },
          el("b", {}, `${t(`host-by-${kind}`)} ${to}`),
          el("span", { class: "small soft" }, [name, until(at), t("host-attempts", { count: attempts }), again ? t("host-again", { at: until(again) }) : t("host-given-up")].filter(Boolean).join(" · ")),
          el("span", { class: "small problem" }, error),
        ),
      ),
    ),
  );
}
