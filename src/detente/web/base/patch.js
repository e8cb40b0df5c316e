/** Scenes and what changes in them. */

const LISTS = ["places", "pieces", "panels"];

/** The scene that a patch makes of a scene; the old one stays as it is. */
export function patched(scene, patch) {
  const made = { ...scene, ...patch };
  for (const name of LISTS) if (name in patch) made[name] = patchedList(scene[name], patch[name]);
  return made;
}

function patchedList(elements, { put = [], drop = [], order }) {
  const byId = new Map(elements.map((element) => [element.id, element]));
  for (const id of drop) byId.delete(id);
  for (const element of put) byId.set(element.id, element);
  return order ? order.map((id) => byId.get(id)).filter(Boolean) : [...byId.values()];
}
