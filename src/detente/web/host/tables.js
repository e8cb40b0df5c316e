import { get, post, remove } from "../base/api.js";
import { el } from "../base/dom.js";
import { until } from "../base/times.js";
import { t } from "../base/words.js";

const PATH = "/api/host";
const STATES = ["running", "waiting", "over"];

/**
 * Tables by their status, the latest first.
 *
 * `card(id, title, ...children)` makes the box; `doing(what, sure)` does something after a question, and says what went wrong.
 */
export async function tableCard({ card, doing }) {
  const list = el("ul", { class: "lines" });
  const more = el("p", { class: "ways" });
  const choice = el("select", { id: "status", onchange: () => doing(draw) }, STATES.map((state) => el("option", { value: state }, t(`host-${state}`))));
  const act = (what, sure) => doing(async () => (await what(), await draw()), sure);

  async function draw() {
    list.replaceChildren();
    await add({});
  }

  async function add(params) {
    const found = await get(`${PATH}/tables`, { status: choice.value, ...params });
    list.append(...found.tables.map((table) => line(table, act)));
    if (list.childElementCount === 0) list.append(el("li", { class: "soft" }, t("host-no-tables")));
    const last = found.tables.at(-1);
    more.replaceChildren(found.more ? el("button", { type: "button", onclick: () => doing(() => add({ before: last.updated, id: last.id })) }, t("host-more")) : "");
  }

  await draw();
  return card("tables", t("host-tables"), el("div", { class: "finder" }, el("div", { class: "field" }, el("label", { for: "status" }, t("host-status")), choice)), list, more);
}

function line({ id, name, game, status, access, moves, created, updated, seats }, act) {
  const path = `${PATH}/tables/${encodeURIComponent(id)}`;
  const title = name ? `${name} (${game})` : game;
  const about = [t(`host-${access}`), t("host-moves", { count: moves }), t("host-created", { at: until(created) }), t("host-updated", { at: until(updated) })];
  const close = () => act(() => post(`${path}/close`), t("host-close-sure", { table: title }));
  const forget = () => act(() => remove(path), t("host-delete-sure", { table: title }));
  return el(
    "li",
    { "data-table": id },
    el(
      "span",
      { class: "line-words" },
      el("a", { href: `/table/${encodeURIComponent(id)}` }, title),
      el("span", { class: "small soft" }, about.join(" · ")),
      el("ul", { class: "seats" }, seats.map((each) => seat(each, { path, title, act, over: status === "over" }))),
    ),
    status === "running"
      ? el("button", { type: "button", class: "quiet", "data-way": "close", "aria-label": t("host-close-table", { table: title }), onclick: close }, t("host-close"))
      : el("button", { type: "button", class: "quiet", "data-way": "delete", "aria-label": t("host-delete-table", { table: title }), onclick: forget }, t("host-delete")),
  );
}

function seat({ seat: number, name, kind, owes }, { path, title, act, over }) {
  const give = () => act(() => post(`${path}/seats/${number}/bot`), t("host-bot-sure", { name, table: title }));
  return el(
    "li",
    { "data-seat": number },
    owes ? el("b", {}, t("host-owes", { name })) : el("span", {}, name),
    kind !== "person" && el("span", { class: "soft" }, t(`host-is-${kind}`)),
    !over && kind !== "bot" && el("button", { type: "button", class: "quiet", "data-way": "bot", "aria-label": t("host-bot-for", { name, table: title }), onclick: give }, t("host-bot")),
  );
}

/** What becomes of running tables under the games that are installed: asked for, since it plays all of them again. */
export function checkCard({ card, doing }) {
  const found = el("div", { role: "status" });
  const button = el("button", { type: "button", id: "check-tables" }, t("host-check"));
  const look = async () => {
    button.disabled = true;
    found.textContent = t("host-checking");
    try {
      found.replaceChildren(...results(await get(`${PATH}/check`)));
    } catch (error) {
      found.textContent = "";
      throw error;
    } finally {
      button.disabled = false;
    }
  };
  button.onclick = () => doing(look);
  return card("check", t("host-check-title"), el("p", { class: "soft" }, t("host-check-about")), el("p", { class: "ways" }, button), found);
}

function results({ tables, findings }) {
  const summary = el("p", {}, t("host-checked", { tables }), " ", tables > 0 && t("host-changed", { count: findings.length }));
  const lines = findings.map(({ table, game, error, goes_on }) =>
    el(
      "li",
      {},
      el(
        "span",
        { class: "line-words" },
        el("a", { href: `/table/${encodeURIComponent(table)}` }, `${game} ${table}`),
        el("span", { class: "small soft" }, goes_on === null ? t("host-stuck") : t("host-goes-on", { moves: goes_on })),
        el("span", { class: "small problem" }, error),
      ),
    ),
  );
  return lines.length > 0 ? [summary, el("ul", { class: "lines" }, lines)] : [summary];
}
