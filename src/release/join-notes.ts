import { formatMarkdown } from "../text/safe.js";
import { getBaseName } from "../workspace/workspace.js";
import { cutNotes } from "./cut-notes.js";
import type { NotesText } from "./notes.js";
import type { ReleaseSpec } from "./release-spec.js";

/** GitHub takes 125,000, with the notes that it generates and our seal. */
const MAX_LENGTH = 80_000;

/** The notes of all plugins that one tag releases: a section for each, or those of a file. */
export function joinNotes(
  specs: readonly Pick<ReleaseSpec, "packageName" | "folder" | "notes">[],
): Pick<NotesText, "text" | "generate"> {
  const [first] = specs;
  if (first && (specs.length === 1 || first.notes.isWhole === true)) return first.notes;
  const sections = specs.flatMap(({ packageName, folder, notes: { text } }) =>
    text === "" ? [] : [`## ${formatMarkdown(packageName ?? getBaseName(folder))}\n\n${text}`],
  );
  const text = cutNotes(sections.join("\n\n"), MAX_LENGTH, "All of it is in the changelogs of the plugins.");
  const modes = specs.map(({ notes }) => notes.generate);
  if (modes.every((mode) => mode === "instead")) return { text, generate: "instead" };
  return { text, generate: modes.some((mode) => mode !== false) && "below" };
}
