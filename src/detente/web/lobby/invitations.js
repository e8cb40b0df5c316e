import { el, icon } from "../base/dom.js";
import { copyText, dialog } from "../base/page.js";
import { t } from "../base/words.js";
import { inviteFriends } from "../people/invite.js";
import { colourOf, dot } from "./colours.js";

const SHEETS = ["M9 9h11v11H9z", "M15 9V4H4v11h5"];

/** The links of the seats that are still open at a table of a game, and friends for whom they can be kept. Ends when the host has seen enough. */
export function showInvitations(table, game, friends) {
  const open = table.seats.filter(({ invitation }) => invitation);
  return dialog({
    title: t("invitations"),
    class: "invitations",
    body: [el("p", {}, t("invitations-about", { count: open.length })), open.map((seat) => invitation(table, seat, game, friends))],
    buttons: [{ label: t("to-table"), value: true, kind: "primary" }],
  });
}

/** One seat's link, to be read and copied. */
function invitation({ id }, { seat, invitation: path }, game, friends) {
  const link = new URL(path, location.origin).href;
  const role = game.seats[seat];
  const field = el("input", {
    type: "text",
    readonly: true,
    value: link,
    "aria-label": t("invitation-of", { role }),
    onfocus: () => field.select(),
  });
  const button = el("button", { type: "button", onclick: copy }, icon(...SHEETS), t("copy"));
  async function copy() {
    const done = await copyText(link);
    button.replaceChildren(icon(...SHEETS), t(done ? "copied" : "copy-failed"));
    if (!done) field.focus();
  }
  const label = el("span", { class: "seat-role" }, dot(colourOf(game, seat)), role);
  const problem = el("p", { class: "problem", role: "alert" });
  const failed = (error) => (problem.textContent = error.message);
  const kept = inviteFriends(`/api/tables/${encodeURIComponent(id)}/seats/${seat}`, { invited: [], friends, failed });
  return el("div", { class: "invitation", "data-invitation": seat }, label, field, button, kept, problem);
}
