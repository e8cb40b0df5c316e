/** Where links lead. */

export function tableAddress(id, seat = null) {
  const address = `/table/${encodeURIComponent(id)}`;
  return seat === null ? address : `${address}?seat=${seat}`;
}

export const rulesAddress = (game, rule = "") =>
  `/rules/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ""}`;

export const startAddress = (game) => `/start/${encodeURIComponent(game)}`;

/** To the first of the visitor's seats at the table, or as a spectator. */
export function goToTable({ id, seats }) {
  location.href = tableAddress(id, seats.find(({ mine }) => mine)?.seat ?? null);
}
