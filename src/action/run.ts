import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { cancellable, Interrupted } from "../commands/cancellation.js";
import { Refusal } from "../core/refusal.js";
import { exitStatus } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/usage-error.js";
import { preflight, type Preflight } from "../preflight/preflight.js";
import { runsScripts, skipsScripts } from "../preflight/run-scripts.js";
import { reporters } from "../reporters/index.js";
import { commandData } from "../text/safe.js";
import { print } from "../output/print.js";
import { writeFile } from "../output/write-file.js";
import { commandLog } from "./command-log.js";
import { linkMaker, occasionOf } from "./github.js";
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
    tell(result, inputs, environment);
    return exitStatus(result.report);
  } catch (error) {
    channel("outputs", () => {
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
  const { paths, strict, failOn, runScripts, commands, minutes } = inputs;
  const request = { paths, cwd: process.cwd(), occasion: occasionOf(environment), strict, failOn };
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

/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
function tell({ report, source }: Preflight, inputs: Inputs, environment: Environment): void {
  const link = linkMaker(environment);
  const view = { source, ...(link && { link }) };
  print(reporters.terminal(report, view));
  if (inputs.annotations !== "off") print(reporters.github(report, view));
  channel("job summary", () => {
    append(environment["GITHUB_STEP_SUMMARY"], reporters.markdown(report, view));
  });
  const written = channel("report file", () => {
    if (inputs.reportFile !== "") writeFile(resolve(inputs.reportFile), reporters.json(report, view));
  });
  channel("outputs", () => {
    append(environment["GITHUB_OUTPUT"], outputFile(outputsOf(report, written ? inputs.reportFile : "")));
  });
}

function channel(name: string, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    annotate("warning", `The ${name} could not be written, and the verdict stands without it: ${why}`);
    return false;
  }
}

function annotate(kind: "error" | "warning", text: string): void {
  print(`::${kind} title=${TOOL.name}::${commandData(text)}\n`);
}

/** Outside of a runner there is no such file, and nothing to tell it. */
function append(file: string | undefined, text: string): void {
  if (file) appendFileSync(file, text);
}
