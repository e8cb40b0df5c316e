import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { Board } from "../table/board.js";
import { contextOf } from "../table/context.js";
import { Choice } from "../table/offers.js";
import { isCard, picture, ratio, seatColour, useColours } from "../table/pieces.js";
import { loadSheet } from "../table/sheet.js";

/**
 * Draws the pictures of a page in the places that it has for them: `data-picture`, counted from 1.
 *
 * @returns {Promise<Object[]>} the sheet of each picture
 */
export async function drawPictures(root, { game, pictures }) {
  const sheets = await Promise.all(pictures.map(({ board }) => loadSheet({ game, board })));
  for (const place of root.querySelectorAll("[data-picture]")) {
    const n = place.dataset.picture - 1;
    if (!pictures[n]) continue;
    useColours(sheets[n].palette);
    draw(place, pictures[n], sheets[n]);
  }
  return sheets;
}

function draw(place, { shows, scene }, sheet) {
  place.setAttribute("role", "img");
  place.setAttribute("aria-label", place.textContent);
  if (shows === "board") drawBoard(place, scene, sheet);
  else {
    const many = scene.pieces.filter((piece) => shows.includes(piece.place)).length;
    place.prepend(el("span", { class: "rows", style: `--many:${many}` }, shows.map((id) => drawPlace(id, scene, sheet))));
  }
}

function drawBoard(place, scene, sheet) {
  place.prepend(el("span", { id: "board", inert: true }));
  const table = { seats: scene.panels.filter(({ kind }) => kind === "player").map(({ title }) => ({ name: title })) };
  const { width, height } = sheet.box;
  place.style.setProperty("--board", (width / height).toFixed(3));
  const words = { board: t("table-board"), zoomIn: t("table-zoom-in"), zoomOut: t("table-zoom-out"), fit: t("table-zoom-fit") };
  const board = new Board(sheet, { act: () => {}, words });
  const choice = new Choice();
  choice.renew([]);
  board.draw(contextOf({ scene, table, sheet, choice, wide: true, touched: new Set() }));
}

/** The pieces at a place, with its name. */
function drawPlace(id, { places, pieces }, sheet) {
  const there = pieces.filter((piece) => piece.place === id).sort((a, b) => a.order - b.order);
  return el(
    "span",
    { class: "laid" },
    el("small", {}, places.find((place) => place.id === id)?.name),
    el(
      "span",
      { class: "pieces" },
      there.map((piece) =>
        el(
          "span",
          { class: `piece ${isCard(piece.sprite, sheet) ? "upright" : "token"}`, "data-seat-colour": seatColour(piece.seat), style: `--ratio:${ratio(piece.sprite, sheet).toFixed(3)}` },
          el("span", { class: "picture" }, picture(piece, sheet), piece.count > 1 && el("span", { class: "count" }, String(piece.count))),
        ),
      ),
    ),
  );
}
