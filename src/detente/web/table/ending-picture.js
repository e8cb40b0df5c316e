/** The end of a game as a picture to keep or to send: drawn here, in the browser, in the colours of the page. */

import { t } from "../base/words.js";
import { seatColour } from "./pieces.js";
import { nameAt } from "./result.js";
import { rankOf } from "./standings.js";

const WIDTH = 1200;
const POSTER = 600;
const PAD = 56;
const ROW = 58;
const BADGE = 19;

/** Makes the picture and lets the browser save it as PNG. */
export async function savePicture({ found, table, panels, sums }) {
  const poster = await loaded(`data:image/svg+xml,${encodeURIComponent(found.picture)}`);
  const canvas = document.createElement("canvas");
  const rows = table.places;
  canvas.width = WIDTH;
  canvas.height = POSTER + PAD * 5 + rows.length * ROW;
  const pen = canvas.getContext("2d");
  const look = getComputedStyle(document.body);
  const serif = look.getPropertyValue("--serif");
  const sans = look.getPropertyValue("--sans");
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.drawImage(poster, 0, 0, WIDTH, POSTER);
  pen.fillStyle = colour("--ink");
  let y = POSTER + PAD * 1.3;
  write(pen, sums ? `${found.title} · ${sums}` : found.title || t("table-result"), PAD, y, `700 54px ${serif}`);
  y += PAD;
  write(pen, found.text, PAD, y, `400 30px ${sans}`);
  y += PAD * 1.1;
  const [first] = found.scores;
  for (const { seat, place } of rows) {
    pen.fillStyle = colour("--ink");
    write(pen, rankOf(table, place), PAD, y, `600 32px ${serif}`);
    pen.fillStyle = seatShade(seat);
    pen.beginPath();
    pen.arc(PAD + 86, y - 11, BADGE, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = colour("--ink");
    write(pen, nameAt(table, panels, seat), PAD + 124, y, `${place === 1 ? 700 : 400} 32px ${sans}`, WIDTH - 500);
    if (first) {
      pen.textAlign = "right";
      write(pen, first.values[seat] ?? "–", WIDTH - PAD, y, `600 32px ${sans}`);
      pen.textAlign = "left";
    }
    y += ROW;
  }
  pen.fillStyle = colour("--ink-soft");
  write(pen, [`Détente · ${table.title}`, first?.name].filter(Boolean).join(" · "), PAD, canvas.height - PAD / 2, `400 24px ${sans}`);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${table.game}-${table.id}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A text in one line, narrower if it would not fit. */
function write(pen, words, x, y, font, most = WIDTH - 2 * PAD) {
  pen.font = font;
  pen.fillText(words, x, y, most);
}

function loaded(address) {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

/** A colour of the page as it is now, in light or dark. */
function colour(name) {
  return shade((probe) => (probe.style.color = `var(${name})`));
}

function seatShade(seat) {
  return shade((probe) => {
    probe.dataset.seatColour = seatColour(seat);
    probe.style.color = "var(--seat)";
  });
}

function shade(set) {
  const probe = document.createElement("span");
  set(probe);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
