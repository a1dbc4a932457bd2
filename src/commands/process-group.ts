import { join } from "node:path";
import { startProcess, type ChildProcess } from "../processes/start-process.js";
import { findMarkedProcesses } from "./marked-processes.js";
import { pause } from "./pause.js";

/** A command's process and all that it started, as far as a system lets them be found. */
export interface ProcessGroup {
  /** The command lines of those that run. */
  running(): readonly string[];
  /** Ends them: politely, after `patience` milliseconds by force, at once when `hurry` is aborted. */
  end(patience: number, hurry?: AbortSignal): Promise<void>;
}

const POLL = 25;
/** So often what still starts processes is killed again. */
const MOST_ROUNDS = 40;

export function openProcessGroup(child: ChildProcess, mark: string, platform: string): ProcessGroup {
  const { pid } = child;
  if (pid === undefined) return { running: () => [], end: () => Promise.resolve() };
  return platform === "win32" ? openWindowsTree(child, pid) : openPosixGroup(pid, mark);
}

function openPosixGroup(leader: number, mark: string): ProcessGroup {
  // Where processes are not listed, all that can be asked is whether the group is there.
  const found = (): readonly { readonly pid: number; readonly command: string }[] =>
    findMarkedProcesses(leader, mark) ??
    (send(-leader, 0) ? [{ pid: -leader, command: `process ${String(leader)}` }] : []);
  const sendAll = (signal: NodeJS.Signals): void => {
    send(-leader, signal);
    for (const { pid } of found()) send(pid, signal);
  };
  return {
    running: () => found().map(({ command }) => command),
    async end(patience, hurry) {
      sendAll("SIGTERM");
      const deadline = Date.now() + patience;
      while (found().length > 0 && Date.now() < deadline && hurry?.aborted !== true) await pause(POLL);
      for (let round = 0; round < MOST_ROUNDS && found().length > 0; round++) {
        sendAll("SIGKILL");
        await pause(POLL);
      }
    },
  };
}

/** Windows has no groups: a program of its own ends a process and those below it, as long as it runs itself. */
function openWindowsTree(child: ChildProcess, pid: number): ProcessGroup {
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    running: () => (isRunning() ? [`process ${String(pid)}`] : []),
    async end() {
      if (!isRunning()) return;
      const system = process.env["SystemRoot"] ?? "C:\\Windows";
      // By its own path: the current folder, which is looked in first, may be the repository.
      const killer = startProcess(join(system, "System32", "taskkill.exe"), ["/pid", String(pid), "/T", "/F"], {
        ...{ folder: system, environment: { SystemRoot: system }, stdio: "ignore" },
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

/** Whether there was a process to send it to. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // It has ended, or has become another user's.
    if (error instanceof Error && "code" in error) return false;
    throw error;
  }
}
