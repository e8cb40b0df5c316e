/** Announces lines to screen readers, one after the other. */
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

/** Drops all announcements. */
export function hush() {
  waiting = [];
  document.getElementById("live").textContent = "";
}
