import { readdirSync, readFileSync } from "node:fs";

/** Whether some process here was started with a word among its arguments. Only Linux lists them for everyone. */
export function isRunning(word: string): boolean {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .some((pid) => argumentsOf(pid).includes(word));
}

function argumentsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    // It ended while it was looked at.
    return [];
  }
}
