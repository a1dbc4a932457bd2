import type { Ending } from "../plugin/scripts/command-run.js";
import { startProcess, type ChildProcess, type Environment } from "../base/processes/start-process.js";
import type { Cancellation } from "./cancellation.js";
import { followOutput } from "./follow-output.js";
import type { Invocation } from "./invocation.js";
import { pause } from "../base/network/pause.js";
import { isSystemError } from "../base/files/system-errors.js";
import { openProcessGroup, type ProcessGroup } from "./process-group.js";

export interface RunOptions {
  readonly folder: string;
  readonly environment: Environment;
  /** The value that marks the processes of this command in their environment. */
  readonly mark: string;
  /** The time limit of the command. */
  readonly minutes: number;
  readonly platform: string;
  readonly cancellation: Cancellation;
  readonly onLine: (line: string) => void;
  /** Whether standard input stays open: some tools watch for as long as it is. */
  readonly keepsInput?: true;
}

export interface CommandResult {
  readonly ending: Ending;
  /** The command lines of processes that it left running, and that were ended. */
  readonly leftRunning: readonly string[];
}

/** How many milliseconds processes have to end when they are asked to. */
const END_TIMEOUT_MS = 2000;
/** The same for processes that a command left, and how long it takes until they count as left. */
const LEFTOVER_TIMEOUT_MS = 500;
const GRACE = 1000;
const POLL = 50;

/**
 * Runs a command to its end, and ends every process that it leaves. All processes end within the time limit and
 * three seconds. Lines are passed on as they arrive. Standard input is closed, or never has anything.
 *
 * @throws the reason of the cancellation, or what `onLine` threw, after all processes have ended.
 */
export async function runCommand(invocation: Invocation, options: RunOptions): Promise<CommandResult> {
  const { cancellation, mark, platform } = options;
  cancellation.signal.throwIfAborted();
  const child = startCommand(invocation, options);
  if ("kind" in child) return { ending: child, leftRunning: [] };
  const output = followOutput(child, options.onLine);
  const group = openProcessGroup(child, mark, platform);
  try {
    const ending = await waitForEnd(child, invocation, options.minutes, [cancellation.signal, output.failed]);
    const isLate = ending.kind === "time-limit";
    const leftRunning = isLate ? [] : await findLeftProcesses(group);
    if (isLate || leftRunning.length > 0)
      await group.end(isLate ? END_TIMEOUT_MS : LEFTOVER_TIMEOUT_MS, cancellation.hurry);
    await output.finish();
    output.failed.throwIfAborted();
    cancellation.signal.throwIfAborted();
    return { ending, leftRunning };
  } catch (error) {
    await group.end(END_TIMEOUT_MS, cancellation.hurry);
    await output.finish();
    throw error;
  }
}

function startCommand({ program, args }: Invocation, options: RunOptions): ChildProcess | Ending {
  const isWindows = options.platform === "win32";
  try {
    return startProcess(program, args, {
      folder: options.folder,
      environment: options.environment,
      stdio: [options.keepsInput ? "pipe" : "ignore", "pipe", "pipe"],
      // A group of its own, so that all of its processes can be ended and none of the caller's.
      detached: !isWindows,
      windowsVerbatimArguments: isWindows,
    });
  } catch (error) {
    // No system accepts this line: it is too long, or contains a NUL.
    if (isSystemError(error)) return { kind: "no-program", program, why: String(error.code) };
    throw error;
  }
}

/**
 * Waits for the process itself to end.
 *
 * @throws the reason of a signal that is aborted before.
 */
function waitForEnd(
  child: ChildProcess,
  { program }: Invocation,
  minutes: number,
  signals: readonly AbortSignal[],
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const finish = (ending: Ending): void => {
      clear();
      resolve(ending);
    };
    const onAbort = (): void => {
      clear();
      // Reasons are errors: those of `makeCancellable`, and what `onLine` threw.
      reject(signals.find(({ aborted }) => aborted)?.reason as Error);
    };
    const timer = setTimeout(finish, minutes * 60_000, { kind: "time-limit", minutes });
    const clear = (): void => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener("abort", onAbort);
    };
    for (const signal of signals) signal.addEventListener("abort", onAbort);
    child.once("error", (error: NodeJS.ErrnoException) => {
      finish({ kind: "no-program", program, why: error.code ?? error.message });
    });
    child.once("exit", (status, signal) => {
      finish(signal === null ? { kind: "status", status: status ?? 0 } : { kind: "signal", signal });
    });
  });
}

/** The processes that still run a moment after a command has ended. */
async function findLeftProcesses(group: ProcessGroup): Promise<readonly string[]> {
  const deadline = Date.now() + GRACE;
  let running = group.running();
  while (running.length > 0 && Date.now() < deadline) {
    await pause(POLL);
    running = group.running();
  }
  return running;
}
