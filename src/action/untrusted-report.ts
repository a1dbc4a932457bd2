import { resolve } from "node:path";
import { checks } from "../checks/index.js";
import type { Finding, Outcome, Report } from "../core/report.js";
import { makePageUrl } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { readReport } from "../run/report-file.js";
import { quote } from "../text/safe.js";
import { readUntrustedFile } from "../workspace/untrusted-file.js";

/**
 * Reads the report of an untrusted job, such as a fork's. What it says is its word alone; what looks like ours in it, the
 * names and pages of checks, is ours.
 *
 * @throws {UsageError} for what is no report.
 */
export function readUntrustedReport(file: string, cwd: string, temporary: string | undefined): Report {
  const roots = [cwd, ...(temporary ? [resolve(temporary)] : [])];
  const report = readReport(file, cwd, (path) => readUntrustedFile(path, roots));
  const titles = new Map(checks.map(({ id, title }) => [id, title]));
  const own = <Part extends Finding | Outcome>(part: Part): Part => {
    if (titles.has(part.check)) return { ...part, url: makePageUrl(part.check) };
    throw createUnusable(file, `there is no check ${quote(part.check)}`);
  };
  const finding = (found: Finding): Finding => {
    const paths = [found.location.file, ...(found.fix ?? []).map((edit) => edit.file)];
    const outside = paths.find((path) => !isInside(path));
    if (outside === undefined) return own(found);
    throw createUnusable(file, `${quote(outside)} is no file of a repository`);
  };
  const plugins = report.plugins.map((plugin) => ({
    ...plugin,
    findings: plugin.findings.map(finding),
    outcomes: plugin.outcomes.map((outcome): Outcome => {
      const renamed = { ...own(outcome), title: titles.get(outcome.check) ?? outcome.check };
      return renamed.status === "unmet" ? { ...renamed, findings: renamed.findings.map(finding) } : renamed;
    }),
  }));
  const outside = plugins.find(({ path }) => !isInside(path));
  if (outside) throw createUnusable(file, `${quote(outside.path)} is no folder of a repository`);
  return { ...report, plugins };
}

function isInside(path: string): boolean {
  return path !== "" && !/^[/\\]|^[a-z]:|\\|\0/iu.test(path) && !path.split("/").includes("..");
}

function createUnusable(file: string, why: string): UsageError {
  return new UsageError(
    `The report ${quote(file)} cannot be used: ${why}`,
    "Give what this version of the tool has written",
  );
}
