import { resolve } from "node:path";
import type { Report } from "../core/report.js";
import { readReport } from "../run/report-file.js";
import { readUntrustedFile } from "../workspace/untrusted-file.js";

/**
 * Reads the report of an untrusted job, such as a fork's. Its statements are not verified. The names and pages of
 * checks in it are replaced by ours.
 *
 * @throws {UsageError} if it is not a report.
 */
export function readUntrustedReport(file: string, cwd: string, temporary: string | undefined): Report {
  const roots = [cwd, ...(temporary ? [resolve(temporary)] : [])];
  return readReport(file, cwd, (path) => readUntrustedFile(path, roots));
}
