import { readdirSync, readFileSync } from "node:fs";
import { attempt } from "../workspace/system-errors.js";
import { MARK } from "./child-environment.js";

export interface MarkedProcess {
  readonly pid: number;
  /** Its program and arguments. */
  readonly command: string;
}

const LONGEST_COMMAND = 300;

/**
 * Finds the running processes of a command: those of its group, and those that left the group but still carry its
 * mark. A process may end while it is read, and those of other users may not be readable. `undefined` if the system does
 * not list processes as Linux does.
 */
export function findMarkedProcesses(group: number, mark: string): readonly MarkedProcess[] | undefined {
  const pids = attempt(() => readdirSync("/proc"))?.filter((name) => /^\d+$/u.test(name));
  if (!pids?.length) return undefined;
  const carried = `${MARK}=${mark}`;
  return pids
    .filter((pid) => isInGroup(pid, group) || isMarked(pid, carried))
    .map((pid) => ({ pid: Number(pid), command: readCommand(pid) }));
}

/**
 * Reads the group's number after the name, which may contain brackets. A process that ended but was not reaped does
 * not run.
 */
function isInGroup(pid: string, group: number): boolean {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "latin1")) ?? "";
  const [state, , found] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return found === String(group) && state !== "Z" && state !== "X";
}

const PAGE = 4096;

/** How many bytes of memory a process takes. `undefined` if the system does not say it as Linux does. */
export function measureMemory(pid: number): number | undefined {
  const pages = attempt(() => readFileSync(`/proc/${String(pid)}/statm`, "latin1"))?.split(" ")[1];
  return pages === undefined ? undefined : Number(pages) * PAGE;
}

function isMarked(pid: string, carried: string): boolean {
  return attempt(() => readFileSync(`/proc/${pid}/environ`))?.includes(carried) === true;
}

function readCommand(pid: string): string {
  const words = attempt(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")) ?? "";
  return words.slice(0, LONGEST_COMMAND).split("\0").join(" ").trim().toWellFormed() || `process ${pid}`;
}
