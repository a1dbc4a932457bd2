// Runs before the page is drawn, so that nothing flickers.
const root = document.documentElement;
root.classList.add("js");

/** A browser may refuse to store anything. */
const stored = (write) => {
  try {
    if (write !== undefined) localStorage.setItem("theme", write);
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
};
const chosen = stored();
if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;

addEventListener("DOMContentLoaded", () => {
  document.querySelector("button.theme").addEventListener("click", () => {
    const isDark =
      (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    root.dataset.theme = isDark ? "light" : "dark";
    stored(root.dataset.theme);
  });
  const menu = document.querySelector("button.menu");
  menu.addEventListener("click", () => {
    const isOpen = root.classList.toggle("with-pages");
    menu.setAttribute("aria-expanded", String(isOpen));
  });
});
