import { put } from "../base/api.js";
import { t } from "../base/words.js";

/** One's own name: kept on the server as soon as it is written. */
export class NameField {
  #kept;
  #field;
  #sign;
  #problem;

  constructor(form, name) {
    this.#kept = name ?? "";
    this.#field = form.querySelector("input");
    this.#sign = form.querySelector(".kept");
    this.#problem = form.querySelector(".problem");
    this.#field.value = this.#kept;
    this.#field.addEventListener("change", () => this.keep());
    this.#field.addEventListener("input", () => this.#show(""));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.keep();
    });
  }

  /** Keeps what is written. False if the server refuses it. */
  async keep() {
    const name = this.#field.value.trim();
    if (name === this.#kept || name === "") return true;
    try {
      this.#kept = (await put("/api/me", { name })).name;
      this.#show("", t("name-kept"));
      return true;
    } catch (error) {
      this.#show(error.message);
      return false;
    }
  }

  /** As `keep`, and asks for a name if there is none. */
  async demand() {
    if (this.#field.value.trim() !== "") return this.keep();
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
