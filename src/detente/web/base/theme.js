// Read before anything is drawn: a page must not flash in the other theme.
(() => {
  try {
    const theme = localStorage.getItem("detente-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // without storage the theme is the system's
  }
})();
