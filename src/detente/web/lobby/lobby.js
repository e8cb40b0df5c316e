import { post } from "../base/api.js";
import { freshId } from "../base/dom.js";
import { knownOr } from "../base/known.js";
import { startPage } from "../base/page.js";
import { renew, watch } from "../base/stream.js";
import { t } from "../base/words.js";
import { accountLink } from "../people/account-link.js";
import { friendNames } from "../people/invite.js";
import { showGames } from "./games.js";
import { showInvitations } from "./invitations.js";
import { NameField } from "./name.js";
import { Openings } from "./openings.js";
import { Setup } from "./setup.js";
import { Tables } from "./tables.js";
import { goToTable } from "./ways.js";

const find = (id) => document.getElementById(id);

const page = await startPage();
await open();
find("main").hidden = false;

/** Draws all that there is at once, so that nothing moves while people read. */
async function open() {
  try {
    const [me, games, { tables: openings }] = await Promise.all([
      knownOr("me", "/api/me"),
      knownOr("games", "/api/games"),
      knownOr("openings", "/api/openings"),
    ]);
    page.slot.append(accountLink(me.account, me.asking));
    const name = new NameField(find("who"), me.name);
    const setup = new Setup(find("setup"), { name, create });
    const wanted = new URLSearchParams(location.search).get("game");
    showGames(find("games"), games, { choose: (game) => setup.show(game), play: () => setup.playBots() }, wanted);
    showTables(me.tables, games);
    showOpenings(openings, new Openings(find("openings"), games, name, me.account));
  } catch (error) {
    find("setup").hidden = true;
    find("games-problem").textContent = error.message;
  }
}

/** The table that was asked for last, until it is there: asked for again after a failure, it is opened once. */
let asked = null;

/** Makes the table and leads on: to the table if it has started, else to its invitations. */
async function create(wanted, game) {
  const content = JSON.stringify(wanted);
  if (asked?.content !== content) asked = { content, id: freshId() };
  const table = await post("/api/tables", { id: asked.id, ...wanted });
  asked = null;
  renew();
  if (table.status === "waiting") await showInvitations(table, game, await friendNames());
  goToTable(table);
}

/** The visitor's tables, now and whenever something changes at one. */
function showTables(tables, games) {
  const list = new Tables(find("mine"), find("owed"), games);
  const show = (now) => {
    const count = list.show(now);
    page.setTitle(count > 0 ? t("tables-owed", { count }) : "");
  };
  show(tables);
  watch("lobby", {}, { tables: show });
}

/** The open tables with free seats, now and whenever one comes or fills. */
function showOpenings(tables, list) {
  list.show(tables);
  watch("openings", {}, { tables: (now) => list.show(now) });
}
