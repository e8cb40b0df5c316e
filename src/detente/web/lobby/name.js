import { put } from "../base/api.js";
import { t } from "../base/words.js";

/** One's own name: saved on the server as soon as it is entered. */
export class NameField {
  #saved;
  #field;
  #sign;
  #problem;

  constructor(form, name) {
    this.#saved = name ?? "";
    this.#field = form.querySelector("input");
    this.#sign = form.querySelector(".saved");
    this.#problem = form.querySelector(".problem");
    this.#field.value = this.#saved;
    this.#field.addEventListener("change", () => this.save());
    this.#field.addEventListener("input", () => this.#show(""));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.save();
    });
  }

  /** Keeps what is written. False if the server refuses it. */
  async save() {
    const name = this.#field.value.trim();
    if (name === this.#saved || name === "") return true;
    try {
      this.#saved = (await put("/api/me", { name })).name;
      this.#show("", t("name-kept"));
      return true;
    } catch (error) {
      this.#show(error.message);
      return false;
    }
  }

  /** As `save`, and asks for a name if there is none. */
  async demand() {
    if (this.#field.value.trim() !== "") return this.save();
    this.#show(t("name-missing"));
    this.#field.focus();
    return false;
  }

  #show(problem, sign = "") {
    this.#problem.textContent = problem;
    this.#sign.textContent = sign;
    this.#field.setAttribute("aria-invalid", problem !== "");
  }
}
