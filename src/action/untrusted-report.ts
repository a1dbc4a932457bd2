import { resolve } from "node:path";
import type { Report } from "../core/report.js";
import { readReport } from "../run/report-file.js";
import { readUntrustedFile } from "../workspace/untrusted-file.js";

/**
 * Reads the report of an untrusted job, such as a fork's. What it says is its word alone; what looks like ours in it, the
 * names and pages of checks, is ours.
 *
 * @throws {UsageError} for what is no report.
 */
export function readUntrustedReport(file: string, cwd: string, temporary: string | undefined): Report {
  const roots = [cwd, ...(temporary ? [resolve(temporary)] : [])];
  return readReport(file, cwd, (path) => readUntrustedFile(path, roots));
}
