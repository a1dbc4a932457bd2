import type { Notes } from "./notes.js";

const STYLE = `
  .notes { max-width: 40rem; margin: 0 auto; padding: 1.5rem; font-family: system-ui, sans-serif }
  .notes form { display: flex; gap: 0.5rem }
  .notes input { flex: 1; min-width: 0; padding: 0.5rem 0.75rem; font: inherit; border: 1px solid #8a94a6; border-radius: 6px }
  .notes button { flex: none; padding: 0.5rem 0.75rem; font: inherit; border: 0; border-radius: 6px; background: #e2e6f0; color: #1c2333; cursor: pointer }
  .notes ul { padding: 0; list-style: none }
  .notes [role="alert"] { color: #a3123a }
  .notes [role="alert"]:empty { display: none }
  .notes li { display: flex; gap: 0.5rem; overflow-wrap: anywhere; justify-content: space-between; align-items: center; padding: 0.5rem 0; border-bottom: 1px solid #d5dae4 }
`;

/** Shows the notes in an element, with a form for a new one. Returns a function that removes it. */
export async function showNotes(root: HTMLElement, notes: Notes): Promise<() => void> {
  const document = root.ownerDocument;
  const style = document.createElement("style");
  style.textContent = STYLE;
  const section = document.createElement("section");
  section.className = "notes";
  section.innerHTML = `
    <h1>Notes</h1>
    <form><input aria-label="New note" placeholder="What is worth remembering?" required /><button>Add</button></form>
    <p role="alert"></p>
    <ul></ul>`;
  const [form, input, list] = [find(section, "form"), find(section, "input"), find(section, "ul")];
  const alert = find(section, "p");

  /** Returns whether it succeeded. If not, the page shows the error, and nothing else on it changes. */
  const attempt = async (failure: string, act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      alert.textContent = "";
      return true;
    } catch (error) {
      alert.textContent = `${failure}: ${error instanceof Error ? error.message : String(error)}`;
      return false;
    }
  };
  const show = async (): Promise<void> => {
    await attempt("The notes cannot be loaded", showList);
  };
  const showList = async (): Promise<void> => {
    const rows = (await notes.list()).map((note) => {
      const row = document.createElement("li");
      const remove = document.createElement("button");
      remove.textContent = "Remove";
      remove.setAttribute("aria-label", `Remove ${note}`);
      remove.addEventListener("click", async () => {
        if (await attempt("The note was not removed", () => notes.remove(note))) await show();
      });
      // The text of a user is added as text, never as markup.
      row.append(note, remove);
      return row;
    });
    list.replaceChildren(...rows);
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = input.value;
    if (!(await attempt("The note was not saved", () => notes.add(text)))) return;
    // If the user has typed more meanwhile, it stays.
    if (input.value === text) input.value = "";
    await show();
  });
  root.replaceChildren(style, section);
  await show();
  return () => {
    root.replaceChildren();
  };
}

function find<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name): HTMLElementTagNameMap[Name] {
  const found = parent.querySelector(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}
