/** The offers that are open, once the first of those that are sent together have been picked. It knows data only. */
export class Choice {
  path = [];
  #offers = [];
  /** Where each piece may be dropped, and the open offers of which that was computed. */
  #drops = NOWHERE;
  #droppedOf = null;

  /** Takes the offers of a new scene; what has been picked stays picked if it is still offered. */
  renew(offers) {
    if (JSON.stringify(offers) === JSON.stringify(this.#offers)) return;
    const picked = this.path.map((offer) => offer.action);
    this.#offers = offers;
    this.path = [];
    for (const action of picked) {
      const same = this.open.find((offer) => offer.action === action && leads(offer));
      if (!same) break;
      this.path.push(same);
    }
  }

  /** What may be chosen now. */
  get open() {
    return this.path.at(-1)?.then ?? this.#offers;
  }

  /** The marks of what the last offer picked would change. */
  get foreseen() {
    return this.path.at(-1)?.preview ?? [];
  }

  on(id) {
    return this.open.filter((offer) => offer.on.includes(id));
  }

  /** What a click on an element may mean: what is an aside there can be had elsewhere, by a drag or in the list of all. */
  meant(id) {
    const offers = this.on(id);
    const first = offers.filter(({ aside }) => aside !== id);
    return first.length ? first : offers;
  }

  named(action) {
    return this.open.find((offer) => offer.action === action);
  }

  /** The actions to be sent, or null if the offer leads to others, which are then open. */
  pick(offer) {
    const next = onlyStep(offer);
    if (leads(offer) && !next) {
      this.path.push(offer);
      return null;
    }
    return [...this.path, offer, ...(next ? [next] : [])].map(({ action }) => action);
  }

  back() {
    return this.path.pop() !== undefined;
  }

  /** Where something can be dropped that is dragged from a piece: ids with what each drop may mean, as offers in the order of the notation. */
  drops(piece) {
    if (this.#droppedOf !== this.open) {
      this.#droppedOf = this.open;
      this.#drops = dropsOf(this.open);
    }
    return this.#drops.get(piece) ?? NOWHERE;
  }
}

const NOWHERE = new Map();

/** For each piece that can be dragged where to, and what that means. */
function dropsOf(offers) {
  const all = new Map();
  const add = (pieces, targets, meaning) => {
    for (const piece of pieces) {
      for (const id of targets) {
        if (id === piece) continue;
        if (!all.has(piece)) all.set(piece, new Map());
        const drops = all.get(piece);
        drops.set(id, [...(drops.get(id) ?? []), meaning]);
      }
    }
  };
  for (const offer of offers) {
    const { pieces = [], onto = [] } = offer.drag ?? {};
    const following = [...(offer.then ?? []), ...(offer.drops ?? [])];
    for (const next of following) {
      add(pieces, next.on, [offer, next]);
      const later = (next.drag?.pieces ?? []).filter((piece) => !pieces.includes(piece));
      const both = offer.on.filter((id) => next.drag?.onto.includes(id));
      add(later, both, [offer, next]);
    }
    add(pieces, onto, [offer]);
  }
  return all;
}

/** Whether two offers are sent together, although a click on the first one would send it alone. */
export const bothAtOnce = ([first, next]) => Boolean(next && first.drops?.includes(next));

/** What comes after an offer of itself: the only one, and on no element, so that there is nothing to choose. */
export const onlyStep = ({ then = [] }) => (then.length === 1 && !then[0].on.length ? then[0] : null);

export const leads = (offer) => (offer.then?.length ?? 0) > 0;

/** Offers of the same verb in the order of their labels, as `language` sorts them; verbs as they come. */
export function sortedByLabel(offers, language) {
  const verbs = new Map();
  for (const offer of offers) {
    const verb = offer.action.split(" ", 1)[0];
    if (!verbs.has(verb)) verbs.set(verb, []);
    verbs.get(verb).push(offer);
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...verbs.values()].flatMap((same) => same.sort((one, other) => compare(one.label, other.label)));
}

/**
 * Offers by what they are on, in the order in which they come: `[name, offers]`. The name is empty where the labels say it
 * themselves, or if there is none. `names`: of elements, by id.
 */
export function grouped(offers, names) {
  const groups = new Map();
  for (const offer of offers) {
    const heading = unsaid(offer, names);
    if (!groups.has(heading)) groups.set(heading, []);
    groups.get(heading).push(offer);
  }
  return [...groups];
}

/** The name of what an offer is on, if its label does not say it. */
function unsaid({ label, on }, names) {
  const name = names.get(on.find((id) => names.has(id))) ?? "";
  return label.toLowerCase().includes(name.toLowerCase()) ? "" : name;
}

/** What an offer is called away from what it is on. */
export function fullLabel(offer, names) {
  const name = unsaid(offer, names);
  return name ? `${offer.label} (${name})` : offer.label;
}

/** A label in two parts: what is done, and what is in brackets after it if that is long, such as costs and values. */
export function parted(label) {
  const [, done, worth] = label.match(/^(.+) \(([^()]{10,})\)$/) ?? [];
  return done ? [done, worth] : [label, ""];
}

/** What all labels begin with, up to a colon. */
export function lead(labels) {
  const [head] = labels[0]?.match(/^[^:]+: /) ?? [""];
  return labels.length > 1 && labels.every((label) => label.startsWith(head)) ? head : "";
}

/** What all labels say after a number, if the question says it, too: ` infantry` of "Infantry from Serbia: how many?". */
export function figures(labels, question) {
  const [, unit] = labels[0]?.match(/^\d+( [^\d()]+)$/) ?? [];
  const alike = unit && labels.length > 1 && labels.every((label) => label.endsWith(unit) && /^\d+$/.test(label.slice(0, -unit.length)));
  return alike && question.toLowerCase().includes(unit.trim().toLowerCase()) ? unit : "";
}

/** More changes than this are shown on the table only. */
const SAID = 2;

/**
 * What an offer would change, in words: `Turkey: up to 7 : 6`. `all`: what is offered beside it; what all of them would change
 * alike says nothing about this one, and what leads to a further choice changes nothing yet. `own`: the panel of the one who decides
 * and what it is called there; it needs no name where nothing else changes.
 */
export function consequences({ preview = [], then = [] }, all, { names, own }) {
  if (then.length) return "";
  const alike = (mark) => (other) => other.text === mark.text && other.on[0] === mark.on[0];
  const said = preview.filter((mark) => mark.text && !(all.length > 1 && all.every((each) => each.preview?.some(alike(mark)))));
  if (said.length > SAID) return "";
  const alone = said.every(({ on }) => on[0] === own?.id);
  const whose = ([id]) => (id === own?.id ? !alone && own.name : names.get(id));
  return said.map(({ on, text }) => (whose(on) ? `${whose(on)}: ${text}` : text)).join("; ");
}

const rank = ({ waives, standing }) => (waives ? 2 : standing ? 0 : 1);

/** Offers in the order in which they are shown: first the answer that may be given for good, last what only gives up the others. */
export const arranged = (offers) => [...offers].sort((one, other) => rank(one) - rank(other));

/** Offers on none of the ids that are shown: they need buttons of their own. */
export const unplaced = (offers, shown) => offers.filter((offer) => !offer.on.some((id) => shown.has(id)));
