/** The page of a link: an invitation to an open seat, or the visitor's own seat, to play it from this device too. */

import { get, post } from "../base/api.js";
import { el } from "../base/dom.js";
import { startPage } from "../base/page.js";
import { renew } from "../base/stream.js";
import { t } from "../base/words.js";
import { dot } from "./colours.js";
import { picture } from "./picture.js";
import { rulesAddress, tableAddress } from "./ways.js";

const box = document.getElementById("key");
const key = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");
const address = `/api/keys/${encodeURIComponent(key)}`;

const page = await startPage();
await show();

async function show() {
  try {
    const [link, me] = await Promise.all([get(address), get("/api/me")]);
    page.setTitle(link.title);
    draw(link, me);
  } catch (error) {
    drawDeadEnd(error.code === "unknown" ? t("link-unknown") : t("link-failed"), error);
  }
}

function draw(link, me) {
  const { kind, table, seat, taken } = link;
  const sitsThere = me.tables.find(({ id, mine }) => id === table && mine.includes(seat));
  if (sitsThere) drawOwn(link);
  else if (taken) drawTaken(link);
  else if (kind === "seat") drawSeat(link);
  else drawInvitation(link, me.name);
}

function drawInvitation(link, known) {
  const name = el("input", {
    type: "text",
    id: "name",
    name: "name",
    value: known ?? "",
    maxlength: 40,
    required: true,
    autocomplete: "nickname",
    spellcheck: "false",
  });
  const field = el("div", { class: "field" }, el("label", { for: "name" }, t("your-name")), name);
  const heading = link.host ? t("invited-by", link) : t("invited", link);
  box.replaceChildren(
    ...head(link, heading, t("invited-about")),
    role(link),
    taker(t("sit-down"), () => ({ name: name.value.trim() }), field),
    ways(rulesLink(link)),
  );
  name.focus();
}

function drawSeat(link) {
  box.replaceChildren(
    ...head(link, t("own-seat", link), t(link.back ? "own-seat-back" : "own-seat-about")),
    role(link),
    taker(t(link.back ? "take-back" : "go-on-here"), () => ({})),
    ways(rulesLink(link)),
  );
}

function drawOwn(link) {
  box.replaceChildren(
    ...head(link, t("sits-there", link)),
    ways(el("a", { class: "button primary", href: tableAddress(link.table, link.seat) }, t("to-table")), rulesLink(link)),
  );
}

function drawTaken(link) {
  box.replaceChildren(
    ...head(link, t("link-taken"), t("link-taken-about")),
    ways(
      el("a", { class: "button primary", href: tableAddress(link.table) }, t("look-on")),
      el("a", { href: "/" }, t("own-table")),
    ),
  );
}

function drawDeadEnd(heading, { code, message }) {
  const again = el("button", { type: "button", class: "primary", onclick: () => location.reload() }, t("try-again"));
  const lobby = el("a", { class: code === "unknown" ? "button primary" : "", href: "/" }, t("own-table"));
  box.replaceChildren(
    el("h1", {}, heading),
    el("p", { class: "soft" }, code === "unknown" ? t("link-unknown-about") : message),
    ways(code !== "unknown" && again, lobby),
  );
}

function head({ game, pictures }, heading, about) {
  return [picture({ id: game, pictures }), el("h1", {}, heading), ...(about ? [el("p", { class: "soft" }, about)] : [])];
}

/** A button that takes the seat, and what is asked before. */
function taker(label, body, ...fields) {
  const problem = el("p", { class: "problem", role: "alert" });
  const button = el("button", { type: "submit", class: "primary big", id: "take" }, label);
  const form = el("form", {}, fields, problem, button);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      const { table, seat } = await post(address, body());
      renew();
      location.replace(tableAddress(table, seat));
    } catch (error) {
      button.disabled = false;
      if (error.code === "not_now" || error.code === "unknown") await show();
      else problem.textContent = error.message;
    }
  });
  return form;
}

/** What one plays, in the colour of the table, and with whom. */
function role({ role, colour, with: partners }) {
  const names = new Intl.ListFormat(document.documentElement.lang).format(partners);
  return el(
    "p",
    { class: "role" },
    dot(colour),
    el("b", {}, t("you-play", { role })),
    names && el("span", { class: "soft" }, t("together-with", { names })),
  );
}

function rulesLink({ game }) {
  return el("a", { href: rulesAddress(game), target: "_blank" }, t("read-rules"));
}

function ways(...children) {
  return el("p", { class: "ways" }, children);
}
