import type { Readable } from "node:stream";
import { followOutput } from "../commands/follow-output.js";
import { keepLines } from "../commands/kept-lines.js";
import { measureMemory } from "../commands/marked-processes.js";
import { openProcessGroup } from "../commands/process-group.js";
import { startProcess, type Environment } from "../base/processes/start-process.js";
import { isOutOfMemory, isOverMemory } from "./hook-limits.js";
import type { Job } from "./job.js";
import { readMessages } from "./read-messages.js";
import { watchRun, type HostRun, type WatchOptions } from "./watch-run.js";

export interface HostOptions extends Omit<WatchOptions, "interrupt"> {
  readonly program: string;
  /** The flags of Node, and the host's file. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Environment;
  /** The value that marks the process in its environment. */
  readonly mark: string;
  readonly platform: string;
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
  const printed = keepLines(MAX_PRINTED_BYTES);
  const child = startProcess(program, args, {
    folder,
    environment,
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    detached: options.platform !== "win32",
  });
  const place = keepLines(MAX_PRINTED_BYTES);
  let isInterrupted = false;
  let onPlace = (): void => undefined;
  const watch = watchRun(job, {
    ...options,
    // By a flag, Node prints its stack at this signal, and ends. In a process that waits for something, there is none.
    async interrupt() {
      isInterrupted = true;
      child.kill("SIGINT");
      await new Promise<void>((resolve) => {
        onPlace = resolve;
        setTimeout(resolve, INTERRUPT_MS);
      });
      return readInterruptedStack(place.lines());
    },
  });
  const { events } = watch;
  const output = followOutput(child, (line) => {
    if (isInterrupted) {
      place.add(line);
      return;
    }
    printed.add(line);
    if (events.length < MAX_EVENTS) events.push({ kind: "print", line });
  });
  const group = openProcessGroup(child, options.mark, options.platform);
  const watchMemory = setInterval(() => {
    const bytes = child.pid === undefined ? undefined : measureMemory(child.pid);
    if (bytes !== undefined && isOverMemory(bytes, limits)) watch.stopAt("memory-limit");
  }, MEMORY_POLL_MS);
  const nonce = crypto.randomUUID();
  const messages = readMessages(nonce, {
    onMessage: watch.take,
    onForeign() {
      watch.end({ kind: "interfered" });
    },
  });
  (child.stdio[3] as Readable | null)?.on("data", messages.write);
  child.once("error", (error) => {
    watch.end({ kind: "not-started", why: error.message });
  });
  // What it has sent before its end is read first.
  child.once("close", (status, signal) => {
    if (isInterrupted) onPlace();
    else if (isOutOfMemory(printed.lines())) watch.end({ kind: "memory-limit", stack: "" });
    else watch.end(signal === null ? { kind: "status", status: status ?? 0 } : { kind: "signal", signal });
  });
  const input = child.stdin;
  // It may end before it has read its job.
  input?.on("error", () => undefined);
  input?.end(nonce + JSON.stringify(job));
  const ending = await watch.ending;
  clearInterval(watchMemory);
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
