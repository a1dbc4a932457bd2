import { readPage } from "../catalog/pages.js";
import { checks } from "../checks/index.js";
import { breakLines } from "../reporters/break-lines.js";
import { makeUnknownCheckError } from "../run/inspection.js";
import { UsageError } from "../core/errors.js";
import { findNearest } from "../text/nearest.js";
import { quote } from "../text/safe.js";
import { makeWrap } from "../text/wrap.js";
import { formatPage, type Terminal } from "./format-page.js";

/**
 * The page of a check, what one of its codes means (`manifest-tags/too-many`), or the list of all checks.
 *
 * @param terminal where it is shown; without one, it is Markdown.
 * @throws {UsageError} if there is no such check, or no such code.
 */
export function findExplanation(id: string | undefined, terminal?: Terminal): string {
  if (id === undefined) return formatList(terminal);
  const [name = "", ...codes] = id.split("/");
  const found = checks.find((check) => check.id === name);
  if (!found) throw makeUnknownCheckError(name);
  if (codes.length > 0) return explainCode(found, codes.join("/"));
  return terminal ? formatPage(readPage(id), terminal) : readPage(id);
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

function formatList(terminal: Terminal | undefined): string {
  const wrap = terminal && makeWrap(terminal.columns);
  const column = Math.max(...checks.map(({ id }) => id.length));
  const lines = checks.flatMap(({ id, severity, title }) => {
    const start = `${id.padEnd(column)}  ${severity.padEnd(7)}  `;
    const [first = "", ...others] = breakLines(title, start.length, { wrap });
    return [start + first, ...others];
  });
  return `${lines.join("\n")}\n`;
}
