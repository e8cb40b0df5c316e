import { copyText } from "../base/copy.js";
import { el } from "../base/dom.js";
import { t } from "../base/words.js";

/** A link to a seat, to be read and copied. */
export function linkField(path, label, notify) {
  const url = new URL(path, location.origin).href;
  const field = el("input", { readonly: true, value: url, "aria-label": label, onfocus: ({ target }) => target.select() });
  const copy = async () => (await copyText(url)) && notify(t("table-copied"));
  return el("span", { class: "invitation" }, field, el("button", { type: "button", title: label, onclick: copy }, t("table-copy")));
}
