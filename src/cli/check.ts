import { SETTINGS } from "../core/action-interface.js";
import type { ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import type { Call, Command } from "./command.js";
import { listOptions } from "./options.js";
import { readChoice } from "./parse.js";
import { runChecks } from "./run-checks.js";
import { listCheckOptions } from "./validate.js";
import { parseMinutes, DEFAULT_COMMAND_MINUTES } from "../run/run-scripts.js";
import { readLifeOptions } from "./life-options.js";
import { runCode, skipCode, type CodeSettings } from "../run/run-code.js";
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
      "run-scripts",
      "lifecycle",
      "no-lifecycle",
      "lifecycle-network",
      "time-limit",
      "lifecycle-settings",
      "scripts-env",
    ]),
  ],
  run: runCheck,
};

const NO_SCRIPTS = "--no-scripts says so";

async function runCheck(call: Call): Promise<ExitStatus> {
  const settings = readCodeSettings(call);
  const { env, platform, execPath } = process;
  const surroundings = { env, platform, execPath };
  const asks = askNpmForFiles(surroundings);
  if (settings.noScripts !== undefined && settings.noLifecycle !== undefined) {
    const { scripts, lifecycle } = skipCode(settings);
    return runChecks(call, { findOut: combineFactFinders(asks, scripts, lifecycle) });
  }
  const progress = makeCommandProgress(call.switches.has("quiet"));
  return runCode(settings, surroundings, progress, async ({ scripts, lifecycle }) => {
    const tag = call.values.get("tag");
    if (tag === undefined) return runChecks(call, { findOut: combineFactFinders(asks, scripts, lifecycle) });
    const { refuseUnreleasable, withArchiveChange } = await import(
      /* webpackChunkName: "release" */ "./refuse-unreleasable.js"
    );
    return runChecks(call, {
      findOut: combineFactFinders(asks, withArchiveChange(scripts), lifecycle),
      afterPass: (result) => refuseUnreleasable(result, { tag, tagFormat: readTagFormat(call.values) }),
    });
  });
}

/** @throws {UsageError} */
function readCodeSettings(call: Call): CodeSettings {
  const { values, switches } = call;
  const given = values.get("time-limit") ?? String(DEFAULT_COMMAND_MINUTES);
  return {
    minutes: parseMinutes(given, "--time-limit", `--time-limit ${String(DEFAULT_COMMAND_MINUTES)}`),
    ...readLifeOptions(call),
    noScripts: switches.has("no-scripts") ? NO_SCRIPTS : undefined,
    noLifecycle: explainNoLifecycle(call),
    commands: {},
    hasNetwork: switches.has("lifecycle-network"),
  };
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
