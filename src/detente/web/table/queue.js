/** Frames wait for each other. However many wait, each is shown at the reader's pace, unless they want the newest now. */
export class Queue {
  #waiting = [];
  #running = false;
  #hurried = false;

  /** `show(frame, hurried)` resolves when the frame has come to rest; `rested()` is called when none waits. */
  constructor(show, rested) {
    this.show = show;
    this.rested = rested;
  }

  get length() {
    return this.#waiting.length;
  }

  /** Whether a frame is being shown or waits for it. */
  get busy() {
    return this.#running;
  }

  add(frame) {
    this.#waiting.push(frame);
    if (!this.#running) this.#run();
  }

  clear() {
    this.#waiting = [];
  }

  /** All that wait now are only drawn. */
  hurry() {
    this.#hurried = this.#waiting.length > 0;
  }

  async #run() {
    this.#running = true;
    document.body.dataset.busy = "";
    try {
      while (this.#waiting.length) await this.show(this.#waiting.shift(), this.#hurried);
    } finally {
      this.#running = false;
      this.#hurried = false;
      delete document.body.dataset.busy;
    }
    this.rested();
  }
}
