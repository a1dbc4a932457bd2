import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
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

interface NotesListProps {
  notes: Notes;
}

/** The notes, with a form for a new one. */
export function NotesList({ notes }: NotesListProps) {
  const [list, setList] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const load = useCallback(
    () =>
      notes.list().then(setList, (error: unknown) => {
        setFailure(explain("The notes cannot be loaded", error));
      }),
    [notes],
  );
  useEffect(() => {
    void load();
  }, [load]);

  /** Returns whether it succeeded. If not, the page shows the error, and nothing else on it changes. */
  const change = async (failed: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      setFailure(explain(failed, error));
      return false;
    }
    setFailure("");
    await load();
    return true;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value ?? "";
    const isSaved = await change("The note was not saved", () => notes.add(text));
    // If the user has typed more meanwhile, it stays.
    if (isSaved && input.current?.value === text) input.current.value = "";
  };
  return (
    <>
      <style>{STYLE}</style>
      <section className="notes">
        <h1>Notes</h1>
        <form onSubmit={(event) => void add(event)}>
          <input ref={input} aria-label="New note" placeholder="What is worth remembering?" required />
          <button>Add</button>
        </form>
        <p role="alert">{failure}</p>
        <ul>
          {list.map((note) => (
            <li key={note}>
              {note}
              <button
                type="button"
                aria-label={`Remove ${note}`}
                onClick={() => void change("The note was not removed", () => notes.remove(note))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function explain(failed: string, error: unknown): string {
  return `${failed}: ${error instanceof Error ? error.message : String(error)}`;
}
