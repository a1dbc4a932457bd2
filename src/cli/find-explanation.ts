import { readPage } from "../catalog/pages.js";
import { checks } from "../checks/index.js";
import { makeUnknownCheckError } from "../run/inspection.js";

/**
 * The page of a check, or the list of all checks.
 *
 * @throws {UsageError} if there is no such check.
 */
export function findExplanation(id: string | undefined): string {
  if (id === undefined) return formatList();
  if (!checks.some((check) => check.id === id)) throw makeUnknownCheckError(id);
  return readPage(id);
}

function formatList(): string {
  const column = Math.max(...checks.map(({ id }) => id.length));
  const lines = checks.map(({ id, severity, title }) => `${id.padEnd(column)}  ${severity.padEnd(7)}  ${title}\n`);
  return lines.join("");
}
