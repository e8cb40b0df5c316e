/** The page of a link in a mail: confirm an address, or end all news to it. Only the button does so: mail programs visit links. */

import { get, post } from "../base/api.js";
import { el } from "../base/dom.js";
import { startPage } from "../base/page.js";
import { t } from "../base/words.js";

const box = document.getElementById("key");
const key = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");
const address = `/api/news/${encodeURIComponent(key)}`;

const page = await startPage({ texts: ["time"] });
try {
  draw(await get(address));
} catch (error) {
  box.replaceChildren(el("h1", {}, t("news-link-unknown")), el("p", {}, error.message));
}

function draw({ purpose, target }) {
  page.setTitle(t(`news-${purpose}-title`));
  const problem = el("p", { class: "problem", role: "alert" });
  const button = el("button", { type: "button", class: "primary big" }, t(`news-${purpose}-button`));
  button.onclick = async () => {
    try {
      await post(address);
      box.replaceChildren(el("h1", {}, t(`news-${purpose}-done`)), el("p", {}, el("a", { href: "/" }, t("news-to-lobby"))));
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  box.replaceChildren(el("h1", {}, t(`news-${purpose}-title`)), el("p", {}, t(`news-${purpose}-about`, { target })), problem, button);
}
