/** Where the client's files are: the server may give them names of this version only, which the page's head lists. */

const named = JSON.parse(document.getElementById("addresses")?.textContent ?? "{}");

/** The address of a file below `web`, such as "base/icon.svg". Several files may have come together in one. */
export const addressOf = (file) => named[file] ?? `/web/${file}`;
