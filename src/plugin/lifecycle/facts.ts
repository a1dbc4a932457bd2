import { absent, NOTHING_RUN } from "../absent.js";
import type { Readers } from "../reading.js";
import type { LifecycleRun } from "./lifecycle-run.js";

/** The plugin's life in our host. It comes from an entry point that let it live. */
export interface LifecycleFacts {
  readonly lifecycle: LifecycleRun;
}

export const LIFECYCLE_READERS: Readers<keyof LifecycleFacts> = {
  lifecycle: () => absent(NOTHING_RUN),
};
