import { isLost, ServerFault, quoteServer } from "../base/network/server-fault.js";
import { toObject } from "../base/text/json/json-object.js";
import { type GitHub, QUERY } from "./client.js";
import { type CommentMarker, formatMarker, isLaterRun, parseMarker, readShownText } from "./comment-marker.js";
import { readHead } from "./find-pull-request.js";
import { PAGE, readAllPages } from "./pages.js";

/** A comment on a pull request that is found again, and updated in place. */
export interface KeptComment {
  readonly marker: CommentMarker;
  /** Below the first line. */
  readonly text: string;
  /** Whether it is posted where there is none. If not, it only takes the place of an earlier one. */
  readonly isWorthPosting: boolean;
}

/**
 * "kept": the comment is there as it should be. "none": there is none, and none is needed. "outdated": the pull request
 * has another last commit by now. "later": a later run of the same commit has written it.
 */
export type KeptState = "kept" | "none" | "outdated" | "later";

interface OwnComment {
  readonly id: number;
  readonly body: string;
  readonly marker: CommentMarker;
}

const LIST = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
/** GitHub takes no more than 2,500 comments. */
const MAX_PAGES = 30;
const MAX_ATTEMPTS = 3;

/**
 * Posts, updates or leaves alone the one comment of a key. Of several the oldest is kept, and the others are removed:
 * GitHub cannot be told to post only once, so a lost answer or a race may leave two. Only comments by the token's own
 * account count: anybody can post a marker.
 *
 * @throws {ServerFault}
 */
export async function keepComment(github: GitHub, pullRequest: number, comment: KeptComment): Promise<KeptState> {
  const { marker, isWorthPosting } = comment;
  const account = await readOwnAccount(github);
  for (let attempt = 1; ; attempt++) {
    const found = await listOwnComments(github, pullRequest, { account, key: marker.key });
    const [kept, ...extras] = found;
    if (!kept && !isWorthPosting) return "none";
    // This is read last: a run of a newer commit starts after that commit is known, and so does not write before.
    if ((await readHead(github, pullRequest)) !== marker.commit) return "outdated";
    if (found.some((one) => isLaterRun(one.marker, marker))) return "later";
    try {
      await (kept ? updateComment(github, kept, comment) : postComment(github, pullRequest, { comment, account }));
      for (const { id } of extras) await removeComment(github, id);
      return "kept";
    } catch (error) {
      // The list shows the result.
      const isWorthLooking = isLost(error) || (kept !== undefined && isGone(error));
      if (attempt === MAX_ATTEMPTS || !isWorthLooking) throw error;
    }
  }
}

function formatBody({ marker, text }: KeptComment): string {
  return `${formatMarker(marker)}\n${text}`;
}

/** Posts a comment that is found again: one by another account than the list is searched for is taken back. */
async function postComment(
  github: GitHub,
  pullRequest: number,
  { comment, account }: { readonly comment: KeptComment; readonly account: number },
): Promise<void> {
  const body = formatBody(comment);
  const { id, user } = toObject(await github.call(`POST ${LIST}`, { issue_number: pullRequest, body }));
  if (typeof id !== "number")
    throw new ServerFault("GitHub", "lost", "GitHub posted the comment, but did not return its id");
  if (toObject(user)["id"] === account) return;
  await removeComment(github, id);
  throw new ServerFault(
    "GitHub",
    "refused",
    "GitHub posted the comment for another account than the token's, so it was deleted",
  );
}

async function updateComment(github: GitHub, { id, body }: OwnComment, comment: KeptComment): Promise<void> {
  const written = formatBody(comment);
  if (readShownText(body) === readShownText(written)) return;
  const answer = toObject(await github.call(`PATCH ${ONE}`, { comment_id: id, body: written }));
  if (answer["id"] !== id) throw new ServerFault("GitHub", "lost", "GitHub did not confirm the update of the comment");
}

async function removeComment(github: GitHub, id: number): Promise<void> {
  try {
    await github.call(`DELETE ${ONE}`, { comment_id: id });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether somebody has removed the comment meanwhile. */
function isGone(error: unknown): boolean {
  return error instanceof ServerFault && (error.status === 404 || error.status === 410);
}

/** The comments of one key that an account has written, the oldest first. */
async function listOwnComments(
  github: GitHub,
  pullRequest: number,
  { account, key }: { readonly account: number; readonly key: string },
): Promise<readonly OwnComment[]> {
  const listed = await readAllPages(github, `GET ${LIST}`, { issue_number: pullRequest }, MAX_PAGES);
  const own = listed.flatMap(({ id, user, body }) => {
    if (typeof id !== "number" || typeof body !== "string" || toObject(user)["id"] !== account) return [];
    const marker = parseMarker(body);
    return marker?.key === key ? [{ id, body, marker }] : [];
  });
  if (own.length === 0 && listed.length >= MAX_PAGES * PAGE) {
    const most = String(MAX_PAGES * PAGE);
    throw new ServerFault("GitHub", "refused", `The comment is not among the first ${most}, and no more are read`);
  }
  return own.toSorted((one, other) => one.id - other.id);
}

/**
 * The number of the account that a token writes as: a person's, or that of a bot such as `github-actions[bot]`. The
 * REST interface has no answer for the token of a job or an App: `GET /user` is 403 there.
 *
 * @throws {ServerFault}
 */
async function readOwnAccount(github: GitHub): Promise<number> {
  const answer = toObject(await github.call(QUERY, { query: "{ viewer { databaseId } }" }));
  const { databaseId } = toObject(toObject(answer["data"])["viewer"]);
  if (typeof databaseId === "number") return databaseId;
  // Here, a refusal is an answer with the status 200.
  const [first] = Array.isArray(answer["errors"]) ? (answer["errors"] as readonly unknown[]) : [];
  const { message } = toObject(first);
  const words = typeof message === "string" ? `: ${quoteServer(message, [])}` : "";
  throw new ServerFault("GitHub", "refused", `GitHub does not say who owns the token${words}`);
}
