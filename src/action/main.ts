import type { ExitStatus } from "../core/exit-status.js";
import { annotateAll } from "./channel.js";
import { reportFailure } from "./failure.js";
import { hideTokens } from "./hide-tokens.js";
import { readInputTexts, type InputTexts, listUnknownInputs, readTagInput } from "./input-texts.js";
import { parseInputs } from "./inputs.js";
import { run } from "./run.js";
import type { ActionRun } from "./action-run.js";
import { readRunner, type Environment } from "./runner.js";
import { decideTask, guessTask } from "./task.js";
import { readEvent, readPayload } from "./event.js";
import { findChoice, SETTINGS, listTargets } from "../core/action-interface.js";

export { readInputTexts };

/** Reads the runner's values once, runs the job, and returns the exit status. Throws nothing. */
export async function main(texts: InputTexts, environment: Environment, workspace: string): Promise<ExitStatus> {
  hideTokens(environment);
  const given = readJob(texts, environment, workspace);
  let known: Parameters<typeof reportFailure>[1] = given;
  try {
    annotateAll("warning", given.unknownInputs);
    const source = { ...given, inputs: parseInputs(texts, environment, workspace) };
    const job = { ...source, task: await decideTask(source) };
    known = job;
    return await run(job);
  } catch (error) {
    return reportFailure(error, known);
  }
}

/** A job whose inputs are not validated yet, and whose task is a guess. A failure until then is reported for it. */
export function readJob(texts: InputTexts, environment: Environment, workspace: string): Omit<ActionRun, "inputs"> {
  const event = readEvent(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
  const unknownInputs = listUnknownInputs(environment);
  const runner = readRunner(environment, workspace);
  const settings = {
    command: findChoice(texts.command, SETTINGS.command.choices) ?? "auto",
    tag: readTagInput(texts),
    hasTargets: listTargets((name) => texts[name]).length > 0,
    report: texts.report,
  };
  return { event, runner, task: guessTask(settings, { event, runner }), unknownInputs, environment };
}
