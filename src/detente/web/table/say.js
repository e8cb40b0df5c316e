/** Speaks to those who do not look: lines are said one after the other, when the reader has time. */
const WAIT = 150;
let waiting = [];

export function say(text) {
  if (!text) return;
  if (waiting.length === 0) setTimeout(speak, WAIT);
  waiting.push(text);
}

function speak() {
  if (!waiting.length) return;
  document.getElementById("live").textContent = waiting.join(" ");
  waiting = [];
}

/** Forgets what was said and what was to be said. */
export function hush() {
  waiting = [];
  document.getElementById("live").textContent = "";
}
