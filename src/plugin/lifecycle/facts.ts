import { absent, NOTHING_RUN } from "../absent.js";
import type { Readers } from "../reading.js";
import type { LifecycleRun } from "./lifecycle-run.js";

/** The plugin's lifecycle run in our host. It comes from an entry point that has run it. */
export interface LifecycleFacts {
  readonly lifecycle: LifecycleRun;
}

export const LIFECYCLE_READERS: Readers<keyof LifecycleFacts> = {
  lifecycle: () => absent(NOTHING_RUN),
};
