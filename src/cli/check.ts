import { SETTINGS } from "../core/action-interface.js";
import type { ExitStatus } from "../core/exit-status.js";
import { makeCancellable } from "../commands/cancellation.js";
import { UsageError } from "../core/errors.js";
import type { Call, Command } from "./command.js";
import { listOptions } from "./options.js";
import { readChoice } from "./parse.js";
import { runChecks } from "./run-checks.js";
import { listCheckOptions } from "./validate.js";
import { USUAL_MINUTES, parseMinutes, makeScriptRunner, makeScriptSkipper } from "../run/run-scripts.js";
import { readLifeOptions } from "./life-options.js";
import { makeLifecycleRunner, makeLifecycleSkipper } from "../run/run-lifecycle.js";
import { askNpmForFiles, combineFactFinders } from "../run/ask-npm-for-files.js";
import { makeCommandProgress } from "./progress.js";
import { readTagFormat } from "./tag-format.js";

export const check: Command = {
  name: "check",
  arguments: "[path...]",
  most: Infinity,
  summary: "Run the checks of validate, then the plugin's tests, lint, type check and lifecycle hooks",
  options: [
    ...listCheckOptions("check"),
    ...listOptions("check", [
      ...(["run-scripts", "lifecycle", "no-lifecycle", "lifecycle-network", "time-limit"] as const),
      ...(["lifecycle-settings", "scripts-env"] as const),
    ]),
  ],
  run: runCheck,
};

const NO_SCRIPTS = "--no-scripts says so";

async function runCheck(call: Call): Promise<ExitStatus> {
  const given = call.values.get("time-limit") ?? String(USUAL_MINUTES);
  const minutes = parseMinutes(given, "--time-limit", `--time-limit ${String(USUAL_MINUTES)}`);
  const { env: environment, platform, execPath } = process;
  const lifeOptions = readLifeOptions(call);
  const surroundings = { env: environment, platform, execPath };
  const asks = askNpmForFiles(surroundings);
  const isWithoutScripts = call.switches.has("no-scripts");
  const whyNoLife = explainNoLifecycle(call);
  if (isWithoutScripts && whyNoLife !== undefined)
    return runChecks(call, {
      findOut: combineFactFinders(asks, makeScriptSkipper(NO_SCRIPTS), makeLifecycleSkipper(whyNoLife)),
    });
  const progress = makeCommandProgress(call.switches.has("quiet"));
  return makeCancellable(async (cancellation) => {
    const { named } = lifeOptions;
    const options = { environment, named, platform, minutes, cancellation, onEvent: progress.onEvent, commands: {} };
    try {
      const runs = isWithoutScripts ? makeScriptSkipper(NO_SCRIPTS) : makeScriptRunner(options);
      const lives =
        whyNoLife === undefined
          ? makeLifecycleRunner({
              ...lifeOptions,
              surroundings,
              cancellation,
              hasNetwork: call.switches.has("lifecycle-network"),
              mayRunScripts: !isWithoutScripts,
            })
          : makeLifecycleSkipper(whyNoLife);
      const tag = call.values.get("tag");
      if (tag === undefined) return await runChecks(call, { findOut: combineFactFinders(asks, runs, lives) });
      const { refuseUnreleasable, withArchiveChange } = await import(
        /* webpackChunkName: "release" */ "./refuse-unreleasable.js"
      );
      return await runChecks(call, {
        findOut: combineFactFinders(asks, withArchiveChange(runs), lives),
        afterPass: (result) => refuseUnreleasable(result, { tag, tagFormat: readTagFormat(call.values) }),
      });
    } finally {
      progress.end();
    }
  });
}

/** Which option keeps the hooks from being called, as the reason of the checks that need them. */
function explainNoLifecycle({ values, switches }: Call): string | undefined {
  const given = values.get("lifecycle");
  if (switches.has("no-lifecycle")) {
    if (given === "true")
      throw new UsageError("--no-lifecycle and --lifecycle true contradict each other", "Leave out one of them");
    return "--no-lifecycle says so";
  }
  const chosen = readChoice(given ?? "auto", SETTINGS.lifecycle.choices, "--lifecycle");
  if (chosen === "false") return "--lifecycle false says so";
  return chosen === "auto" && switches.has("no-scripts") ? NO_SCRIPTS : undefined;
}
