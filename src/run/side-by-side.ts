import type { Cancellation } from "../commands/cancellation.js";

export interface SideBySide<Result> {
  /** How many run at once. */
  readonly jobs: number;
  readonly run: (folder: string) => Promise<Result>;
  /** Whether what ran beside it may be the reason of this result. */
  readonly hasFailed: (result: Result) => boolean;
  /** One runs once more. */
  readonly onAgain: (folder: string) => void;
  /** The result of one counts. */
  readonly onEnd: (folder: string) => void;
  readonly cancellation: Cancellation;
  /** Ends all others, as one has thrown this. */
  readonly cancel: (reason: unknown) => void;
}

/**
 * Runs something for several plugins at once. What fails beside others runs once more alone, and only that counts: two
 * plugins' tests may use one port.
 *
 * @throws what the first one that threw has thrown, after all have ended.
 */
export async function runSideBySide<Result>(
  folders: readonly string[],
  { jobs, run, hasFailed, onAgain, onEnd, cancellation, cancel }: SideBySide<Result>,
): Promise<ReadonlyMap<string, Result>> {
  const results = new Map<string, Result>();
  const running = new Set<string>();
  const hadOthers = new Set<string>();
  const mayCount = (folder: string, result: Result): boolean => !hadOthers.has(folder) || !hasFailed(result);

  const waiting = folders.values();
  const work = async (): Promise<void> => {
    for (const folder of waiting) {
      cancellation.signal.throwIfAborted();
      running.add(folder);
      if (running.size > 1) for (const one of running) hadOthers.add(one);
      const result = await run(folder);
      running.delete(folder);
      results.set(folder, result);
      if (mayCount(folder, result)) onEnd(folder);
    }
  };
  const workers = Array.from({ length: Math.min(jobs, folders.length) }, async () => {
    try {
      await work();
    } catch (error) {
      cancel(error);
      throw error;
    }
  });
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === "rejected");
  if (failed) throw failed.reason as Error;

  for (const [folder, result] of folders.map((one) => [one, results.get(one) as Result] as const)) {
    if (mayCount(folder, result)) continue;
    onAgain(folder);
    results.set(folder, await run(folder));
    onEnd(folder);
  }
  return results;
}
