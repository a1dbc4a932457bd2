import { readdirSync, readFileSync } from "node:fs";
import { attempt } from "../base/files/system-errors.js";
import { MARK } from "./child-environment.js";

export interface MarkedProcess {
  readonly pid: number;
  /** Its program and arguments. */
  readonly command: string;
}

const MAX_COMMAND_LENGTH = 300;

/** How long the newest processes are watched, in milliseconds, how often at least, and how many of them at once. */
const WATCHED = 20;
const MIN_LOOKS = 100;
const MAX_NEWEST = 64;
/** These are looked at again and again: a process gets its number before it can be read. */
const YOUNGEST = 4;

/**
 * Finds the running processes of a command: those of its group, and those that left the group but still carry its
 * mark. A process may end while it is read, and those of other users may not be readable. `undefined` if the system does
 * not list processes as Linux does.
 *
 * @param onFound gets each one at once. Some live for milliseconds, and only start the next one.
 */
export function findMarkedProcesses(
  group: number,
  mark: string,
  onFound: (pid: number) => void = () => undefined,
): readonly MarkedProcess[] | undefined {
  const before = readNewestPid();
  const pids = attempt(() => readdirSync("/proc"))?.filter((name) => /^\d+$/u.test(name));
  if (!pids?.length) return undefined;
  const carried = `${MARK}=${mark}`;
  const read = (pid: string): readonly MarkedProcess[] => {
    if (!isInGroup(pid, group) && !isMarked(pid, carried)) return [];
    const found = { pid: Number(pid), command: readCommand(pid) };
    onFound(found.pid);
    return [found];
  };
  const found = pids.flatMap(read);
  // Whatever was started meanwhile is in no list.
  return found.length > 0 || before === undefined || readNewestPid() === before ? found : watchNewest(before, read);
}

function watchNewest(before: number, read: (pid: string) => readonly MarkedProcess[]): readonly MarkedProcess[] {
  const found = new Map<number, MarkedProcess>();
  let seen = before;
  const end = performance.now() + WATCHED;
  for (let looks = 0; looks < MIN_LOOKS || performance.now() < end; looks++) {
    const newest = readNewestPid() ?? seen;
    const first = newest < seen ? newest : Math.max(seen + 1, newest - MAX_NEWEST);
    for (let pid = Math.min(first, newest - YOUNGEST); pid <= newest; pid++)
      for (const one of read(String(pid))) found.set(one.pid, one);
    seen = newest;
  }
  return [...found.values()];
}

/** The number of the process that was started last. */
function readNewestPid(): number | undefined {
  const last = attempt(() => readFileSync("/proc/loadavg", "latin1"))
    ?.trim()
    .split(" ")
    .at(-1);
  return last === undefined ? undefined : Number(last);
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
  return words.slice(0, MAX_COMMAND_LENGTH).split("\0").join(" ").trim().toWellFormed() || `process ${pid}`;
}
