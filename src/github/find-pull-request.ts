import { toObject } from "../base/text/json/json-object.js";
import type { GitHub } from "./client.js";
import { ServerFault } from "../base/network/server-fault.js";
import { readAllPages } from "./pages.js";

/** The branch that a pull request wants to have merged, as GitHub names it. */
export interface PullRequestHead {
  /** GitHub's number for the repository, often a fork. */
  readonly repository: number;
  /** The login of its owner. */
  readonly owner: string;
  readonly branch: string;
  readonly commit: string;
}

/**
 * The numbers of the open pull requests of which a commit of a branch is the last one. GitHub lists none with the run
 * of a fork.
 *
 * @throws {ServerFault}
 */
export async function findPullRequests(
  github: GitHub,
  { repository, owner, branch, commit }: PullRequestHead,
): Promise<readonly number[]> {
  const route = "GET /repos/{owner}/{repo}/pulls";
  const pulls = await readAllPages(github, route, { state: "open", head: `${owner}:${branch}` });
  // GitHub leaves the filter out where it does not understand it.
  return pulls.flatMap(({ number, state, head }) => {
    const { sha, ref, repo } = toObject(head);
    const isSame = sha === commit && ref === branch && toObject(repo)["id"] === repository && state === "open";
    return isSame && typeof number === "number" ? [number] : [];
  });
}

/**
 * Reads the last commit of a pull request.
 *
 * @throws {ServerFault}
 */
export async function readHead(github: GitHub, pullRequest: number): Promise<string> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  const { head } = toObject(await github.call(route, { pull_number: pullRequest }));
  const { sha } = toObject(head);
  if (typeof sha === "string") return sha;
  throw new ServerFault("GitHub", "lost", "GitHub names no last commit of the pull request");
}
