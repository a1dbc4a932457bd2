import { Interrupted } from "../commands/cancellation.js";
import { TOOL } from "../core/tool.js";
import { Refusal, UsageError } from "../core/errors.js";
import { isRepositoryName } from "../github/repository-name.js";
import { appendFile } from "../output/append-file.js";
import { print } from "../output/print.js";
import { splitList } from "../core/action-interface.js";
import { annotate, channel } from "./channel.js";
import { eventOf, modeOf, readPayload } from "./event.js";
import { tagName } from "./inputs.js";
import { NO_OUTPUTS, releaseOutputs } from "./outputs.js";
import { writeOutputs } from "./write-outputs.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Tells of what ended a run before there was a report, and gives the exit status. A release ends in its own words. */
export async function tellEnd(error: unknown, environment: Environment): Promise<number> {
  const tag = tagAsked(environment);
  if (tag !== undefined) return releaseEnded(error, tag, environment);
  await writeOutputs(NO_OUTPUTS, environment);
  if (error instanceof UsageError || error instanceof Refusal) {
    annotate("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
    return error instanceof Refusal ? 5 : 2;
  }
  if (error instanceof Interrupted) {
    print(`${TOOL.name}: interrupted; nothing of what it had started runs any more\n`);
    return error.exitStatus;
  }
  annotate("error", crashWords(error));
  return 3;
}

export function crashWords(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${TOOL.name} crashed: a fault of this tool. Please report it at ${TOOL.url}/issues\n${stack}`;
}

/** What starts this job's run once more, to be pasted. */
export function againOf({ GITHUB_RUN_ID: id = "", GITHUB_REPOSITORY: repository = "" }: Environment): string {
  const where = isRepositoryName(repository) ? ` --repo ${repository}` : "";
  return `gh run rerun ${/^\d+$/u.test(id) ? `${id} ` : ""}--failed${where}`;
}

/** The tag that a release was asked for, as far as it is known; `undefined` where the run was to be a check. */
function tagAsked(environment: Environment): string | undefined {
  const input = (name: string): string => environment[`INPUT_${name}`]?.trim() ?? "";
  const event = eventOf(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
  const command = input("COMMAND") === "release" ? "release" : input("COMMAND") === "check" ? "check" : "auto";
  const mode = modeOf(event, { command, targets: splitList(input("TARGETS")) });
  return mode === "release" && input("REPORT") === "" ? tagName(input("TAG")) || (event.releaseTag ?? "") : undefined;
}

async function releaseEnded(error: unknown, tag: string, environment: Environment): Promise<number> {
  const { endedBy } = await import(/* webpackChunkName: "release" */ "../release/ended.js");
  const { outcomeMarkdown, outcomeText } = await import(/* webpackChunkName: "release" */ "../release/outcome-text.js");
  const outcome = endedBy(error, againOf(environment));
  await writeOutputs({ ...NO_OUTPUTS, ...releaseOutputs({ outcome }) }, environment);
  print(outcomeText(outcome, { tag }));
  await channel("job summary", () => {
    appendFile(environment["GITHUB_STEP_SUMMARY"], outcomeMarkdown(outcome, { tag }));
  });
  if (outcome.crash !== undefined) annotate("error", crashWords(outcome.crash));
  else if (outcome.stop) annotate("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
  return outcome.exitStatus;
}
