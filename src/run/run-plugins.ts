import { makeInnerCancellation, type Cancellation } from "../commands/cancellation.js";
import type { CommandEvent } from "../commands/run-commands.js";
import type { PageHost } from "../host/run-plan.js";
import type { Surroundings } from "../base/processes/programs.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import type { NpmPackedFiles } from "../plugin/npm-files/npm-packed-files.js";
import { readPlugin } from "../plugin/plugin.js";
import type { GivenFacts } from "../plugin/reading.js";
import { RUN_FACTS } from "../plugin/scripts/facts.js";
import type { CommandLines } from "../plugin/scripts/scripts.js";
import { askNpmForFiles, combineFactFinders, findNpmAnswer } from "./ask-npm-for-files.js";
import { orderLogs } from "./order-logs.js";
import type { FactFinder, RunFinder, RunRequest } from "./request.js";
import { makeLifecycleRunner, makeLifecycleSkipper } from "./run-lifecycle.js";
import { makeScriptRunner, makeScriptSkipper } from "./run-scripts.js";
import { runSideBySide, type SideBySide } from "./side-by-side.js";
import type { SettingsFile } from "./setting-readers.js";

/** What runs of a plugin's own code, and with what. */
export interface CodeSettings {
  /** Why the plugin's commands do not run. They run if it is left out. */
  readonly noScripts: string | undefined;
  /** Why the plugin's hooks are not called. They are called if it is left out. */
  readonly noLifecycle: string | undefined;
  /** Commands that replace the plugin's own. */
  readonly commands: CommandLines;
  /** The time limit of each command. */
  readonly minutes: number;
  /** How many plugins' commands and hooks run at once. */
  readonly jobs: number;
  /** The names of variables that the commands and the hooks get. */
  readonly named: readonly string[];
  /** Whether the hooks may use the network. */
  readonly hasNetwork: boolean;
  /** The file with settings for the hooks. */
  readonly settings: SettingsFile | undefined;
  /** Where code of a page lives; in the small DOM if left out. */
  readonly browser?: PageHost | undefined;
}

export interface CodeLog {
  onEvent(event: CommandEvent): void;
  onRun?: ((run: LifecycleRun | Absent, folder: string) => void) | undefined;
  /** Called at the end, however the run ended. */
  end(): void;
}

export interface CodeRules {
  /** Called before anything of a plugin runs. What it throws ends all. */
  readonly refuse?: FactFinder;
  /** Watches what a plugin's commands do. */
  readonly watch?: (findOut: FactFinder) => FactFinder;
}

interface CodeTools {
  readonly surroundings: Surroundings;
  readonly log: CodeLog;
  readonly rules?: CodeRules | undefined;
  readonly cancellation: Cancellation;
}

/** How several plugins run at once: all but what is run. */
type Turns = Pick<SideBySide<unknown>, "jobs" | "cancellation" | "cancel">;

type FactsOfEach = ReadonlyMap<string, GivenFacts>;

/**
 * Runs the commands of all plugins, then calls all of their hooks, while npm is asked what it packs. So whatever a
 * command writes is there for the hooks and the checks of every plugin, however many run at once.
 */
export function makeCodeFinder(settings: CodeSettings, tools: CodeTools): RunFinder {
  return async (asked) => {
    settings.browser?.prepare(asked.root);
    const { cancellation, cancel } = makeInnerCancellation(tools.cancellation);
    const turns = { jobs: settings.jobs, cancellation, cancel };
    const scripts = await runAllScripts(asked, settings, tools, turns);
    // The commands may have written files.
    if (settings.noScripts === undefined) asked.workspace.forget("");
    const asking = askNpmForFiles(asked, tools.surroundings, cancellation.signal).catch((error: unknown) => {
      cancel(error);
      throw error;
    });
    const [first, answers] = await Promise.all([callAllHooks(asked, settings, tools, turns), asking]);
    cancellation.signal.throwIfAborted();
    const differing = await findDiffering(asked, first, answers);
    const again = await callAllHooks({ ...asked, folders: differing }, settings, tools, turns, answers);
    const lives = new Map([...first, ...again]);
    for (const folder of asked.folders) {
      const lifecycle = lives.get(folder)?.lifecycle;
      if (lifecycle) tools.log.onRun?.(lifecycle, folder);
    }
    return combineFactFinders(findNpmAnswer(answers), ({ folder }) =>
      Promise.resolve({ ...scripts.get(folder), ...lives.get(folder) }),
    );
  };
}

function runAllScripts(
  asked: RunRequest,
  { noScripts, commands, minutes, named }: CodeSettings,
  { surroundings, log, rules = {} }: CodeTools,
  turns: Turns,
): Promise<FactsOfEach> {
  const { refuse, watch } = rules;
  const { env: environment, platform } = surroundings;
  const { logOf, end } = orderLogs(asked.folders, log.onEvent);
  const makeFinder = (folder: string): FactFinder => {
    if (noScripts !== undefined) return makeScriptSkipper(noScripts, commands);
    const { cancellation } = turns;
    const options = { environment, named, platform, minutes, cancellation, onEvent: logOf(folder), commands };
    const findOut = makeScriptRunner(options);
    return watch ? watch(findOut) : findOut;
  };
  const finders = new Map(asked.folders.map((folder) => [folder, makeFinder(folder)]));
  return runSideBySide(asked.folders, {
    ...turns,
    async run(folder) {
      const one = { ...asked, folder };
      await refuse?.(one);
      return (await finders.get(folder)?.(one)) ?? {};
    },
    hasFailed: hasFailedCommand,
    onAgain(folder) {
      logOf(folder)({ kind: "again", folder });
    },
    onEnd: end,
  });
}

function hasFailedCommand(given: GivenFacts): boolean {
  return Object.values(RUN_FACTS).some((name) => {
    const run = given[name];
    if (run === undefined || isAbsent(run)) return false;
    const { ending, leftRunning } = run;
    return ending.kind !== "status" || ending.status !== 0 || leftRunning.length > 0;
  });
}

/** @param answers of npm, by which these live. By our own lists if left out. */
function callAllHooks(
  asked: RunRequest,
  { noLifecycle, noScripts, hasNetwork, named, settings, browser }: CodeSettings,
  { surroundings }: CodeTools,
  turns: Turns,
  answers?: ReadonlyMap<string, NpmPackedFiles>,
): Promise<FactsOfEach> {
  const { cancellation } = turns;
  const mayRunScripts = noScripts === undefined;
  const options = { surroundings, cancellation, hasNetwork, named, settings, mayRunScripts, browser };
  return runSideBySide(asked.folders, {
    ...turns,
    async run(folder) {
      const skip = noLifecycle === undefined ? undefined : makeLifecycleSkipper(noLifecycle);
      const findOut = skip ?? makeLifecycleRunner(options, answers?.get(folder));
      const given = await findOut({ ...asked, folder });
      if (asked.folders.length > 1) asked.workspace.forget(folder);
      return given;
    },
    hasFailed: hasFailedHook,
    onAgain: () => undefined,
    onEnd: () => undefined,
  });
}

/**
 * The ends of a step that say nothing against the plugin, or nothing that another run could change. What was not called
 * follows from an end of another kind, if need be in a life of which only the components are reported.
 */
const HARMLESS: ReadonlySet<string> = new Set(["done", "no-hook", "not-mounted", "missing"]);

function hasFailedHook({ lifecycle }: GivenFacts): boolean {
  if (!lifecycle || isAbsent(lifecycle)) return false;
  return [lifecycle, ...(lifecycle.laterLives ?? [])].some(({ steps }) =>
    steps.some(({ outcome, uncaught, open }) => !HARMLESS.has(outcome.kind) || uncaught.length > 0 || open.length > 0),
  );
}

/** The plugins that live, and of which npm packs something else than we do. */
async function findDiffering(
  { workspace, folders }: RunRequest,
  lives: FactsOfEach,
  answers: ReadonlyMap<string, NpmPackedFiles>,
): Promise<readonly string[]> {
  const differing: string[] = [];
  for (const folder of folders) {
    const lifecycle = lives.get(folder)?.lifecycle;
    const npmPackedFiles = answers.get(folder);
    if (!lifecycle || isAbsent(lifecycle) || !npmPackedFiles) continue;
    const { packedFiles } = (await readPlugin(workspace, { folder, needs: ["packedFiles"], given: { npmPackedFiles } }))
      .facts;
    if (!isAbsent(packedFiles) && packedFiles.differsFromRules) differing.push(folder);
  }
  return differing;
}
