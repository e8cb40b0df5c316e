/** What the server sent along with the page, so that it need not be asked for. */

import { get } from "./api.js";
import { language } from "./words.js";

const element = document.getElementById("known");
const known = element === null ? null : JSON.parse(element.textContent);

/** What came along under this name, in the language of the page; else what the server answers at the path. */
export async function knownOr(name, path) {
  return known !== null && known.language === language() ? known[name] : get(path);
}
