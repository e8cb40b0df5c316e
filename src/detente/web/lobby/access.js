import { el } from "../base/dom.js";
import { t } from "../base/words.js";

const USUAL = "unlisted";
const ALL = ["private", USUAL, "open"];

/** Who may look at a new table, and sit down there. */
export function access() {
  const about = el("p", { class: "small soft", id: "access-about", "aria-live": "polite" });
  const field = el(
    "select",
    { id: "access", "aria-describedby": "access-about", onchange: () => show() },
    ALL.map((value) => el("option", { value, selected: value === USUAL }, t(`access-${value}`))),
  );
  const show = () => (about.textContent = t(`access-${field.value}-about`));
  show();
  return {
    box: el("div", { class: "option" }, el("label", { for: "access" }, t("access")), field, about),
    wanted: () => (field.value === USUAL ? {} : { access: field.value }),
  };
}
