import { isAbsent, type Absent } from "../plugin/absent.js";
import type { EntryPoint, EntryPoints } from "../plugin/bundle/entry-files.js";
import type { LaterRun, LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import { runVerified } from "./run-verified.js";
import type { RunResult } from "./read-run.js";
import { copyInto, withRunFolder, type CopiedPlugin, type PluginToRun, type RunOptions } from "./run-plan.js";

/**
 * A run, and what it was: a page, Node, or Node with a small DOM that the hooks needed. It is mixed if components were
 * mounted beside the hooks of Node: that shows of neither a page's module nor one of Node that it can be loaded there.
 */
export interface Lived extends Pick<RunResult, "loading" | "steps"> {
  readonly home: EntryPoint["home"] | "mixed";
}

/** The entry point that a run could not load, by its number. */
export function findNotLoaded({ loading, steps: [load] }: Lived): number | undefined {
  return load?.outcome.kind === "done" ? undefined : loading.at(-1);
}

/** The result of loading the entry points that no life needs. */
export interface LoadedEntries {
  readonly loads: readonly LaterRun[];
  readonly uses: LifecycleRun["uses"];
}

/**
 * Loads each entry point that none of some lives has loaded where a host loads it. It is alone in its process, and
 * nothing in it is called. What the last one of them could not load is left out: that life is the one that is reported.
 */
export async function loadEntries(
  plugin: PluginToRun,
  options: RunOptions,
  lives: readonly Lived[],
): Promise<LoadedEntries | Absent> {
  const left = listLeft(plugin.entryPoints, lives);
  if (left.length === 0) return { loads: [], uses: [] };
  return withRunFolder(async (folder) => {
    const copied = copyInto(folder, "plugin", plugin);
    if (isAbsent(copied)) return copied;
    const loads: LaterRun[] = [];
    const uses: LifecycleRun["uses"][number][] = [];
    for (const entry of left) {
      const load = await loadAtHome(entry, copied, { folder, options });
      loads.push({ kind: "load", entry: entry.path, steps: load.steps });
      uses.push(...load.uses);
    }
    return { loads, uses };
  });
}

function listLeft(entries: EntryPoints, lives: readonly Lived[]): readonly EntryPoint[] {
  const last = lives.at(-1);
  const reported = last && findNotLoaded(last);
  return entries.filter(({ home }, at) => {
    const fitting = lives.filter((life) => [home, life.home].includes("either") || home === life.home);
    const isThere = fitting.some((life) => life.loading.includes(at) && findNotLoaded(life) !== at);
    return !isThere && at !== reported;
  });
}

interface LoadPlace {
  readonly folder: string;
  readonly options: RunOptions;
}

/** Where its home is either, it may need a page: then its result there counts. */
async function loadAtHome({ path, home }: EntryPoint, copied: CopiedPlugin, place: LoadPlace): Promise<RunResult> {
  const planned = { ...copied, plan: [], only: path, state: "first" } as const;
  const result = await runVerified(planned, { ...place, hasDom: home === "page" });
  if (home !== "either" || isLoaded(result)) return result;
  const inPage = await runVerified(planned, { ...place, hasDom: true });
  return isLoaded(inPage) || hasLeftNode(result) ? inPage : result;
}

function isLoaded({ steps: [load] }: RunResult): boolean {
  return load?.outcome.kind === "done" && load.uncaught.length === 0;
}

/** Whether a module asks for what only a page has. */
function hasLeftNode({ steps: [load] }: RunResult): boolean {
  return load?.outcome.kind === "threw" && load.outcome.error.name === "ReferenceError";
}
