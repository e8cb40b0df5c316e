/** What of the table cannot be seen whole, as the page is laid out now: sentences, none if all is well. All panels are open. */
() => {
  const TOLD = "#banner, #players, #side, #talk, #replay, #hint, #prompt, #hand";
  const BOX = ".panel, .result, .waiting, .prompt, .hint, .buttons, button, li, .hand-panel, .tabs";
  const PRESSED = "#prompt button, #prompt summary, #hint button, #replay button, .zoom button, .bar button, .bar select";
  const KEPT_WHOLE = "#banner, #players, #side, #prompt";
  const SMALL = 24;
  /** Longer than this is not what a button says first: costs and consequences are small under it. */
  const LONG = 50;
  const faults = new Set();
  const named = (element) => {
    const at = element.closest("[data-panel], [id]");
    return `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 50)}" in ${at.dataset.panel ?? at.id}`;
  };
  const hidden = (element) => !element.checkVisibility() || getComputedStyle(element).clipPath === "inset(50%)";

  for (const panel of document.querySelectorAll("details.panel")) panel.open = true;
  document.body.classList.add("talking");
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);

  /** An element that is wider or higher than the room it has, where that is cut off; #hand is pushed sideways by design. */
  function lookForCuts(element) {
    const wide = element.scrollWidth > element.clientWidth + 1 && element.id !== "hand";
    const high = element.scrollHeight > element.clientHeight + 1;
    if (!element.clientWidth || (!wide && !high)) return;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (hidden(element)) return;
    if (wide && overflowX !== "visible") faults.add(`cut at the side: ${named(element)}`);
    if (high && ["hidden", "clip"].includes(overflowY)) faults.add(`cut below: ${named(element)}`);
  }

  /** The room of an element: its nearest box that is laid out as one. */
  function boxOf(element) {
    const own = element.closest(BOX);
    if (!own) return document.body.getBoundingClientRect();
    return getComputedStyle(own).display === "contents" ? boxOf(own.parentElement) : own.getBoundingClientRect();
  }

  /** Words that reach over the rim of their box. */
  function lookForRims(node, range) {
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const box = boxOf(node.parentElement);
    if (words.width && (words.left < box.left - 1 || words.right > box.right + 1) && !hidden(node.parentElement)) {
      faults.add(`sticks out: ${named(node.parentElement)}`);
    }
    if (words.height > SMALL && node.parentElement.closest(KEPT_WHOLE)) lookForBreaks(node, range);
  }

  /** Short words that are spread over several lines. */
  function lookForBreaks(node, range) {
    for (const { 0: word, index } of node.data.matchAll(/(?<!\p{L})\p{L}{2,8}(?!\p{L})/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { height } = range.getBoundingClientRect();
      const { lineHeight, fontSize } = getComputedStyle(node.parentElement);
      const line = Number.parseFloat(lineHeight) || 1.5 * Number.parseFloat(fontSize);
      if (height > 1.5 * line && !hidden(node.parentElement)) faults.add(`broken: "${word}" in ${named(node.parentElement)}`);
    }
  }

  const range = document.createRange();
  for (const root of document.querySelectorAll(TOLD)) {
    lookForCuts(root);
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node.nodeType === Node.ELEMENT_NODE && node.matches("svg, .built") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      if (currentNode.nodeType === Node.ELEMENT_NODE) lookForCuts(currentNode);
      else if (currentNode.data.trim()) lookForRims(currentNode, range);
    }
  }

  const hand = document.getElementById("hand").getBoundingClientRect();
  for (const button of document.querySelectorAll(PRESSED)) {
    if (hidden(button)) continue;
    button.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const within = left >= 0 && right <= innerWidth && top >= 0 && bottom < innerHeight + 1;
    if (!within) faults.add(`not on the screen: ${named(button)}`);
    if (button.closest("#prompt") && hand.height && bottom > hand.top + 1 && left < hand.right && right > hand.left && top < hand.bottom) faults.add(`under the hand: ${named(button)}`);
  }

  for (const { childNodes } of document.querySelectorAll("#prompt .buttons > [data-offer] > span:not(.sign)")) {
    const label = [...childNodes].filter((part) => !part.matches?.(".outcome")).map((part) => part.textContent).join("");
    if (label.length > LONG) faults.add(`long: ${label}`);
  }

  const zoom = [...document.querySelectorAll(".zoom button")].map((button) => button.getBoundingClientRect());
  for (const spot of document.querySelectorAll("#board .spot")) {
    const box = spot.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (zoom.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)) {
      faults.add(`under the zoom buttons: ${spot.dataset.place}`);
    }
  }
  return [...faults];
}
