import { el } from "../base/dom.js";

/** The table of contents: follows the reader. chapters: their headings; an H1 begins another game's rules. */
export function showContents(nav, chapters, onChoose) {
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
  const href = `#${encodeURIComponent(heading.id)}`;
  return el("a", { href, class: heading.tagName === "H1" ? "part" : null, onclick: onChoose }, heading.textContent);
}
