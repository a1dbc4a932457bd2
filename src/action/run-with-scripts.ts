import type { ActionRun } from "./action-run.js";
import { endGroup, startGroup } from "@actions/core";
import { getSurroundings } from "../base/processes/programs.js";
import { print } from "../base/output/print.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import { formatTimeline } from "../reporters/timeline.js";
import { makeVisible } from "../base/text/safe.js";
import type { Request } from "../run/request.js";
import { requireLifecycle, runCode, runsNothing, skipCode } from "../run/run-code.js";
import type { CodeSettings } from "../run/run-plugins.js";
import type { PageHost } from "../host/run-plan.js";
import { makeCommandLog } from "./command-log.js";
import type { Inputs } from "./inputs.js";
import type { Runner } from "./runner.js";
import { refuseUnsafeScripts, refuseForeignCode } from "./scripts-refusal.js";

interface ScriptsRun extends Pick<ActionRun, "inputs" | "event" | "environment"> {
  readonly runner: Pick<Runner, "commit">;
  /** Whether an archive may be made, so that what the commands change in it matters. */
  readonly packs: boolean;
}

/**
 * Does something with a request that runs the plugin's own commands and its hooks, if the inputs and the event allow
 * it.
 *
 * @throws {Refusal}
 */
export async function runWithScripts<Result>(
  act: (request: Request) => Promise<Result>,
  request: Request,
  { inputs, event, runner, environment, packs }: ScriptsRun,
): Promise<Result> {
  const settings = readCodeSettings(inputs);
  if (inputs.browser) requireLifecycle(settings, "the input browser");
  if (runsNothing(settings)) return act({ ...request, findOut: skipCode(settings) });
  if (inputs.runScripts === "auto") refuseUnsafeScripts(event, environment);
  const surroundings = { ...getSurroundings(), env: environment };
  const rules = {
    ...(event.mayBeForeign && { refuse: refuseForeignCode(event, runner) }),
    ...(packs && { watch: (await loadArchiveChange()).withArchiveChange }),
  };
  const log = { ...makeCommandLog(), onRun: printLifecycle };
  const run = (browser?: PageHost): Promise<Result> =>
    runCode({ ...settings, browser }, { surroundings, log, rules }, (findOut) => act({ ...request, findOut }));
  if (!inputs.browser) return run();
  const { withPageHost } = await import("../editor/preview/page-host.js");
  const isRoot = process.getuid?.() === 0;
  return withPageHost({ surroundings, isRoot, hasNetwork: settings.hasNetwork }, run);
}

function loadArchiveChange() {
  return import("../release/packing/archive-change.js");
}

function readCodeSettings(inputs: Inputs): CodeSettings {
  const { runScripts, commands, minutes, jobs, named, lifecycle, lifecycleNetwork: hasNetwork } = inputs;
  const callsHooks = lifecycle === "auto" ? runScripts !== "false" : lifecycle === "true";
  const decisive = lifecycle === "auto" ? "run-scripts" : "lifecycle";
  return {
    noScripts: runScripts === "false" ? "the input run-scripts is false" : undefined,
    noLifecycle: callsHooks ? undefined : `the input ${decisive} is false`,
    commands,
    minutes,
    jobs,
    named,
    hasNetwork,
    settings: inputs.lifecycleSettings,
  };
}

/** Shows a lifecycle run in a group of the log. Its lines are harmless by themselves. */
function printLifecycle(run: LifecycleRun | Absent, folder: string): void {
  if (isAbsent(run)) return;
  startGroup(makeVisible(folder === "" ? "lifecycle" : `${folder}: lifecycle`));
  print(formatTimeline(run, {}));
  endGroup();
}
