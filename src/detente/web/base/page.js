/** What all pages have: texts, theme, header. */

import { el, icon } from "./dom.js";
import { LANGUAGES, language, loadWords, nameOf, setLanguage, t, translatePage } from "./words.js";

export { toast } from "./toast.js";
export { ask, confirm, dialog } from "./dialog.js";
export { copyText } from "./copy.js";

const THEMES = {
  auto: ["M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", "M12 3v18", "M12 8l6-3M12 13l9-3M12 18l8-3.5"],
  light: [
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
    "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  ],
  dark: ["M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"],
};
const STORED_THEME = "detente-theme";

/**
 * Loads the texts, says those of the page and draws the header before all else.
 *
 * @param {{title?: string, texts?: string[]}} options the page's title, or the id of a text for it; further files of
 *   texts ("table")
 * @returns {Promise<{header: HTMLElement, slot: HTMLElement, setTitle(title: string): void}>} `slot`: room in the
 *   header for the page's own buttons
 */
export async function startPage({ title, texts = [] } = {}) {
  await loadWords(...texts);
  document.documentElement.lang = language();
  const slot = el("div", { class: "bar-slot" });
  const header = makeHeader(slot);
  document.body.prepend(el("a", { class: "skip", href: "#main" }, t("skip")), header);
  translatePage();
  setTitle(title);
  document.documentElement.dataset.ready = "";
  return { header, slot, setTitle };
}

function setTitle(title) {
  document.title = title ? `${title} · Détente` : "Détente";
}

function makeHeader(slot) {
  return el(
    "header",
    { class: "bar" },
    el("a", { class: "brand", href: "/", "aria-label": t("to-lobby") }, emblem(), el("span", {}, "Détente")),
    slot,
    el("div", { class: "bar-settings" }, languageSwitch(), themeSwitch()),
  );
}

function emblem() {
  const drawn = icon("M11 3a9 9 0 0 0 0 18z", "M13 3a9 9 0 0 1 0 18z");
  drawn.classList.add("emblem");
  return drawn;
}

function languageSwitch() {
  const choice = el(
    "select",
    { class: "quiet", id: "language", "aria-label": t("language"), onchange: () => setLanguage(choice.value) },
    LANGUAGES.map((code) =>
      el(
        "option",
        { value: code, lang: code, selected: code === language(), "aria-label": nameOf(code) },
        code.toUpperCase(),
      ),
    ),
  );
  return choice;
}

function themeSwitch() {
  const button = el("button", { class: "quiet square", id: "theme", type: "button", onclick: turn });
  const show = () => {
    const now = storedTheme();
    const label = t(`theme-${now}`);
    button.replaceChildren(icon(...THEMES[now]));
    button.title = label;
    button.setAttribute("aria-label", label);
  };
  function turn() {
    const names = Object.keys(THEMES);
    setTheme(names[(names.indexOf(storedTheme()) + 1) % names.length]);
    show();
  }
  addEventListener("storage", ({ key }) => {
    if (key !== STORED_THEME) return;
    setTheme(storedTheme());
    show();
  });
  show();
  return button;
}

function storedTheme() {
  try {
    const stored = localStorage.getItem(STORED_THEME);
    return stored in THEMES ? stored : "auto";
  } catch {
    return document.documentElement.dataset.theme ?? "auto";
  }
}

function setTheme(theme) {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    localStorage.setItem(STORED_THEME, theme);
  } catch {
    // it holds for this page then
  }
}
