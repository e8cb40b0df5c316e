/** A small sign for each game, always the same: two halves of a disc, drifting apart. */

const SVG = "http://www.w3.org/2000/svg";

export function emblem(id) {
  const seed = hash(id);
  const first = seed % 6;
  const second = (first + 1 + ((seed >>> 4) % 5)) % 6;
  const angle = ((seed >>> 14) % 12) * 15;
  const svg = svgElement("svg", { class: "game-emblem", viewBox: "-16 -16 32 32", "aria-hidden": "true" });
  const halves = svgElement("g", { transform: `rotate(${angle})` });
  halves.append(
    svgElement("path", { d: "M-1.5-10a10 10 0 0 0 0 20z", fill: `var(--seat-${first})` }),
    svgElement("path", { d: "M1.5-10a10 10 0 0 1 0 20z", fill: `var(--seat-${second})` }),
  );
  svg.append(halves);
  return svg;
}

function svgElement(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function hash(text) {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0), 16777619) >>> 0;
  return sum;
}
