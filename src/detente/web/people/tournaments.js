/** Tournaments and leagues: all of them with a form for a new one, or one with its standings and rounds. */

import { get, post, put, remove } from "../base/api.js";
import { botLabel } from "../base/bots.js";
import { el } from "../base/dom.js";
import { confirm, startPage } from "../base/page.js";
import { watch } from "../base/stream.js";
import { t } from "../base/words.js";
import { dayOf } from "./browsers.js";
import { accountLink } from "./account-link.js";
import { profileOf } from "./link.js";
import { newTournament } from "./new-tournament.js";

const DAY = 86400;
const id = location.pathname.split("/").filter(Boolean)[1] ?? null;
const path = `/api/tournaments/${encodeURIComponent(id)}`;
const addressOf = (which) => `/tournaments/${encodeURIComponent(which)}`;

const main = document.getElementById("main");
const page = await startPage({ texts: ["account", "tournaments"] });
const me = await get("/api/me").catch(() => ({ account: null, asking: 0 }));
page.slot.append(accountLink(me.account, me.asking));
page.setTitle(t("tournaments"));
await show();
if (id !== null) watch(`tournament:${id}`, {}, { tournament: (it) => draw(one(it)), refused: trouble });

async function show() {
  try {
    draw(id === null ? await everything() : one(await get(path)));
  } catch (error) {
    trouble(error);
  }
}

function trouble({ message }) {
  draw([el("h1", {}, t("tournaments")), el("p", { class: "problem", role: "alert" }, message), el("p", {}, el("a", { href: "/tournaments" }, t("tournaments-all")))]);
}

/** Shows these elements. Those that are the same as before stay: with the focus, what is open in them, and how far they are scrolled. */
function draw(elements) {
  const focused = document.activeElement;
  elements.forEach((made, k) => {
    const before = main.children[k];
    if (before === undefined) main.append(made);
    else if (!before.isEqualNode(made)) before.replaceWith(made);
  });
  for (const left of [...main.children].slice(elements.length)) left.remove();
  refocus(focused);
}

/** The focus goes to what has taken the place of the element that had it. */
function refocus(focused) {
  if (focused === null || focused.isConnected) return;
  const name = ["data-way", "href"].find((each) => focused.hasAttribute(each));
  if (name) main.querySelector(`[${name}="${CSS.escape(focused.getAttribute(name))}"]`)?.focus({ preventScroll: true });
}

function card(name, title, ...children) {
  return el("section", { class: "card wide", id: name, "aria-labelledby": `${name}-title` }, el("h2", { id: `${name}-title` }, title), children);
}

function table(heads, rows) {
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "group" },
    el(
      "table",
      {},
      el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
      el("tbody", {}, rows.map((cells) => el("tr", {}, cells.map((cell) => el("td", {}, cell))))),
    ),
  );
}

// -- all tournaments

async function everything() {
  const [{ tournaments }, games] = await Promise.all([get("/api/tournaments"), get("/api/games")]);
  const send = async (wanted) => location.assign(addressOf((await post("/api/tournaments", wanted)).id));
  return [
    el("header", {}, el("h1", {}, t("tournaments")), el("p", { class: "soft" }, t("tournaments-about"))),
    tournaments.length > 0 && card("all", t("tournaments-all"), el("ul", { class: "lines" }, tournaments.map(line))),
    card("new", t("tournament-new"), me.account === null ? signIn() : newTournament(games, send)),
  ].filter(Boolean);
}

function signIn() {
  return el("p", {}, t("tournament-sign-in"), " ", el("a", { href: "/account" }, t("sign-in")));
}

function line(each) {
  return el(
    "li",
    {},
    el("span", { class: "line-words" }, el("a", { href: addressOf(each.id) }, el("b", {}, each.name)), el("span", { class: "small soft" }, `${each.title} · ${t(`tournament-${each.kind}`)} · ${t("tournament-entrants", { count: each.entrants })}`)),
    el("span", { class: "tag" }, state(each)),
  );
}

function state({ status, round, rounds }) {
  return t(`tournament-${status}`, { round, rounds });
}

// -- one tournament

function one(it) {
  page.setTitle(it.name);
  return [
    el(
      "header",
      {},
      el("h1", {}, it.name),
      el("p", { class: "soft" }, facts(it).join(" · ")),
      el("p", { class: "ways" }, el("span", { class: "tag signal" }, state(it)), ways(it), el("a", { class: "button quiet", href: "/tournaments" }, t("tournaments-all"))),
    ),
    card("standings", t("standings"), el("p", { class: "soft small" }, t(it.points ? "standings-points" : "standings-shares")), standings(it)),
    ...it.played.map(round),
  ];
}

function facts({ title, kind, seats, fill, time, host }) {
  return [
    title,
    t(`tournament-${kind}`),
    t("tournament-seats", { seats }),
    fill === null ? t("tournament-byes") : t("tournament-fill", { bot: botLabel(fill) }),
    time === null ? t("tournament-no-time") : t("tournament-days", { days: Math.round(time.bank / DAY) }),
    host && t("tournament-host", { host }),
  ].filter(Boolean);
}

/** What the visitor can do. */
function ways({ status, entered, mine }) {
  const problem = el("span", { class: "problem", role: "alert" });
  const button = (name, act, kind) =>
    el("button", { type: "button", class: kind, "data-way": name, onclick: () => act().then(show, (error) => (problem.textContent = error.message)) }, t(name));
  const leave = async () => {
    if (await confirm(t("tournament-leave-sure"), { yes: t("tournament-leave"), danger: true })) await remove(`${path}/entry`);
  };
  const callOff = async () => {
    if (!(await confirm(t("tournament-call-off-sure"), { yes: t("tournament-call-off"), danger: true }))) return;
    await remove(path);
    location.assign("/tournaments");
  };
  const open = status === "entering";
  return [
    me.account === null && open && signIn(),
    me.account !== null && open && !entered && button("tournament-enter", () => put(`${path}/entry`), "primary"),
    open && entered && button("tournament-withdraw", () => remove(`${path}/entry`), "quiet"),
    status === "running" && entered && button("tournament-leave", leave, "quiet"),
    mine && open && button("tournament-start", () => post(`${path}/start`), "primary"),
    mine && open && button("tournament-call-off", callOff, "quiet"),
    problem,
  ];
}

function number(value) {
  return String(Math.round(value * 100) / 100).replace("-", "−");
}

function person(name) {
  return name === null ? t("tournament-gone") : el("a", { href: profileOf(name) }, name);
}

function standings({ standings: rows }) {
  return table(
    ["column-place", "column-name", "column-points", "column-wins", "column-opposition", "column-games"].map((head) => t(head)),
    rows.map(({ place, name, points, wins, opposition, played, dropped }) => [
      String(place),
      [person(name), dropped ? el("span", { class: "small soft" }, ` ${t("tournament-dropped")}`) : ""],
      number(points),
      String(wins),
      number(opposition),
      String(played),
    ]),
  );
}

function round({ round: which, tables, byes }) {
  return card(
    `round-${which}`,
    t("tournament-round", { round: which }),
    el(
      "ul",
      { class: "lines" },
      tables.map(({ table: at, seats }) =>
        el(
          "li",
          {},
          el("span", { class: "line-words" }, el("span", {}, seats.map(({ name, points }, k) => [k > 0 ? ", " : "", person(name), points === null ? "" : ` (${number(points)})`]))),
          el("a", { href: `/table/${encodeURIComponent(at)}` }, t("tournament-table")),
        ),
      ),
      byes.map((name) => el("li", {}, el("span", { class: "line-words" }, el("span", {}, person(name), " – ", t("tournament-bye"))))),
    ),
  );
}
