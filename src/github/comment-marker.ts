import { TOOL } from "../core/tool.js";
import { hashContent } from "../base/text/hash.js";

/** The first line of a comment of ours. A page does not show it. */
export interface CommentMarker {
  /** What the comment is about, and who writes it: made by {@link makeCommentKey}. */
  readonly key: string;
  /** The pull request's last commit when it was written. */
  readonly commit: string;
  /** The run that wrote it, and the attempt at it. */
  readonly run: number;
  readonly attempt: number;
}

const DIGITS = 32;
const FORM = new RegExp(
  String.raw`^<!-- ${TOOL.name} comment ([0-9a-f]{${String(DIGITS)}}) run (\d{1,15})\.(\d{1,9}) of ([0-9a-f]{40,64}) -->$`,
  "u",
);

/** Makes the key of a comment of what tells it from all others. No text of a repository is in the key. */
export function makeCommentKey(about: readonly (string | number | null | readonly string[])[]): string {
  return hashContent(JSON.stringify(about), DIGITS);
}

export function formatMarker({ key, commit, run, attempt }: CommentMarker): string {
  return `<!-- ${TOOL.name} comment ${key} run ${String(run)}.${String(attempt)} of ${commit} -->`;
}

/** The marker in the first line of a comment. `undefined` if it has none. */
export function parseMarker(body: string): CommentMarker | undefined {
  const [line = ""] = body.split(/\r?\n/u, 1);
  const [, key, run, attempt, commit] = FORM.exec(line) ?? [];
  if (key === undefined || commit === undefined) return undefined;
  return { key, commit, run: Number(run), attempt: Number(attempt) };
}

/** What a reader sees of a comment, whatever GitHub makes of the ends of its lines. */
export function readShownText(body: string): string {
  return body
    .replace(/^.*\r?\n/u, "")
    .replaceAll("\r\n", "\n")
    .trim();
}

/** Whether a comment was written by a later run of the same commit. */
export function isLaterRun(there: CommentMarker, { commit, run, attempt }: CommentMarker): boolean {
  return there.commit === commit && (there.run > run || (there.run === run && there.attempt > attempt));
}
