const PANELS = ":scope > details[name]";

/**
 * Of the panels at the side one is open: what is foreseen for the question, as soon as it comes. The reader may close it, or open another;
 * if none is open it comes again with the next question.
 */
export class Unfolding {
  #asked = null;
  #known = new Set();

  /** Draws the panels in `box` anew. `asked`: the question to the reader; null if there is none, or it is still to come. */
  renew(box, draw, asked) {
    const before = openIn(box);
    draw();
    const panels = [...box.querySelectorAll(PANELS)];
    const open = openIn(box);
    const left = !open && before && !before.isConnected;
    if (panels.length && (left || (panels[0].matches(".forecast") && this.#calls(panels[0], open, asked)))) panels[0].open = true;
    this.#asked = asked ?? this.#asked;
    this.#known = new Set(panels.map(({ dataset }) => dataset.key));
  }

  /** Whether a forecast is new, or closed since another question. */
  #calls({ dataset }, open, asked) {
    return !this.#known.has(dataset.key) || (!open && asked !== null && asked !== this.#asked);
  }
}

const openIn = (box) => box.querySelector(`${PANELS}[open]`);
