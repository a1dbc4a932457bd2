import { isFull } from "../storage-faults.js";

type Job = () => Promise<void>;

/** With two, a hostile archive keeps only one process from the others. */
const MAX_RUNNING = 2;
const RETRY_MILLISECONDS = 2000;

/** Runs a few jobs at a time, in the order in which they came. */
export interface JobQueue {
  readonly add: (job: Job) => void;
  /** How many jobs wait or run. */
  readonly countOpen: () => number;
  readonly isClosed: () => boolean;
  /** Starts no other job, ends those that run, and waits for them. */
  readonly close: (end: () => void) => Promise<void>;
}

export function openJobQueue(reportFault: (error: Error) => void): JobQueue {
  const waiting: Job[] = [];
  const running = new Set<Promise<void>>();
  let closed = false;
  const run = async (job: Job): Promise<void> => {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // The job wrote nothing, so it runs again once the disk has room.
      if (isFull(error)) setTimeout(add, RETRY_MILLISECONDS, job).unref();
      else reportFault(error);
    }
  };
  const startNext = (): void => {
    while (!closed && running.size < MAX_RUNNING) {
      const job = waiting.shift();
      if (!job) return;
      const promise = run(job).finally(() => {
        running.delete(promise);
        startNext();
      });
      running.add(promise);
    }
  };
  const add = (job: Job): void => {
    waiting.push(job);
    startNext();
  };
  return {
    add,
    countOpen: () => waiting.length + running.size,
    isClosed: () => closed,
    async close(end) {
      closed = true;
      end();
      await Promise.all(running);
    },
  };
}
