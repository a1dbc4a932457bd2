import type { CommandLines } from "../plugin/scripts/scripts.js";
import { shorten } from "../text/safe.js";
import { compareWithBase, type BaseOfPullRequest, type ComparedRun } from "./compare-with-base.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";
import { makeScriptSkipper } from "./run-scripts.js";

const LONGEST_MS = 20_000;
const LONGEST_NAME = 80;
/** A group of a merge queue holds the commits of several pull requests. */
const ALL_COMMITS = "its commit is not in this clone: set fetch-depth: 0 at actions/checkout";
const WHY: Readonly<Record<Exclude<Extract<ComparedRun, { refused: string }>["refused"], "not-judged">, string>> = {
  "no-git": "git is not installed",
  "no-commit": "its commit is not in this clone: set fetch-depth: 2 at actions/checkout, or 0 without a merge",
  "too-much": "too much has changed",
  "too-slow": "that takes too long",
  failed: "git does not say what has changed",
  "nothing-compared": "no finding is about what git keeps",
};

export interface MarkedRun {
  readonly result: Preflight;
  /** Why nothing is marked: a sentence without a full stop. */
  readonly remark?: string;
}

/**
 * Marks the findings that the base has as well. If that cannot be known, the result stays as it was, and the remark
 * says why.
 */
export async function markNewFindings(
  base: BaseOfPullRequest,
  result: Preflight,
  request: Request,
  commands: CommandLines = {},
): Promise<MarkedRun> {
  const name = shorten(base.name, LONGEST_NAME);
  const files = { ...request, findOut: makeScriptSkipper("nothing of the base is run", commands) };
  const why = await attempt(() => compareWithBase(result, files, { ...base, name }, LONGEST_MS));
  if ("result" in why) return why;
  const reason = formatReason(why, base.head === undefined);
  return { result, remark: `What is new, and what ${name} has as well, is not known: ${reason}` };
}

type Unmarked = Exclude<ComparedRun, { result: unknown }> | { readonly crashed: string };

function formatReason(why: Unmarked, isQueue: boolean): string {
  if ("crashed" in why) return why.crashed;
  if (isQueue && why.refused === "no-commit") return ALL_COMMITS;
  return why.refused === "not-judged" ? `of the base, ${why.why}` : WHY[why.refused];
}

/** A failure is only reported. It does not change the verdict. */
async function attempt(act: () => Promise<ComparedRun>): Promise<ComparedRun | { readonly crashed: string }> {
  try {
    return await act();
  } catch (error) {
    return { crashed: error instanceof Error ? error.message : String(error) };
  }
}
