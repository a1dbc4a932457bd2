import { AsyncLocalStorage } from "node:async_hooks";
import type { StepName } from "../../plugin/lifecycle/lifecycle-run.js";

/** The step of a life that code of the plugin runs for. */
export interface Cause {
  /** Its number in the life. */
  readonly step: number;
  readonly name: StepName;
}

const causes = new AsyncLocalStorage<Cause>();

/** Runs a step. Whatever it starts has this cause, however late that runs. */
export const runFor: <Result>(cause: Cause, act: () => Result) => Result = causes.run.bind(causes);

/** What has started the code that runs now; `undefined` for the host's own. */
export const findCause: () => Cause | undefined = causes.getStore.bind(causes);
