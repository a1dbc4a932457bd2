import { SETTINGS } from "../core/action-interface.js";
import type { ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import type { Call, Command } from "./command.js";
import { listOptions } from "./options.js";
import { readChoice } from "./parse.js";
import { runChecks } from "./run-checks.js";
import { listCheckOptions } from "./validate.js";
import { parseJobs } from "../run/jobs.js";
import { parseMinutes, DEFAULT_COMMAND_MINUTES } from "../run/run-scripts.js";
import { readLifeOptions } from "./life-options.js";
import { runCode, runsNothing, skipCode } from "../run/run-code.js";
import type { CodeSettings } from "../run/run-plugins.js";
import { makeCommandProgress } from "./progress.js";
import type { Preflight } from "../run/result.js";
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
      "jobs",
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
  if (runsNothing(settings)) return runChecks(call, { findOut: skipCode(settings, surroundings) });
  const log = makeCommandProgress(call.switches.has("quiet"));
  const tag = call.values.get("tag");
  if (tag === undefined) return runCode(settings, { surroundings, log }, (findOut) => runChecks(call, { findOut }));
  const { refuseUnreleasable, withArchiveChange } = await import("./refuse-unreleasable.js");
  const afterPass = (result: Preflight): Promise<ExitStatus> =>
    refuseUnreleasable(result, { tag, tagFormat: readTagFormat(call.values) });
  return runCode(settings, { surroundings, log, rules: { watch: withArchiveChange } }, (findOut) =>
    runChecks(call, { findOut, afterPass }),
  );
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
    jobs: parseJobs(values.get("jobs"), "--jobs"),
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
