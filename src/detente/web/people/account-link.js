import { el, icon } from "../base/dom.js";
import { t } from "../base/words.js";

const PERSON = ["M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8z", "M4.5 20.5c0-4 3.4-6 7.5-6s7.5 2 7.5 6"];

/** The way to one's account, for the header. name: of the account; null for a guest. asking: how many ask to be a friend. */
export function accountLink(name, asking) {
  return el(
    "a",
    { class: "button quiet account-link", href: "/account", title: name && t("account-of", { name }) },
    icon(...PERSON),
    el("span", {}, name ?? t("sign-in")),
    asking > 0 && el("span", { class: "tag signal", id: "asking", title: t("asking", { count: asking }), "aria-label": t("asking", { count: asking }) }, String(asking)),
  );
}
