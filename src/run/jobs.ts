import { availableParallelism } from "node:os";
import { UsageError } from "../core/errors.js";
import { quote } from "../base/text/safe.js";

/** Each plugin has processes of its own, which share the memory of the machine. */
const MAX_JOBS = 64;

/**
 * Reads how many plugins run at once: as many as this process may use processors, where nothing is given.
 *
 * @param name the option or input, such as `--jobs`.
 * @throws {UsageError}
 */
export function parseJobs(text: string | undefined, name: string): number {
  if (text === undefined || text === "") return Math.min(availableParallelism(), MAX_JOBS);
  const jobs = /^[1-9]\d?$/u.test(text) ? Number(text) : 0;
  if (jobs > 0 && jobs <= MAX_JOBS) return jobs;
  throw new UsageError(
    `${name} is ${quote(text)}, which is not a number of plugins that run at once`,
    `Write a whole number from 1 to ${String(MAX_JOBS)}, or leave it out for one per processor`,
  );
}
