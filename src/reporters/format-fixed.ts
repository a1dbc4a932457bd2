import type { Finding } from "../core/report.js";
import type { RemovedComment } from "../base/text/json/json-scan.js";
import { makeInert, makeVisible, mayBeSecret, shorten } from "../base/text/safe.js";
import type { Wrap } from "../base/text/width.js";
import { breakLines } from "./terminal-text.js";
import { formatCount } from "../base/text/numbers.js";
import { formatPlace } from "./finding-message.js";

interface FixedFiles {
  readonly fixed: readonly Finding[];
  readonly removed: readonly RemovedComment[];
  /** How many fixes a person was asked about. */
  readonly offered?: number;
}

interface FixedView {
  readonly pathOf: (file: string) => string;
  readonly wrap?: Wrap | undefined;
}

const MAX_COMMENT_LENGTH = 1000;

/** The fixed findings, one on each line, sorted by place, and the texts of the comments that are gone. */
export function formatFixed({ fixed, removed, offered = 0 }: FixedFiles, { pathOf, wrap }: FixedView): string {
  if (fixed.length === 0 && offered > 0) return "Nothing was fixed, as you chose\n\n";
  if (fixed.length === 0) return "Nothing to fix: no finding has a safe fix\n";
  const lines = fixed.flatMap(({ check, help, message, location }) => {
    const place = formatPlace({ ...location, file: makeVisible(pathOf(location.file)) });
    const words = `${place}  ${makeVisible(help ?? message)}  ${check}`;
    const [first = "", ...others] = breakLines(words, 4, { wrap });
    return [`  ${first}`, ...others];
  });
  const comments = removed.map(({ file, line, text }) => {
    const words = mayBeSecret(text)
      ? "a comment that may contain a secret"
      : makeVisible(shorten(text, MAX_COMMENT_LENGTH));
    return `  ${makeVisible(pathOf(file))}:${String(line)}  ${words}`;
  });
  const all = [`Fixed ${formatCount(fixed.length, "problem")}:`, ...lines];
  if (comments.length > 0) all.push(`Removed ${formatCount(comments.length, "comment")}:`, ...comments);
  return `${makeInert(all.join("\n"))}\n\n`;
}
