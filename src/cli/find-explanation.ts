import { readPage } from "../catalog/pages.js";
import { checks } from "../checks/index.js";
import { breakLines } from "../reporters/break-lines.js";
import { makeUnknownCheckError } from "../run/inspection.js";
import type { Wrap } from "../text/wrap.js";

/**
 * The page of a check, or the list of all checks.
 *
 * @param wrap breaks lines for a terminal.
 * @throws {UsageError} if there is no such check.
 */
export function findExplanation(id: string | undefined, wrap?: Wrap): string {
  if (id === undefined) return formatList(wrap);
  if (!checks.some((check) => check.id === id)) throw makeUnknownCheckError(id);
  return wrapPage(readPage(id), wrap);
}

function formatList(wrap: Wrap | undefined): string {
  const column = Math.max(...checks.map(({ id }) => id.length));
  const lines = checks.flatMap(({ id, severity, title }) => {
    const start = `${id.padEnd(column)}  ${severity.padEnd(7)}  `;
    const [first = "", ...others] = breakLines(title, start.length, { wrap });
    return [start + first, ...others];
  });
  return `${lines.join("\n")}\n`;
}

/** Paragraphs and list items are wrapped. Code and tables are not. */
function wrapPage(page: string, wrap: Wrap | undefined): string {
  let isCode = false;
  const lines = page.split("\n").flatMap((line) => {
    if (/^ *(?:```|~~~)/u.test(line)) isCode = !isCode;
    const [marker = ""] = /^ *(?:[-*] |\d+\. )?/u.exec(line) ?? [];
    const isProse = !isCode && !/^ *(?:```|~~~|\||#)/u.test(line);
    if (!isProse) return [line];
    const [first = "", ...others] = breakLines(line.slice(marker.length), marker.length, { wrap });
    return [marker + first, ...others];
  });
  return lines.join("\n");
}
