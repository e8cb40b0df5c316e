/** How a wide page is laid out: so that the board is as large as the window allows, whatever else is to be seen. */

import { shelve } from "./tabs.js";

const PAD = 0.75;
const BAR = 3.25;
const PROMPT = 4.75;
const HAND = 10.5;
/** A board this much smaller than the largest is as good if more can be seen beside it. */
const GOOD_ENOUGH = 0.96;
const WIDE = matchMedia("(min-width: 60rem)");
/** Ways in which players, what is foreseen, the state of the table and the log are in one column. */
const ONE_ABOVE_THE_OTHER = ["two", "one"];

/**
 * What is around the board, the richest first, in rem: `name` is the class of the page (`around-…`), `columns` how many there are
 * beside it, `aside` how broad they are at least, `below` how much lies below.
 */
const WITH_CARDS = [
  { name: "three", columns: 3, aside: 50, below: 0 },
  { name: "two", columns: 2, aside: 34, below: 0 },
  { name: "one", columns: 1, aside: 18, below: HAND },
  { name: "below", columns: 0, aside: 0, below: HAND + 16 },
];
const WITHOUT_CARDS = [
  { name: "two", columns: 2, aside: 31, below: 0 },
  { name: "one", columns: 1, aside: 18, below: 0 },
  { name: "below", columns: 0, aside: 0, below: 16 },
];

/** The room that the board has in a window of this size, in rem. It depends on nothing that changes while somebody plays. */
export function arrange({ width, height, aspect, cards }) {
  const ways = (cards ? WITH_CARDS : WITHOUT_CARDS).map((way) => {
    const across = width - way.aside - (way.columns + 2) * PAD;
    const down = height - BAR - PROMPT - way.below - 2 * PAD - (way.columns ? 0 : PAD);
    return { ...way, across, down, broad: Math.max(8, Math.min(across, down * aspect)) };
  });
  const most = Math.max(...ways.map(({ broad }) => broad));
  const best = ways.find(({ broad }) => broad >= most * GOOD_ENOUGH);
  return { name: best.name, broad: best.broad, tall: best.columns ? best.down : best.broad / aspect };
}

/** Keeps the page arranged around a board as the window changes. cards: whether players hold cards; their room stays when all are played. */
export function keepArranged(aspect, cards) {
  const lay = () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { clientWidth, clientHeight } = document.documentElement;
    const { name, broad, tall } = arrange({
      width: clientWidth / rem,
      height: Math.max(innerHeight, clientHeight) / rem,
      aspect,
      cards,
    });
    const { classList, style } = document.body;
    for (const each of [...classList]) if (each.startsWith("around-")) classList.remove(each);
    classList.add(`around-${name}`);
    classList.toggle("with-cards", cards);
    shelve(WIDE.matches && cards && ONE_ABOVE_THE_OTHER.includes(name));
    style.setProperty("--broad", `${broad.toFixed(3)}rem`);
    style.setProperty("--tall", `${tall.toFixed(3)}rem`);
  };
  addEventListener("resize", lay);
  lay();
}
