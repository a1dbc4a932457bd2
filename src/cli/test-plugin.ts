import type { ExitStatus } from "../core/exit-status.js";
import { makeCancellable, type Cancellation } from "../commands/cancellation.js";
import { UsageError } from "../core/errors.js";
import { getSurroundings } from "../base/processes/programs.js";
import { print, printError } from "../base/output/print.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { explainNoUpdate, listUnverified, type LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import { FORMATS } from "../reporters/formats.js";
import { formatTimeline } from "../reporters/timeline.js";
import type { View } from "../reporters/reporter.js";
import { combineFactFinders, findOutEach } from "../run/ask-npm-for-files.js";
import {
  CHECKS_OF_LIFECYCLE,
  makeLifecycleRunner,
  TYPED_HOOK,
  type EarlierFiles,
  type LifecycleOptions,
} from "../run/run-lifecycle.js";
import { parseTime, readSetting } from "../run/setting-readers.js";
import { HOOKS } from "../sdk/context.js";
import { resolve } from "node:path";
import type { CommandLine, Command } from "./command.js";
import { makeVisible, quote } from "../base/text/safe.js";
import { formatCall } from "./own-command.js";
import { listOptions, makeOptionSource, withFormats } from "./options.js";
import { readChoice } from "./parse.js";
import { openProgressLine } from "./progress.js";
import { getCurrentFolder, makePathFormatter, readReportOutput, type ReportOutput } from "./print-report.js";
import { loadWrap, usesColor } from "./terminal.js";
import { catchMistake, formatWaiting, repeatOnChange } from "./watch-plugin.js";
import { runChecks } from "./run-checks.js";
import { withBrowser } from "./with-browser.js";
import type { PageHost } from "../host/run-plan.js";
import { readCheckSettings } from "./validate.js";
import { isArchivePath } from "../base/files/archive-path.js";
import { diskWorkspace, resolveFolder } from "../base/files/disk.js";

export const testPlugin: Command = {
  name: "test",
  arguments: "[path...]",
  most: Infinity,
  summary: "Load the built plugin, run its lifecycle hooks in order, and report each result",
  options: withFormats(
    listOptions("test", [
      "watch",
      "hooks",
      "from",
      "time-limit",
      "lifecycle-network",
      "lifecycle-settings",
      "browser",
      "scripts-env",
      "format",
      "output",
      "quiet",
      "strict",
      "fail-on",
    ]),
    FORMATS,
  ),
  run: runTest,
};

async function runTest(call: CommandLine): Promise<ExitStatus> {
  const options = await readTestOptions(call);
  return makeCancellable(async (cancellation) => {
    if (!call.switches.has("watch")) return testOnce(call, options, cancellation);
    const [path = ".", ...others] = call.arguments;
    if (others.length > 0) throw new UsageError("--watch watches one folder only", "Give the folder of a plugin");
    // What is loaded is the built code.
    const isWatched = (below: string): boolean => /^dist(?:\/|$)/u.test(below);
    const folder = resolve(getCurrentFolder(), path);
    return repeatOnChange({ folder, path, enters: isWatched }, cancellation, async ({ warning }) => {
      const mistake = await catchMistake(async () => testOnce(call, options, cancellation));
      const lines = [mistake ?? "", warning === undefined ? "" : `${warning}.\n`];
      printError(`${lines.join("")}${await formatWaiting()}\n\n`);
    });
  });
}

type TestOptions = Pick<LifecycleOptions, "named" | "settings" | "only" | "from" | "seconds" | "browser">;

const MAX_SECONDS = 3600;

async function readTestOptions(call: CommandLine): Promise<TestOptions> {
  const { values } = call;
  const seconds = values.get("time-limit");
  const from = values.get("from");
  const only = values.get("only")?.split(",");
  const source = makeOptionSource("test", call);
  if (only && from !== undefined) {
    throw new UsageError("--only and --from cannot be used together", "An update runs all hooks: leave out --only");
  }
  return {
    named: readSetting("scripts-env", source),
    settings: readSetting("lifecycle-settings", source),
    only: only?.map((name) => readChoice(name.trim(), HOOKS, "--only")),
    from: from === undefined ? undefined : await openEarlierVersion(from),
    ...(seconds !== undefined && {
      seconds: parseTime(seconds, "--time-limit", "seconds", MAX_SECONDS, "--time-limit 30"),
    }),
  };
}

async function openEarlierVersion(path: string): Promise<EarlierFiles> {
  const file = resolve(getCurrentFolder(), path);
  if (isArchivePath(file)) {
    const { readArchiveOfCaller } = await import("../release/packing/validate-archive.js");
    return { workspace: (await readArchiveOfCaller(file, path, "refused")).opened.workspace, path };
  }
  const folder = resolveFolder(file);
  if (folder !== undefined) return { workspace: diskWorkspace(folder), path };
  throw new UsageError(`There is no archive ${quote(path, 200)}`, "Give an archive from pack, or its folder");
}

async function testOnce(call: CommandLine, options: TestOptions, cancellation: Cancellation): Promise<ExitStatus> {
  const run = (browser?: PageHost): Promise<ExitStatus> => testLives(call, { ...options, browser }, cancellation);
  return call.switches.has("browser") ? withBrowser(call.switches, run) : run();
}

async function testLives(call: CommandLine, options: TestOptions, cancellation: Cancellation): Promise<ExitStatus> {
  const lives: (LifecycleRun | Absent)[] = [];
  const output = readReportOutput(call);
  const progress = hasTimeline(output) ? openProgressLine() : undefined;
  const lifecycle = makeLifecycleRunner({
    surroundings: getSurroundings(),
    cancellation,
    ...options,
    mayRunScripts: true,
    hasNetwork: call.switches.has("lifecycle-network"),
    onStep: (step) => progress?.show(makeVisible(step), PROGRESS_DELAY_MS),
    onRun(run) {
      progress?.end();
      lives.push(run);
    },
  });
  const validation = {
    ...call,
    name: "validate",
    values: new Map([["only", "manifest-json"]]),
    switches: new Set<string>(),
  };
  const withSettings = { ...call, values: new Map([...call.values, ["settings", "settings.json"]]) };
  const wrap = await loadWrap();
  const unverifiedSteps: string[] = [];
  const noUpdates: (string | undefined)[] = [];
  const showLives = combineFactFinders(lifecycle, async ({ root, workspace, folder }) => {
    const { manifest } = (await readPlugin(workspace, { folder, needs: ["manifest"] })).facts;
    const help = isAbsent(manifest)
      ? `Fix that first. To see what is wrong, and where:\n  ${formatCall(validation)}`
      : "Install its packages and build it, for example with: npm ci && npm run build";
    for (const life of lives.splice(0)) {
      const shown = formatLife(life, { root, help, wrap });
      if (hasTimeline(output)) print(`${shown}\n`);
      if (isAbsent(life)) continue;
      unverifiedSteps.push(...listUnverified(life));
      noUpdates.push(explainNoUpdate(life));
    }
    return {};
  });
  const settings = readCheckSettings(call, CHECKS_OF_LIFECYCLE);
  const status = await runChecks(settings, { findOut: findOutEach(showLives) }).finally(() => progress?.end());
  const [unverified] = unverifiedSteps;
  const noUpdate = noUpdates.find((why) => why !== undefined);
  if (status === 0 && noUpdate !== undefined) {
    throw new UsageError(`This is not a pass: ${noUpdate}`, "Give --from a version that can be installed");
  }
  if (status !== 0 || unverified === undefined) return status;
  throw new UsageError(
    `This is not a pass: ${unverified}`,
    `Give a JSON file of settings:\n  ${formatCall(withSettings)}`,
  );
}

const PROGRESS_DELAY_MS = 300;

/** Whether the terminal shows the life: what other programs read is the report alone. */
function hasTimeline({ format, file, quiet }: ReportOutput): boolean {
  return !quiet && (format === "terminal" || file !== undefined);
}

interface ShownLife extends Pick<View, "wrap"> {
  readonly root: string;
  readonly help: string;
}

/** @throws {UsageError} if the plugin cannot live at all. */
function formatLife(life: LifecycleRun | Absent, { root, help, wrap }: ShownLife): string {
  if (!isAbsent(life)) return formatTimeline(life, { color: usesColor(), pathOf: makePathFormatter(root), wrap });
  if (life.absent !== TYPED_HOOK) {
    throw new UsageError(`The plugin cannot be tested: ${life.absent}`, help);
  }
  return `There is nothing to test: ${life.absent}`;
}
