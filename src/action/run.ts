import { cancellable } from "../commands/cancellation.js";
import type { Outputs } from "../core/action-interface.js";
import { exitStatus, type Report } from "../core/report.js";
import { appendFile, fileSize } from "../output/append-file.js";
import { type Refusal, UsageError } from "../core/errors.js";
import { preflight } from "../run/preflight.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import type { Released } from "../release/outcome.js";
import { reporterOf, type Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { inert, visible } from "../text/safe.js";
import { print } from "../output/print.js";
import { annotate, channel } from "./channel.js";
import { checkedBy, mayPack, requestOf } from "./checking.js";
import { refuseUnsafeFiles, writeFiles } from "./files.js";
import type { Spoken } from "./channels.js";
import { againOf, crashWords, tellEnd } from "./end.js";
import { eventOf, modeOf, readPayload, type JobEvent } from "./event.js";
import { linkMaker } from "./github.js";
import { hideTokens } from "./hide-tokens.js";
import { parseInputs, readInputTexts, unknownInputs, type Inputs } from "./inputs.js";
import { NO_OUTPUTS, outputsOf, releaseOutputs } from "./outputs.js";
import { writeOutputs } from "./write-outputs.js";
import { wishesOf } from "./wishes.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
export async function run(environment: Environment): Promise<number> {
  try {
    hideTokens(environment);
    for (const sentence of unknownInputs(environment)) annotate("warning", sentence);
    const inputs = parseInputs(readInputTexts(environment), environment);
    refuseUnsafeFiles(inputs);
    const event = eventOf(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
    if (inputs.report === "" && modeOf(event, inputs) === "release") return await released(inputs, event, environment);
    if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
      (await import(/* webpackChunkName: "release" */ "./release.js")).refuseReleaseInputs(inputs);
    if (inputs.report !== "") return await told(await earlier(inputs, environment), inputs, event, environment);
    return await checked(inputs, event, environment);
  } catch (error) {
    return tellEnd(error, environment);
  }
}

/** What an earlier job has found, which may have been a stranger's. */
async function earlier({ report, patchFile }: Inputs, { RUNNER_TEMP: temporary }: Environment): Promise<Preflight> {
  if (patchFile !== "") {
    const help = "Ask for patch-file where the plugin is checked";
    throw new UsageError("The inputs report and patch-file exclude each other: the files are not at hand", help);
  }
  const { strangersReport } = await import("./strangers-report.js");
  const root = process.cwd();
  return { report: strangersReport(report, root, temporary), root, source: () => undefined };
}

async function released(inputs: Inputs, event: JobEvent, environment: Environment): Promise<number> {
  const { artifactOutputs, pinned, releaseAsAsked, tagToRelease } = await import(
    /* webpackChunkName: "release" */ "./release.js"
  );
  const { outcomeMarkdown, outcomeText } = await import(/* webpackChunkName: "release" */ "../release/outcome-text.js");
  const tag = tagToRelease(inputs, event);
  // Nothing is run for an archive or a pin without the other.
  pinned(inputs);
  const done = await cancellable(({ signal }) => {
    const act = (request: Request): Promise<Released> =>
      releaseAsAsked({ ...request, signal, again: againOf(environment) }, tag, inputs, event, environment);
    // Nothing of a repository is run beside an archive that was checked before.
    return inputs.artifact === undefined ? checkedBy(act, inputs, event, environment) : act(requestOf(inputs, event));
  });
  const { outcome, warnings = [] } = done;
  const outputs = { ...(await artifactOutputs(done, environment)), ...releaseOutputs(done) };
  const summary = `\n${outcomeMarkdown(outcome, { tag, ...done }, roomIn(environment["GITHUB_STEP_SUMMARY"]))}`;
  if (done.preflight) await tell(done.preflight, inputs, event, environment, { outputs, summary });
  else await tellOutcome(outputs, summary, environment);
  print(`\n${outcomeText(outcome, { tag, ...done })}`);
  for (const warning of warnings) annotate("warning", warning);
  if (outcome.crash !== undefined) annotate("error", crashWords(outcome.crash));
  if (outcome.stop) annotate("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
  return outcome.exitStatus;
}

/** Of a release of which nothing could be judged. */
async function tellOutcome(outputs: Partial<Outputs>, summary: string, environment: Environment): Promise<void> {
  await channel("job summary", () => {
    appendFile(environment["GITHUB_STEP_SUMMARY"], summary);
  });
  await writeOutputs({ ...NO_OUTPUTS, ...outputs }, environment);
}

async function checked(inputs: Inputs, event: JobEvent, environment: Environment): Promise<number> {
  const result = await compared(inputs, event, environment);
  const request = requestOf(inputs, event);
  if (!mayPack(request, event)) return told(result, inputs, event, environment);
  const { makeArtifact } = await import(/* webpackChunkName: "release" */ "./artifact.js");
  const made = await makeArtifact(result, request, environment);
  const status = await told(result, inputs, event, environment, made.outputs);
  await made.tell();
  return status === 0 ? made.exitStatus : status;
}

/** What was found, in a pull request with what its base has as well marked: only there is anything loaded for it. */
async function compared(inputs: Inputs, event: JobEvent, environment: Environment): Promise<Preflight> {
  const result = await checkedBy(preflight, inputs, event, environment);
  const { base } = event;
  if (!base || result.report.plugins.every(({ findings }) => findings.length === 0)) return result;
  const { comparedWith } = await import(/* webpackChunkName: "processes" */ "./compared.js");
  return comparedWith(base, result, requestOf(inputs, event), inputs.commands);
}

async function told(
  result: Preflight,
  inputs: Inputs,
  event: JobEvent,
  environment: Environment,
  outputs: Partial<Outputs> = {},
): Promise<number> {
  const refused = await tell(result, inputs, event, environment, { outputs });
  return refused ? 5 : exitStatus(result.report);
}

/**
 * No channel that fails changes the verdict: it is reported, and the others still get theirs. Gives why a file was refused: then a
 * link has come on its way since the run began.
 */
async function tell(
  result: Preflight,
  inputs: Inputs,
  event: JobEvent,
  environment: Environment,
  { outputs = {}, summary = "" }: { readonly outputs?: Partial<Outputs>; readonly summary?: string } = {},
): Promise<Refusal | undefined> {
  const { report, source } = result;
  const link = linkMaker(environment, event);
  const plainView: View = { source, isLogged: true, ...(link && { link }) };
  print((await reporterOf("terminal", report))(report, plainView));
  const { view, notices, asides } = await onGitHub(result, plainView, inputs, event, environment);
  const told = async (format: Format, more?: Partial<View>): Promise<string> =>
    (await reporterOf(format, report))(report, { ...view, ...more });
  for (const aside of asides) print(inert(`${visible(aside)}.\n`));
  if (inputs.annotations !== "off" && view.annotated === undefined) print(await told("github"));
  for (const notice of notices) annotate("notice", notice);
  const { files, refused } = await writeFiles(inputs, { result, request: requestOf(inputs, event), told });
  await channel("job summary", async () => {
    const file = environment["GITHUB_STEP_SUMMARY"];
    const whole = files["report-file"];
    const room = roomIn(file) - Buffer.byteLength(summary);
    appendFile(file, (await told("markdown", { room, ...(whole !== "" && { whole }) })) + summary);
  });
  await writeOutputs({ ...outputsOf(report, files), ...outputs }, environment);
  return refused;
}

const MOST_SUMMARY = 1024 * 1024;

/** What is left of GitHub's limit for a step: whatever is over it is dropped whole. */
function roomIn(file: string | undefined): number {
  return MOST_SUMMARY - fileSize(file);
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
  return (await import(/* webpackChunkName: "release" */ "./channels.js")).speak(speech, inputs, event, environment);
}

async function isTooMany({ plugins }: Report): Promise<boolean> {
  if (plugins.every(({ findings }) => findings.length === 0)) return false;
  return (await import("../reporters/annotations.js")).annotated({ plugins }).left.length > 0;
}
