/** The page at an address where there is nothing. */

import { el } from "../base/dom.js";
import { startPage } from "../base/page.js";
import { t } from "../base/words.js";

const page = await startPage();
page.setTitle(t("missing-title"));
document
  .getElementById("key")
  .append(el("h1", {}, t("missing-title")), el("p", {}, t("missing-about")), el("p", {}, el("a", { class: "button primary", href: "/" }, t("missing-lobby"))));
