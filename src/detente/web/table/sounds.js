/** Short sounds for what happens, made on the spot; off until the reader turns them up. Kept in the browser. */

const STORED = "detente-sound";
/** How loud each step is; the first is silence. */
const VOLUMES = { off: 0, soft: 0.12, loud: 0.4 };
const USUAL = "off";

/** What each sound is made of: `[start, length, from, to, wave]` in seconds and Hertz; noise has no wave. */
const SOUNDS = {
  turn: [[0, 0.16, 523, 523, "sine"], [0.13, 0.3, 784, 784, "sine"]],
  dice: [[0, 0.04, 1800, 900], [0.07, 0.04, 1600, 800], [0.16, 0.05, 1400, 700], [0.27, 0.06, 1200, 500]],
  card: [[0, 0.09, 2600, 900]],
  death: [[0, 1.1, 150, 38, "sawtooth"], [0, 1.4, 500, 60]],
  end: [[0, 0.3, 392, 392, "triangle"], [0.2, 0.3, 494, 494, "triangle"], [0.4, 0.8, 587, 587, "triangle"]],
};

let chosen = stored();
let context = null;
let noise = null;

/** The names of all volumes, silence first. */
export const VOLUME_NAMES = Object.keys(VOLUMES);

export const volume = () => chosen;

export function setVolume(name) {
  chosen = name;
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // it holds for this page then
  }
}

/** Plays a sound by its name (see `SOUNDS`); nothing at all while sounds are off or before the reader has touched the page. */
export function play(name) {
  if (!VOLUMES[chosen] || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  context.resume();
  const out = context.createGain();
  out.gain.value = VOLUMES[chosen];
  out.connect(context.destination);
  for (const part of SOUNDS[name]) sounding(part, out);
  document.body.dataset.sounded = name;
}

/** What is to be heard of a frame: the gravest of what happens in it. */
export function heard({ frame, before, after }) {
  if (after.over && !before.over) return "end";
  if (frame.log.some(({ ends }) => ends)) return "death";
  if (frame.changes.some(({ kind }) => kind === "roll")) return "dice";
  if (after.prompt.mine && !before.prompt.mine) return "turn";
  return frame.changes.some(({ kind }) => kind === "move") ? "card" : null;
}

function sounding([start, length, from, to, wave], out) {
  const begin = context.currentTime + start;
  const end = begin + length;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0.0001, begin);
  shape.gain.exponentialRampToValueAtTime(1, begin + 0.012);
  shape.gain.exponentialRampToValueAtTime(0.0001, end);
  shape.connect(out);
  const source = wave ? tone(wave, from, to, begin, end) : rustle(from, to, begin, end, shape);
  if (wave) source.connect(shape);
  source.start(begin);
  source.stop(end);
}

function tone(wave, from, to, begin, end) {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  return source;
}

/** Noise through a band that wanders: paper, wood, a rumble. */
function rustle(from, to, begin, end, shape) {
  const source = context.createBufferSource();
  source.buffer = noise ??= whiteNoise();
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(band).connect(shape);
  return source;
}

function whiteNoise() {
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const values = made.getChannelData(0);
  for (let k = 0; k < values.length; k++) values[k] = 2 * Math.random() - 1;
  return made;
}

function stored() {
  try {
    const name = localStorage.getItem(STORED);
    return name in VOLUMES ? name : USUAL;
  } catch {
    return USUAL;
  }
}
