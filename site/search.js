import MiniSearch from "minisearch";
import { SEARCH } from "../scripts/site/search-options.ts";

const MOST = 12;
const root = document.body.dataset.root;
const field = document.querySelector("input[type=search]");
const results = document.getElementById("results");
const status = results.querySelector("p");
const list = results.querySelector("ul");
let loading;

/** The index is read once, when somebody wants to search. */
function load() {
  loading ??= fetch(`${root}search.json`)
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, SEARCH));
  return loading;
}

function show(found) {
  list.replaceChildren(
    ...found.slice(0, MOST).map(({ id, title, heading, start }) => {
      const link = document.createElement("a");
      link.href = `${root}${id}`;
      const strong = document.createElement("strong");
      strong.textContent = heading === "" ? title : `${title} › ${heading}`;
      const small = document.createElement("small");
      small.textContent = start;
      link.append(strong, small);
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  const count = found.length > MOST ? `The best ${MOST} of ${found.length} results` : `${found.length} results`;
  status.textContent = found.length === 0 ? "Nothing found" : found.length === 1 ? "1 result" : count;
  results.hidden = false;
}

async function search() {
  const words = field.value.trim();
  if (words === "") {
    results.hidden = true;
    return;
  }
  const index = await load();
  // Another letter may have been typed since.
  if (words === field.value.trim()) show(index.search(words));
}

field.addEventListener("focus", load);
field.addEventListener("input", search);
field.addEventListener("keydown", async (event) => {
  if (event.key !== "Enter") return;
  await search();
  list.querySelector("a")?.click();
});
addEventListener("keydown", (event) => {
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  const isInSearch = document.activeElement === field || at >= 0;
  if (event.key === "Escape" && isInSearch) {
    results.hidden = true;
    field.focus();
  } else if (event.key === "/" && !isInSearch) {
    event.preventDefault();
    field.focus();
  } else if (isInSearch && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const next = at + (event.key === "ArrowDown" ? 1 : -1);
    (links[next] ?? field).focus();
  }
});
addEventListener("click", ({ target }) => {
  if (!target.closest("search") || target.closest("#results a")) results.hidden = true;
});
