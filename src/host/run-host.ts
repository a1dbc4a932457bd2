import type { Readable } from "node:stream";
import type { Cancellation } from "../commands/cancellation.js";
import { followOutput } from "../commands/follow-output.js";
import { keepLines } from "../commands/kept-lines.js";
import { measureMemory } from "../commands/marked-processes.js";
import { openProcessGroup } from "../commands/process-group.js";
import { startProcess, type Environment } from "../base/processes/start-process.js";
import type { HostEnding, LimitEnding } from "./finish-steps.js";
import { followSteps } from "./follow-steps.js";
import { getMaxRunSeconds, isOutOfMemory, isOverMemory, type HookLimits } from "./hook-limits.js";
import type { Job, Message, PlannedStep } from "./job.js";
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
  readonly onStep?: ((step: PlannedStep | undefined) => void) | undefined;
  readonly cancellation: Cancellation;
}

export interface HostRun {
  readonly events: readonly Message[];
  readonly ending: HostEnding;
}

const MEMORY_POLL_MS = 50;
const MAX_PRINTED_BYTES = 64 * 1024;
/** How long the process may take to print where it is. */
const INTERRUPT_MS = 500;

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
  let limit: LimitEnding | undefined;
  const place = keepLines(MAX_PRINTED_BYTES);
  const output = followOutput(child, (line) => {
    if (limit) {
      place.add(line);
      return;
    }
    printed.add(line);
    if (events.length < MAX_EVENTS) events.push({ kind: "print", line });
  });
  const group = openProcessGroup(child, options.mark, options.platform);
  const ending = await new Promise<HostEnding>((resolve) => {
    const watchMemory = setInterval(() => {
      const bytes = child.pid === undefined ? undefined : measureMemory(child.pid);
      if (bytes !== undefined && isOverMemory(bytes, limits)) stopAt("memory-limit");
    }, MEMORY_POLL_MS);
    let deadline: NodeJS.Timeout | undefined;
    const setDeadline = (): void => {
      clearTimeout(deadline);
      deadline = setTimeout(stopAt, limits.seconds * 1000, "time-limit");
    };
    const endAtLimit = (): void => {
      if (limit) done({ ...limit, stack: readInterruptedStack(place.lines()) });
    };
    // By a flag, Node prints its stack at this signal, and ends. In a process that waits for something, there is none.
    const stopAt = (kind: LimitEnding["kind"]): void => {
      if (limit) return;
      limit = { kind, stack: "" };
      child.kill("SIGINT");
      setTimeout(endAtLimit, INTERRUPT_MS);
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
    const lifetime = setTimeout(stopAt, getMaxRunSeconds(job, limits) * 1000, "time-limit");
    const nonce = crypto.randomUUID();
    const isInOrder = followSteps(job);
    const messages = readMessages(nonce, {
      onMessage(message) {
        if (!isInOrder(message)) {
          done({ kind: "interfered" });
          return;
        }
        events.push(message);
        if (message.kind === "begin") options.onStep?.(job.plan[message.step - 1]);
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
      endAtLimit();
      if (isOutOfMemory(printed.lines())) done({ kind: "memory-limit", stack: "" });
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

/** What Node prints at its interruption: the stack of what runs, if something does. */
function readInterruptedStack(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.includes("KEYBOARD_INTERRUPT: "));
  return start === -1 ? "" : lines.slice(start + 1).join("\n");
}
