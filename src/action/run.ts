import { appendFileSync, statSync } from "node:fs";
import { cancellable, Interrupted } from "../commands/cancellation.js";
import { Refusal } from "../core/refusal.js";
import { exitStatus, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/usage-error.js";
import { preflight, type Preflight, type Request } from "../preflight/preflight.js";
import { asksNpm, inTurn } from "../preflight/asks-npm.js";
import { runsScripts, skipsScripts } from "../preflight/run-scripts.js";
import type { Released } from "../release/run-release.js";
import { reporterOf, type Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { dayOf } from "../text/day.js";
import { commandData, inert, visible } from "../text/safe.js";
import { print } from "../output/print.js";
import { annotate, channel } from "./channel.js";
import { commandLog } from "./command-log.js";
import { writeFiles } from "./files.js";
import type { Spoken } from "./channels.js";
import { eventOf, modeOf, readPayload, type JobEvent } from "./event.js";
import { linkMaker, occasionOf } from "./github.js";
import { readInputs, unknownInputs, type Inputs } from "./inputs.js";
import { NO_OUTPUTS, outputFile, outputsOf, releaseOutputs, type Outputs } from "./outputs.js";
import { refuseUnsafeScripts } from "./scripts-refusal.js";
import { wishesOf } from "./wishes.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
export async function run(environment: Environment): Promise<number> {
  try {
    for (const sentence of unknownInputs(environment)) annotate("warning", sentence);
    hide(environment["INPUT_GITHUB-TOKEN"]);
    const inputs = readInputs(environment);
    const event = eventOf(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
    if (inputs.report === "" && modeOf(event, inputs) === "release") return await released(inputs, event, environment);
    const isTold = inputs.report !== "";
    const result = isTold ? await earlier(inputs, environment) : await compared(inputs, event, environment);
    await tell(result, inputs, event, environment);
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

/** What an earlier job has found, which may have been a stranger's. */
async function earlier({ report }: Inputs, { RUNNER_TEMP: temporary }: Environment): Promise<Preflight> {
  const { strangersReport } = await import("./strangers-report.js");
  const root = process.cwd();
  return { report: strangersReport(report, root, temporary), root, source: () => undefined };
}

async function released(inputs: Inputs, event: JobEvent, environment: Environment): Promise<number> {
  const { releaseAsAsked, tagToRelease } = await import("./release.js");
  const { outcomeMarkdown, outcomeText } = await import("../release/outcome-text.js");
  const tag = tagToRelease(inputs, event);
  const act = (request: Request): Promise<Released> => releaseAsAsked(request, tag, inputs, environment);
  const told = await checkedBy(act, inputs, event, environment);
  const { outcome, archive } = told;
  await tell(told.preflight, inputs, event, environment, releaseOutputs(told));
  print(`\n${outcomeText(outcome, { tag, archive })}`);
  await channel("job summary", () => {
    append(environment["GITHUB_STEP_SUMMARY"], `\n${outcomeMarkdown(outcome, { tag, archive })}`);
  });
  if (outcome.stop) annotate("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
  return outcome.exitStatus;
}

function checked(inputs: Inputs, event: JobEvent, environment: Environment): Promise<Preflight> {
  return checkedBy(preflight, inputs, event, environment);
}

/** What was found, in a pull request with what its base has as well marked: only there is anything loaded for it. */
async function compared(inputs: Inputs, event: JobEvent, environment: Environment): Promise<Preflight> {
  const result = await checked(inputs, event, environment);
  const { base } = event;
  if (!base || result.report.plugins.every(({ findings }) => findings.length === 0)) return result;
  const { comparedWith } = await import("./compared.js");
  return comparedWith(base, result, requestOf(inputs, event), inputs.commands);
}

/** Does what is asked with a request that finds out what the plugin's own commands say. */
async function checkedBy<Result>(
  act: (request: Request) => Promise<Result>,
  inputs: Inputs,
  event: JobEvent,
  environment: Environment,
): Promise<Result> {
  const { runScripts, commands, minutes } = inputs;
  const request = requestOf(inputs, event);
  if (runScripts === "false") {
    return act({ ...request, findOut: skipsScripts("the input run-scripts is false", commands) });
  }
  if (runScripts === "auto") refuseUnsafeScripts(environment);
  const log = commandLog();
  const asks = asksNpm({ env: environment, platform: process.platform, execPath: process.execPath });
  return cancellable(async (cancellation) => {
    const { platform } = process;
    const options = { environment, platform, minutes, cancellation, onEvent: log.onEvent, commands };
    try {
      return await act({ ...request, findOut: inTurn(asks, runsScripts(options)) });
    } finally {
      log.end();
    }
  });
}

function requestOf(inputs: Inputs, event: JobEvent): Request {
  const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
  const { releaseTag: tag } = event;
  return {
    ...{ paths, strict, failOn, cwd: process.cwd(), occasion: occasionOf(event) },
    today: dayOf(new Date()),
    ...(tag !== undefined && { tag }),
    ...(baseline !== undefined && { baseline }),
    ...(changedSince !== undefined && { changedSince }),
    ...(shard && { shard }),
  };
}

/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
async function tell(
  result: Preflight,
  inputs: Inputs,
  event: JobEvent,
  environment: Environment,
  more: Partial<Outputs> = {},
): Promise<void> {
  const { report, source } = result;
  const link = linkMaker(environment, event);
  const plainView: View = { source, ...(link && { link }) };
  print((await reporterOf("terminal", report))(report, plainView));
  const { view, notices, asides } = await onGitHub(result, plainView, inputs, event, environment);
  const told = async (format: Format, more?: Partial<View>): Promise<string> =>
    (await reporterOf(format, report))(report, { ...view, ...more });
  for (const aside of asides) print(inert(`${visible(aside)}.\n`));
  if (inputs.annotations !== "off" && view.annotated === undefined) print(await told("github"));
  for (const notice of notices) annotate("notice", notice);
  const files = await writeFiles(inputs, { result, request: requestOf(inputs, event), told });
  await channel("job summary", async () => {
    const file = environment["GITHUB_STEP_SUMMARY"];
    const whole = files["report-file"];
    append(file, await told("markdown", { room: roomIn(file), ...(whole !== "" && { whole }) }));
  });
  await channel("outputs", () => {
    append(environment["GITHUB_OUTPUT"], outputFile({ ...outputsOf(report, files), ...more }));
  });
}

const MOST_SUMMARY = 1024 * 1024;

/** What is left of GitHub's limit for a step: whatever is over it is dropped whole. */
function roomIn(file: string | undefined): number {
  return MOST_SUMMARY - (file ? (statSync(file, { throwIfNoEntry: false })?.size ?? 0) : 0);
}

/** What needs a token, where there is anything to ask for: most runs speak to nobody, and load nothing for it. */
async function onGitHub(
  result: Preflight,
  view: View,
  inputs: Inputs,
  event: JobEvent,
  environment: Environment,
): Promise<Spoken> {
  const wishes = wishesOf(result.report, inputs, event, await isTooMany(result.report));
  if (!wishes.checks && !wishes.suggestions && !wishes.diff) return { view, notices: [], asides: [] };
  const speech = { result, request: requestOf(inputs, event), view, wishes };
  return (await import("./channels.js")).speak(speech, inputs, event, environment);
}

async function isTooMany({ plugins }: Report): Promise<boolean> {
  if (plugins.every(({ findings }) => findings.length === 0)) return false;
  return (await import("../reporters/annotations.js")).annotated({ plugins }).left.length > 0;
}

/** From here on the runner shows it nowhere; one that is pasted with line breaks is hidden line by line. */
function hide(token: string | undefined): void {
  for (const line of (token ?? "").split(/[\r\n]+/u)) {
    if (line.trim() !== "") print(`::add-mask::${commandData(line.trim())}\n`);
  }
}

/** Outside of a runner there is no such file, and nothing to tell it. */
function append(file: string | undefined, text: string): void {
  if (file) appendFileSync(file, text);
}
