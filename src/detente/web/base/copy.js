/** Puts a text into the clipboard, also where the page came over plain http. False if the browser forbids it. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  const home = document.querySelector("dialog[open]") ?? document.body;
  const focused = document.activeElement;
  home.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return done;
}
