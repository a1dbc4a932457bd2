import { relative, resolve } from "node:path";
import { exitStatus, FAIL_ON } from "../core/report.js";
import { preflight, type Preflight } from "../preflight/preflight.js";
import { reporters, type Format } from "../reporters/index.js";
import type { View } from "../reporters/reporter.js";
import { workspacePath } from "../workspace/disk.js";
import { writeFile } from "../workspace/write-file.js";
import { UsageError } from "../core/usage-error.js";
import type { Call, Command, Option } from "./command.js";
import { oneOf } from "./parse.js";
import { colorful, print, width } from "./terminal.js";

const FORMATS = Object.keys(reporters) as Format[];

const OPTIONS: readonly Option[] = [
  { name: "format", value: "FORMAT", choices: FORMATS, help: "How the report is told; terminal by default" },
  { name: "output", value: "FILE", help: "Write the report to a file; the terminal still gets its own" },
  { name: "strict", help: "Valid also under the stricter rules of the sample validator" },
  { name: "fail-on", value: "SEVERITY", choices: FAIL_ON, help: "The lowest severity that fails; error by default" },
  { name: "only", value: "ID,...", help: "Run only these checks" },
  { name: "quiet", help: "Print findings only, and nothing when there are none" },
];

export const validate: Command = {
  name: "validate",
  arguments: "[path...]",
  most: Infinity,
  summary: "Run every check that runs nothing of the plugin's",
  options: OPTIONS,
  run: runValidate,
};

async function runValidate(call: Call): Promise<number> {
  const only = call.values
    .get("only")
    ?.split(",")
    .map((id) => id.trim());
  const result = await preflight({
    paths: call.arguments.length > 0 ? call.arguments : ["."],
    cwd: process.cwd(),
    occasion: "push",
    strict: call.switches.has("strict"),
    failOn: oneOf(call.values.get("fail-on") ?? "error", FAIL_ON, "--fail-on"),
    ...(only && { only }),
  });
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

function viewOf({ root, source }: Preflight, quiet: boolean): View {
  const here = process.cwd();
  return {
    source,
    quiet,
    color: colorful(),
    width: width(),
    // Names that the reader can click on or paste, where the plugin is below the current folder.
    pathOf: (file) => workspacePath(here, resolve(root, file)) ?? relative(here, resolve(root, file)),
  };
}

function writeReport(file: string, text: string): void {
  try {
    writeFile(resolve(file), text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report cannot be written: ${why}`, "Give --output a file that can be written");
  }
}
