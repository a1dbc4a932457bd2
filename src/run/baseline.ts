import { resolve } from "node:path";
import {
  canBeKnown,
  makeBaseline,
  markKnownFindings,
  mergeEqualEntries,
  wasChecked,
  type BaselineEntry,
} from "../core/baseline.js";
import { UsageError } from "../core/errors.js";
import { getFolder, isCounted } from "../core/report.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { quote } from "../base/text/safe.js";
import { diskWorkspace, makeWorkspacePath, resolveFolder } from "../base/files/disk.js";
import type { Workspace } from "../base/files/workspace.js";
import { formatBaseline, formatBaselineCommand, readBaseline, type BaselinePlace } from "./records/baseline-file.js";
import { writeUserFile } from "./write-user-file.js";
import type { Preflight } from "./result.js";
import { groupBy } from "../base/text/lists.js";

/**
 * Marks the findings of a run that a baseline lists.
 *
 * @throws {UsageError} if the file is not a baseline.
 */
export function applyBaseline(file: string, place: BaselinePlace): (result: Preflight) => Preflight {
  const entries = readBaseline(file, place);
  if (entries) return (result) => markEntries(result, [{ file, entries }]);
  throw new UsageError(`There is no baseline ${quote(file)}`, formatBaselineCommand(file, place.copy));
}

/** The configured baselines of some plugins, relative to the repository's root, by the plugin's folder. */
export type ConfiguredBaselines = ReadonlyMap<string, string>;

/** Finds them. Where the configuration of a plugin and of the root name none, no more than these two files is read. */
export async function findConfiguredBaselines(
  workspace: Workspace,
  folders: readonly string[],
): Promise<ConfiguredBaselines> {
  const baselines = new Map<string, string>();
  for (const folder of folders) {
    const { facts } = await readPlugin(workspace, { folder, needs: ["configuration"] });
    const baseline = isAbsent(facts.configuration) ? undefined : facts.configuration.baseline;
    if (baseline) baselines.set(folder, baseline.text);
  }
  return baselines;
}

/**
 * Marks the findings of each plugin that its configured baseline lists. Where the file is not there, none is: the check
 * configuration-valid says so.
 *
 * @throws {UsageError} if a file is not a baseline.
 */
export function applyConfiguredBaselines(
  baselines: ConfiguredBaselines,
  place: Omit<BaselinePlace, "cwd">,
): (result: Preflight) => Preflight {
  const known = [...new Set(baselines.values())].flatMap((file) => {
    const entries = readBaseline(file, { ...place, cwd: place.root });
    return entries ? [{ file, entries, isFor: (folder: string) => baselines.get(folder) === file }] : [];
  });
  return (result) => (known.length === 0 ? result : markEntries(result, known));
}

export interface UpdatedBaseline {
  readonly result: Preflight;
  /** How many findings the baseline lists now. */
  readonly listed: number;
  /** How many findings were left out. Secrets, and what always counts, are never treated as known. */
  readonly leftOut: number;
}

/**
 * Writes a baseline of all findings of this run, and marks them. Entries that the run did not check stay in it:
 * those of other plugins that still exist, and of checks that were not run.
 *
 * @throws {UsageError} if the file is not a baseline, or cannot be written.
 */
export function updateBaseline(result: Preflight, file: string, cwd: string): UpdatedBaseline {
  return makeUpdated(result, [{ file, entries: writeBaseline(result, file, cwd) }]);
}

/** The same for the configured baselines of a run that was made without them: each has its plugins' findings. */
export function updateConfiguredBaselines(result: Preflight, baselines: ConfiguredBaselines): UpdatedBaseline {
  const { report, root } = result;
  const written = [...new Set(baselines.values())].map((file): KnownFindings => {
    const isFor = (folder: string): boolean => baselines.get(folder) === file;
    const plugins = report.plugins.filter((plugin) => isFor(getFolder(plugin)));
    return { file, isFor, entries: writeBaseline({ ...result, report: { ...report, plugins } }, file, root) };
  });
  return makeUpdated(result, written);
}

function makeUpdated(result: Preflight, baselines: readonly KnownFindings[]): UpdatedBaseline {
  const findings = result.report.plugins.flatMap((plugin) => plugin.findings);
  return {
    result: markEntries(result, baselines),
    listed: baselines.flatMap(({ entries }) => entries).reduce((sum, { count }) => sum + count, 0),
    leftOut: findings.filter((one) => isCounted(one) && !canBeKnown(one)).length,
  };
}

/** Writes a baseline, and returns what it lists. */
function writeBaseline(result: Preflight, file: string, cwd: string): readonly BaselineEntry[] {
  const { plugins } = result.report;
  const disk = diskWorkspace(result.root);
  const isThere = ({ plugin, file: place }: BaselineEntry): boolean => {
    if (plugin === undefined) return disk.entry(place) !== undefined;
    const folder = resolve(result.root, plugin);
    return makeWorkspacePath(result.root, folder) !== undefined && resolveFolder(folder) !== undefined;
  };
  const before = readBaseline(file, { cwd, root: result.root, mayBeOld: true }) ?? [];
  const kept = before.filter((entry) => isThere(entry) && !wasChecked(entry, plugins));
  const made = plugins.flatMap((plugin) => makeBaseline(plugin));
  const entries = mergeEqualEntries([...kept, ...made]).toSorted(compareEntries);
  const help = "Give --baseline a file that can be written";
  const written = { path: resolve(cwd, file), what: "The baseline", help, checkouts: [result.root] };
  writeUserFile(written, formatBaseline(entries));
  return entries;
}

interface KnownFindings {
  readonly file: string;
  readonly entries: readonly BaselineEntry[];
  /** Whether it is the baseline of a plugin; of all if left out. */
  isFor?(folder: string): boolean;
}

function markEntries(result: Preflight, baselines: readonly KnownFindings[]): Preflight {
  const { report } = result;
  const groups = baselines.map((one) => ({ ...one, byPlugin: groupBy(one.entries, ({ plugin }) => plugin) }));
  const known = report.plugins.map((plugin) => {
    const own = groups.find(({ isFor }) => isFor?.(getFolder(plugin)) !== false);
    const listed = [...(own?.byPlugin.get(plugin.path) ?? []), ...(own?.byPlugin.get(undefined) ?? [])];
    const checked = listed.filter((entry) => wasChecked(entry, [plugin]));
    return markKnownFindings(plugin, checked, report);
  });
  const baseline = {
    file: baselines.map(({ file }) => file).join(", "),
    gone: known.reduce((sum, plugin) => sum + plugin.gone, 0),
  };
  return { ...result, report: { ...report, plugins: known.map(({ plugin }) => plugin), baseline } };
}

/** In the order of reports, then by what they are. The file changes only if the findings do. */
function compareEntries(a: BaselineEntry, b: BaselineEntry): number {
  const keys = ["plugin", "file", "check", "place", "code", "subject", "severity"] as const;
  for (const key of keys) {
    const left = JSON.stringify(a[key] ?? "");
    const right = JSON.stringify(b[key] ?? "");
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
