/** The profile of a person: ratings and finished games. */

import { get } from "../base/api.js";
import { el } from "../base/dom.js";
import { startPage } from "../base/page.js";
import { t } from "../base/words.js";
import { dayOf } from "./browsers.js";
import { tieButtons } from "./friends.js";

const main = document.getElementById("main");
const name = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");

const page = await startPage({ texts: ["account"] });
await show();

async function show() {
  try {
    draw(await get(`/api/people/${encodeURIComponent(name)}`));
  } catch (error) {
    main.replaceChildren(el("h1", {}, t("profile")), el("p", { class: "problem", role: "alert" }, error.message));
  }
}

function draw({ name: shown, since, own, tie, ratings, results }) {
  page.setTitle(shown);
  main.replaceChildren(
    el("header", {}, el("h1", {}, shown), el("p", { class: "soft" }, t("profile-since", { day: dayOf(since) })), own && el("p", { class: "ways" }, el("a", { class: "button", href: "/account" }, t("account-title"))), tie && tieLine(shown, tie)),
    section("ratings", el("p", { class: "soft" }, t("ratings-about")), ratings.length > 0 ? ratingTable(ratings) : el("p", {}, t("ratings-none"))),
    section("results", own && el("p", { class: "soft" }, t("results-own")), results.length > 0 ? resultTable(results) : el("p", {}, t("results-none"))),
  );
}

/** How one stands to this person, and what one can do about it. */
function tieLine(shown, tie) {
  const problem = el("p", { class: "problem", role: "alert" });
  const done = (error) => (error ? (problem.textContent = error.message) : show());
  const said = tie === "none" ? null : el("span", { class: "tag", id: "tie" }, t(`tie-${tie}`));
  return [el("p", { class: "ways" }, said, tieButtons(shown, tie, done)), problem];
}

function section(id, ...children) {
  return el("section", { class: "card wide", id, "aria-labelledby": `${id}-title` }, el("h2", { id: `${id}-title` }, t(id)), children);
}

function table(heads, rows) {
  return el(
    "table",
    {},
    el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, t(head))))),
    el("tbody", {}, rows.map((cells) => el("tr", {}, cells.map((cell) => el("td", {}, cell))))),
  );
}

function ratingTable(ratings) {
  return table(
    ["column-game", "column-rating", "column-games"],
    ratings.map(({ title, rating, games, provisional }) => [title, provisional ? t("rating-provisional", { rating }) : String(rating), String(games)]),
  );
}

function resultTable(results) {
  return table(
    ["column-game", "column-place", "column-points", "column-day"],
    results.map((each) => [gameOf(each), place(each), String(each.points), dayOf(each.at)]),
  );
}

function gameOf({ title, table: id, name: named, seat }) {
  return id === null ? title : el("a", { href: `/table/${id}?seat=${seat}` }, named ? `${named} (${title})` : title);
}

function place({ place: reached, seats, rated }) {
  return t(rated ? "place-of" : "place-of-unrated", { place: reached, seats });
}
