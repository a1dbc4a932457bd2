import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { exitStatus } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/usage-error.js";
import { preflight, type Preflight } from "../preflight/preflight.js";
import { reporterOf, type Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { commandData } from "../text/safe.js";
import { print } from "../output/print.js";
import { writeFile } from "../output/write-file.js";
import { linkMaker, occasionOf } from "./github.js";
import { readInputs, unknownInputs, type Inputs } from "./inputs.js";
import { NO_OUTPUTS, outputFile, outputsOf } from "./outputs.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
export async function run(environment: Environment): Promise<number> {
  try {
    for (const sentence of unknownInputs(environment)) annotate("warning", sentence);
    const inputs = readInputs(environment);
    const result = await preflight({
      paths: inputs.paths,
      cwd: process.cwd(),
      occasion: occasionOf(environment),
      strict: inputs.strict,
      failOn: inputs.failOn,
      today: new Date().toISOString().slice(0, 10),
      ...(inputs.baseline !== undefined && { baseline: inputs.baseline }),
      ...(inputs.changedSince !== undefined && { changedSince: inputs.changedSince }),
      ...(inputs.shard && { shard: inputs.shard }),
    });
    await tell(result, inputs, environment);
    return exitStatus(result.report);
  } catch (error) {
    await channel("outputs", () => {
      append(environment["GITHUB_OUTPUT"], outputFile(NO_OUTPUTS));
    });
    if (error instanceof UsageError) {
      annotate("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
      return 2;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    annotate("error", `${TOOL.name} crashed: a fault of this tool. Please report it at ${TOOL.url}/issues\n${stack}`);
    return 3;
  }
}

/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
async function tell({ report, source }: Preflight, inputs: Inputs, environment: Environment): Promise<void> {
  const link = linkMaker(environment);
  const view: View = { source, ...(link && { link }) };
  const told = async (format: Format): Promise<string> => (await reporterOf(format, report))(report, view);
  print(await told("terminal"));
  if (inputs.annotations !== "off") print(await told("github"));
  await channel("job summary", async () => {
    append(environment["GITHUB_STEP_SUMMARY"], await told("markdown"));
  });
  const written = await channel("report file", async () => {
    if (inputs.reportFile !== "") writeFile(resolve(inputs.reportFile), await told("json"));
  });
  await channel("outputs", () => {
    append(environment["GITHUB_OUTPUT"], outputFile(outputsOf(report, written ? inputs.reportFile : "")));
  });
}

async function channel(name: string, write: () => void | Promise<void>): Promise<boolean> {
  try {
    await write();
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
