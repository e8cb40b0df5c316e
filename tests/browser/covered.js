/** On the board: the "points" that are pressed to choose what is offered, or which of them are "covered" by a name. */
(wanted) => {
  const place = (element) => element.closest("[data-place]").dataset.place;
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const board = document.querySelector("#board").getBoundingClientRect();
  const offered = [...document.querySelectorAll("#board .spot[data-offers], #board .piece[data-offers]")]
    .map((element) => ({ element, point: middle(element.getBoundingClientRect()) }))
    .filter(({ point: [x, y] }) => x > board.left && x < board.right && y > board.top && y < board.bottom);
  if (wanted === "points") return offered.map(({ point }) => point);
  const names = [...document.querySelectorAll("#board .spot.unnamed .place-name")]
    .filter((name) => getComputedStyle(name).clipPath === "none")
    .map((name) => ({ name, box: name.getBoundingClientRect() }));
  const faults = [];
  for (const { element, point: [x, y] } of offered) {
    for (const { name, box } of names) {
      const over = x > box.left && x < box.right && y > box.top && y < box.bottom;
      if (over && place(name) !== place(element)) faults.push(`the name of ${place(name)} covers ${place(element)}`);
    }
    const pressed = document.elementFromPoint(x, y)?.closest(".place-name");
    if (pressed && place(pressed) !== place(element)) faults.push(`a click on ${place(element)} goes to ${place(pressed)}`);
  }
  return faults;
}
