import { t } from "../base/words.js";

/** What can be pointed at: pieces, places, lines of a panel, panels, and lines of the log that speak of pieces. */
export const THINGS = "[data-piece], [data-fact], [data-place], [data-panel], #log [data-on]";
/** What lies at a place is listed up to here. */
const MOST_LISTED = 6;

/**
 * What an element of the page is: `{key, title, seat, place, own: [text], marks: [{text, meaning}], meaning, rule, glossary, piece}`; null if there is
 * nothing to say. `id`: the place of the drawing that is meant, if the drawing itself is pointed at.
 */
export function explained(element, scene, id = null) {
  if (!scene) return null;
  if (id) return ofPlace(id, scene);
  const { piece, fact, place, on } = element.dataset;
  if (piece) return ofPiece(piece, scene);
  if (fact !== undefined) return ofFact(element.closest("[data-panel]")?.dataset.panel, fact, scene);
  if (place) return ofPlace(place, scene);
  if (on) return JSON.parse(on).map((each) => ofPiece(each, scene)).find((each) => each?.own.length) ?? null;
  return ofPanel(element.dataset.panel, scene);
}

function ofPiece(id, scene) {
  const piece = scene.pieces.find((each) => each.id === id);
  if (!piece) return null;
  const face = piece.face ?? t("table-face-down");
  const place = scene.places.find((each) => each.id === piece.place);
  return said(piece, scene, {
    key: `piece ${id}`,
    title: piece.count > 1 ? t("table-counted", { count: piece.count, face }) : face,
    seat: piece.seat ?? place?.seat,
    place: place?.name,
    own: [piece.about, piece.note],
    piece,
  });
}

function ofPlace(id, scene) {
  const place = scene.places.find((each) => each.id === id);
  if (!place) return null;
  const there = scene.pieces.filter((piece) => piece.place === id && !piece.printed && piece.face !== null);
  const listed = there.map(({ face, count }) => (count > 1 ? t("table-counted", { count, face }) : face));
  const more = listed.length > MOST_LISTED ? ["…"] : [];
  return said(place, scene, {
    key: `place ${id}`,
    title: place.name,
    seat: place.seat,
    own: [place.about, [...listed.slice(0, MOST_LISTED), ...more].join(", ")],
  });
}

function ofFact(panelId, label, scene) {
  const panel = scene.panels.find(({ id }) => id === panelId);
  const fact = panel?.facts.find((each) => each.label === label);
  if (!fact) return null;
  const title = `${fact.label}: ${fact.value}`;
  return said(fact, scene, { key: `fact ${panelId} ${label}`, title, seat: panel.seat, own: [fact.about] });
}

function ofPanel(id, scene) {
  const panel = scene.panels.find((each) => each.id === id);
  if (!panel) return null;
  return said(panel, scene, { key: `panel ${id}`, title: panel.title, seat: panel.seat, own: [] });
}

/** Puts together what a thing says of itself, what its figures mean, and what its term means. */
function said(thing, { explained = {}, marks }, { own, ...rest }) {
  const figures = thing.id ? marks.filter(({ on, text, term }) => text && term && on.includes(thing.id)) : [];
  const { text: meaning = "", rule = null, glossary = null } = explained[thing.term] ?? {};
  const found = {
    ...rest,
    own: own.filter(Boolean).map(sentence),
    marks: figures
      .filter(({ term }) => term !== thing.term)
      .map(({ text, term }) => ({ text, meaning: explained[term]?.text ?? "" })),
    meaning,
    rule,
    glossary,
  };
  return found.own.length || found.marks.length || meaning ? found : null;
}

/** With a capital at its beginning and a full stop at its end. */
function sentence(text) {
  const begun = text[0].toUpperCase() + text.slice(1);
  return /[.!?…:)]$/.test(begun) ? begun : `${begun}.`;
}
