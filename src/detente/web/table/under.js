/** How far from a line, in pixels of the screen, it is hit all the same. */
const NEAR = 5;
const STEPS = [-1, -0.5, 0, 0.5, 1];

/**
 * Which elements of a drawing are under a point of the screen, the smallest first, even those that do not take the pointer.
 * `elements`: `[id, element]`.
 */
export function under(svg, elements, point) {
  const frame = svg.getBoundingClientRect();
  const { x, y, width } = svg.viewBox.baseVal;
  const scale = frame.width / width;
  const own = new DOMPoint(x + (point.x - frame.left) / scale, y + (point.y - frame.top) / scale);
  return elements
    .map(([id, element]) => ({ id, element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => isNear(box, point) && covers(element, svg, own, NEAR / scale))
    .sort((one, other) => areaOf(one.box) - areaOf(other.box))
    .map(({ id }) => id);
}

const isNear = ({ left, right, top, bottom, width, height }, { x, y }) =>
  width + height > 0 && x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR;

const areaOf = ({ width, height }) => width * height;

/** Whether an element covers a point of the drawing; of a line, whether it is near. */
function covers(element, svg, point, near) {
  if (!(element instanceof SVGGeometryElement)) return true;
  const matrix = svg.getScreenCTM().inverse().multiply(element.getScreenCTM()).inverse();
  const own = point.matrixTransform(matrix);
  const { x, y } = own;
  if (!element.classList.contains("way")) return element.isPointInFill(own) || element.isPointInStroke(own);
  return STEPS.some((dx) => STEPS.some((dy) => element.isPointInStroke(new DOMPoint(x + dx * near, y + dy * near))));
}
