import { get, post } from "../base/api.js";
import { startPage } from "../base/page.js";
import { renew, watch } from "../base/stream.js";
import { t } from "../base/words.js";
import { showGames } from "./games.js";
import { showInvitations } from "./invitations.js";
import { NameField } from "./name.js";
import { Setup } from "./setup.js";
import { showTables } from "./tables.js";
import { goToTable } from "./ways.js";

const find = (id) => document.getElementById(id);

const page = await startPage();
find("main").hidden = false;
await Promise.all([open(), openTables()]);

async function open() {
  const problem = find("games-problem");
  try {
    const [me, games] = await Promise.all([get("/api/me"), get("/api/games")]);
    const name = new NameField(find("who"), me.name);
    const setup = new Setup(find("setup"), { name, create });
    const wanted = new URLSearchParams(location.search).get("game");
    showGames(find("games"), games, { choose: (game) => setup.show(game), play: () => setup.playBots() }, wanted);
  } catch (error) {
    find("setup").hidden = true;
    problem.textContent = error.message;
  }
}

/** Makes the table and leads on: to the table if it has started, else to its invitations. */
async function create(wanted) {
  const table = await post("/api/tables", wanted);
  renew();
  if (table.status === "waiting") await showInvitations(table);
  goToTable(table);
}

function openTables() {
  const list = find("tables");
  const show = (tables) => {
    const count = showTables(list, find("owed"), tables);
    page.setTitle(count > 0 ? t("tables-owed", { count }) : "");
  };
  watch("lobby", {}, { tables: show });
  return get("/api/me").then(({ tables }) => show(tables)).catch(() => show([]));
}
