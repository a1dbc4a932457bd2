import { UsageError } from "../core/errors.js";
import type { Base } from "../core/report.js";
import { printError } from "../output/print.js";
import { quote, makeVisible } from "../text/safe.js";
import type { Call, Command } from "./command.js";
import { getCurrentFolder, FORMAT_OPTIONS, readFormat, printReport } from "./print-report.js";
import { mergeReports } from "../run/merge.js";

export const merge: Command = {
  name: "merge",
  arguments: "REPORT...",
  most: Infinity,
  summary: "Join the JSON reports of shards into one, with the same exit status",
  options: FORMAT_OPTIONS,
  run: runMerge,
};

async function runMerge(call: Call): Promise<number> {
  if (readFormat(call) === "patch") {
    throw new UsageError("A merged report has no patch: the files are not at hand", "Write one where they are checked");
  }
  const cwd = getCurrentFolder();
  const { report, differingBases } = mergeReports(call.arguments, cwd);
  if (differingBases.length > 0) printError(`${makeVisible(formatBases(differingBases))}.\n`);
  // The checked files may be elsewhere or have changed by now: the lines that are shown are those of the reports.
  return printReport({ report, root: cwd, source: () => undefined }, call);
}

const MOST_NAMED = 3;
const SHORT = 12;

/** Does not change the verdict, so the reports are merged anyway. */
function formatBases(bases: readonly Base[]): string {
  const names = bases.slice(0, MOST_NAMED).map(({ name, commit }) => `${quote(name)} at ${quote(commit, SHORT)}`);
  const more = bases.length - names.length;
  const named = [...names, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ");
  return `What is new and what is known was decided with different bases: ${named}. The merged report names none`;
}
