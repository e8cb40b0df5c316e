/**
 * Makes a shown element like a wanted one and keeps whatever can stay: focus, scrolling, what is under the pointer.
 * Children with `data-key` are the same element wherever they go.
 */
export function morph(shown, wanted) {
  const focused = document.activeElement;
  change(shown, wanted);
  if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
}

function change(shown, wanted) {
  if (shown.isEqualNode(wanted)) return;
  changeAttributes(shown, wanted);
  changeChildren(shown, wanted);
}

function changeAttributes(shown, wanted) {
  for (const { name } of [...shown.attributes]) {
    if (!wanted.hasAttribute(name) && !keptByReader(shown, name)) shown.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value && !keptByReader(shown, name)) shown.setAttribute(name, value);
  }
}

/** What is open or closed is the reader's business once it is shown. */
const keptByReader = (element, name) => name === "open" && element.localName === "details";

function changeChildren(shown, wanted) {
  const keyed = new Map();
  for (const child of shown.children) if (child.dataset?.key) keyed.set(child.dataset.key, child);
  let next = shown.firstChild;
  for (const child of [...wanted.childNodes]) {
    const key = child.dataset?.key;
    const match = key ? keyed.get(key) : next;
    if (!match || !alike(match, child)) {
      shown.insertBefore(child, next);
      continue;
    }
    if (match === next) next = next.nextSibling;
    else shown.insertBefore(match, next);
    if (match.nodeType === Node.ELEMENT_NODE) change(match, child);
    else if (match.data !== child.data) match.data = child.data;
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

const alike = (a, b) => a.nodeName === b.nodeName && a.dataset?.key === b.dataset?.key;
