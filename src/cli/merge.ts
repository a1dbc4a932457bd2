import { UsageError } from "../core/usage-error.js";
import type { Call, Command } from "./command.js";
import { currentFolder, FORMAT_OPTIONS, formatOf, tell } from "./tell.js";

export const merge: Command = {
  name: "merge",
  arguments: "REPORT...",
  most: Infinity,
  summary: "Join the JSON reports of shards into one, with the same exit status",
  options: FORMAT_OPTIONS,
  run: runMerge,
};

async function runMerge(call: Call): Promise<number> {
  if (formatOf(call) === "patch") {
    throw new UsageError("A merged report has no patch: the files are not at hand", "Write one where they are checked");
  }
  const { merged } = await import("../preflight/merge.js");
  const cwd = currentFolder();
  // The files that were checked may be elsewhere or other ones by now: their lines are not shown.
  return tell({ report: merged(call.arguments, cwd), root: cwd, source: () => undefined }, call);
}
