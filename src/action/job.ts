import { readEvent, readPayload, type JobEvent } from "./event.js";
import { readInputTexts, type Inputs, type InputTexts } from "./inputs.js";
import { readRunner, type Environment, type Runner } from "./runner.js";
import { decideTask, type Task } from "./task.js";

/** All that one run of the Action is given, read once; nothing else in src/action/ reads variables or inputs. */
export interface Job {
  readonly inputs: Inputs;
  readonly event: JobEvent;
  readonly task: Task;
  readonly runner: Runner;
  /** As it is, for the programs that are started and the connections that are made. */
  readonly environment: Environment;
}

/** A job whose inputs are not judged yet: what a run that they end is known by. */
export interface GivenJob extends Omit<Job, "inputs"> {
  readonly texts: InputTexts;
}

export function readJob(environment: Environment, workspace: string): GivenJob {
  const texts = readInputTexts(environment);
  const event = readEvent(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
  const runner = readRunner(environment, workspace);
  return { texts, event, runner, task: decideTask(texts, event, runner), environment };
}
