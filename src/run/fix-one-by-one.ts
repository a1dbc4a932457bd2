import { getIdentityHash } from "../core/finding-identity.js";
import type { Finding } from "../core/report.js";
import { decodeUtf8 } from "../base/text/decode.js";
import { applyFixes } from "../base/text/edits.js";
import type { TextChange } from "../base/text/file-change.js";
import { findRemovedComments, type RemovedComment } from "../base/text/json/json-scan.js";
import { makeStaleError, MAX_TRIES, preflightWithFixes, type FixResult } from "./fix.js";
import { isFixable, isFixedIn } from "./fix-files.js";
import { preflight } from "./preflight.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";
import { writeChange } from "./write-change.js";

/** A fix, and what it makes of its file. */
export interface FixOffer {
  readonly finding: Finding;
  readonly change: TextChange;
  /** How many fixes are left, this one included. */
  readonly left: number;
  readonly root: string;
}

export const FIX_ANSWERS = ["yes", "no", "all", "quit"] as const;
export type FixAnswer = (typeof FIX_ANSWERS)[number];

export interface AskedFixResult extends FixResult {
  /** How many fixes were offered. */
  readonly offered: number;
}

/**
 * Offers each fix, makes those that are accepted, and checks again after each. What was declined is not offered again.
 * After `quit` nothing more is written.
 *
 * @throws as {@link preflightWithFixes}.
 */
export async function preflightWithAnswers(
  request: Request,
  decide: (offer: FixOffer) => Promise<FixAnswer>,
): Promise<AskedFixResult> {
  /** How often a finding was declined: some are told apart by their order only. */
  const declined = new Map<string, number>();
  const fixed: Finding[] = [];
  const removed: RemovedComment[] = [];
  let offered = 0;
  let tries = 0;
  for (let result = await preflight(request); ; result = await preflight(request)) {
    let isWritten = false;
    const open = listOpen(result, declined);
    for (const [at, finding] of open.entries()) {
      const change = findChange(finding, result);
      if (!change) continue;
      offered++;
      const answer = await decide({ finding, change, left: open.length - at, root: result.root });
      if (answer === "quit") return { result, fixed, removed, offered };
      if (answer === "all") {
        const rest = await preflightWithFixes(request, (one) => declined.has(getKey(one)));
        return {
          result: rest.result,
          fixed: [...fixed, ...rest.fixed],
          removed: [...removed, ...rest.removed],
          offered,
        };
      }
      if (answer === "no") declined.set(getKey(finding), (declined.get(getKey(finding)) ?? 0) + 1);
      else {
        isWritten = true;
        if (writeChange(result.root, change)) {
          fixed.push(finding);
          removed.push(...findRemovedComments(change));
        } else if (++tries === MAX_TRIES) throw makeStaleError(new Set([change.file]));
        break;
      }
    }
    if (!isWritten) return { result, fixed, removed, offered };
  }
}

const getKey = (finding: Finding): string =>
  JSON.stringify([finding.check, finding.location.file, getIdentityHash(finding)]);

/** The findings with a fix, without the first ones of a key as often as it was declined. */
function listOpen({ report }: Preflight, declined: ReadonlyMap<string, number>): readonly Finding[] {
  const seen = new Map<string, number>();
  return report.plugins
    .flatMap(({ findings }) => findings.filter(isFixable))
    .filter((finding) => {
      const key = getKey(finding);
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return count > (declined.get(key) ?? 0);
    });
}

/** What a fix makes of its file. `undefined` where the bytes that were checked are not at hand, or are no text. */
function findChange(finding: Finding, { checkedBytes }: Preflight): TextChange | undefined {
  const { fix = [] } = finding;
  const file = fix[0]?.file;
  const bytes = file === undefined ? undefined : checkedBytes?.(file);
  if (file === undefined || !bytes || !isFixedIn(finding, file)) return undefined;
  const { text: before, fault } = decodeUtf8(bytes);
  const after = applyFixes(before, [fix]).text;
  return fault || after === before ? undefined : { file, before, after };
}
