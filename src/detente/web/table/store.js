import { patched } from "../base/patch.js";

/** What one seat has been shown of a table. */
export class Store {
  scene = null;
  number = -1;
  ask = null;
  log = [];
  chat = [];

  /** The answer to a watch. A frame of null is one that is here already, or a game that has not started. */
  hello({ chat, frame, since }) {
    this.chat = chat;
    if (!frame) return;
    if (since === null) this.log = [];
    this.take(frame);
  }

  /** The whole log, each line with its frame, in the place of the last lines that came with a hello. */
  wholeLog({ frames, first, log }) {
    this.first = first;
    this.log = [...log, ...this.log.filter((line) => line.frame >= frames)];
  }

  /** Whether a frame follows the one that is here. */
  follows(frame) {
    return Boolean(frame.scene) || (this.scene !== null && frame.number === this.number + 1);
  }

  take(frame) {
    this.scene = frame.scene ?? patched(this.scene, frame.patch);
    this.number = frame.number;
    this.ask = frame.ask;
    for (const line of frame.log) this.log.push({ frame: frame.number, ...line });
  }
}
