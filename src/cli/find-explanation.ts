import { readPage } from "../catalog/pages.js";
import { checks } from "../checks/index.js";
import { breakLines } from "../reporters/break-lines.js";
import { makeUnknownCheckError } from "../run/inspection.js";
import { makeWrap } from "../text/wrap.js";
import { formatPage, type Terminal } from "./format-page.js";

/**
 * The page of a check, or the list of all checks.
 *
 * @param terminal where it is shown; without one, it is Markdown.
 * @throws {UsageError} if there is no such check.
 */
export function findExplanation(id: string | undefined, terminal?: Terminal): string {
  if (id === undefined) return formatList(terminal);
  if (!checks.some((check) => check.id === id)) throw makeUnknownCheckError(id);
  return terminal ? formatPage(readPage(id), terminal) : readPage(id);
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
