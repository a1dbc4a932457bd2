import { readPage } from "../catalog/pages.js";
import { checks } from "../checks/index.js";
import { breakLines } from "../reporters/terminal-text.js";
import { makeUnknownCheckError } from "../run/inspection.js";
import { UsageError } from "../core/errors.js";
import { findNearest } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";
import { makeWrap } from "../base/text/width.js";
import { formatPage, type Terminal } from "./format-page.js";

/**
 * The page of a check, or what one of its codes means (`manifest-tags/too-many`). Else the list of all checks, or of
 * those that contain a word. If only one contains it, its page.
 *
 * @param terminal where it is shown; without one, it is Markdown.
 * @throws {UsageError} if there is no such check, or no such code.
 */
export function findExplanation(id: string | undefined, terminal?: Terminal): string {
  if (id === undefined) return formatList(checks, terminal);
  const [name = "", ...codes] = id.split("/");
  const exact = checks.filter((check) => check.id === name);
  // Only a check that is named exactly has codes.
  const found = exact.length > 0 || codes.length > 0 ? exact : findByWord(name);
  const [only, ...others] = found;
  if (!only) throw makeUnknownCheckError(name, codes.length > 0 ? [] : WORDS);
  if (others.length > 0) return formatList(found, terminal);
  if (codes.length > 0) return explainCode(only, codes.join("/"));
  return terminal ? formatPage(readPage(only.id), terminal) : readPage(only.id);
}

/** Each word of an id finds its checks. */
const WORDS = [...new Set(checks.flatMap(({ id }) => id.split("-")))];

/** The checks whose id or title contains a word. */
function findByWord(word: string): typeof checks {
  const wanted = word.trim().toLowerCase();
  return wanted === "" ? [] : checks.filter(({ id, title }) => `${id} ${title.toLowerCase()}`.includes(wanted));
}

/** What a code of a check means, and where the rest is. */
function explainCode({ id, title, codes }: (typeof checks)[number], code: string): string {
  const sentence = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (sentence === undefined) {
    const known = Object.keys(codes);
    const meant = findNearest(code, known);
    const guess = meant === undefined ? "" : `Did you mean ${id}/${meant}? `;
    throw new UsageError(`The check ${id} has no code ${quote(code)}`, `${guess}Its codes are ${known.join(", ")}`);
  }
  return `${id}/${code}: ${sentence}.\n\nThe requirement: ${title}.\nThe page of the check: explain ${id}\n`;
}

function formatList(listed: typeof checks, terminal: Terminal | undefined): string {
  const wrap = terminal && makeWrap(terminal.columns);
  const column = Math.max(...listed.map(({ id }) => id.length));
  const lines = listed.flatMap(({ id, severity, title }) => {
    const start = `${id.padEnd(column)}  ${severity.padEnd(7)}  `;
    const [first = "", ...others] = breakLines(title, start.length, { wrap });
    return [start + first, ...others];
  });
  return `${lines.join("\n")}\n`;
}
