import { resolve } from "node:path";
import {
  canBeKnown,
  makeBaseline,
  markKnownFindings,
  mergeEqualEntries,
  wasJudged,
  type BaselineEntry,
} from "../core/baseline.js";
import { UsageError } from "../core/errors.js";
import { isCounted } from "../core/report.js";
import { quote } from "../base/text/safe.js";
import { diskWorkspace, makeWorkspacePath, resolveFolder } from "../base/files/disk.js";
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
  if (entries) return (result) => markEntries(result, file, entries);
  throw new UsageError(`There is no baseline ${quote(file)}`, formatBaselineCommand(file, place.copy));
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
  const { plugins } = result.report;
  const disk = diskWorkspace(result.root);
  const isThere = ({ plugin, file: place }: BaselineEntry): boolean => {
    if (plugin === undefined) return disk.entry(place) !== undefined;
    const folder = resolve(result.root, plugin);
    return makeWorkspacePath(result.root, folder) !== undefined && resolveFolder(folder) !== undefined;
  };
  const before = readBaseline(file, { cwd, root: result.root, mayBeOld: true }) ?? [];
  const kept = before.filter((entry) => isThere(entry) && !wasJudged(entry, plugins));
  const made = plugins.flatMap((plugin) => makeBaseline(plugin));
  const entries = mergeEqualEntries([...kept, ...made]).toSorted(compareEntries);
  const help = "Give --baseline a file that can be written";
  const written = { path: resolve(cwd, file), what: "The baseline", help, checkouts: [result.root] };
  writeUserFile(written, formatBaseline(entries));
  return {
    result: markEntries(result, file, entries),
    listed: entries.reduce((sum, { count }) => sum + count, 0),
    leftOut: plugins.flatMap(({ findings }) => findings.filter((one) => isCounted(one) && !canBeKnown(one))).length,
  };
}

function markEntries(result: Preflight, file: string, entries: readonly BaselineEntry[]): Preflight {
  const { report } = result;
  const byPlugin = groupBy(entries, ({ plugin }) => plugin);
  const known = report.plugins.map((plugin) => {
    const listed = [...(byPlugin.get(plugin.path) ?? []), ...(byPlugin.get(undefined) ?? [])];
    const judged = listed.filter((entry) => wasJudged(entry, [plugin]));
    return markKnownFindings(plugin, judged, report);
  });
  const gone = known.reduce((sum, plugin) => sum + plugin.gone, 0);
  return { ...result, report: { ...report, plugins: known.map(({ plugin }) => plugin), baseline: { file, gone } } };
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
