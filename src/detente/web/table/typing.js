/**
 * Orders are typed into the list of all actions, which shows what they may mean. Tab, or a click on it, completes what is typed;
 * Enter does what can only be meant, and completes what can mean more.
 */
export function typing(acts, orders) {
  const typed = ({ target }) => (target.id === "order" ? target : null);
  document.addEventListener("input", (event) => {
    const field = typed(event);
    if (field) orders.type(field.value);
  });
  document.addEventListener("keydown", async (event) => {
    const field = typed(event);
    if (!field) return;
    if (event.key === "Tab" && !event.shiftKey && orders.completion) {
      event.preventDefault();
      complete(field, orders);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      acts.actions("li button");
    } else if (event.key === "Enter") {
      event.preventDefault();
      const action = await orders.only(field.value);
      const offer = action && acts.choice.named(action);
      if (!offer) return complete(field, orders);
      clear(field, orders);
      document.getElementById("actions").open = false;
      acts.perform(offer);
    } else if (event.key === "Escape") {
      clear(field, orders);
      document.getElementById("actions").open = false;
      document.getElementById("dock").focus({ preventScroll: true });
    }
  }, { capture: true });
  document.addEventListener("click", ({ target }) => {
    const field = document.getElementById("order");
    if (target.closest?.("[data-complete]")) return complete(field, orders);
    if (field?.value && target.closest?.("#actions [data-offer]")) clear(field, orders);
  });
}

/** Writes into the field what is known of the order, and goes on from there. */
function complete(field, orders) {
  const { completion } = orders;
  if (!completion) return;
  field.value = `${completion} `;
  field.focus();
  orders.type(field.value);
}

function clear(field, orders) {
  field.value = "";
  orders.forget();
}
