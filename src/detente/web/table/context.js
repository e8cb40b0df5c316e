import { markIndex } from "./marks.js";

/** All that drawing a scene needs to know, gathered once. */
export function contextOf({ scene, table, sheet, choice, wide }) {
  const byPlace = new Map();
  for (const piece of scene.pieces) {
    if (!byPlace.has(piece.place)) byPlace.set(piece.place, []);
    byPlace.get(piece.place).push(piece);
  }
  for (const pieces of byPlace.values()) pieces.sort((a, b) => a.order - b.order);
  const places = new Map(scene.places.map((place) => [place.id, place]));
  const hands = scene.panels.filter((panel) => panel.kind === "hand");
  return {
    scene,
    sheet,
    choice,
    wide,
    seats: table.seats,
    places,
    marks: markIndex(scene.marks),
    picked: pickedOn(choice),
    inHand: new Set(hands.flatMap((panel) => panel.places)),
    onBoard: scene.places.filter((place) => sheet.anchors.has(place.id)),
    at: (id) => byPlace.get(id) ?? [],
    placesOf: (panel) => panel.places.map((id) => places.get(id)).filter((place) => place && !sheet.anchors.has(place.id)),
  };
}

/** The elements from which the chosen offer was picked: those that none of its neighbours is on. */
function pickedOn(choice) {
  return new Set(choice.path.flatMap((offer) => offer.on));
}
