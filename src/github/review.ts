import type { Suggestion } from "../reporters/suggestions.js";
import type { GitHub } from "./client.js";
import { GitHubFault, isLost } from "./fault.js";
import { allPages, record } from "./pages.js";

/** What became of suggestions: made now, there from an earlier push, refused by GitHub, and more than one review takes. */
export type Suggested = Readonly<Record<"made" | "known" | "refused" | "left", number>>;

export interface PullRequest {
  readonly number: number;
  readonly head: string;
}

const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
/** A review is read by a person. */
const MOST_SUGGESTIONS = 30;
const MOST_ATTEMPTS = 3;

/**
 * Makes suggestions in one review, those that are not there yet. Where GitHub refuses one of them, each is made alone.
 *
 * @throws {GitHubFault} for anything else.
 */
export async function suggest(
  github: GitHub,
  pullRequest: PullRequest,
  suggestions: readonly Suggestion[],
): Promise<Suggested> {
  const missing = async (wanted: readonly Suggestion[]): Promise<readonly Suggestion[]> => {
    const marks = await marksOf(github, pullRequest);
    return wanted.filter(({ mark }) => !marks.has(mark));
  };
  const all = await missing(suggestions);
  const wanted = all.slice(0, MOST_SUGGESTIONS);
  const sums = { known: suggestions.length - all.length, left: all.length - wanted.length };
  const refused = await untilDone(wanted, missing, (rest) => reviewed(github, pullRequest, rest, missing));
  return { made: wanted.length - refused, refused, ...sums };
}

type Missing = (wanted: readonly Suggestion[]) => Promise<readonly Suggestion[]>;

/** The number of those that GitHub refuses. */
async function reviewed(
  github: GitHub,
  { number, head }: PullRequest,
  suggestions: readonly Suggestion[],
  missing: Missing,
): Promise<number> {
  const about = { pull_number: number, commit_id: head };
  try {
    const body = "These fixes are certain: apply each with one click, or all with `plugin-preflight validate --fix`.";
    await github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body, comments: suggestions.map(comment) });
    return 0;
  } catch (error) {
    if (!(error instanceof GitHubFault) || error.kind !== "invalid") throw error;
  }
  let refused = 0;
  for (const suggestion of suggestions) {
    refused += await untilDone([suggestion], missing, async () => {
      try {
        await github.call(`POST ${COMMENTS}`, { ...about, ...comment(suggestion) });
        return 0;
      } catch (error) {
        if (error instanceof GitHubFault && error.kind === "invalid") return 1;
        throw error;
      }
    });
  }
  return refused;
}

/** Does it again after a lost answer, for those that did not arrive. */
async function untilDone(
  wanted: readonly Suggestion[],
  missing: Missing,
  attempt: (rest: readonly Suggestion[]) => Promise<number>,
): Promise<number> {
  let rest = wanted;
  for (let turn = 1; rest.length > 0; turn++) {
    try {
      return await attempt(rest);
    } catch (error) {
      if (!isLost(error) || turn === MOST_ATTEMPTS) throw error;
      rest = await missing(rest);
    }
  }
  return 0;
}

/** The marks of comments by programs and by those who may write here: a stranger's must not keep a suggestion away. */
async function marksOf(github: GitHub, { number }: PullRequest): Promise<ReadonlySet<string>> {
  const comments = await allPages(github, `GET ${COMMENTS}`, { pull_number: number });
  const trusted = comments.filter(
    ({ user, author_association: association }) =>
      record(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)),
  );
  return new Set(trusted.map(({ body }) => (typeof body === "string" ? (body.split(/\r?\n/u)[0] ?? "") : "")));
}

function comment({ path, line, start_line: start, body }: Suggestion): object {
  const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
  return { path, line, side: "RIGHT", ...place, body };
}
