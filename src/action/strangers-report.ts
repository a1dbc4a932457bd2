import { resolve } from "node:path";
import { checks } from "../checks/index.js";
import type { Finding, Outcome, Report } from "../core/report.js";
import { pageUrl } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { readReport } from "../run/report-file.js";
import { quoted } from "../text/safe.js";
import { strangersFile } from "../workspace/strangers-file.js";

/**
 * The report that a job of a stranger's has made. All that it says is its word alone; what looks like ours in it, the
 * names and pages of checks, is ours.
 *
 * @throws {UsageError} for what is no report.
 */
export function strangersReport(file: string, cwd: string, temporary: string | undefined): Report {
  const roots = [cwd, ...(temporary ? [resolve(temporary)] : [])];
  const report = readReport(file, cwd, (path) => strangersFile(path, roots));
  const titles = new Map(checks.map(({ id, title }) => [id, title]));
  const own = <Part extends Finding | Outcome>(part: Part): Part => {
    if (titles.has(part.check)) return { ...part, url: pageUrl(part.check) };
    throw unusable(file, `there is no check ${quoted(part.check)}`);
  };
  const finding = (found: Finding): Finding => {
    const paths = [found.location.file, ...(found.fix ?? []).map((edit) => edit.file)];
    const outside = paths.find((path) => !isInside(path));
    if (outside === undefined) return own(found);
    throw unusable(file, `${quoted(outside)} is no file of a repository`);
  };
  const plugins = report.plugins.map((plugin) => ({
    ...plugin,
    findings: plugin.findings.map(finding),
    outcomes: plugin.outcomes.map((outcome): Outcome => {
      const told = { ...own(outcome), title: titles.get(outcome.check) ?? outcome.check };
      return told.status === "unmet" ? { ...told, findings: told.findings.map(finding) } : told;
    }),
  }));
  const outside = plugins.find(({ path }) => !isInside(path));
  if (outside) throw unusable(file, `${quoted(outside.path)} is no folder of a repository`);
  return { ...report, plugins };
}

function isInside(path: string): boolean {
  return path !== "" && !/^[/\\]|^[a-z]:|\\|\0/iu.test(path) && !path.split("/").includes("..");
}

function unusable(file: string, why: string): UsageError {
  return new UsageError(
    `The report ${quoted(file)} cannot be used: ${why}`,
    "Give what this version of the tool has written",
  );
}
