import { TARGET_NAMES, type Target } from "../core/action-interface.js";
import { UsageError } from "../core/errors.js";
import { quote } from "../base/text/safe.js";

/** How the options of the target `marketplace` are named. */
export const MARKETPLACE_OPTIONS = {
  name: (text: string) => `--marketplace-${text}`,
  urlHelp: "Give its URL, such as --marketplace-url https://plugins.example.com",
};

/** The targets that words name. @throws {UsageError} for a word that names none. */
export function readTargets(words: readonly string[], help: string): readonly Target[] {
  return words.map((word) => {
    const target = TARGET_NAMES.find((one) => one === word.trim());
    if (target) return target;
    throw new UsageError(`--targets names ${quote(word)}, but there are only ${TARGET_NAMES.join(", ")}`, help);
  });
}
