import { spawnSync } from "node:child_process";

/** What one process took: milliseconds of processor time, milliseconds of waiting, MiB at its peak. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
  readonly peak: number;
}

export type Quantity = keyof Cost;

/** A process to measure. */
export interface Case {
  readonly name: string;
  readonly words: readonly string[];
  /** The exit status that shows that it did what it was started for. */
  readonly status: number | "any";
  /** Where it starts; the repository's root when left out. */
  readonly cwd?: string;
  /** Set beside what every case gets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What must be made ready before each start; it is not measured. */
  readonly prepare?: () => void;
  /** The highest ratios to the baseline that we want to see. */
  readonly goals?: Partial<Cost>;
}

export interface Machine {
  /** The Node that runs the cases. */
  readonly node: string;
  /** The file that contains {@link PRELOAD}. */
  readonly preload: string;
  readonly cwd: string;
}

/**
 * Loaded into every case, the baseline included: writes to descriptor 3 what the process took. Linux counts the
 * parent's memory into a child's maxRSS, so the peak of the process's own memory is taken from its status there.
 */
export const PRELOAD = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const fs = require("fs");
  const status = process.platform === "linux" ? fs.readFileSync("/proc/self/status", "utf8") : "";
  const own = /^VmHWM:\\s*(\\d+)/m.exec(status);
  fs.writeSync(3, [userCPUTime + systemCPUTime, own ? own[1] : maxRSS].join(" "));
});
`;

/** Runs a case once. @throws {Error} when it does not finish as it should. */
export function measure(found: Case, { node, preload, cwd }: Machine): Cost {
  found.prepare?.();
  const started = performance.now();
  const { status, signal, error, output, stderr } = spawnSync(node, ["--require", preload, ...found.words], {
    cwd: found.cwd ?? cwd,
    env: { ...inheritedEnvironment(), CI: "1", ...found.environment },
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    encoding: "utf8",
  });
  const wall = performance.now() - started;
  if (error) throw error;
  if (status === null || (found.status !== "any" && status !== found.status)) {
    const end = signal === null ? `with status ${String(status)}` : `by ${signal}`;
    throw new Error(`"${found.name}" ended ${end}, not with ${String(found.status)}:\n${stderr}`);
  }
  const [cpu, peak] = (output[3] ?? "").split(" ").map(Number);
  if (!cpu || !peak) throw new Error(`"${found.name}" did not say what it took`);
  return { cpu: cpu / 1000, wall, peak: peak / 1024 };
}

/** The environment without what would make one case another: options of Node, and a runner that we are in. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:CI$|NODE_|INPUT_|GITHUB_)/iu.test(name));
  return Object.fromEntries(kept);
}
