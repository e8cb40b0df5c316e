/** Keeping an open seat for a friend: the friend finds the table in the lobby. */

import { get, put, remove } from "../base/api.js";
import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** The names of one's friends; none for a guest. */
export async function friendNames() {
  const { people } = await get("/api/friends").catch(() => ({ people: [] }));
  return people.filter(({ tie }) => tie === "friend").map(({ name }) => name);
}

/**
 * Who is invited to an open seat, and a way to invite one more friend; null if there is nobody to invite.
 *
 * @param {string} path of the seat: `/api/tables/T/seats/S`
 * @param {{invited: string[], friends: string[], failed(error): void}} known who is invited so far, of which friends
 */
export function inviteFriends(path, { invited, friends, failed }) {
  const box = el("div", { class: "invite-friends" });
  const now = new Set(invited);
  const change = (call, name, changed) => async () => {
    try {
      await call(`${path}/invited/${encodeURIComponent(name())}`);
      changed(name());
      draw();
    } catch (error) {
      failed(error);
    }
  };
  function draw() {
    const others = friends.filter((name) => !now.has(name));
    const choice = el("select", { "aria-label": t("invite-friend") }, others.map((name) => el("option", { value: name }, name)));
    const add = el("button", { type: "button", "data-invite": "", onclick: change(put, () => choice.value, (name) => now.add(name)) }, t("invite-friend"));
    box.replaceChildren(
      ...[...now].map((name) => {
        const drop = change(remove, () => name, () => now.delete(name));
        return el("span", { class: "invited" }, t("invited-friend", { name }), " ", el("button", { type: "button", class: "quiet", "aria-label": t("invite-end", { name }), onclick: drop }, t("invite-withdraw")));
      }),
      ...(others.length > 0 ? [el("span", { class: "invite-choice" }, choice, add)] : []),
    );
  }
  if (now.size + friends.length === 0) return null;
  draw();
  return box;
}
