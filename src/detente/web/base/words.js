/** Texts in the reader's language, from the Fluent files in `web/locale`. */

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { addressOf } from "./address.js";

/** The codes of the languages that pages speak, as the server found them. */
export const LANGUAGES = document.documentElement.dataset.languages.split(" ");
const STORED = "detente-language";
const COOKIE_SECONDS = 400 * 24 * 3600;
const SHOWN_ATTRIBUTES = ["title", "aria-label", "placeholder", "alt"];

const chosen = choose();
const bundle = new FluentBundle(chosen, { useIsolating: false });

/* The server learns which language was chosen from a cookie, and sends what pages need in it. */
if (stored()) tellServer(chosen);

/** Parts of what is said, those that are not empty, as sentences after one another. */
export const sentences = (...parts) => parts.filter(Boolean).join(". ").replace(/([.!?…])\. /g, "$1 ");

/** The name of a language in itself. */
export function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The code of the language that this page speaks. */
export const language = () => chosen;

function choose() {
  const asked = [stored(), ...(navigator.languages ?? [])];
  const codes = asked.map((code) => code?.slice(0, 2).toLowerCase());
  return codes.find((code) => LANGUAGES.includes(code)) ?? "en";
}

function stored() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function tellServer(code) {
  document.cookie = `${STORED}=${code}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

/** Makes this the language of all pages, in all tabs; the page is loaded anew. */
export function setLanguage(code) {
  tellServer(code);
  try {
    localStorage.setItem(STORED, code);
  } finally {
    location.reload();
  }
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === STORED && LANGUAGES.includes(newValue) && newValue !== chosen) location.reload();
});

/** Loads the common texts, and those of further files: `loadWords("table")` reads `locale/table.en.ftl`. */
export async function loadWords(...files) {
  const addresses = ["", ...files.map((file) => `${file}.`)].map((prefix) => addressOf(`locale/${prefix}${chosen}.ftl`));
  const texts = await Promise.all([...new Set(addresses)].map(read));
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error.message);
  }
}

async function read(url) {
  const answer = await fetch(url);
  if (answer.ok) return answer.text();
  console.error(`no texts at ${url}`);
  return "";
}

/** Whether there is such a text, for what may come from a stranger's package. */
export const hasText = (id) => bundle.hasMessage(id);

const shares = new Intl.NumberFormat(chosen, { style: "percent" });

/** A share, 0 to 1, as people write it. */
export const percent = (share) => shares.format(share);

/** The text of a message. One that is missing shows its id. */
export function t(id, args = {}) {
  const message = bundle.getMessage(id);
  if (message?.value) return formatted(id, message.value, args);
  console.error(`no text "${id}" in ${chosen}`);
  return id;
}

function formatted(id, pattern, args) {
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`text "${id}" in ${chosen}: ${error.message}`);
  return text;
}

/**
 * Says what `data-l10n` asks for: `<p data-l10n="found" data-l10n-args='{"count": 2}'>`. The message's value is the
 * element's text, its attributes are the element's, such as `.aria-label`.
 */
export function translatePage(root = document) {
  for (const element of root.querySelectorAll("[data-l10n]")) translate(element);
}

function translate(element) {
  const id = element.dataset.l10n;
  const args = JSON.parse(element.dataset.l10nArgs ?? "{}");
  const message = bundle.getMessage(id);
  const names = Object.keys(message?.attributes ?? {}).filter((name) => SHOWN_ATTRIBUTES.includes(name));
  for (const name of names) element.setAttribute(name, formatted(id, message.attributes[name], args));
  if (message?.value || names.length === 0) element.textContent = t(id, args);
}
