import type { GitHub } from "./client.js";
import { GitHubFault } from "./fault.js";

export const PAGE = 100;
/** GitHub lists no more than 3,000 files of a pull request; nobody reads as many comments. */
const MOST_PAGES = 30;

/** All entries of a list, page by page, of at most so many pages. @throws {GitHubFault} also for what is no list: it is not taken for an empty one. */
export async function readAllPages(
  github: GitHub,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  pages = MOST_PAGES,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const entries: Readonly<Record<string, unknown>>[] = [];
  for (let page = 1; page <= pages; page++) {
    const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
    const found = toList(listed, route);
    entries.push(...found.map(toRecord));
    if (found.length < PAGE) break;
  }
  return entries;
}

/** The members of an object of GitHub's; none where there is no object. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function toList(value: unknown, route: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new GitHubFault("lost", `GitHub's answer to ${route} is no list`);
}
