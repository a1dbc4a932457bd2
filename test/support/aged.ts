import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { expect } from "vitest";
import type { EndedStep } from "./action.js";
import { manifestWith, wholePlugin, type Files } from "./folders.js";
import { filesOf } from "./healthy.js";
import { onPullRequest, type CheckedOut, type Job } from "./pull-request.js";
import { DIST } from "./project.js";
import { faultsOf } from "./summary-grammar.js";

interface Marked {
  readonly check: string;
  readonly message: string;
  readonly age?: string;
}

interface MarkedReport {
  readonly base?: { readonly name: string; readonly commit: string };
  readonly plugins: readonly { readonly path: string; readonly findings: readonly Marked[] }[];
}

export interface ReportedStep extends EndedStep {
  readonly report: MarkedReport;
}

const SCHEMA = JSON.parse(readFileSync(join(DIST, "report.schema.json"), "utf8")) as SchemaObject;
const isReport = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(SCHEMA);
const REPORT = { "report-file": "report.json" };

/** Runs the Action on a pull request, and reads its report. */
export async function reported(pull: CheckedOut, job: Job = {}): Promise<ReportedStep> {
  const ended = await onPullRequest(pull, { ...job, inputs: { ...REPORT, ...job.inputs } });
  const report = JSON.parse(readFileSync(join(pull.folder, "report.json"), "utf8")) as MarkedReport;
  isReport(report);
  expect(isReport.errors ?? []).toEqual([]);
  expect(faultsOf(ended.summary)).toEqual([]);
  return { ...ended, report };
}

/** `new a, known b`, by the keys of the manifest that no host knows. */
export function ages({ report }: ReportedStep): string {
  const words = report.plugins.flatMap(({ findings }) =>
    findings.map(({ age = "-", message }) => `${age} ${/"(\w+)"/u.exec(message)?.[1] ?? message}`),
  );
  return words.join(", ");
}

/** Writes the plugin that meets every check, with some files of its own. */
export const plugin =
  (files: Files = {}, at = "") =>
  (folder: string): string =>
    wholePlugin(files, join(folder, at));
export const withKeys = (...names: readonly string[]): Files => ({
  "manifest.json": manifestWith(Object.fromEntries(names.map((name) => [name, 1]))),
});
export const OLD = withKeys("old_a", "old_b");
export const NEW = withKeys("old_a", "brought", "old_b");

/** The whole plugin with some files, all below a folder. */
export function filesBelow(folder: string, files: Files): Files {
  const made = filesOf(wholePlugin(files));
  return Object.fromEntries(Object.entries(made).map(([name, bytes]) => [`${folder}/${name}`, bytes]));
}
