import { statSync } from "node:fs";
import { cancellable } from "../commands/cancellation.js";
import { exitStatus, type Report } from "../core/report.js";
import { preflight, type Preflight, type Request } from "../preflight/preflight.js";
import { asksNpm, inTurn } from "../preflight/asks-npm.js";
import { runsScripts, skipsScripts } from "../preflight/run-scripts.js";
import type { Released } from "../release/run-release.js";
import { reporterOf, type Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { dayOf } from "../text/day.js";
import { inert, visible } from "../text/safe.js";
import { print } from "../output/print.js";
import { annotate, append, channel } from "./channel.js";
import { commandLog } from "./command-log.js";
import { writeFiles } from "./files.js";
import type { Spoken } from "./channels.js";
import { againOf, crashWords, tellEnd } from "./end.js";
import { eventOf, modeOf, readPayload, type JobEvent } from "./event.js";
import { linkMaker, occasionOf } from "./github.js";
import { hideTokens } from "./hide-tokens.js";
import { readInputs, unknownInputs, type Inputs } from "./inputs.js";
import { outputFile, outputsOf, releaseOutputs, type Outputs } from "./outputs.js";
import { refuseUnsafeScripts } from "./scripts-refusal.js";
import { wishesOf } from "./wishes.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
export async function run(environment: Environment): Promise<number> {
  try {
    hideTokens(environment);
    for (const sentence of unknownInputs(environment)) annotate("warning", sentence);
    const inputs = readInputs(environment);
    const event = eventOf(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
    if (inputs.report === "" && modeOf(event, inputs) === "release") return await released(inputs, event, environment);
    const isTold = inputs.report !== "";
    const result = isTold ? await earlier(inputs, environment) : await compared(inputs, event, environment);
    await tell(result, inputs, event, environment);
    return exitStatus(result.report);
  } catch (error) {
    return tellEnd(error, environment);
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
  const told = await cancellable(({ signal }) => {
    const act = (request: Request): Promise<Released> =>
      releaseAsAsked({ ...request, signal, again: againOf(environment) }, tag, inputs, environment);
    return checkedBy(act, inputs, event, environment);
  });
  const { outcome, warnings = [] } = told;
  const summary = outcomeMarkdown(outcome, { tag, ...told }, roomIn(environment["GITHUB_STEP_SUMMARY"]));
  await tell(told.preflight, inputs, event, environment, { outputs: releaseOutputs(told), summary: `\n${summary}` });
  print(`\n${outcomeText(outcome, { tag, ...told })}`);
  for (const warning of warnings) annotate("warning", warning);
  if (outcome.crash !== undefined) annotate("error", crashWords(outcome.crash));
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
  { outputs = {}, summary = "" }: { readonly outputs?: Partial<Outputs>; readonly summary?: string } = {},
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
    const room = roomIn(file) - Buffer.byteLength(summary);
    append(file, (await told("markdown", { room, ...(whole !== "" && { whole }) })) + summary);
  });
  await channel("outputs", () => {
    append(environment["GITHUB_OUTPUT"], outputFile({ ...outputsOf(report, files), ...outputs }));
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
