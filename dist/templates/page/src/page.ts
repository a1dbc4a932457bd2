import type { Notes } from "./notes.js";

const STYLE = `
  .notes { max-width: 40rem; margin: 0 auto; padding: 1.5rem; font-family: system-ui, sans-serif }
  .notes form { display: flex; gap: 0.5rem }
  .notes input { flex: 1; padding: 0.5rem 0.75rem; font: inherit; border: 1px solid #8a94a6; border-radius: 6px }
  .notes button { padding: 0.5rem 0.75rem; font: inherit; border: 0; border-radius: 6px; background: #e2e6f0; color: #1c2333; cursor: pointer }
  .notes ul { padding: 0; list-style: none }
  .notes li { display: flex; justify-content: space-between; align-items: center; padding: 0.5rem 0; border-bottom: 1px solid #d5dae4 }
`;

/** Shows the notes in an element, with a form for a new one. Returns how to remove it. */
export async function showNotes(root: HTMLElement, notes: Notes): Promise<() => void> {
  const document = root.ownerDocument;
  const style = document.createElement("style");
  style.textContent = STYLE;
  const section = document.createElement("section");
  section.className = "notes";
  section.innerHTML = `
    <h1>Notes</h1>
    <form><input aria-label="New note" placeholder="What is worth remembering?" required /><button>Add</button></form>
    <ul></ul>`;
  const [form, input, list] = [find(section, "form"), find(section, "input"), find(section, "ul")];

  const showList = async (): Promise<void> => {
    const rows = (await notes.list()).map((note) => {
      const row = document.createElement("li");
      const remove = document.createElement("button");
      remove.textContent = "Remove";
      remove.setAttribute("aria-label", `Remove ${note}`);
      remove.addEventListener("click", () => void notes.remove(note).then(showList));
      // The text of a user is never markup.
      row.append(note, remove);
      return row;
    });
    list.replaceChildren(...rows);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value;
    input.value = "";
    void notes.add(text).then(showList);
  });
  root.replaceChildren(style, section);
  await showList();
  return () => {
    root.replaceChildren();
  };
}

function find<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name): HTMLElementTagNameMap[Name] {
  const found = parent.querySelector(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}
