/** Orders are typed into the list of all actions, which shows what they may mean; Enter does what can only be meant. */
export function typing(acts, orders) {
  const typed = ({ target }) => (target.id === "order" ? target : null);
  document.addEventListener("input", (event) => {
    const field = typed(event);
    if (field) orders.type(field.value);
  });
  document.addEventListener("keydown", async (event) => {
    const field = typed(event);
    if (!field) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      acts.actions("li button");
    } else if (event.key === "Enter") {
      event.preventDefault();
      const action = await orders.only(field.value);
      const offer = action && acts.choice.named(action);
      if (!offer) return;
      clear(field, orders);
      document.getElementById("actions").open = false;
      acts.perform(offer);
    } else if (event.key === "Escape") {
      clear(field, orders);
      document.getElementById("actions").open = false;
      document.getElementById("dock").focus({ preventScroll: true });
    }
  });
  document.addEventListener("click", ({ target }) => {
    const field = document.getElementById("order");
    if (field?.value && target.closest?.("#actions [data-offer]")) clear(field, orders);
  });
}

function clear(field, orders) {
  field.value = "";
  orders.forget();
}
