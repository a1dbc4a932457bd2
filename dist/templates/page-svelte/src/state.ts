import type { Notes } from "./notes.js";

let notes: Notes | undefined;

/** Called when the plugin is enabled. */
export function setNotes(enabled: Notes): void {
  notes = enabled;
}

export function getNotes(): Notes {
  if (!notes) throw new Error("Enable the plugin before you show its page");
  return notes;
}
