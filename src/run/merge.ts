import { compareByPath, type Base, type BaselineUse, type Report, type Selection } from "../core/report.js";
import { UsageError } from "../core/errors.js";
import { quote } from "../text/safe.js";
import { readReport } from "./report-file.js";
import { parseShard, formatShard } from "./shard.js";

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
 * Joins reports that were made by parts of one run, as if one job had checked everything.
 *
 * @throws {UsageError} for a file that is not a report, reports that do not belong together, a plugin that is in two
 * of them, and a missing part: what a job has not checked is not a pass.
 */
export function mergeReports(files: readonly string[], cwd: string): MergedReports {
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new UsageError(`The report ${quote(twice)} is given twice`, "Give each report once");
  const parts = files.map((file): Part => ({ file, report: readReport(file, cwd) }));
  const [first] = parts;
  if (!first) throw new UsageError("There is no report to merge", "Give the files that --format json has written");
  for (const part of parts) requireAgreement(first, part);
  const plugins = parts.flatMap(({ report }) => report.plugins).toSorted(compareByPath);
  refuseTwice(parts);
  const { occasion, strict, failOn, failOnNew } = first.report;
  const selection = joinSelections(parts);
  refuseMissing(parts, plugins.length);
  const bases = listBases(parts);
  const base = bases.length === 1 ? bases[0] : undefined;
  const baseline = joinBaselines(parts);
  const report: Report = { occasion, strict, failOn, failOnNew, plugins, selection, baseline, base };
  return { report, differingBases: bases.length > 1 ? bases : [] };
}

function requireAgreement(first: Part, other: Part): void {
  for (const key of ["occasion", "strict", "failOn", "failOnNew"] as const) {
    const [left, right] = [first.report[key], other.report[key]];
    if (left === right) continue;
    throw makeDifferenceError(
      first,
      other,
      `${quote(key)} is ${String(left)} in the one and ${String(right)} in the other`,
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
    throw makeDifferenceError(
      first,
      other,
      "they differ in their shards, their tag, their baseline or the commit that they start from",
    );
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
          "Give each report once, and each plugin to one job",
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
    "Give the reports as they were written: what a job has not checked is not a pass",
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
  if (any)
    requireAll(
      shards.map(({ index }) => index),
      any.count,
    );
  const { tag, changedSince } = first;
  if (tag === undefined && changedSince === undefined) return undefined;
  const sum = selections.reduce((total, { of }) => total + of, 0);
  return { of: any ? first.of : sum, tag, changedSince };
}

function requireAll(indices: readonly number[], count: number): void {
  const twice = indices.find((index, at) => indices.indexOf(index) !== at);
  if (twice !== undefined) {
    throw new UsageError(`The shard ${formatShard({ index: twice, count })} is there twice`, "Give each report once");
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indices.includes(index));
  if (missing.length === 0) return;
  const names = missing.slice(0, 10).map((index) => formatShard({ index, count }));
  const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : "";
  throw new UsageError(
    `${missing.length === 1 ? "The report of a shard is" : `The reports of ${String(missing.length)} shards are`} missing: ${names.join(", ")}${more}`,
    "Give the reports of all shards: what a job has not checked is not a pass",
  );
}

function joinBaselines(parts: readonly Part[]): BaselineUse | undefined {
  const uses = parts.flatMap(({ report }) => report.baseline ?? []);
  const [first] = uses;
  return first && { file: first.file, gone: uses.reduce((sum, { gone }) => sum + gone, 0) };
}

/** Each base once. A part that compared nothing has none. */
function listBases(parts: readonly Part[]): readonly Base[] {
  const bases = parts.flatMap(({ report }) => report.base ?? []);
  return [...new Map(bases.map((base) => [JSON.stringify([base.name, base.commit]), base])).values()];
}
