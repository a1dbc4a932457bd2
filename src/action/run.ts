import { appendFileSync, statSync } from "node:fs";
import { cancellable, Interrupted } from "../commands/cancellation.js";
import { Refusal } from "../core/refusal.js";
import { exitStatus } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/usage-error.js";
import { preflight, type Preflight, type Request } from "../preflight/preflight.js";
import { runsScripts, skipsScripts } from "../preflight/run-scripts.js";
import { reporterOf, type Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { print } from "../output/print.js";
import { annotate, channel } from "./channel.js";
import { commandLog } from "./command-log.js";
import { writeFiles } from "./files.js";
import { linkMaker, occasionOf, releaseTag } from "./github.js";
import { readInputs, unknownInputs, type Inputs } from "./inputs.js";
import { NO_OUTPUTS, outputFile, outputsOf } from "./outputs.js";
import { refuseUnsafeScripts } from "./scripts-refusal.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
export async function run(environment: Environment): Promise<number> {
  try {
    for (const sentence of unknownInputs(environment)) annotate("warning", sentence);
    const inputs = readInputs(environment);
    const result = await checked(inputs, environment);
    await tell(result, inputs, environment);
    return exitStatus(result.report);
  } catch (error) {
    await channel("outputs", () => {
      append(environment["GITHUB_OUTPUT"], outputFile(NO_OUTPUTS));
    });
    if (error instanceof UsageError || error instanceof Refusal) {
      annotate("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
      return error instanceof Refusal ? 5 : 2;
    }
    if (error instanceof Interrupted) {
      print(`${TOOL.name}: interrupted; nothing of what it had started runs any more\n`);
      return error.exitStatus;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    annotate("error", `${TOOL.name} crashed: a fault of this tool. Please report it at ${TOOL.url}/issues\n${stack}`);
    return 3;
  }
}

async function checked(inputs: Inputs, environment: Environment): Promise<Preflight> {
  const { runScripts, commands, minutes } = inputs;
  const request = requestOf(inputs, environment);
  if (runScripts === "false") {
    return preflight({ ...request, findOut: skipsScripts("the input run-scripts is false", commands) });
  }
  if (runScripts === "auto") refuseUnsafeScripts(environment);
  const log = commandLog();
  return cancellable(async (cancellation) => {
    const { platform } = process;
    const options = { environment, platform, minutes, cancellation, onEvent: log.onEvent, commands };
    try {
      return await preflight({ ...request, findOut: runsScripts(options) });
    } finally {
      log.end();
    }
  });
}

function requestOf(inputs: Inputs, environment: Environment): Request {
  const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
  const tag = releaseTag(environment);
  return {
    ...{ paths, strict, failOn, cwd: process.cwd(), occasion: occasionOf(environment) },
    today: new Date().toISOString().slice(0, 10),
    ...(tag !== undefined && { tag }),
    ...(baseline !== undefined && { baseline }),
    ...(changedSince !== undefined && { changedSince }),
    ...(shard && { shard }),
  };
}

/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
async function tell(result: Preflight, inputs: Inputs, environment: Environment): Promise<void> {
  const { report, source } = result;
  const link = linkMaker(environment);
  const view: View = { source, ...(link && { link }) };
  const told = async (format: Format, more?: Partial<View>): Promise<string> =>
    (await reporterOf(format, report))(report, { ...view, ...more });
  print(await told("terminal"));
  if (inputs.annotations !== "off") print(await told("github"));
  const files = await writeFiles(inputs, { result, request: requestOf(inputs, environment), told });
  await channel("job summary", async () => {
    const file = environment["GITHUB_STEP_SUMMARY"];
    const whole = files["report-file"];
    append(file, await told("markdown", { room: roomIn(file), ...(whole !== "" && { whole }) }));
  });
  await channel("outputs", () => {
    append(environment["GITHUB_OUTPUT"], outputFile(outputsOf(report, files)));
  });
}

const MOST_SUMMARY = 1024 * 1024;

/** What is left of GitHub's limit for a step: whatever is over it is dropped whole. */
function roomIn(file: string | undefined): number {
  return MOST_SUMMARY - (file ? (statSync(file, { throwIfNoEntry: false })?.size ?? 0) : 0);
}

/** Outside of a runner there is no such file, and nothing to tell it. */
function append(file: string | undefined, text: string): void {
  if (file) appendFileSync(file, text);
}
