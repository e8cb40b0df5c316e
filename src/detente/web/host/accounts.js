import { get, put, remove } from "../base/api.js";
import { el } from "../base/dom.js";
import { dayOf } from "../people/browsers.js";
import { t } from "../base/words.js";

const PATH = "/api/host/people";

/** Accounts, by a part of their names; see `tableCard` for `card` and `doing`. */
export async function accountCard({ card, doing }) {
  const list = el("ul", { class: "lines" });
  const part = el("input", { type: "search", id: "person", maxlength: 40, autocomplete: "off" });
  const act = (what, sure) => doing(async () => (await what(), await draw()), sure);

  async function draw() {
    const { people } = await get(PATH, { name: part.value.trim() });
    list.replaceChildren(...people.map((person) => line(person, act)));
    if (people.length === 0) list.append(el("li", { class: "soft" }, t("host-nobody")));
  }

  const find = (event) => {
    event.preventDefault();
    doing(draw);
  };
  await draw();
  return card(
    "accounts",
    t("host-people"),
    el("p", { class: "soft" }, t("host-people-about")),
    el("form", { class: "finder", role: "search", onsubmit: find }, el("div", { class: "field" }, el("label", { for: "person" }, t("host-find")), part), el("button", { type: "submit" }, t("host-find-button"))),
    list,
  );
}

function line({ id, name, created, seen, seats, locked }, act) {
  const path = `${PATH}/${id}`;
  const about = [t("host-since", { day: dayOf(created) }), seen === null ? t("host-signed-out") : t("host-seen", { day: dayOf(seen) }), t("host-seats", { count: seats })];
  const turn = locked ? () => act(() => remove(`${path}/lock`)) : () => act(() => put(`${path}/lock`), t("host-lock-sure", { name }));
  const erase = () => act(() => remove(path), t("host-erase-sure", { name }));
  return el(
    "li",
    { "data-person": id },
    el(
      "span",
      { class: "line-words" },
      el("span", {}, el("a", { href: `/people/${encodeURIComponent(name)}` }, name), " ", locked && el("span", { class: "tag" }, t("host-locked"))),
      el("span", { class: "small soft" }, about.join(" · ")),
    ),
    el(
      "span",
      { class: "ways" },
      el("button", { type: "button", class: "quiet", "data-way": "lock", "aria-label": t(locked ? "host-unlock-name" : "host-lock-name", { name }), onclick: turn }, t(locked ? "host-unlock" : "host-lock")),
      el("button", { type: "button", class: "quiet", "data-way": "erase", "aria-label": t("host-erase-name", { name }), onclick: erase }, t("host-erase")),
    ),
  );
}
