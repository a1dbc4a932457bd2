import { UsageError } from "../core/errors.js";
import { findNearest } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";

const WORDS = ["changelog", "generated", "both"] as const;

/**
 * Where the notes of a release come from: the changelog's entry, what GitHub generates of the commits since the last
 * release, first one and then the other, or a file, relative to the caller's folder.
 */
export type NotesSource = (typeof WORDS)[number] | { readonly file: string };

/**
 * Reads the setting `notes`. "" means the changelog.
 *
 * @param what names the setting in a sentence.
 * @throws {UsageError} for what is most likely a misspelt word. A file is never taken for one if its name has a dot or a
 * slash.
 */
export function parseNotesSource(text: string, what: string): NotesSource {
  const word = WORDS.find((one) => one === text);
  if (word !== undefined) return word;
  if (text === "") return "changelog";
  const meant = /[./\\]/u.test(text) ? undefined : findNearest(text, WORDS);
  if (meant === undefined) return { file: text };
  throw new UsageError(
    `${what} is ${quote(text)}, but must be ${WORDS.join(", ")} or a file`,
    `Did you mean ${meant}? If it is a file, write ${quote(`./${text}`)}`,
  );
}
