import { post } from "../base/api.js";

const PAUSE = 150;
const BRACKETS = /\([^()]*\)/g;
const WORDS = /[+−]?[\p{L}\p{N}][\p{L}\p{N}.’'–-]*/gu;

/** The shortest order that can be typed for an element of the table; if nothing is offered on one, for the first offer. */
export function example(offers, pieces) {
  const placed = offers.filter(({ on, waives }) => on.length && !waives);
  const [first, ...others] = (placed.length ? placed : offers.slice(0, 1)).map((offer) => typable(offer, pieces));
  return others.reduce((best, next) => (next.length < best.length ? next : best), first);
}

/** An offer as it can be typed in the reader's words: its label without brackets, and what is written on the piece that it is on. */
function typable({ label, on }, pieces) {
  const said = label.replace(BRACKETS, " ");
  const face = pieces.find(({ id }) => id === on[0])?.face ?? "";
  const named = said.toLowerCase().includes(face.toLowerCase()) ? said : `${said} ${face}`;
  return (named.match(WORDS) ?? [label]).join(" ");
}

/** The words with which all of some actions begin, if they say more than a text does, else null. */
export function completed(text, actions) {
  const [first = [], ...others] = actions.map((action) => action.split(" "));
  const unlike = first.findIndex((word, n) => others.some((other) => other[n] !== word));
  const common = unlike < 0 ? first : first.slice(0, unlike);
  const says = common.join(" ");
  return common.length && common.length >= text.split(/\s+/).length && says !== text ? says : null;
}

/** What is typed as an order: the server reads it, as in the terminal, and says what it may mean. */
export class Orders {
  /** What the latest answer says: `{ask, text, actions, close, reason}`; null: nothing is typed. */
  #found = null;
  #timer = null;
  #wanted = "";

  constructor(session, { failed, changed }) {
    Object.assign(this, { session, failed, changed });
  }

  /** What is known of the text, for the question that stands; null: nothing is typed. */
  get found() {
    return this.#found?.ask === this.session.store?.ask ? this.#found : null;
  }

  /** The text has changed. Asked as soon as the reader pauses. */
  type(text) {
    this.#wanted = text.trim();
    clearTimeout(this.#timer);
    if (this.#wanted) this.#timer = setTimeout(() => this.#ask(), PAUSE);
    else this.forget();
  }

  /** The only action that the text means, asked at once; null if it means none or several. */
  async only(text) {
    this.#wanted = text.trim();
    clearTimeout(this.#timer);
    if (this.#wanted && this.found?.text !== this.#wanted) await this.#ask();
    const { actions = [] } = this.found ?? {};
    return actions.length === 1 ? actions[0] : null;
  }

  /** What the text can be completed to; null if there is nothing to add. */
  get completion() {
    const { found } = this;
    return found && completed(found.text, found.actions.length ? found.actions : found.close);
  }

  forget() {
    clearTimeout(this.#timer);
    this.#wanted = "";
    if (this.#found === null) return;
    this.#found = null;
    this.changed();
  }

  /** Why nothing can be done on an element: each `{action, label, rule, text}`; none if no single rule says so. */
  async whyNot(on) {
    const { store, seat, path } = this.session;
    const answer = await post(`${path}/seats/${seat}/reasons`, { ask: store.ask, on });
    return store === this.session.store ? answer.reasons : [];
  }

  async #ask() {
    const { store, seat, path } = this.session;
    const [ask, text] = [store.ask, this.#wanted];
    try {
      const answer = await post(`${path}/seats/${seat}/orders`, { ask, text });
      if (store !== this.session.store || text !== this.#wanted) return;
      this.#found = { ask, text, ...answer };
      this.changed();
    } catch (error) {
      if (error.code !== "stale") this.failed(error);
    }
  }
}
