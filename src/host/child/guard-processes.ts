import childProcess from "node:child_process";
import cluster from "node:cluster";
import workers from "node:worker_threads";
import { cutText } from "../loading/describe-value.js";
import { captureStack } from "./capture-stack.js";
import type { GuardReport } from "./report.js";

type Functions = Record<string, unknown>;

const STARTS = ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"];

/** Refuses other processes and threads, and reports how the plugin ends this process. */
export function guardProcesses(report: GuardReport): void {
  for (const name of STARTS) {
    (childProcess as unknown as Functions)[name] = (program: unknown, list: unknown) => {
      const words = Array.isArray(list) ? (list as unknown[]).map(String) : [];
      throw report.reportRefusal("start", [String(program), ...words].join(" "));
    };
  }
  (cluster as unknown as Functions)["fork"] = () => {
    throw report.reportRefusal("start", "a process of the cluster");
  };
  (workers as unknown as Functions)["Worker"] = function Worker(file: unknown): never {
    throw report.reportRefusal("start", `a thread: ${String(file).slice(0, 200)}`);
  };
  guardSignals(report);
  reportExit(report);
}

function guardSignals(report: GuardReport): void {
  const own = process.pid;
  const kill = process.kill.bind(process);
  const guarded = (pid: number, signal?: string | number): true => {
    if (signal === 0) return kill(pid, 0);
    if (pid !== own) throw report.reportRefusal("signal", `process ${String(pid)}`);
    report.send({
      kind: "exit",
      how: cutText(`sends itself the signal ${String(signal ?? "SIGTERM")}`),
      stack: captureStack(),
    });
    return kill(own, signal);
  };
  process.kill = guarded;
  // The function behind it that Node does not document.
  const hidden = process as unknown as Functions;
  const original = hidden["_kill"] as ((pid: number, signal: number) => number) | undefined;
  hidden["_kill"] = (pid: number, signal: number): number => {
    if (pid !== own && signal !== 0) throw report.reportRefusal("signal", `process ${String(pid)}`);
    return original?.(pid, signal) ?? -1;
  };
}

function reportExit({ send }: GuardReport): void {
  for (const name of ["exit", "reallyExit", "abort"] as const) {
    const ends = process as unknown as Record<string, (code?: unknown) => void>;
    const original = ends[name]?.bind(process);
    let isReported = false;
    ends[name] = (code?: unknown): void => {
      const given = code === undefined ? "" : cutText(code);
      if (name !== "reallyExit" && !isReported)
        send({ kind: "exit", how: `calls process.${name}(${given})`, stack: captureStack() });
      isReported = true;
      original?.(code);
    };
  }
}
