import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { Environment, Runner } from "./runner.js";
import type { Task } from "./task.js";

/** Everything that one run of the Action is given, read once. Nothing else in src/action/ reads variables or inputs. */
export interface ActionRun {
  readonly inputs: Inputs;
  readonly event: JobEvent;
  readonly task: Task;
  readonly runner: Runner;
  /** One sentence for each input that the workflow sets and the Action does not have. */
  readonly unknownInputs: readonly string[];
  /** Unchanged, for the processes and connections that are started. */
  readonly environment: Environment;
}
