import { explainOption } from "./refuse-nothing-checked.js";
import { TOOL } from "../core/tool.js";
import { getSurroundings } from "../base/processes/programs.js";
import { printError } from "../base/output/print.js";
import { formatDay } from "../base/text/day.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { SETTINGS } from "../core/action-interface.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import type { CommandLine, Command } from "./command.js";
import { listOptions, makeOptionSource } from "./options.js";
import { readSetting } from "../run/setting-readers.js";
import { listCheckOptions, readCheckSettings } from "./validate.js";
import { readChoice } from "./parse.js";
import { runChecks } from "./run-checks.js";
import { requireLifecycle, runCode, runsNothing, skipCode } from "../run/run-code.js";
import type { CodeSettings } from "../run/run-plugins.js";
import { makeCommandProgress } from "./progress.js";
import type { Preflight } from "../run/result.js";
import { withBrowser } from "./with-browser.js";

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
      "browser",
      "scripts-env",
    ]),
  ],
  run: runCheck,
};

const NO_SCRIPTS = explainOption("--no-scripts");

async function runCheck(call: CommandLine): Promise<ExitStatus> {
  const settings = readCodeSettings(call);
  if (!call.switches.has("browser")) return checkWith(settings, call);
  requireLifecycle(settings, "--browser");
  return withBrowser(call.switches, (browser) => checkWith({ ...settings, browser }, call));
}

async function checkWith(settings: CodeSettings, call: CommandLine): Promise<ExitStatus> {
  const surroundings = getSurroundings();
  if (runsNothing(settings)) return runChecks(readCheckSettings(call), { findOut: skipCode(settings, surroundings) });
  const log = makeCommandProgress(call.switches.has("quiet"));
  const tag = call.values.get("tag");
  if (tag === undefined)
    return runCode(settings, { surroundings, log }, (findOut) => runChecks(readCheckSettings(call), { findOut }));
  const { withArchiveChange } = await import("../release/packing/archive-change.js");
  const afterPass = (result: Preflight): Promise<ExitStatus> =>
    refuseUnreleasable(result, { tag, tagFormat: readSetting("tag-format", makeOptionSource("check", call)) });
  return runCode(settings, { surroundings, log, rules: { watch: withArchiveChange } }, (findOut) =>
    runChecks(readCheckSettings(call), { findOut, afterPass }),
  );
}

/** @throws {UsageError} */
function readCodeSettings(call: CommandLine): CodeSettings {
  const { switches } = call;
  const source = makeOptionSource("check", call);
  return {
    minutes: readSetting("time-limit", source),
    named: readSetting("scripts-env", source),
    settings: readSetting("lifecycle-settings", source),
    noScripts: switches.has("no-scripts") ? NO_SCRIPTS : undefined,
    noLifecycle: explainNoLifecycle(call),
    commands: {},
    jobs: readSetting("jobs", source),
    hasNetwork: switches.has("lifecycle-network"),
  };
}

/** Which option keeps the hooks from being called, as the reason of the checks that need them. */
function explainNoLifecycle({ values, switches }: CommandLine): string | undefined {
  const given = values.get("lifecycle");
  if (switches.has("no-lifecycle")) {
    if (given === "true")
      throw new UsageError("--no-lifecycle and --lifecycle true contradict each other", "Leave out one of them");
    return explainOption("--no-lifecycle");
  }
  const chosen = readChoice(given ?? "auto", SETTINGS.lifecycle.choices, "--lifecycle");
  if (chosen === "false") return explainOption("--lifecycle false");
  return chosen === "auto" && switches.has("no-scripts") ? NO_SCRIPTS : undefined;
}

/**
 * Prints what would stop the release of a plugin that passes, and returns the exit status of that release.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or a declaring file is not
 * committed.
 */
async function refuseUnreleasable(
  result: Preflight,
  named: { readonly tag: string; readonly tagFormat?: string | undefined },
): Promise<ExitStatus> {
  if (result.report.plugins.length !== 1) return EXIT.pass;
  const { checkArchive } = await import("../release/check-archive.js");
  const archive = await checkArchive(result, { ...named, today: formatDay(new Date()) });
  if (!("why" in archive)) return EXIT.pass;
  const lines = [`These findings would stop a release of ${named.tag}:`, ...archive.why, ...archive.help.split("\n")];
  printError(makeInert(`${TOOL.name}: ${lines.map(makeVisible).join("\n")}\n`));
  return archive.exitStatus;
}
