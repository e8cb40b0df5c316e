import { el } from "../base/dom.js";

let made = 0;

/** A field with its label and, below it, what there is to know. Further attributes are the input's. */
export function field(label, { hint, ...attributes }) {
  const id = `field-${++made}`;
  const about = hint && el("span", { class: "small soft", id: `${id}-hint` }, hint);
  const input = el("input", { type: "text", id, required: true, "aria-describedby": about ? `${id}-hint` : null, ...attributes });
  return { input, box: el("div", { class: "field" }, el("label", { for: id }, label), input, about) };
}

/**
 * A form that says what was refused, and what was done.
 *
 * @param {{fields: {input, box}[], label: string, kind?: string, send(...values): Promise<string?>}} options `send` gets
 *   what is in the fields; the text that it returns is shown when it is done
 */
export function sending({ fields, label, kind = "primary", send }) {
  const problem = el("p", { class: "problem", role: "alert" });
  const done = el("p", { class: "done", role: "status" });
  const button = el("button", { type: "submit", class: kind }, label);
  const form = el("form", {}, fields.map(({ box }) => box), problem, done, button);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.textContent = done.textContent = "";
    button.disabled = true;
    try {
      done.textContent = (await send(...fields.map(({ input }) => input.value))) ?? "";
    } catch (error) {
      problem.textContent = error.message;
    }
    button.disabled = false;
  });
  return form;
}
