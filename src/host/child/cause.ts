import type { StepName } from "../../plugin/lifecycle/lifecycle-run.js";

/** The step of a life that code of the plugin runs for. */
export interface Cause {
  /** Its number in the life. */
  readonly step: number;
  readonly name: StepName;
}

/** Follows which step has started the code that runs, however late that is. Node has such a thing, and no browser. */
export interface Causes {
  run<Result>(cause: Cause, act: () => Result): Result;
  getStore(): Cause | undefined;
}

let last: Cause | undefined;
let run: Causes["run"] = (cause, act) => {
  last = cause;
  return act();
};
let find: Causes["getStore"] = () => last;

/** Without this, all that runs has the step as its cause that began last. */
export function followCauses(causes: Causes): void {
  run = causes.run.bind(causes);
  find = causes.getStore.bind(causes);
}

/** Runs a step. Whatever it starts has this cause. */
export function runFor<Result>(cause: Cause, act: () => Result): Result {
  return run(cause, act);
}

/** Runs what a step has started, at once; then the cause is again what it was. */
export function runLater<Result>(cause: Cause | undefined, act: () => Result): Result {
  const before = last;
  last = cause;
  try {
    return act();
  } finally {
    last = before;
  }
}

/** What has started the code that runs now; `undefined` for the host's own. */
export function findCause(): Cause | undefined {
  return find();
}
