/**
 * Makes a shown element like a wanted one and keeps whatever can stay: focus, scrolling, what is under the pointer.
 * Children with `data-key` are the same element wherever they go. Whether anything had to change.
 */
export function morph(shown, wanted) {
  const focused = document.activeElement;
  changes = 0;
  change(shown, wanted);
  if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
  return changes > 0;
}

/** How much has been changed by the morph that is under way. */
let changes = 0;

function change(shown, wanted) {
  if (shown.isEqualNode(wanted)) return;
  changeAttributes(shown, wanted);
  changeChildren(shown, wanted);
}

function changeAttributes(shown, wanted) {
  for (const { name } of [...shown.attributes]) {
    if (wanted.hasAttribute(name) || isKept(shown, name)) continue;
    shown.removeAttribute(name);
    changes++;
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) === value || isKept(shown, name)) continue;
    shown.setAttribute(name, value);
    changes++;
  }
}

/** What is open or closed is the reader's business once it is shown; where a name is, that of labels.js. */
const isKept = (element, name) =>
  (name === "open" && element.localName === "details") || (name === "style" && element.classList.contains("place-name"));

function changeChildren(shown, wanted) {
  const keyed = new Map();
  for (const child of shown.children) if (child.dataset?.key) keyed.set(child.dataset.key, child);
  let next = shown.firstChild;
  for (const child of [...wanted.childNodes]) {
    const key = child.dataset?.key;
    const match = key ? keyed.get(key) : next;
    if (!match || !alike(match, child)) {
      shown.insertBefore(child, next);
      changes++;
      continue;
    }
    if (match === next) next = next.nextSibling;
    else {
      shown.insertBefore(match, next);
      changes++;
    }
    if (match.nodeType === Node.ELEMENT_NODE) change(match, child);
    else if (match.data !== child.data) {
      match.data = child.data;
      changes++;
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
    changes++;
  }
}

const alike = (a, b) => a.nodeName === b.nodeName && a.dataset?.key === b.dataset?.key;
