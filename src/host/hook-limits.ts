import type { Job } from "./job.js";

/** What a plugin may take while its hooks run. */
export interface HookLimits {
  /** For the loading, and for each hook. */
  readonly seconds: number;
  /** For the objects of the plugin. */
  readonly megabytes: number;
  /** For the whole run; by the number of its steps if left out. */
  readonly runSeconds?: number;
}

/** Many times what a hook of a real plugin takes, on a slow machine. */
export const DEFAULT_HOOK_LIMITS: HookLimits = { seconds: 30, megabytes: 512 };

/** What hooks have stored, as JSON. */
export const MAX_STORED_BYTES = 16 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;
/** The process takes so many times what the objects of the plugin take: Node, code, buffers. */
const OVERHEAD = 2;
const OUT_OF_MEMORY = /heap out of memory|Allocation failed|std::bad_alloc|invalid array buffer length/iu;

/** The flag by which Node limits the memory of the objects: where the process is over it first, its place is known. */
export function makeMemoryFlag({ megabytes }: HookLimits): string {
  return `--max-old-space-size=${String(megabytes * OVERHEAD)}`;
}

/** Whether a process with so much memory is beyond the limit. */
export function isOverMemory(bytes: number, { megabytes }: HookLimits): boolean {
  return bytes > megabytes * OVERHEAD * MEGABYTE;
}

/** Whether a process has ended for want of memory, by what it printed. */
export function isOutOfMemory(lines: readonly string[]): boolean {
  return lines.some((line) => OUT_OF_MEMORY.test(line));
}

/** For all the short waits between the steps, together. */
const WAIT_SECONDS = 15;

/** How long a run may last, in seconds. The start of the process and the loading have their time as well. */
export function getMaxRunSeconds({ plan }: Pick<Job, "plan">, { seconds, runSeconds }: HookLimits): number {
  return runSeconds ?? (plan.length + 2) * seconds + WAIT_SECONDS;
}
