import { post, remove } from "../base/api.js";
import { copyText } from "../base/copy.js";
import { el } from "../base/dom.js";
import { confirm } from "../base/page.js";
import { t } from "../base/words.js";
import { dayOf } from "./browsers.js";
import { field, sending } from "./forms.js";

const PATH = "/api/me/tokens";

/**
 * Tokens with which programs act for a person. The text of a new one is shown once.
 *
 * `tokens`: as the server lists them. `card(id, title, ...children)` makes the box, `act(what)` does something and draws all anew.
 */
export function tokenCard(tokens, { card, act }) {
  const made = el("div", { class: "token-made", role: "status" });
  const list = el("ul", { class: "lines" });
  const draw = (all) => list.replaceChildren(...all.map((token) => line(token, act)));
  const send = async (name) => {
    const token = await post(PATH, { name: name.trim() });
    draw([...tokens, token]);
    tokens = [...tokens, token];
    made.replaceChildren(el("p", {}, t("token-made")), el("code", {}, token.token), copying(token.token));
  };
  draw(tokens);
  return card(
    "tokens",
    t("tokens"),
    el("p", { class: "soft" }, t("tokens-about")),
    list,
    made,
    sending({ fields: [field(t("token-name"), { maxlength: 40, hint: t("token-name-hint") })], label: t("token-make"), kind: "", send }),
  );
}

function copying(text) {
  const button = el("button", { type: "button" }, t("token-copy"));
  button.onclick = async () => {
    if (await copyText(text)) button.textContent = t("token-copied");
  };
  return button;
}

function line({ id, name, at, used }, act) {
  const revoke = el("button", { type: "button", class: "quiet", "aria-label": t("token-revoke-name", { name }) }, t("token-revoke"));
  revoke.onclick = async () => {
    if (await confirm(t("token-revoke-sure", { name }))) await act(() => remove(`${PATH}/${id}`));
  };
  const when = used === null ? t("token-unused") : t("token-used", { day: dayOf(used) });
  return el(
    "li",
    { "data-token": id },
    el("span", { class: "line-words" }, el("b", {}, name), el("span", { class: "small soft" }, `${t("token-at", { day: dayOf(at) })} ${when}`)),
    revoke,
  );
}
