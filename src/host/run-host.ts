import type { Readable } from "node:stream";
import type { Cancellation } from "../commands/cancellation.js";
import { followOutput } from "../commands/follow-output.js";
import { keepLines } from "../commands/kept-lines.js";
import { measureMemory } from "../commands/marked-processes.js";
import { openProcessGroup } from "../commands/process-group.js";
import { startProcess, type Environment } from "../base/processes/start-process.js";
import type { HostEnding } from "./finish-steps.js";
import { followSteps } from "./follow-steps.js";
import { getMaxRunSeconds, isOutOfMemory, isOverMemory, type HookLimits } from "./hook-limits.js";
import type { Job, Message } from "./job.js";
import { readMessages } from "./read-messages.js";

export interface HostOptions {
  readonly program: string;
  /** The flags of Node, and the host's file. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Environment;
  /** The value that marks the process in its environment. */
  readonly mark: string;
  readonly platform: string;
  readonly limits: HookLimits;
  readonly cancellation: Cancellation;
}

export interface HostRun {
  readonly events: readonly Message[];
  readonly ending: HostEnding;
}

const MEMORY_POLL_MS = 100;
const MAX_PRINTED_BYTES = 64 * 1024;

/**
 * Runs the host's process to its end, and ends it at its limits. Nothing of it runs afterwards.
 *
 * @throws the reason of the cancellation.
 * @throws {Error} if the process does not come as far as the plugin: a fault of ours.
 */
export async function runHost(job: Job, options: HostOptions): Promise<HostRun> {
  const { program, args, folder, environment, limits, cancellation } = options;
  cancellation.signal.throwIfAborted();
  const events: Message[] = [];
  const printed = keepLines(MAX_PRINTED_BYTES);
  const child = startProcess(program, args, {
    folder,
    environment,
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    detached: options.platform !== "win32",
  });
  const output = followOutput(child, (line) => {
    printed.add(line);
    if (events.length < MAX_EVENTS) events.push({ kind: "print", line });
  });
  const group = openProcessGroup(child, options.mark, options.platform);
  const ending = await new Promise<HostEnding>((resolve) => {
    const watchMemory = setInterval(() => {
      const bytes = child.pid === undefined ? undefined : measureMemory(child.pid);
      if (bytes !== undefined && isOverMemory(bytes, limits)) done({ kind: "memory-limit" });
    }, MEMORY_POLL_MS);
    let deadline: NodeJS.Timeout | undefined;
    const setDeadline = (): void => {
      clearTimeout(deadline);
      deadline = setTimeout(done, limits.seconds * 1000, { kind: "time-limit" });
    };
    const onAbort = (): void => {
      done({ kind: "signal", signal: "SIGINT" });
    };
    const done = (result: HostEnding): void => {
      clearInterval(watchMemory);
      clearTimeout(deadline);
      clearTimeout(lifetime);
      cancellation.signal.removeEventListener("abort", onAbort);
      resolve(result);
    };
    // How long a run may last is known here, whatever messages arrive.
    const lifetime = setTimeout(done, getMaxRunSeconds(job, limits) * 1000, { kind: "time-limit" });
    const nonce = crypto.randomUUID();
    const isInOrder = followSteps(job);
    const messages = readMessages(nonce, {
      onMessage(message) {
        if (!isInOrder(message)) {
          done({ kind: "interfered" });
          return;
        }
        events.push(message);
        if (message.kind === "begin" || message.kind === "end") setDeadline();
        if (message.kind === "finished" || message.kind === "never") done({ kind: message.kind });
      },
      onForeign() {
        done({ kind: "interfered" });
      },
    });
    cancellation.signal.addEventListener("abort", onAbort);
    setDeadline();
    (child.stdio[3] as Readable | null)?.on("data", messages.write);
    child.once("error", (error) => {
      done({ kind: "not-started", why: error.message });
    });
    // What it has sent before its end is read first.
    child.once("close", (status, signal) => {
      if (isOutOfMemory(printed.lines())) done({ kind: "memory-limit" });
      else done(signal === null ? { kind: "status", status: status ?? 0 } : { kind: "signal", signal });
    });
    const input = child.stdin;
    // It may end before it has read its job.
    input?.on("error", () => undefined);
    input?.end(nonce + JSON.stringify(job));
  });
  await group.end(0, cancellation.hurry);
  await output.finish();
  for (const stream of child.stdio) stream?.destroy();
  cancellation.signal.throwIfAborted();
  // Before the first step only code of ours runs.
  if (!events.some(({ kind }) => kind === "begin")) {
    throw new Error(`The host's process did not start (${JSON.stringify(ending)}): ${printed.lines().join("\n")}`);
  }
  return { events, ending };
}

const MAX_EVENTS = 5000;
