import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanUpLater } from "./clean-up.js";
import { temporaryFolder } from "./folders.js";
import { runCli } from "./product.js";
import { ROOT } from "./project.js";

export const SIGNALS = ["SIGINT", "SIGTERM", "SIGKILL"] as const;
export const FAULTS = ["ENOSPC", "EMFILE", "EIO"] as const;
export type Trouble = (typeof SIGNALS)[number] | (typeof FAULTS)[number];

/** Whether this machine can compile `fault-shim.c` and put it between a process and its system. */
export const CAN_BREAK_OFF = process.platform === "linux" && hasCompiler();

function hasCompiler(): boolean {
  try {
    execFileSync("gcc", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

let shim: string | undefined;

/** Compiles it once for each file of tests. */
function buildShim(): string {
  if (shim === undefined) {
    shim = join(temporaryFolder(), "fault-shim.so");
    // The files of one worker share this module, and each removes its folders at its end.
    cleanUpLater(() => (shim = undefined));
    execFileSync("gcc", ["-shared", "-fPIC", "-O1", "-o", shim, join(ROOT, "test", "support", "fault-shim.c"), "-ldl"]);
  }
  return shim;
}

export interface BrokenRun {
  /** `undefined` where a signal has ended it. */
  readonly status: number | null | undefined;
  readonly output: string;
  /** How many calls there were, if the process came to its end. */
  readonly calls: number;
}

/** Runs the built command line with a trouble at one call of the file system below its folder; -1 is at none. */
export async function runTroubled(args: readonly string[], cwd: string, what: Trouble, at: number): Promise<BrokenRun> {
  const counted = join(temporaryFolder(), "counted");
  const trouble = { BREAK_BELOW: cwd, BREAK_WITH: what, BREAK_AT: String(at), BREAK_COUNT: counted };
  try {
    const ended = await runCli(args, { cwd, env: { ...trouble, LD_PRELOAD: buildShim() } });
    return { ...ended, calls: Number(readFileSync(counted, "utf8")) };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(`Ended by ${what}`))
      return { status: undefined, output: error.message, calls: 0 };
    throw error;
  }
}

/** Each file below a folder with its content. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path, "latin1")];
    }),
  );
}
