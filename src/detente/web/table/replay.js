import { get } from "../base/api.js";
import { t } from "../base/words.js";

/** Looks back: a slider over all frames, steps, play, and the way back to now. */
export class Replay {
  #bar = document.getElementById("replay");
  #slider = this.#bar.querySelector("input");
  #label = this.#bar.querySelector("output");
  #playing = null;
  #asked = 0;
  #loading = null;
  #frames = new Map();

  /**
   * `show(frame, step)` draws a frame of the past, or the present if it is null. `first()`: the number of the oldest one that can be
   * shown; `last()`: of the newest. `rested()` resolves when the frame that is shown has been there long enough.
   */
  constructor({ path, show, first, last, rested, failed }) {
    Object.assign(this, { path, show, first, last, rested, failed });
    this.number = null;
    this.#slider.addEventListener("input", () => this.go(Number(this.#slider.value)));
    this.#slider.setAttribute("aria-label", t("table-replay-slider"));
    const acts = {
      first: () => this.go(this.first()),
      back: () => this.step(-1),
      play: () => this.play(),
      forward: () => this.step(1),
      now: () => this.now(),
    };
    for (const button of this.#bar.querySelectorAll("button")) {
      button.title = t(`table-replay-${button.dataset.replay}`);
      button.setAttribute("aria-label", button.title);
      button.addEventListener("click", acts[button.dataset.replay]);
    }
  }

  get open() {
    return !this.#bar.hidden;
  }

  toggle() {
    if (this.open) return this.now();
    this.#bar.hidden = false;
    this.update();
  }

  update() {
    this.#slider.min = this.first();
    this.#slider.max = this.last();
    this.#slider.value = this.number ?? this.last();
    this.#label.value = t("table-replay-frame", { number: this.number ?? this.last(), last: this.last() });
    const button = this.#bar.querySelector("[data-replay=play]");
    button.textContent = this.#playing ? "❚❚" : "▶";
  }

  async go(number, step = false) {
    const wanted = Math.max(0, Math.min(number, this.last()));
    const asked = ++this.#asked;
    this.#bar.hidden = false;
    this.number = wanted;
    this.update();
    try {
      await this.#loading;
      if (asked !== this.#asked) return;
      const frame = await this.#load(wanted);
      if (asked === this.#asked) await this.show(frame, step);
    } catch (error) {
      this.#stop();
      this.failed(error);
    }
  }

  /** One frame at a time: a slider that is dragged asks only for where it has come to by then. */
  #load(number) {
    const frame = this.#frame(number);
    this.#loading = frame.catch(() => null);
    return frame;
  }

  async #frame(number) {
    const path = this.path();
    const key = `${path}/${number}`;
    if (!this.#frames.has(key)) this.#frames.set(key, await get(`${path}/${number}`));
    return this.#frames.get(key);
  }

  step(by) {
    this.#stop();
    return this.go(Math.max(this.first(), (this.number ?? this.last()) + by), by > 0);
  }

  async play() {
    if (this.#playing) return this.#stop();
    const run = (this.#playing = {});
    if (this.number === null || this.number >= this.last()) await this.go(this.first());
    while (this.#playing === run && this.number !== null && this.number < this.last()) {
      await this.go(this.number + 1, true);
      await this.rested();
    }
    if (this.#playing === run) this.#stop();
  }

  /** Plays from a frame on. */
  async watch(number) {
    this.#stop();
    await this.go(Math.max(this.first(), number - 1));
    return this.play();
  }

  #stop() {
    this.#playing = null;
    this.update();
  }

  now() {
    this.#stop();
    this.#asked++;
    this.number = null;
    this.#bar.hidden = true;
    this.show(null, false);
  }

  /** Forgets all frames, of whichever seat they were. */
  forget() {
    this.#frames.clear();
    this.#asked++;
    this.number = null;
    this.#playing = null;
    this.#bar.hidden = true;
  }
}
