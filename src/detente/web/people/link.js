import { el, icon } from "../base/dom.js";
import { t } from "../base/words.js";

const PERSON = ["M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8z", "M4.5 20.5c0-4 3.4-6 7.5-6s7.5 2 7.5 6"];

/** The way to one's account, for the header. name: of the account; null for a guest. */
export function accountLink(name) {
  return el(
    "a",
    { class: "button quiet account-link", href: "/account", title: name && t("account-of", { name }) },
    icon(...PERSON),
    el("span", {}, name ?? t("sign-in")),
  );
}
