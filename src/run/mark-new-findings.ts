import type { CommandLines } from "../plugin/scripts/scripts.js";
import { shorten } from "../base/text/safe.js";
import { NOTHING_OF_BASE_IS_RUN } from "./comparison/compare-plugin.js";
import { compareWithBase, type BaseOfPullRequest, type ComparedRun } from "./compare-with-base.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";
import { makeScriptSkipper } from "./run-scripts.js";
import type { BaseBuild } from "./base-build.js";

const COMPARE_TIMEOUT_MS = 20_000;
const MAX_NAME = 80;
/** A group of a merge queue holds the commits of several pull requests. */
const ALL_COMMITS = "its commit is not in this clone: set fetch-depth: 0 in actions/checkout";
const WHY: Readonly<Record<Extract<ComparedRun, { refused: string }>["refused"], string>> = {
  "no-git": "git is not installed",
  "no-commit": "its commit is not in this clone: set fetch-depth: 2 in actions/checkout, or 0 without a merge",
  "too-much": "too much has changed",
  "too-slow": "that takes too long",
  failed: "git could not list the changes",
};

export interface MarkedRun {
  readonly result: Preflight;
  /** Why nothing is marked: a sentence without a full stop. */
  readonly remark?: string;
}

export interface MarkOptions {
  /** Commands that replace the plugin's own. */
  readonly commands?: CommandLines;
  /** The built code of the base, by the plugin's folder in this run. */
  readonly builds?: ReadonlyMap<string, BaseBuild> | undefined;
}

/**
 * Marks the findings that the base has as well, and finds out what else the change does. If that cannot be known, the
 * result stays as it was, and the remark says why.
 */
export async function markNewFindings(
  base: BaseOfPullRequest,
  result: Preflight,
  request: Request,
  { commands = {}, builds }: MarkOptions = {},
): Promise<MarkedRun> {
  const name = shorten(base.name, MAX_NAME);
  const files = { ...request, findOut: makeScriptSkipper(NOTHING_OF_BASE_IS_RUN, commands) };
  const options = { milliseconds: COMPARE_TIMEOUT_MS, builds };
  const compared = await attempt(() => compareWithBase(result, files, { ...base, name }, options));
  if ("result" in compared) return compared;
  const reason = formatReason(compared, base.head === undefined);
  return { result, remark: `Cannot tell new findings from those of ${name}: ${reason}` };
}

type Unmarked = Exclude<ComparedRun, { result: unknown }> | { readonly crashed: string };

function formatReason(why: Unmarked, isQueue: boolean): string {
  if ("crashed" in why) return why.crashed;
  return isQueue && why.refused === "no-commit" ? ALL_COMMITS : WHY[why.refused];
}

/** A failure is only reported. It does not change the verdict. */
async function attempt(act: () => Promise<ComparedRun>): Promise<ComparedRun | { readonly crashed: string }> {
  try {
    return await act();
  } catch (error) {
    return { crashed: error instanceof Error ? error.message : String(error) };
  }
}
