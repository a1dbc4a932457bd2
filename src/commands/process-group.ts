import { getSurroundings } from "../base/processes/programs.js";
import { join } from "node:path";
import { startProcess, type ChildProcess } from "../base/processes/start-process.js";
import { findMarkedProcesses } from "./marked-processes.js";
import { pause } from "../base/network/pause.js";
import { attempt } from "../base/files/system-errors.js";

/** The process of a command and all processes that it started, as far as the system can find them. */
export interface ProcessGroup {
  /** The command lines of the running processes. */
  running(): readonly string[];
  /**
   * Ends the processes. They are asked first, and killed after `patience` milliseconds, or at once if `hurry` is
   * aborted.
   */
  end(patience: number, hurry?: AbortSignal): Promise<void>;
}

const POLL = 25;
/** How often to kill processes that keep starting others. */
const MAX_ROUNDS = 40;

export function openProcessGroup(child: ChildProcess, mark: string, platform: string): ProcessGroup {
  const { pid } = child;
  if (pid === undefined) return { running: () => [], end: () => Promise.resolve() };
  return platform === "win32" ? openWindowsTree(child, pid) : openPosixGroup(pid, mark);
}

function openPosixGroup(leader: number, mark: string): ProcessGroup {
  // On a system that does not list processes, only the existence of the group is known.
  const findProcesses = (
    onFound?: (pid: number) => void,
  ): readonly { readonly pid: number; readonly command: string }[] =>
    findMarkedProcesses(leader, mark, onFound) ??
    (sendSignal(-leader, 0) ? [{ pid: -leader, command: `process ${String(leader)}` }] : []);
  const sendAll = (signal: NodeJS.Signals): void => {
    sendSignal(-leader, signal);
    findProcesses((pid) => sendSignal(pid, signal));
  };
  return {
    running: () => findProcesses().map(({ command }) => command),
    async end(patience, hurry) {
      sendAll("SIGTERM");
      const deadline = Date.now() + patience;
      while (findProcesses().length > 0 && Date.now() < deadline && hurry?.aborted !== true) await pause(POLL);
      if (findProcesses().length === 0) return;
      // Processes that only start the next one may be missed by one look, so two in a row must show none.
      for (let round = 0, missed = 0; round < MAX_ROUNDS && missed < 2; round++) {
        sendAll("SIGKILL");
        await pause(POLL);
        missed = findProcesses().length > 0 ? 0 : missed + 1;
      }
    },
  };
}

/** Windows has no process groups. One of its programs ends a process and its children, as long as that process runs. */
function openWindowsTree(child: ChildProcess, pid: number): ProcessGroup {
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    running: () => (isRunning() ? [`process ${String(pid)}`] : []),
    async end() {
      if (!isRunning()) return;
      const system = getSurroundings().env["SystemRoot"] ?? "C:\\Windows";
      // The full path, because the current folder is searched first and may be the repository.
      const killer = startProcess(join(system, "System32", "taskkill.exe"), ["/pid", String(pid), "/T", "/F"], {
        folder: system,
        environment: { SystemRoot: system },
        stdio: "ignore",
      });
      await new Promise<void>((resolve) => {
        const done = (): void => {
          resolve();
        };
        killer.once("error", done).once("close", done);
      });
      child.kill("SIGKILL");
    },
  };
}

/** Returns whether there was a process to send it to. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  // Refused where the process has ended, or its id now belongs to another user.
  return attempt(() => process.kill(pid, signal)) === true;
}
