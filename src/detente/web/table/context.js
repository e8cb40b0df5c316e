import { t } from "../base/words.js";
import { markIndex } from "./marks.js";

/** All that drawing a scene needs to know, gathered once. */
export function contextOf({ scene, table, sheet, choice, wide, touched }) {
  const byPlace = new Map();
  for (const piece of scene.pieces) {
    if (!byPlace.has(piece.place)) byPlace.set(piece.place, []);
    byPlace.get(piece.place).push(piece);
  }
  for (const pieces of byPlace.values()) pieces.sort((a, b) => a.order - b.order);
  const places = new Map(scene.places.map((place) => [place.id, place]));
  const players = scene.panels.filter(({ kind }) => kind === "player");
  const own = players.find(({ seat }) => seat === scene.seat);
  const hands = scene.panels.filter(({ kind }) => kind === "hand" || kind === "display");
  const piles = new Set(scene.panels.filter((panel) => panel.kind === "discard").flatMap((panel) => panel.places));
  return {
    scene,
    sheet,
    choice,
    wide,
    seats: table.seats,
    delay: table.delayed ? table.delay : null,
    places,
    marks: markIndex(scene.marks),
    picked: pickedOn(choice, scene.marks),
    names: namesOf(scene),
    own: own && { id: own.id, name: t("table-you") },
    allies: new Set(own?.allies ?? []),
    sides: [...new Set(players.map(({ seat, allies = [] }) => Math.min(seat, ...allies)))],
    touched,
    inHand: new Set(hands.flatMap((panel) => panel.places)),
    onBoard: scene.places.filter((place) => sheet.anchors.has(place.id)),
    at: (id) => byPlace.get(id) ?? [],
    seenAt: (id) => (piles.has(id) ? closed(byPlace.get(id) ?? [], choice) : (byPlace.get(id) ?? [])),
    placesOf: (panel) =>
      panel.places.map((id) => places.get(id)).filter((place) => place && !sheet.anchors.has(place.id)),
  };
}

/** What cards, places and panels are called, by their ids. */
export function namesOf({ pieces, places, panels }) {
  return new Map([
    ...panels.map(({ id, title }) => [id, title]),
    ...places.map(({ id, name }) => [id, name]),
    ...pieces.filter(({ face }) => face).map(({ id, face }) => [id, face]),
  ]);
}

/** A closed pile shows its top piece and how many there are. It is open if one of its pieces can be chosen. */
function closed(pieces, choice) {
  const top = pieces.at(-1);
  if (!top || pieces.slice(0, -1).some((piece) => choice.on(piece.id).length)) return pieces;
  return [{ ...top, count: pieces.reduce((sum, piece) => sum + piece.count, 0) }];
}

/** The elements that have been chosen: those of what is picked so far, and what the game says that the question is about. */
function pickedOn(choice, marks) {
  return new Set([...choice.path, ...marks.filter(({ kind }) => kind === "target")].flatMap(({ on }) => on));
}
