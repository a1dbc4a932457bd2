import childProcess from "node:child_process";
import cluster from "node:cluster";
import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import workers from "node:worker_threads";
import { makeStandIn } from "../mount/stand-in.js";
import { cutText } from "../loading/describe-value.js";
import { captureStack } from "./capture-stack.js";
import type { GuardReport } from "./report.js";

type Functions = Record<string, unknown>;

const STARTS = ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"];

/** Refuses other processes and threads, and reports how the plugin ends this process. */
export function guardProcesses(report: GuardReport): void {
  for (const name of STARTS) {
    (childProcess as unknown as Functions)[name] = (program: unknown, list: unknown, ...others: unknown[]) => {
      const words = Array.isArray(list) ? (list as unknown[]).map(String) : [];
      const text = [String(program), ...words].join(" ");
      return report.refuse("start", text, () => endAtOnce(name, [list, ...others]));
    };
  }
  (cluster as unknown as Functions)["fork"] = () => report.refuse("start", "a process of the cluster", makeStandIn);
  (workers as unknown as Functions)["Worker"] = function Worker(file: unknown): object {
    return report.refuse("start", `a thread: ${String(file).slice(0, 200)}`, makeStandIn);
  };
  guardSignals(report);
  reportExit(report);
}

/** Stands in for a program that prints nothing and succeeds. Nothing is started. */
function endAtOnce(name: string, values: readonly unknown[]): unknown {
  const options = values.find((value) => typeof value === "object" && value !== null && !Array.isArray(value)) ?? {};
  const isText =
    /^exec(?:File)?$/u.test(name) ||
    !["buffer", undefined].includes(Reflect.get(options, "encoding") as string | undefined);
  const printed = isText ? "" : Buffer.alloc(0);
  if (name === "spawnSync")
    return { status: 0, signal: null, pid: 0, output: [null, printed, printed], stdout: printed, stderr: printed };
  if (name.endsWith("Sync")) return printed;
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const child = Object.assign(new EventEmitter(), streams, { pid: 0, kill: () => true, unref: () => undefined });
  const callback = values.findLast((value) => typeof value === "function") as
    ((...given: unknown[]) => void) | undefined;
  process.nextTick(() => {
    for (const stream of [streams.stdout, streams.stderr]) stream.end();
    child.emit("spawn");
    child.emit("exit", 0, null);
    child.emit("close", 0, null);
    callback?.(null, "", "");
  });
  return child;
}

function guardSignals(report: GuardReport): void {
  const own = process.pid;
  const kill = process.kill.bind(process);
  const guarded = (pid: number, signal?: string | number): true => {
    if (signal === 0) return kill(pid, 0);
    if (pid !== own) return report.refuse("signal", `process ${String(pid)}`, () => true);
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
    if (pid !== own && signal !== 0) return report.refuse("signal", `process ${String(pid)}`, () => 0);
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
