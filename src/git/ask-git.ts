import { execFile } from "node:child_process";

export interface Answer {
  readonly status: number | "none";
  readonly bytes: Buffer;
  readonly told: string;
}

export interface Asking {
  /** What git reads. */
  readonly input?: string;
  readonly milliseconds?: number;
  readonly mostBytes?: number;
}

/** The output of a repository with a million files; git is ended at more, and after the time. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_MS = 60_000;
/** Nothing that a repository's settings name is started, and a clone that lacks objects asks no network for them. */
const SAFELY = [
  ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
  ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never"],
];

/** What git answers; the status is "none" where there is no git. */
export function askGit(cwd: string, args: readonly string[], asking: Asking = {}): Promise<Answer> {
  const { input = "", milliseconds = LONGEST_MS, mostBytes = MOST_BYTES } = asking;
  return new Promise((resolve) => {
    const limits = { cwd, maxBuffer: mostBytes, timeout: milliseconds, windowsHide: true, encoding: "buffer" } as const;
    const child = execFile("git", [...SAFELY, ...args], limits, (error, bytes, stderr) => {
      const told = stderr.toString("utf8");
      if (!error) resolve({ status: 0, bytes, told });
      else if (error.code === "ENOENT") resolve({ status: "none", bytes, told: "" });
      else resolve({ status: typeof error.code === "number" ? error.code : -1, bytes, told: told || error.message });
    });
    // It may end without having read what it is given.
    child.stdin?.on("error", () => undefined).end(input);
  });
}
