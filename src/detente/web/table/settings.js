import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { NAMES, pace, setPace } from "./pace.js";
import { play, setVolume, volume, VOLUME_NAMES } from "./sounds.js";

/** What the reader sets for all tables, each kept in the browser: names in order, the chosen one, and what a new choice does. */
const SETTINGS = {
  pace: { names: NAMES, chosen: pace, choose: setPace },
  sound: { names: VOLUME_NAMES, chosen: volume, choose: (name) => (setVolume(name), play("card")) },
};

/** The choice of one setting. */
export function choiceOf(sets) {
  const { names, chosen } = SETTINGS[sets];
  const label = t(`table-${sets}`);
  return el(
    "select",
    { class: "quiet", "data-sets": sets, "aria-label": label, title: label },
    names.map((name) => el("option", { value: name, selected: name === chosen() }, t(`table-${sets}-${name.replace("_", "-")}`))),
  );
}

/** Takes over what has been chosen in a `choiceOf`; whether it was one. */
export function setByHand({ dataset, value }) {
  const setting = SETTINGS[dataset.sets];
  setting?.choose(value);
  return Boolean(setting);
}

/** All settings, each with its name. */
export const settings = () =>
  Object.keys(SETTINGS).map((sets) => el("label", {}, el("span", {}, t(`table-${sets}`)), choiceOf(sets)));
