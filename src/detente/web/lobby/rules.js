/** The rules of a game, to be read, searched and pointed at. */

import { get } from "../base/api.js";
import { el } from "../base/dom.js";
import { startPage } from "../base/page.js";
import { t } from "../base/words.js";
import { showContents } from "./contents.js";
import { drawPictures } from "../learn/pictures.js";
import { drawSigns } from "../learn/signs.js";
import { loadSheet } from "../table/sheet.js";
import { Search } from "./search.js";

const NARROW = matchMedia("(max-width: 900px)");

const game = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");
const article = document.getElementById("rules");
const field = document.getElementById("find");

const page = await startPage({ texts: ["table"] });
document.getElementById("main").hidden = false;
document.getElementById("contents-box").open = !NARROW.matches;
await show();

async function show() {
  try {
    const { title, html, atoms, board } = await get(`/api/games/${encodeURIComponent(game)}/rules`);
    page.setTitle(t("rules-of", { title }));
    write(title, html, Object.keys(atoms));
    drawSigns(article, await loadSheet({ game, board }));
    if (article.querySelector("[data-picture]")) await drawPictures(article, await get(`/api/games/${encodeURIComponent(game)}/start`));
  } catch (error) {
    document.querySelector(".side").hidden = true;
    document.getElementById("problem").textContent = error.message;
    article.append(el("h1", {}, t("rules")), el("p", {}, el("a", { href: "/" }, t("to-games"))));
  }
}

function write(title, html, atoms) {
  article.innerHTML = html;
  if (!article.querySelector("h1")) article.prepend(el("h1", {}, title));
  for (const id of atoms) dress(id);
  for (const table of article.querySelectorAll("table")) frame(table);
  const [, ...headings] = article.querySelectorAll("h1, h2");
  const contents = document.getElementById("contents");
  showContents(contents, headings, closeContents);
  const search = new Search(article, field, document.getElementById("found"), contents);
  const aim = () => aimAt(decodeURIComponent(location.hash.slice(1)), search);
  addEventListener("hashchange", aim);
  aim();
}

/** The element that holds an atom's words, which the anchor may only begin. */
function holder(id) {
  const anchor = document.getElementById(id);
  if (!anchor || !article.contains(anchor)) return null;
  if (!anchor.matches("a, span")) return anchor;
  return anchor.closest("li") ?? anchor.closest("p, td, dd") ?? anchor;
}

function dress(id) {
  const atom = holder(id);
  if (!atom?.matches("li, p")) return;
  atom.classList.add("atom");
  atom.querySelector(".atom-id")?.setAttribute("aria-label", t("link-to", { id }));
}

function frame(table) {
  const box = el("div", { class: "wide", tabindex: 0, role: "group", "aria-label": t("table-in-rules") });
  table.replaceWith(box);
  box.append(table);
}

function aimAt(id, search) {
  article.querySelector(".aimed")?.classList.remove("aimed");
  const aimed = id && holder(id);
  if (!aimed) return;
  search.clear();
  aimed.classList.add("aimed");
  aimed.tabIndex = -1;
  aimed.scrollIntoView({ block: aimed.matches("h2, h3") ? "start" : "center" });
  aimed.focus({ preventScroll: true });
}

function closeContents() {
  if (NARROW.matches) document.getElementById("contents-box").open = false;
}
