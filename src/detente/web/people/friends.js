/** Friends: what one can do about somebody, and the list of all of them. */

import { put, remove } from "../base/api.js";
import { el } from "../base/dom.js";
import { confirm } from "../base/page.js";
import { t } from "../base/words.js";
import { dayOf } from "./browsers.js";
import { field, sending } from "./forms.js";
import { profileOf } from "./link.js";

const friendAt = (name) => `/api/friends/${encodeURIComponent(name)}`;
const blockedAt = (name) => `/api/blocked/${encodeURIComponent(name)}`;

const befriend = (name) => put(friendAt(name));
const part = (name) => remove(friendAt(name));
const unblock = (name) => remove(blockedAt(name));

async function block(name) {
  if (await confirm(t("friend-block-sure", { name }), { yes: t("friend-block"), danger: true })) await put(blockedAt(name));
}

const WAYS = {
  none: [["friend-ask", befriend], ["friend-block", block]],
  asked: [["friend-withdraw", part], ["friend-block", block]],
  asking: [["friend-accept", befriend, "primary"], ["friend-decline", part], ["friend-block", block]],
  friend: [["friend-remove", part], ["friend-block", block]],
  blocked: [["friend-unblock", unblock]],
};
const ORDER = ["asking", "friend", "asked", "blocked"];

/** Buttons for what one can do about somebody. done: called when it is done, with an error if it was refused. */
export function tieButtons(name, tie, done) {
  return WAYS[tie].map(([label, act, kind]) => {
    const button = el("button", { type: "button", class: kind ?? "quiet", "data-way": label, "aria-label": t(`${label}-of`, { name }) }, t(label));
    button.onclick = async () => {
      button.disabled = true;
      await act(name).then(() => done(), done);
      button.disabled = false;
    };
    return button;
  });
}

/** The body of the card with one's friends. show: draws all anew. */
export function friendList(people, show) {
  const problem = el("p", { class: "problem", role: "alert" });
  const done = (error) => (error ? (problem.textContent = error.message) : show());
  const fields = [field(t("friend-name"), { maxlength: 40, spellcheck: "false", autocomplete: "off" })];
  const send = async (name) => {
    await befriend(name.trim());
    await show();
  };
  return [
    el("p", { class: "soft" }, t("friends-about")),
    ORDER.map((tie) => group(tie, people.filter((each) => each.tie === tie), done)),
    problem,
    sending({ fields, label: t("friend-ask"), kind: "", send }),
  ];
}

function group(tie, people, done) {
  if (people.length === 0) return null;
  return el(
    "section",
    { "data-tie": tie },
    el("h3", {}, t(`friends-${tie}`)),
    el("ul", { class: "lines" }, people.map((each) => line(each, done))),
  );
}

function line({ name, tie, at }, done) {
  const ways = tieButtons(name, tie, done).filter((button) => tie !== "friend" || button.dataset.way !== "friend-block");
  return el(
    "li",
    {},
    el("span", { class: "line-words" }, el("a", { href: profileOf(name) }, name), el("span", { class: "small soft" }, t("friends-since", { day: dayOf(at) }))),
    el("span", { class: "ways" }, ways),
  );
}
