import { t } from "../base/words.js";

const DELAY = 120;
const UNITS = "li, p, tbody tr, blockquote, pre";

/** Shows only what contains all words of the search, and the headings above it. */
export class Search {
  #article;
  #contents;
  #field;
  #found;
  #units;

  /** contents: the links to the chapters, of which those without a hit are hidden. */
  constructor(article, field, found, contents) {
    this.#article = article;
    this.#contents = contents;
    this.#field = field;
    this.#found = found;
    this.#units = [...article.querySelectorAll(UNITS)]
      .filter((unit) => !unit.parentElement.closest("li, blockquote, tbody"))
      .concat([...article.querySelectorAll("tbody tr")])
      .map((unit) => ({ unit, text: folded(unit.textContent) }));
    let timer = null;
    field.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#search(), DELAY);
    });
    field.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.clear();
    });
  }

  clear() {
    this.#field.value = "";
    this.#search();
  }

  #search() {
    const words = folded(this.#field.value).split(/\s+/).filter(Boolean);
    const hits = this.#units.filter(({ unit, text }) => {
      const hit = words.every((word) => text.includes(word));
      unit.hidden = !hit;
      return hit;
    });
    this.#hideEmpty();
    this.#hideChapters();
    if (words.length > 0 && scrollY > 0) scrollTo({ top: 0, behavior: "instant" });
    this.#found.textContent = words.length > 0 ? t("found", { count: hits.length }) : "";
    mark(words.length > 0 ? hits.map(({ unit }) => unit) : [], words);
  }

  /** Lists, tables and chapters without anything to show. */
  #hideEmpty() {
    for (const box of this.#article.querySelectorAll("ul, ol, .wide")) {
      if (box.closest("li")) continue;
      box.hidden = !box.querySelector(":is(li, tbody tr):not([hidden])");
    }
    let wanted = { H2: false, H3: false };
    for (const block of [...this.#article.children].reverse()) {
      if (block.tagName in wanted) {
        block.hidden = !wanted[block.tagName];
        wanted = { H2: wanted.H2 && block.tagName !== "H2", H3: false };
      } else if (!block.hidden && block.tagName !== "H1") {
        wanted = { H2: true, H3: true };
      }
    }
  }

  #hideChapters() {
    for (const link of this.#contents.querySelectorAll("a")) {
      link.hidden = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.hidden ?? false;
    }
  }
}

function folded(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Marks the words where the browser can do so without changing the text. */
function mark(units, words) {
  if (!CSS.highlights) return;
  const ranges = units.flatMap((unit) => textNodes(unit).flatMap((node) => rangesIn(node, words)));
  CSS.highlights.set("found", new Highlight(...ranges));
}

function textNodes(unit) {
  const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function rangesIn(node, words) {
  const text = folded(node.data);
  if (text.length !== node.data.length) return [];
  return words.flatMap((word) => {
    const ranges = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
    return ranges;
  });
}
