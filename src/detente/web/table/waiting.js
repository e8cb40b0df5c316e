import { el } from "../base/dom.js";
import { language, t } from "../base/words.js";
import { linkField } from "./links.js";
import { chip } from "./panels.js";

/**
 * The table before the game: who plays what, and links to invite others. It begins by itself once all seats are taken.
 *
 * `said`: the lines of the chat; the table itself may say there why a seat is open.
 */
export function drawWaiting(table, said, roles, notify) {
  const why = said.findLast(({ seat, about }) => seat === null && about === "seats");
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  return el(
    "section",
    { class: "waiting", "data-key": "waiting" },
    el("h2", {}, t("table-waiting-title")),
    el("p", {}, t(table.host ? "table-waiting-host" : "table-waiting-guest", { count: open })),
    why && el("p", { class: "soft" }, why.text),
    el(
      "ul",
      {},
      table.seats.map((seat) => drawSeat(seat, roles.of(seat.seat), notify)),
    ),
  );
}

const listed = (names) => new Intl.ListFormat(language()).format(names);

function drawSeat({ seat, name, kind, here, mine, invitation }, role, notify) {
  const state =
    kind === "open" ? t("table-seat-open") : kind === "bot" ? t("table-bot") : t(here ? "table-here" : "table-away");
  return el(
    "li",
    { class: kind === "open" ? "open" : null, "data-key": `${seat} ${kind}` },
    chip(seat),
    el(
      "span",
      { class: "name" },
      role && el("b", { class: "role" }, role.name),
      el("span", { class: "holder" }, kind === "open" ? t("table-seat-open") : name),
      mine && el("span", { class: "you" }, t("table-you")),
      role && role.partners.length > 0 && el("span", { class: "soft" }, t("together-with", { names: listed(role.partners) })),
    ),
    kind !== "open" &&
      el(
        "span",
        { class: `state ${here ? "here" : ""}` },
        kind === "person" && el("span", { class: `presence ${here ? "here" : ""}` }),
        state,
      ),
    invitation && linkField(invitation, t("table-invitation"), notify),
  );
}
