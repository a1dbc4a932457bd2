import { basename } from "node:path";
import { isAbsent } from "../plugin/absent.js";
import type { Need } from "../plugin/lifecycle/lifecycle-run.js";
import { verifyErrors } from "./verify-errors.js";
import type { Granted } from "./job.js";
import type { RunResult } from "./read-run.js";
import { hasStandIn } from "./needs.js";
import { copyInto, runPlan, withRunFolder, type CopiedPlugin, type PlannedRun, type RunPlace } from "./run-plan.js";

/** A further run may take so many times what the first one took, and at least these seconds. */
const TIMES = 2;
const MIN_SECONDS = 10;

/**
 * Runs a plan, and verifies its errors. Each further run has a folder of its own.
 *
 * @param before the runs that have stored what it begins with.
 */
export async function runVerified(
  planned: PlannedRun,
  place: RunPlace,
  {
    before = [],
    choose = (run) => run,
  }: {
    readonly before?: readonly PlannedRun[];
    /** Leaves out questions that nobody asks. */
    readonly choose?: (run: RunResult) => RunResult;
  } = {},
): Promise<RunResult> {
  const start = performance.now();
  const run = choose(await runPlan(planned, place));
  const seconds = Math.max(MIN_SECONDS, (TIMES * (performance.now() - start)) / 1000);
  const limits = { ...place.options.limits, runSeconds: seconds };
  const again = { ...place, options: { ...place.options, limits } };
  return verifyErrors(run, {
    rerun: (granted) => runInNewFolder([...before, planned], again, granted),
    isGrantable: (need) => isGrantable(need, planned.plugin),
  });
}

async function runInNewFolder(
  runs: readonly PlannedRun[],
  place: Omit<RunPlace, "folder">,
  granted: Granted,
): Promise<RunResult> {
  return withRunFolder(async (folder) => {
    const copies = new Map<string, CopiedPlugin>();
    let result: RunResult | undefined;
    for (const planned of runs) {
      const copied = copies.get(planned.copy) ?? copyInto(folder, basename(planned.copy), planned.plugin);
      if (isAbsent(copied)) throw new Error(`The plugin was copied once, and is not again: ${copied.absent}`);
      copies.set(planned.copy, copied);
      result = await runPlan({ ...planned, ...copied, granted }, { ...place, folder });
    }
    if (!result) throw new Error("There was no run");
    return result;
  });
}

/** A required setting is never unset. */
function isGrantable(need: Need, { requiredSettings }: PlannedRun["plugin"]): boolean {
  return need.kind === "setting" ? !requiredSettings.includes(need.name) : hasStandIn(need);
}
