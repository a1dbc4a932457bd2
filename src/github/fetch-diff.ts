import type { Diff } from "../reporters/suggestions.js";
import { parseDiffLines } from "../text/diff-lines.js";
import type { GitHub } from "./client.js";
import { readAllPages } from "./pages.js";

/** The changes of a pull request. GitHub shows no lines of a file that is binary or has too many changes. */
export async function fetchDiff(github: GitHub, pullRequest: number): Promise<Diff> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
  const files = await readAllPages(github, route, { pull_number: pullRequest });
  return new Map(
    files.flatMap(({ filename, patch }) =>
      typeof filename === "string" && typeof patch === "string" ? [[filename, parseDiffLines(patch)] as const] : [],
    ),
  );
}
