import { el } from "./dom.js";
import { t } from "./words.js";

/**
 * Shows a modal dialog; Escape closes it.
 *
 * @param {{title: string, body?: Node|string|Array, buttons?: {label: string, value: any, kind?: string}[]}} options
 *   `kind`: the button's class, "primary" or "danger"; Enter in a field presses the last button. `class`: the dialog's
 * @returns {Promise<any>} the value of the button, or null
 */
export function dialog({ title, body = [], buttons = [{ label: t("close"), value: null }], ...more }) {
  return new Promise((resolve) => {
    let value = null;
    const heading = el("h2", { id: "dialog-title" }, title);
    const row = buttons.map((button) =>
      el("button", { type: "button", class: button.kind, onclick: () => finish(button.value) }, button.label),
    );
    const form = el("form", { method: "dialog" }, heading, el("div", { class: "dialog-body" }, body));
    form.append(el("div", { class: "dialog-buttons" }, row));
    const made = el("dialog", { class: more.class, "aria-labelledby": "dialog-title" }, form);
    const finish = (chosen) => {
      value = chosen;
      made.close();
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      finish(buttons.at(-1).value);
    });
    made.addEventListener("close", () => {
      made.remove();
      resolve(typeof value === "function" ? value() : value);
    });
    document.body.append(made);
    made.showModal();
  });
}

/** Asks yes or no. */
export async function confirm(message, { yes = t("ok"), no = t("cancel"), danger = false } = {}) {
  const buttons = [
    { label: no, value: false },
    { label: yes, value: true, kind: danger ? "danger" : "primary" },
  ];
  return (await dialog({ title: message, buttons })) === true;
}

/** Asks for a line of text; null if there was none. */
export async function ask(label, value = "", { yes = t("ok"), maxlength = 40 } = {}) {
  const field = el("input", { type: "text", value, maxlength, "aria-labelledby": "dialog-title", autocomplete: "off" });
  const buttons = [
    { label: t("cancel"), value: null },
    { label: yes, value: () => field.value.trim() || null, kind: "primary" },
  ];
  return dialog({ title: label, body: field, buttons });
}
