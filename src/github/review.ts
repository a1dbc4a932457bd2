import { isMark, type Suggestion } from "../reporters/suggestions.js";
import { toObject, type JsonObject } from "../base/text/json/json-object.js";
import type { GitHub } from "./client.js";
import { isLost, ServerFault } from "../base/network/server-fault.js";
import { readAllPages } from "./pages.js";

/**
 * The number of findings by the state of their suggestions. "made": suggested now. "known": suggested by an earlier
 * run. "refused": refused by GitHub. "unsure": the answer was lost. "left": left for a later push, or because of a
 * fault.
 */
export interface SuggestionResult extends Readonly<Record<"made" | "known" | "refused" | "unsure" | "left", number>> {
  /** The suggestions that certainly exist. */
  readonly there: readonly Suggestion[];
  /** What GitHub answered to the first that it refused. */
  readonly refusal?: ServerFault | undefined;
  /** Why not all suggestions were sent. */
  readonly fault?: ServerFault | undefined;
}

export interface PullRequest {
  readonly number: number;
  readonly head: string;
}

const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const WORDS = "These fixes are safe: apply each with one click, or all with `--fix` in a clone.";
/** For each push, however often its jobs run: a person reads them. */
const MAX_SUGGESTIONS = 30;
const MAX_ATTEMPTS = 3;

/**
 * Makes the missing suggestions in one review. If GitHub refuses one of them, each is made alone.
 *
 * @throws {ServerFault} if the existing suggestions cannot be read. Nothing was made then.
 */
export async function publishSuggestions(
  github: GitHub,
  pullRequest: PullRequest,
  suggestions: readonly Suggestion[],
): Promise<SuggestionResult> {
  const { marks, ofPush } = await readEarlierSuggestions(github, pullRequest);
  const open = suggestions.filter(({ mark }) => !marks.has(mark));
  const offered = open.slice(0, Math.max(0, MAX_SUGGESTIONS - ofPush));
  const { made, refused, unsure, fault, refusal } = await sendSuggestions(github, pullRequest, offered);
  const sums = { made: countFixes(made), refused: countFixes(refused), unsure: countFixes(unsure) };
  const left = countFixes(open) - sums.made - sums.refused - sums.unsure;
  const there = suggestions.filter((one) => marks.has(one.mark) || made.has(one));
  return { ...sums, known: countFixes(suggestions) - countFixes(open), left, there, fault, refusal };
}

interface SentSuggestions {
  readonly made: Set<Suggestion>;
  readonly refused: Set<Suggestion>;
  /** Sent, but a fault prevented looking for them. */
  readonly unsure: Set<Suggestion>;
  readonly fault?: ServerFault | undefined;
  readonly refusal?: ServerFault | undefined;
}

async function sendSuggestions(
  github: GitHub,
  pullRequest: PullRequest,
  suggestions: readonly Suggestion[],
): Promise<SentSuggestions> {
  const sums: SentSuggestions = { made: new Set(), refused: new Set(), unsure: new Set() };
  const about = { pull_number: pullRequest.number, commit_id: pullRequest.head };
  const sendReview = (rest: readonly Suggestion[]): Promise<unknown> =>
    github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body: WORDS, comments: rest.map(makeComment) });
  const sendAlone = ([one]: readonly Suggestion[]): Promise<unknown> =>
    github.call(`POST ${COMMENTS}`, { ...about, ...(one && makeComment(one)) });
  const readMarks = async (): Promise<ReadonlySet<string>> => (await readEarlierSuggestions(github, pullRequest)).marks;
  let refusal: ServerFault | undefined;
  try {
    const together = await sendUntilRefused(suggestions, {
      send: sendReview,
      found: readMarks,
      sums,
      isRefusal: isInvalid,
    });
    for (const one of together) {
      const isRefusal = (error: unknown): error is ServerFault => {
        if (!isWrongPlace(error)) return false;
        refusal ??= error;
        return true;
      };
      const wrong = await sendUntilRefused([one], { send: sendAlone, found: readMarks, sums, isRefusal });
      for (const suggestion of wrong) sums.refused.add(suggestion);
    }
    return { ...sums, refusal };
  } catch (error) {
    if (error instanceof ServerFault) return { ...sums, fault: error, refusal };
    throw error;
  }
}

interface Sending {
  send(rest: readonly Suggestion[]): Promise<unknown>;
  found(): Promise<ReadonlySet<string>>;
  readonly sums: SentSuggestions;
  isRefusal(error: unknown): boolean;
}

/**
 * Sends suggestions, and returns those that are refused. After a lost answer, those that did not arrive are sent
 * again.
 */
async function sendUntilRefused(
  suggestions: readonly Suggestion[],
  { send, found, sums: { made, unsure }, isRefusal }: Sending,
): Promise<readonly Suggestion[]> {
  let rest = suggestions;
  for (let turn = 1; rest.length > 0; turn++) {
    try {
      await send(rest);
      for (const suggestion of rest) made.add(suggestion);
      return [];
    } catch (error) {
      if (isRefusal(error)) return rest;
      if (!isLost(error)) throw error;
      for (const suggestion of rest) unsure.add(suggestion);
      const marks = await found();
      unsure.clear();
      for (const suggestion of rest) if (marks.has(suggestion.mark)) made.add(suggestion);
      rest = rest.filter((suggestion) => !made.has(suggestion));
      if (turn === MAX_ATTEMPTS && rest.length > 0) throw error;
    }
  }
  return [];
}

/** GitHub refused the content of the request. After any other refusal, sending each alone would only repeat it. */
function isInvalid(error: unknown): error is ServerFault {
  return error instanceof ServerFault && error.status === 422;
}

/** GitHub knows the pull request by then, so what it does not find is the place. */
function isWrongPlace(error: unknown): error is ServerFault {
  return isInvalid(error) || (error instanceof ServerFault && error.status === 404);
}

interface EarlierSuggestions {
  /** The marks of the suggestions that can still be applied. */
  readonly marks: ReadonlySet<string>;
  /** How many have been made of the pull request's last commit, by any run. */
  readonly ofPush: number;
}

/**
 * Reads the suggestions in comments by programs and by those with write access. An untrusted comment must not prevent a
 * suggestion.
 */
async function readEarlierSuggestions(github: GitHub, { number, head }: PullRequest): Promise<EarlierSuggestions> {
  // Newest first: if there are more than can be listed, those of the last pushes are still included.
  const newest = { sort: "created", direction: "desc" };
  const comments = await readAllPages(github, `GET ${COMMENTS}`, { pull_number: number, ...newest });
  const trusted = comments.filter(
    ({ user, author_association: association }) =>
      toObject(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)),
  );
  const marked = trusted.flatMap((comment) => {
    const [mark = ""] = typeof comment["body"] === "string" ? comment["body"].split(/\r?\n/u) : [];
    return isMark(mark) ? [{ mark, comment }] : [];
  });
  return {
    marks: new Set(marked.flatMap(({ mark, comment }) => (isOutdated(comment) ? [] : [mark]))),
    ofPush: marked.filter(({ comment }) => comment["original_commit_id"] === head).length,
  };
}

/** Whether the lines of a comment have changed since. GitHub folds it, and its suggestion cannot be applied any more. */
function isOutdated({ line, position }: JsonObject): boolean {
  return line === null || position === null;
}

function makeComment({ path, line, start_line: start, body }: Suggestion): object {
  const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
  return { path, line, side: "RIGHT", ...place, body };
}

function countFixes(suggestions: Iterable<Suggestion>): number {
  let sum = 0;
  for (const { findings } of suggestions) sum += findings.length;
  return sum;
}
