import { basename } from "node:path";
import { comparePaths, joinPath } from "../base/files/workspace.js";
import {
  compareByPath,
  getFolder,
  moveFindings,
  type Base,
  type BaselineUse,
  type PluginReport,
  type Report,
  type RunNote,
  type Selection,
} from "../core/report.js";
import { UsageError } from "../core/errors.js";
import { explainInvalidPath } from "../base/text/relative-path.js";
import { groupBy } from "../base/text/lists.js";
import { quote } from "../base/text/safe.js";
import { readReport } from "./report-file.js";
import { parseShard, formatShard, type Shard } from "./shard.js";

interface Part {
  readonly file: string;
  readonly report: Report;
}

const SAME = "Merge reports of one run, each made with the same options";

export interface MergedReports {
  readonly report: Report;
  /** The base commits, if the parts were compared with different ones. The report then names none. */
  readonly differingBases: readonly Base[];
}

/**
 * Joins reports that were made by parts of one run, as if one job had checked everything. Those of several
 * `repositories` become one as well: each has its plugins in a folder that is named like its file.
 *
 * @throws {UsageError} for a file that is not a report, reports that do not belong together, a plugin that is in two
 * of them, and a missing part: what a job has not checked is not a pass.
 */
export function mergeReports(
  files: readonly string[],
  cwd: string,
  of: "parts" | "repositories" = "parts",
): MergedReports {
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new UsageError(`The report ${quote(twice)} is given twice`, "Give each report once");
  const read = files.map((file): Part => ({ file, report: readReport(file, cwd) }));
  const parts = of === "parts" ? read : read.map(placeInRepository);
  const [first] = parts;
  if (!first) throw new UsageError("There is no report to merge", "Give the files that --format json wrote");
  for (const part of parts) requireAgreement(first, part);
  const plugins = parts.flatMap(({ report }) => report.plugins).toSorted(compareByPath);
  refuseTwice(parts);
  const { occasion, strict, failOn, failOnNew } = first.report;
  const selection = joinSelections(parts);
  refuseMissing(parts, plugins.length);
  const bases = listBases(parts);
  const base = bases.length === 1 ? bases[0] : undefined;
  const baseline = joinBaselines(parts);
  const notes = joinNotes(parts);
  const report: Report = { occasion, strict, failOn, failOnNew, plugins, selection, baseline, base, notes };
  return { report, differingBases: bases.length > 1 ? bases : [] };
}

function placeInRepository({ file, report }: Part): Part {
  const name = basename(file).replace(/\.json$/u, "");
  if (/^\.*$/u.test(name) || explainInvalidPath(name) !== undefined) {
    throw new UsageError(
      `The report ${quote(file)} is not named after a repository`,
      "Name each report after its repository, such as reports/weather.json",
    );
  }
  const { selection } = report;
  if (selection?.shard !== undefined) {
    const what = `The report ${quote(file)} is of the shard ${quote(selection.shard)}, and not of a whole repository`;
    throw new UsageError(what, "Check each repository whole, and divide their list");
  }
  return { file, report: placeReport(report, name) };
}

function requireAgreement(first: Part, other: Part): void {
  for (const key of ["occasion", "strict", "failOn", "failOnNew"] as const) {
    const [left, right] = [first.report[key], other.report[key]];
    if (left === right) continue;
    throw makeDifferenceError(
      first,
      other,
      `${quote(key)} is ${String(left)} in one and ${String(right)} in the other`,
    );
  }
  const settings = ({ report }: Part): string =>
    JSON.stringify([
      report.selection?.tag,
      report.selection?.changedSince,
      report.selection?.shard?.replace(/^\d+/u, ""),
      report.selection?.shard === undefined ? undefined : report.selection.of,
      report.baseline?.file,
    ]);
  if (settings(first) !== settings(other)) {
    throw makeDifferenceError(first, other, "they differ in shards, tag, baseline or base commit");
  }
}

function makeDifferenceError(first: Part, other: Part, how: string): UsageError {
  return new UsageError(`${quote(first.file)} and ${quote(other.file)} do not belong together: ${how}`, SAME);
}

function refuseTwice(parts: readonly Part[]): void {
  const holders = new Map<string, string>();
  for (const { file, report } of parts) {
    for (const { path } of report.plugins) {
      const holder = holders.get(path);
      if (holder !== undefined) {
        const where = holder === file ? `twice in ${quote(file)}` : `in ${quote(holder)} and in ${quote(file)}`;
        throw new UsageError(
          `The plugin ${quote(path)} is ${where}`,
          "Give each report once, and check each plugin in one job only",
        );
      }
      holders.set(path, file);
    }
  }
}

/** If only shards divide a run, together they report all of its plugins. */
function refuseMissing([first]: readonly Part[], count: number): void {
  const { of = count, shard, tag, changedSince } = first?.report.selection ?? {};
  if (shard === undefined || tag !== undefined || changedSince !== undefined || of === count) return;
  throw new UsageError(
    `The reports contain ${String(count)} of ${String(of)} plugins`,
    "Give the reports unchanged: what no job has checked is not a pass",
  );
}

/** Without the shards, because all of them are joined. */
function joinSelections(parts: readonly Part[]): Selection | undefined {
  const selections = parts.flatMap(({ report }) => report.selection ?? []);
  const [first] = selections;
  if (!first) return undefined;
  const shards = parts.flatMap(({ file, report }) =>
    report.selection?.shard === undefined ? [] : parseShard(report.selection.shard, `The shard of ${quote(file)}`),
  );
  const [any] = shards;
  if (any) requireAll(shards, any.count);
  const { tag, changedSince } = first;
  if (tag === undefined && changedSince === undefined) return undefined;
  const sum = selections.reduce((total, { of }) => total + of, 0);
  return { of: any ? first.of : sum, tag, changedSince };
}

function requireAll(shards: readonly Shard[], count: number): void {
  const indices = shards.map(({ index }) => index);
  const twice = indices.find((index, at) => indices.indexOf(index) !== at);
  if (twice !== undefined) {
    throw new UsageError(`The shard ${formatShard({ index: twice, count })} is given twice`, "Give each report once");
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indices.includes(index));
  if (missing.length === 0) return;
  const names = missing.slice(0, 10).map((index) => formatShard({ index, count }));
  const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : "";
  throw new UsageError(
    `${missing.length === 1 ? "The report of a shard is" : `The reports of ${String(missing.length)} shards are`} missing: ${names.join(", ")}${more}`,
    "Give the reports of all shards: what no job has checked is not a pass",
  );
}

function joinBaselines(parts: readonly Part[]): BaselineUse | undefined {
  const uses = parts.flatMap(({ report }) => report.baseline ?? []);
  const [first] = uses;
  return first && { file: first.file, gone: uses.reduce((sum, { gone }) => sum + gone, 0) };
}

/** Each shard has the notes about folders without a plugin. */
function joinNotes(parts: readonly Part[]): readonly RunNote[] {
  const notes = parts.flatMap(({ report }) => report.notes ?? []);
  const once = new Map(notes.map((note) => [JSON.stringify([note.path, note.message]), note]));
  return [...once.values()].toSorted(comparePaths);
}

/** Each base once, with the plugins that only it has. A part that compared nothing has none. */
function listBases(parts: readonly Part[]): readonly Base[] {
  const bases = parts.flatMap(({ report }) => report.base ?? []);
  const groups = groupBy(bases, ({ name, commit }) => JSON.stringify([name, commit]));
  return [...groups.values()].flatMap(([first, ...others]) => (first ? joinBases(first, others) : []));
}

function joinBases({ name, commit, removed = [] }: Base, others: readonly Base[]): Base {
  const all = [...removed, ...others.flatMap((other) => other.removed ?? [])];
  const plugins = [...new Map(all.map((plugin) => [plugin.path, plugin])).values()].toSorted(compareByPath);
  return { name, commit, ...(plugins.length > 0 && { removed: plugins }) };
}

/** The report of a whole repository as one of a folder: all its plugins and files are below it. */
function placeReport(report: Report, folder: string): Report {
  const place = (path: string): string => joinPath(folder, path);
  const placePlugin = (plugin: PluginReport): PluginReport => ({
    ...moveFindings(plugin, place),
    path: getFolder(plugin) === "" ? folder : place(plugin.path),
    change: undefined,
    lifecycle: plugin.lifecycle && { ...plugin.lifecycle, entry: place(plugin.lifecycle.entry) },
  });
  // Each repository has a base of its own.
  const notes = report.notes?.map((note) => ({ ...note, path: place(note.path) }));
  return { ...report, plugins: report.plugins.map(placePlugin), base: undefined, notes };
}
