/** One's account: signing in and up, and, for who is signed in, friends, addresses, password and browsers. */

import { get, post, put, remove, removeWith } from "../base/api.js";
import { el } from "../base/dom.js";
import { confirm, startPage } from "../base/page.js";
import { endPush } from "../base/push.js";
import { t } from "../base/words.js";
import { browserName, dayOf } from "./browsers.js";
import { field, sending } from "./forms.js";
import { friendList } from "./friends.js";
import { profileOf } from "./link.js";
import { tokenCard } from "./tokens.js";

const SHORTEST = 10;
const LONGEST = 128;
const HERE = "/account";
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const main = document.getElementById("main");
const page = await startPage({ texts: ["account"] });
page.setTitle(t("account-title"));
await show();
addEventListener("hashchange", show);

async function show() {
  const [purpose, token] = location.hash.slice(1).split("=");
  try {
    const who = await get("/api/account");
    if (token && purpose === "sign-in") main.replaceChildren(linkCard(token));
    else if (token && purpose === "reset") main.replaceChildren(resetCard(token));
    else {
      const tokens = tokenCard(await get("/api/me/tokens"), { card, act });
      const owner = who.account !== null;
      main.replaceChildren(...(owner ? forOwners(who, (await get("/api/friends")).people, tokens) : forGuests(who, tokens)));
    }
  } catch (error) {
    main.replaceChildren(el("h1", {}, t("account-title")), el("p", { class: "problem", role: "alert" }, error.message));
  }
}

/** The cookie is another one now: all that is open begins anew. */
const enter = () => {
  history.replaceState(null, "", HERE);
  location.reload();
};

function password(label, attributes = {}) {
  return field(label, { type: "password", maxlength: LONGEST, ...attributes });
}

function newPassword(label) {
  const hint = t("password-hint", { least: SHORTEST, most: LONGEST });
  return password(label, { minlength: SHORTEST, autocomplete: "new-password", hint });
}

function card(id, title, ...children) {
  return el("section", { class: "card", id, "aria-labelledby": `${id}-title` }, el("h2", { id: `${id}-title` }, title), children);
}

// -- links from mails

function linkPage(title, about, form) {
  return el("section", { class: "card", id: "link" }, el("h1", {}, title), el("p", {}, about), form);
}

function linkCard(token) {
  const send = async () => {
    await post("/api/account/links/use", { token });
    enter();
  };
  return linkPage(t("sign-in"), t("link-about"), sending({ fields: [], label: t("sign-in"), send }));
}

function resetCard(token) {
  const send = async (chosen) => {
    await post("/api/account/links/use", { token, password: chosen });
    enter();
  };
  const fields = [newPassword(t("password-new"))];
  return linkPage(t("reset-title"), t("reset-about"), sending({ fields, label: t("reset-button"), send }));
}

// -- guests

function forGuests({ tables, offers }, tokens) {
  const mail = offers.includes("mail");
  return [
    el("header", {}, el("h1", {}, t("account-title")), el("p", { class: "soft" }, t("guest-about", { count: tables }))),
    el("div", { class: "cards" }, signInCard(mail), signUpCard(mail), tables > 0 && tokens, tables > 0 && dataCard(null)),
  ];
}

function signInCard(mail) {
  const name = field(t(mail ? "account-name-or-mail" : "account-name"), { autocomplete: "username", maxlength: 400, spellcheck: "false" });
  const send = async (who, word) => {
    await post("/api/account/session", { name: who, password: word });
    enter();
  };
  const fields = [name, password(t("password"), { autocomplete: "current-password" })];
  return card("sign-in", t("sign-in"), sending({ fields, label: t("sign-in"), send }), mail ? forgotten() : el("p", { class: "small soft" }, t("no-mail-about")));
}

function forgotten() {
  const mail = field(t("mail-address"), { type: "email", autocomplete: "email", maxlength: 400, hint: t("links-hint") });
  const purpose = el(
    "select",
    { "aria-label": t("link-for") },
    ["sign-in", "reset"].map((each) => el("option", { value: each }, t(`link-for-${each}`))),
  );
  const send = async (address) => {
    await post("/api/account/links", { mail: address, purpose: purpose.value });
    return t("link-sent");
  };
  const form = sending({ fields: [mail], label: t("link-send"), kind: "", send });
  form.prepend(purpose);
  return el("details", {}, el("summary", {}, t("forgotten")), form);
}

function signUpCard(mail) {
  const name = field(t("account-name"), { autocomplete: "username", maxlength: 40, spellcheck: "false", hint: t("account-name-hint") });
  const send = async (who, word) => {
    await post("/api/account", { name: who, password: word });
    enter();
  };
  return card(
    "sign-up",
    t("sign-up"),
    sending({ fields: [name, newPassword(t("password"))], label: t("sign-up-button"), send }),
    el("p", { class: "small soft" }, t(mail ? "sign-up-mail" : "sign-up-no-mail")),
  );
}

// -- who is signed in

function forOwners(who, people, tokens) {
  return [
    el(
      "header",
      {},
      el("h1", {}, who.account),
      el("p", { class: "soft" }, t("owner-about", { count: who.tables })),
      el(
        "p",
        { class: "ways" },
        el("a", { class: "button primary", href: "/" }, t("to-games")),
        el("a", { class: "button", href: profileOf(who.account) }, t("profile-own")),
        signOut(),
      ),
    ),
    el("div", { class: "cards" }, card("friends", t("friends"), friendList(people, show)), addressCard(who), browserCard(who), passwordCard(who), tokens, dataCard(who.account)),
  ];
}

function signOut() {
  const button = el("button", { type: "button", id: "sign-out" }, t("sign-out"));
  button.onclick = async () => {
    await endPush().catch(() => null);
    await remove("/api/account/session");
    enter();
  };
  return button;
}

/** Does something, and draws all anew. */
async function act(what) {
  try {
    await what();
  } finally {
    await show();
  }
}

function addressCard({ addresses, offers }) {
  const mail = offers.includes("mail");
  const fields = [field(t("mail-address"), { type: "email", autocomplete: "email", maxlength: 400 })];
  const send = (target) => act(() => post("/api/me/addresses", { kind: "mail", target: target.trim(), zone: zone() }));
  return card(
    "addresses",
    t("addresses"),
    el("p", { class: "soft" }, t(mail ? "addresses-about" : "no-mail-about")),
    addresses.length > 0 && el("ul", { class: "lines" }, addresses.map(addressLine)),
    mail && sending({ fields, label: t("address-add"), kind: "", send }),
  );
}

function addressLine({ id, kind, target, confirmed, failure }) {
  const drop = el("button", { type: "button", class: "quiet", "aria-label": t("address-remove", { target }) }, t("remove"));
  drop.onclick = () => act(() => remove(`/api/me/addresses/${id}`));
  return el(
    "li",
    {},
    el("span", { class: "line-words" }, el("b", {}, target), !confirmed && !failure && el("span", { class: "small" }, t("address-unconfirmed")), failure && el("span", { class: "problem" }, failure), kind !== "mail" && el("span", { class: "small soft" }, t("address-webhook"))),
    drop,
  );
}

function browserCard({ sessions }) {
  const others = el("button", { type: "button" }, t("browsers-end-others"));
  others.onclick = async () => {
    if (await confirm(t("browsers-end-others-sure"))) await act(() => remove("/api/account/sessions"));
  };
  return card("browsers", t("browsers"), el("p", { class: "soft" }, t("browsers-about")), el("ul", { class: "lines" }, sessions.map(browserLine)), sessions.length > 1 && others);
}

function browserLine({ id, agent, seen, here }) {
  const name = browserName(agent);
  const end = el("button", { type: "button", class: "quiet", "aria-label": t("browser-end", { name }) }, t("sign-out"));
  end.onclick = () => act(() => remove(`/api/account/sessions/${id}`));
  return el(
    "li",
    {},
    el("span", { class: "line-words" }, el("b", {}, name), el("span", { class: "small soft" }, here ? t("browser-here") : t("browser-seen", { day: dayOf(seen) }))),
    !here && end,
  );
}

function passwordCard({ account }) {
  const name = el("input", { type: "text", autocomplete: "username", value: account, hidden: true, readonly: true, "aria-hidden": "true", tabindex: -1 });
  const fields = [password(t("password-old"), { autocomplete: "current-password" }), newPassword(t("password-new"))];
  const send = async (old, chosen) => {
    await put("/api/account/password", { old, new: chosen });
    for (const { input } of fields) input.value = "";
    return t("password-changed");
  };
  const form = sending({ fields, label: t("password-change"), kind: "", send });
  form.prepend(name);
  return card("password", t("password"), form);
}

/** A copy of all that the server knows, and the end of it. account: its name; null for a guest. */
function dataCard(account) {
  const fields = account === null ? [] : [password(t("password"), { autocomplete: "current-password" })];
  const send = async (word = "") => {
    if (!(await confirm(t("forget-sure"), { yes: t("forget-button"), danger: true }))) return;
    await removeWith("/api/account", { password: word });
    enter();
  };
  return card(
    "data",
    t("data"),
    el("p", { class: "soft" }, t("data-about")),
    el("p", {}, el("a", { class: "button", href: "/api/account/export", download: "detente.json" }, t("data-export"))),
    el(
      "details",
      {},
      el("summary", {}, t(account === null ? "forget-guest" : "forget")),
      el("p", {}, t("forget-about")),
      sending({ fields, label: t("forget-button"), kind: "danger", send }),
    ),
  );
}
