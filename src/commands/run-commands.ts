import { listFoldersAbove } from "../base/files/workspace.js";
import { join } from "node:path";
import { UsageError } from "../core/errors.js";
import type { CommandProblem, CommandRun } from "../plugin/scripts/command-run.js";
import type { CommandName, Scripts } from "../plugin/scripts/scripts.js";
import { quote } from "../base/text/safe.js";
import { diskWorkspace, resolveFolder } from "../base/files/disk.js";
import { replaceRoot } from "../base/files/inside.js";
import type { Cancellation } from "./cancellation.js";
import type { Environment } from "../base/processes/start-process.js";
import { makeChildEnvironment } from "./child-environment.js";
import { makeInvocation, type Runnable } from "./invocation.js";
import { keepLines, takeLastLines } from "./kept-lines.js";
import { findProblems } from "./problems/find-problems.js";
import type { RepositoryPlace } from "./problems/location-finder.js";
import { runCommand } from "./run-command.js";

/** What an entry point shows while commands run. The texts are the plugin's, so they are not safe to print. */
export type CommandEvent =
  | { readonly kind: "started"; readonly folder: string; readonly line: string }
  | { readonly kind: "printed"; readonly text: string }
  | { readonly kind: "ended"; readonly line: string; readonly run: CommandRun; readonly milliseconds: number }
  /** It failed beside other plugins' commands, so that all of its commands run once more. */
  | { readonly kind: "again"; readonly folder: string }
  /** So many lines of the plugin were printed before its turn to be shown, and are not kept. */
  | { readonly kind: "left-out"; readonly folder: string; readonly lines: number };

export interface CommandOptions {
  /** The caller's environment. Commands get the part of it that a build needs. */
  readonly environment: Environment;
  /** The variables that commands get in addition. */
  readonly named: readonly string[];
  readonly platform: string;
  /** The time limit of each command. */
  readonly minutes: number;
  readonly cancellation: Cancellation;
  readonly onEvent: (event: CommandEvent) => void;
}

/** A plugin on a disk. */
export type PluginPlace = Omit<RepositoryPlace, "workspace">;

/**
 * Runs some of a plugin's commands, one after the other, and returns the result of each.
 *
 * @throws {UsageError} if a command leaves nothing to check.
 */
export async function runCommands(
  place: PluginPlace,
  scripts: Scripts,
  names: Iterable<CommandName>,
  options: CommandOptions,
): Promise<ReadonlyMap<CommandName, CommandRun>> {
  const runs = new Map<CommandName, CommandRun>();
  for (const name of names) {
    const command = scripts.commands[name];
    if (command.kind !== "script" && command.kind !== "line") continue;
    runs.set(name, await runAndReport(place, command, scripts, options));
  }
  return reportOnce(runs);
}

async function runAndReport(
  place: PluginPlace,
  command: Runnable,
  { manager }: Scripts,
  { environment, named, platform, minutes, cancellation, onEvent }: CommandOptions,
): Promise<CommandRun> {
  const { root, folder } = place;
  const invocation = makeInvocation(command, manager.name, platform);
  const { line } = invocation;
  const mark = crypto.randomUUID();
  const above = listFoldersAbove(folder).map((one) => join(root, one));
  const kept = keepLines();
  onEvent({ kind: "started", folder, line });
  const start = Date.now();
  const { ending, leftRunning } = await runCommand(invocation, {
    folder: join(root, folder),
    environment: makeChildEnvironment(environment, above, mark, named),
    mark,
    minutes,
    platform,
    cancellation,
    onLine(text) {
      kept.add(text);
      onEvent({ kind: "printed", text });
    },
  });
  if (resolveFolder(join(root, folder)) === undefined) {
    throw new UsageError(
      `${quote(line)} removed the folder of the plugin, so there is nothing left to check`,
      "Restore the files from git or a copy, and fix the command before you run it again",
    );
  }
  const lines = kept.lines();
  const isFine = ending.kind === "status" && ending.status === 0;
  // The command may have written files. The tools printed places in their new content.
  const { problems, more } = isFine ? NOTHING : findProblems(lines, { ...place, workspace: diskWorkspace(root) });
  const last = takeLastLines(lines).map((text) => replaceRoot(text, root));
  const run: CommandRun = { line, ending, problems, moreProblems: more, lastLines: last, leftRunning };
  onEvent({ kind: "ended", line, run, milliseconds: Date.now() - start });
  return run;
}

const NOTHING = { problems: [], more: 0 };

/**
 * Which command keeps a problem that several report: a compiler's errors belong to the type check, not to a test that
 * builds.
 */
const KEEPERS: readonly CommandName[] = ["typecheck", "lint", "test"];

/** The runs with each problem kept once, where a command reports what another reports too. */
function reportOnce(runs: ReadonlyMap<CommandName, CommandRun>): ReadonlyMap<CommandName, CommandRun> {
  const keepers = new Map<string, string>();
  const kept = new Map<CommandName, CommandRun>();
  for (const name of KEEPERS) {
    const run = runs.get(name);
    if (!run) continue;
    const own = run.problems.filter((problem) => !keepers.has(identify(problem)));
    const repeated = run.problems.filter((problem) => keepers.has(identify(problem)));
    const by = repeated[0] && keepers.get(identify(repeated[0]));
    kept.set(name, by === undefined ? run : { ...run, problems: own, repeated: { by, count: repeated.length } });
    for (const problem of own) keepers.set(identify(problem), run.line);
  }
  return new Map(Array.from(runs, ([name, run]) => [name, kept.get(name) ?? run]));
}

const identify = ({ at, message }: CommandProblem): string => JSON.stringify([at.file, at.range?.start, message]);
