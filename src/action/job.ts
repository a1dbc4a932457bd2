import { readEvent, readPayload, type JobEvent } from "./event.js";
import { readInputTexts, type Inputs, type InputTexts } from "./inputs.js";
import { readRunner, type Environment, type Runner } from "./runner.js";
import { decideTask, type Task } from "./task.js";

/** Everything that one run of the Action is given, read once. Nothing else in src/action/ reads variables or inputs. */
export interface Job {
  readonly inputs: Inputs;
  readonly event: JobEvent;
  readonly task: Task;
  readonly runner: Runner;
  /** Unchanged, for the processes and connections that are started. */
  readonly environment: Environment;
}

/** A job whose inputs are not validated yet. If they are invalid, the failure is reported for this job. */
export interface JobWithTexts extends Omit<Job, "inputs"> {
  readonly texts: InputTexts;
}

export function readJob(environment: Environment, workspace: string): JobWithTexts {
  const texts = readInputTexts(environment);
  const event = readEvent(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
  const runner = readRunner(environment, workspace);
  return { texts, event, runner, task: decideTask(texts, event, runner), environment };
}
