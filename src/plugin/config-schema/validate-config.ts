import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Path } from "../../base/text/json/json-text.js";
import type { ConfigFault, ConfigTask } from "./config-tasks.js";
import type { ConfigReport, ConfigWork } from "./config-worker.js";

/** What a complete JSON Schema validator finds in the manifest's configuration, beyond our own interpreter. */
export interface ConfigFaults {
  readonly faults: readonly ConfigFault[];
}

/** Milliseconds of processor time. */
const START_LIMIT = 5000;
const TIME_LIMIT = 1000;
/** How long to wait in any case, in milliseconds, where almost no processor time is to be had. */
const MAX_WAIT_MS = 60_000;
/** No timer is set for less: reading the clock costs something, too. */
const MIN_WAIT_MS = 20;

const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, codeRangeSizeMb: 16 };

let latest: { readonly text: string; readonly result: Promise<ConfigFaults> } | undefined;

/**
 * Validates in a thread of its own, which has a second of the processor and 64 MB: running out of either is a fault like
 * another. A release inspects the plugin and then its archive; what was validated last is not validated again.
 */
export function validateConfig(tasks: readonly ConfigTask[]): Promise<ConfigFaults> {
  const text = JSON.stringify(tasks);
  if (latest?.text !== text) latest = { text, result: validateInThread(text, tasks[0]?.path ?? []) };
  return latest.result;
}

function validateInThread(text: string, first: Path): Promise<ConfigFaults> {
  return new Promise((resolve) => {
    const faults: ConfigFault[] = [];
    let latestPath = first;
    let result: ConfigFaults | undefined;
    const options = { resourceLimits: MEMORY, env: {}, argv: [], execArgv: [], stdout: true, stderr: true };
    const running = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
    const patterns: Path[] = [];
    const worker = new Worker(getWorkerFile(), { ...options, workerData: { text, running } satisfies ConfigWork });
    const stopFor = (keyword: "time" | "memory" | "unvalidated", params: ConfigFault["params"] = {}): void => {
      const [count = 0, since = 0] = running;
      // Of many patterns that cost little each, none is to blame.
      const pattern = keyword === "time" && Date.now() - since > TIME_LIMIT / 2 ? patterns[count - 1] : undefined;
      const fault = { path: latestPath, keyword, params };
      result ??= { faults: [...faults, pattern ? { path: pattern, keyword, params: { value: latestPath } } : fault] };
      stopLimit();
      void worker.terminate();
    };
    let stopLimit = limitProcessorTime(START_LIMIT, () => {
      stopFor("unvalidated", { why: "it did not start" });
    });
    worker.on("message", (report: ConfigReport) => {
      if ("begun" in report) latestPath = report.begun;
      else if ("faults" in report) faults.push(...report.faults);
      else if ("pattern" in report) patterns.push(report.pattern);
      else {
        stopLimit();
        stopLimit = limitProcessorTime(TIME_LIMIT, () => {
          stopFor("time");
        });
      }
    });
    worker.on("error", (error: Error & { readonly code?: string }) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") stopFor("memory");
      else stopFor("unvalidated", { why: error.message });
    });
    // Only when the thread is gone is nothing of it left running.
    worker.on("exit", () => {
      stopLimit();
      resolve(result ?? { faults });
    });
  });
}

/** The worker is in dist/shared, next to the bundle. The library and a source that runs directly use the same file. */
function getWorkerFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const dist = import.meta.url.endsWith(".ts") ? join(here, "..", "..", "..", "dist") : dirname(here);
  return join(dist, "shared", "config-worker.js");
}

/**
 * Calls back when this process, with all its threads, has used `milliseconds` of processor time from now on. A machine
 * that is busy with other things, or asleep, does not use any of it. The answer stops the count.
 */
export function limitProcessorTime(milliseconds: number, callBack: () => void, longest = MAX_WAIT_MS): () => void {
  const start = process.cpuUsage();
  const startedAt = performance.now();
  const check = (): void => {
    const { user, system } = process.cpuUsage(start);
    const left = Math.min(milliseconds - (user + system) / 1000, longest - (performance.now() - startedAt));
    if (left > 0) timer = setTimeout(check, Math.max(MIN_WAIT_MS, left));
    else callBack();
  };
  let timer = setTimeout(check, Math.min(milliseconds, longest));
  return () => {
    clearTimeout(timer);
  };
}
