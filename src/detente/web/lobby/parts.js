/**
 * The parts of the set-up form that are the same for all games. Each is a function that makes `{box, wanted()}`: the element in
 * the form, and the fields that it adds to the request for the table (`POST /api/tables`), none if all is as usual.
 *
 * A new part is a module of its own beside this one, named in one of the lists.
 */

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { access } from "./access.js";
import { later } from "./later.js";
import { TimeChoice } from "./time.js";

const NAME_LENGTH = 60;

/** Those that everybody should see, and those that stand below the other options of the game. */
export const SHOWN = [(game) => new TimeChoice(game), access];
export const FOLDED = [later, hints, tableName];

function hints() {
  const box = el("input", { type: "checkbox", id: "hints", checked: true, "aria-describedby": "hints-about" });
  return {
    box: el(
      "div",
      { class: "option" },
      el("label", { class: "check", for: "hints" }, box, t("hints-allowed")),
      el("p", { class: "small soft", id: "hints-about" }, t("hints-about")),
    ),
    wanted: () => (box.checked ? {} : { hints: false }),
  };
}

function tableName() {
  const field = el("input", { type: "text", id: "table-name", maxlength: NAME_LENGTH, autocomplete: "off", "aria-describedby": "table-name-about" });
  return {
    box: el(
      "div",
      { class: "option" },
      el("label", { for: "table-name" }, t("table-name")),
      field,
      el("p", { class: "small soft", id: "table-name-about" }, t("table-name-about")),
    ),
    wanted: () => (field.value.trim() ? { name: field.value.trim() } : {}),
  };
}
