import type { ExitStatus } from "../core/exit-status.js";
import { makeCancellable, type Cancellation } from "../commands/cancellation.js";
import { UsageError } from "../core/errors.js";
import { print, printError } from "../output/print.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import { formatTimeline } from "../reporters/timeline.js";
import { combineFactFinders } from "../run/ask-npm-for-files.js";
import { CHECKS_OF_LIFECYCLE, makeLifecycleRunner, NO_HOOKS, TYPED_HOOK } from "../run/run-lifecycle.js";
import { resolve } from "node:path";
import { quote } from "../text/safe.js";
import type { Call, Command } from "./command.js";
import { formatCall } from "./format-call.js";
import { LIFE_OPTIONS, readLifeOptions } from "./life-options.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";
import { usesColor } from "./terminal.js";
import { catchMistake, repeatOnChange } from "./watch-plugin.js";
import { runChecks } from "./validate.js";

export const testPlugin: Command = {
  name: "test",
  arguments: "[path...]",
  most: Infinity,
  summary: "Load the built plugin, call its hooks in the order of a life, and show what becomes of each",
  options: [
    { name: "watch", help: "Do it again whenever a file of the plugin changes" },
    { name: "lifecycle-network", help: "Let the plugin use the network" },
    ...LIFE_OPTIONS,
    { name: "strict", help: "Valid also under the stricter rules of the sample validator" },
  ],
  run: runTest,
};

async function runTest(call: Call): Promise<ExitStatus> {
  return makeCancellable(async (cancellation) => {
    if (!call.switches.has("watch")) return testOnce(call, cancellation);
    const [path = ".", ...others] = call.arguments;
    if (others.length > 0) throw new UsageError("--watch watches one folder only", "Give the folder of a plugin");
    // What is loaded is the built code.
    const isWatched = (below: string): boolean => /^dist(?:\/|$)/u.test(below);
    const folder = resolve(getCurrentFolder(), path);
    return repeatOnChange({ folder, path, enters: isWatched }, cancellation, async ({ warning }) => {
      const mistake = await catchMistake(async () => testOnce(call, cancellation));
      const lines = [mistake ?? "", warning === undefined ? "" : `${warning}.\n`];
      printError(`${lines.join("")}Waiting for a change. Ctrl-C ends this.\n\n`);
    });
  });
}

async function testOnce(call: Call, cancellation: Cancellation): Promise<ExitStatus> {
  const { env, platform, execPath } = process;
  const lives: (LifecycleRun | Absent)[] = [];
  const lifecycle = makeLifecycleRunner({
    ...{ surroundings: { env, platform, execPath }, cancellation },
    ...readLifeOptions(call),
    mayRunScripts: true,
    hasNetwork: call.switches.has("lifecycle-network"),
    onRun: (run) => lives.push(run),
  });
  const validation = {
    ...call,
    name: "validate",
    values: new Map([["only", "manifest-json"]]),
    switches: new Set<string>(),
  };
  const withSettings = { ...call, values: new Map([...call.values, ["settings", "settings.json"]]) };
  const unjudgedSteps: string[] = [];
  const showLives = combineFactFinders(lifecycle, async ({ root, workspace, folder }) => {
    const { manifest } = (await readPlugin(workspace, { folder, needs: ["manifest"] })).facts;
    const help = isAbsent(manifest)
      ? `Correct that first. What is wrong, and where:\n  ${formatCall(validation)}`
      : "Install its packages and build it, such as with: npm ci && npm run build";
    for (const life of lives.splice(0)) {
      showLife(life, root, help);
      if (!isAbsent(life)) unjudgedSteps.push(...listUnjudged(life));
    }
    return {};
  });
  const status = await runChecks({ ...call, only: CHECKS_OF_LIFECYCLE }, { findOut: showLives });
  const [unjudged] = unjudgedSteps;
  if (status !== 0 || unjudged === undefined) return status;
  throw new UsageError(
    `This is not a pass: ${unjudged}`,
    `Give a JSON file of settings:\n  ${formatCall(withSettings)}`,
  );
}

/** The calls that say nothing, as they fail with values that nobody has chosen. */
function listUnjudged({ steps }: LifecycleRun): readonly string[] {
  return steps.flatMap(({ name, outcome }) =>
    outcome.kind === "not-judged"
      ? [
          `${name === "load" ? "the loading" : name} is not judged, as it fails with made-up settings: ${outcome.settings.map((one) => quote(one)).join(", ")}`,
        ]
      : [],
  );
}

function showLife(life: LifecycleRun | Absent, root: string, help: string): void {
  if (!isAbsent(life)) {
    print(`${formatTimeline(life, { color: usesColor(), pathOf: makePathFormatter(root) })}\n`);
    return;
  }
  if (life.absent !== NO_HOOKS && life.absent !== TYPED_HOOK) {
    throw new UsageError(`The plugin cannot be tested: ${life.absent}`, help);
  }
  print(`There is nothing to test: ${life.absent}\n`);
}
