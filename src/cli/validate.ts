import { relative, resolve } from "node:path";
import { exitStatus, FAIL_ON } from "../core/report.js";
import { preflight, type FindOut, type Preflight, type Request } from "../preflight/preflight.js";
import { reporters, type Format } from "../reporters/index.js";
import type { View } from "../reporters/reporter.js";
import { workspacePath } from "../workspace/disk.js";
import { writeFile } from "../output/write-file.js";
import { UsageError } from "../core/usage-error.js";
import type { Call, Command, Option } from "./command.js";
import { oneOf } from "./parse.js";
import { complain, print } from "../output/print.js";
import { colorful, width } from "./terminal.js";

const FORMATS = Object.keys(reporters) as Format[];

/** The options of every command that judges. */
export const VALIDATE_OPTIONS: readonly Option[] = [
  { name: "format", value: "FORMAT", choices: FORMATS, help: "How the report is told; terminal by default" },
  { name: "output", value: "FILE", help: "Write the report to a file; the terminal still gets its own" },
  { name: "strict", help: "Valid also under the stricter rules of the sample validator" },
  { name: "fail-on", value: "SEVERITY", choices: FAIL_ON, help: "The lowest severity that fails; error by default" },
  { name: "fix", help: "Mend what has a certain fix, in place, and check again" },
  { name: "only", value: "ID,...", help: "Run only these checks" },
  { name: "quiet", help: "Print findings only, and nothing when there are none" },
];

export const validate: Command = {
  name: "validate",
  arguments: "[path...]",
  most: Infinity,
  summary: "Run every check that runs nothing of the plugin's",
  options: VALIDATE_OPTIONS,
  run: (call) => runJudgement(call),
};

/** Judges plugins as a command line asks, tells it, and gives the exit status. */
export async function runJudgement(call: Call, findOut?: FindOut): Promise<number> {
  const only = call.values
    .get("only")
    ?.split(",")
    .map((id) => id.trim());
  const request: Request = {
    paths: call.arguments.length > 0 ? call.arguments : ["."],
    cwd: currentFolder(),
    occasion: "push",
    strict: call.switches.has("strict"),
    failOn: oneOf(call.values.get("fail-on") ?? "error", FAIL_ON, "--fail-on"),
    ...(only && { only }),
    ...(findOut && { findOut }),
  };
  const result = call.switches.has("fix") ? await fixed(request) : await preflight(request);
  const format = oneOf(call.values.get("format") ?? "terminal", FORMATS, "--format");
  const output = call.values.get("output");
  const view = viewOf(result, call.switches.has("quiet"));
  if (output === undefined) print(reporters[format](result.report, view));
  else {
    writeReport(output, reporters[format](result.report, { ...view, color: false }));
    print(reporters.terminal(result.report, view));
  }
  return exitStatus(result.report);
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError("The current folder is gone", "Go to one that is there");
  }
}

async function fixed({ findOut, ...request }: Request): Promise<Preflight> {
  const { preflightAndFix } = await import("../preflight/fix.js");
  const { mendedText } = await import("../reporters/mended.js");
  const { result, mended } = await preflightAndFix(request);
  complain(mendedText(mended, pathFrom(result.root)));
  // What takes time to find out is found out once, of what is left.
  return findOut ? preflight({ ...request, findOut }) : result;
}

/** Names that the reader can click on or paste, where the plugin is below the current folder. */
function pathFrom(root: string): (file: string) => string {
  const here = process.cwd();
  return (file) => workspacePath(here, resolve(root, file)) ?? relative(here, resolve(root, file));
}

function viewOf({ root, source }: Preflight, quiet: boolean): View {
  return { source, quiet, color: colorful(), width: width(), pathOf: pathFrom(root) };
}

function writeReport(file: string, text: string): void {
  try {
    writeFile(resolve(file), text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report cannot be written: ${why}`, "Give --output a file that can be written");
  }
}
