import { GITHUB_LIMITS } from "../core/github-limits.js";
import type { Diff } from "../reporters/suggestions.js";
import { parseDiffLines } from "../base/text/file-change.js";
import type { GitHub } from "./client.js";
import { readAllPages } from "./pages.js";

/** What GitHub shows of the changes of a pull request. */
export interface FetchedDiff {
  readonly diff: Diff;
  /** How many files it lists, where there may be more. */
  readonly onlyListed: number | undefined;
}

/** The changes of a pull request. GitHub shows no lines of a file that is binary or has too many changes. */
export async function fetchDiff(github: GitHub, pullRequest: number): Promise<FetchedDiff> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
  const files = await readAllPages(github, route, { pull_number: pullRequest });
  const diff = new Map(
    files.flatMap(({ filename, patch }) =>
      typeof filename === "string" && typeof patch === "string" ? [[filename, parseDiffLines(patch)] as const] : [],
    ),
  );
  return { diff, onlyListed: files.length >= GITHUB_LIMITS.listedFiles ? files.length : undefined };
}
