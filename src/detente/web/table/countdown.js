/** A time that passes and can be held. */
export class Countdown {
  #left;
  #done;
  #timer = null;
  #since = 0;

  /** `done()` is called once, when `milliseconds` have passed while it was not held. */
  constructor(milliseconds, done) {
    this.#left = milliseconds;
    this.#done = done;
    this.go();
  }

  /** Time stands still. */
  hold() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#left -= performance.now() - this.#since;
  }

  /** Time goes on. */
  go() {
    if (this.#timer !== null || !this.#done) return;
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.end(), Math.max(0, this.#left));
  }

  /** It has passed now. */
  end() {
    this.drop()?.();
  }

  /** It never passes. What should have been called then. */
  drop() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const done = this.#done;
    this.#done = null;
    return done;
  }
}
