import type { CommandLines } from "../plugin/scripts/scripts.js";
import { compareWithBase, type ComparedRun } from "../run/compare-with-base.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import { makeScriptSkipper } from "../run/run-scripts.js";
import { print } from "../output/print.js";
import { makeInert, shorten, makeVisible } from "../text/safe.js";
import type { EventBase } from "./event.js";

const LONGEST_MS = 20_000;
const LONGEST_NAME = 80;
const WHY: Readonly<Record<Extract<ComparedRun, { refused: string }>["refused"], string>> = {
  "no-git": "git is not installed",
  "no-commit":
    "its commit is not in this clone: set fetch-depth: 2 at actions/checkout, or 0 where it checks out no merge",
  "too-much": "the pull request changes too much",
  "too-slow": "that takes too long",
  failed: "git does not say what has changed",
};

/**
 * Marks the findings that the base has as well. If that cannot be known, the log says why, and the result stays as
 * it was.
 */
export async function markNewFindings(
  base: EventBase,
  result: Preflight,
  request: Request,
  commands: CommandLines,
): Promise<Preflight> {
  const name = shorten(base.name, LONGEST_NAME);
  const files = { ...request, findOut: makeScriptSkipper("nothing of the base is run", commands) };
  const why = await attempt(() => compareWithBase(result, files, { ...base, name }, LONGEST_MS));
  if ("result" in why) return why.result;
  const reason = "crashed" in why ? why.crashed : WHY[why.refused];
  print(makeInert(`${makeVisible(`What is new, and what ${name} has as well, is not known: ${reason}`)}.\n`));
  return result;
}

/** A failure is only reported. It does not change the verdict. */
async function attempt(act: () => Promise<ComparedRun>): Promise<ComparedRun | { readonly crashed: string }> {
  try {
    return await act();
  } catch (error) {
    return { crashed: error instanceof Error ? error.message : String(error) };
  }
}
