import { resolve } from "node:path";
import type { Report } from "../core/report.js";
import { readReport } from "../run/report-file.js";
import type { Runner } from "./runner.js";
import { readUntrustedFile } from "../base/files/untrusted-file.js";

/**
 * Reads the report of an untrusted job, such as a fork's. Its statements are not verified. The names and pages of
 * checks in it are replaced by ours. Its lines are shown; what its findings are known by is not believed.
 *
 * @throws {UsageError} if it is not a report.
 */
export function readUntrustedReport(
  file: string,
  { workspace, temporary, copy: { origin } }: Pick<Runner, "copy" | "temporary" | "workspace">,
): Report {
  const roots = [workspace, ...(temporary ? [resolve(temporary)] : [])];
  return readReport(file, workspace, { readFile: (path) => readUntrustedFile(path, roots), origin, isTrusted: false });
}
