import type { Notes } from "./notes.js";

const MAX_REMINDERS = 3;
const STYLE = `
  .newest { padding: 1rem 1.25rem; font-family: system-ui, sans-serif }
  .newest h2 { margin: 0 0 0.5rem; font-size: 1rem }
  .newest p { margin: 0.25rem 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
`;

/** Shows the first notes in an element. Returns a function that removes them. */
export async function showNewest(root: HTMLElement, notes: Notes): Promise<() => void> {
  const create = (tag: string, text: string): HTMLElement => {
    const element = root.ownerDocument.createElement(tag);
    element.textContent = text;
    return element;
  };
  const listed = await notes.list();
  const section = create("section", "");
  section.className = "newest";
  section.append(create("h2", "Notes"), ...listed.slice(0, MAX_REMINDERS).map((note) => create("p", note)));
  if (listed.length === 0) section.append(create("p", "There are no notes yet."));
  root.replaceChildren(create("style", STYLE), section);
  return () => {
    root.replaceChildren();
  };
}
