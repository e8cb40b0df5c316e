/** The page to start with: what a game is about, in words and two pictures, and the ways into it. */

import { get, post } from "../base/api.js";
import { el } from "../base/dom.js";
import { startPage } from "../base/page.js";
import { renew } from "../base/stream.js";
import { t } from "../base/words.js";
import { duration } from "../lobby/games.js";
import { goToTable, rulesAddress } from "../lobby/ways.js";
import { drawPictures } from "./pictures.js";
import { drawSigns } from "./signs.js";
import { fresh, keepProgress } from "./progress.js";

const game = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");
const article = document.getElementById("start");
const problem = document.getElementById("problem");

const page = await startPage({ texts: ["table", "learn"] });
document.getElementById("main").hidden = false;
await show();

async function show() {
  try {
    const said = await get(`/api/games/${encodeURIComponent(game)}/start`);
    page.setTitle(said.title);
    // Made by the server from the game's own page, with all markup in it shown as text.
    const text = el("div", { class: "text" });
    text.innerHTML = said.html;
    const figures = el("div", { class: "pictures" }, [...text.querySelectorAll(".pictured")]);
    article.append(el("header", {}, el("h1", {}, said.title), said.minutes && el("p", { class: "soft" }, duration(said.minutes)), ways(said)), text, figures);
    const sheets = await drawPictures(article, said);
    drawSigns(article, sheets[0]);
  } catch (error) {
    problem.textContent = error.message;
    article.append(el("p", {}, el("a", { href: "/" }, t("to-games"))));
  }
}

function ways({ game, guided }) {
  const guide = guided && el("button", { class: "primary", type: "button", id: "guided", onclick: () => begin(guide) }, t("learn-guided"));
  return el(
    "nav",
    { class: "ways", "aria-label": t("learn-ways") },
    guide,
    el("a", { class: "button", href: `/?game=${encodeURIComponent(game)}` }, t("learn-set-up")),
    el("a", { class: "button", href: rulesAddress(game) }, t("rules")),
    el("a", { class: "button", href: rulesAddress(game, "glossary") }, t("learn-glossary")),
  );
}

async function begin(button) {
  button.disabled = true;
  problem.textContent = "";
  try {
    await openGuided(game);
  } catch (error) {
    problem.textContent = error.message;
  } finally {
    button.disabled = false;
  }
}

/** Opens the guided first game of a game, and goes there. */
async function openGuided(game) {
  const table = await post(`/api/games/${encodeURIComponent(game)}/guide`);
  renew();
  keepProgress(table.id, fresh());
  goToTable(table);
}
