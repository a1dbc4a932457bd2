import { readEvent, readPayload, type JobEvent } from "./event.js";
import { listUnknownInputs, readTagInput, type InputTexts } from "./input-texts.js";
import type { Inputs } from "./inputs.js";
import { findChoice, SETTINGS, listTargets } from "../core/action-interface.js";
import { readRunner, type Environment, type Runner } from "./runner.js";
import { guessTask, type Task } from "./task.js";

/** Everything that one run of the Action is given, read once. Nothing else in src/action/ reads variables or inputs. */
export interface Job {
  readonly inputs: Inputs;
  readonly event: JobEvent;
  readonly task: Task;
  readonly runner: Runner;
  /** One sentence for each input that the workflow sets and the Action does not have. */
  readonly unknownInputs: readonly string[];
  /** Unchanged, for the processes and connections that are started. */
  readonly environment: Environment;
}

/** A job whose inputs are not validated yet, and whose task is a guess. A failure until then is reported for it. */
export function readJob(texts: InputTexts, environment: Environment, workspace: string): Omit<Job, "inputs"> {
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
