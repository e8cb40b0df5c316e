import { el } from "../base/dom.js";

/** The table of contents: follows the reader. */
export function showContents(nav, headings, onChoose) {
  const chapters = headings.filter(({ tagName }) => tagName === "H2");
  const links = new Map(chapters.map((heading, k) => [heading, link(heading, k, onChoose)]));
  nav.replaceChildren(el("ol", {}, [...links.values()].map((made) => el("li", {}, made))));
  let current = null;
  const follow = () => {
    const line = innerHeight / 3;
    const shown = chapters.filter(({ hidden }) => !hidden);
    const now = shown.findLast((heading) => heading.getBoundingClientRect().top < line) ?? shown[0];
    if (now === current) return;
    links.get(current)?.removeAttribute("aria-current");
    links.get(now)?.setAttribute("aria-current", "true");
    current = now;
  };
  let asked = false;
  addEventListener("scroll", () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      follow();
    });
  }, { passive: true });
  follow();
}

function link(heading, k, onChoose) {
  heading.id ||= `chapter-${k + 1}`;
  return el("a", { href: `#${encodeURIComponent(heading.id)}`, onclick: onChoose }, heading.textContent);
}
