import { GITHUB_LIMITS } from "../core/github-limits.js";
import { toObject, type JsonObject } from "../base/text/json/json-object.js";
import type { GitHub } from "./client.js";
import { ServerFault } from "../base/network/server-fault.js";

export const PAGE = GITHUB_LIMITS.entriesOfPage;
/** All files of a pull request. Nobody reads as many comments. */
const MAX_PAGES = GITHUB_LIMITS.listedFiles / PAGE;

/**
 * Reads all entries of a list, page by page, up to a number of pages.
 *
 * @throws {ServerFault} also if the answer is not a list. It does not count as an empty one.
 */
export async function readAllPages(
  github: GitHub,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  pages = MAX_PAGES,
): Promise<readonly JsonObject[]> {
  const entries: JsonObject[] = [];
  for (let page = 1; page <= pages; page++) {
    const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
    const found = toList(listed, route);
    entries.push(...found.map(toObject));
    if (found.length < PAGE) break;
  }
  return entries;
}

export function toList(value: unknown, route: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new ServerFault("GitHub", "lost", `GitHub's answer to ${route} is not a list`);
}
