/** Frames wait for each other; the more wait, the faster they pass. */
export class Queue {
  #waiting = [];
  #running = false;

  /** `show(frame, speed)` resolves when the frame has come to rest. */
  constructor(show) {
    this.show = show;
  }

  add(frame) {
    this.#waiting.push(frame);
    if (!this.#running) this.#run();
  }

  clear() {
    this.#waiting = [];
  }

  async #run() {
    this.#running = true;
    document.body.dataset.busy = "";
    try {
      while (this.#waiting.length) {
        const speed = this.#waiting.length;
        await this.show(this.#waiting.shift(), speed);
      }
    } finally {
      this.#running = false;
      delete document.body.dataset.busy;
    }
  }
}
