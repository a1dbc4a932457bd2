import type { ChildProcess } from "../base/processes/start-process.js";
import { splitLines } from "./line-splitter.js";
import { waitAtMost } from "../base/network/pause.js";

/** The output of a process, as it arrives. */
export interface FollowedOutput {
  /** Aborted with the error if the lines cannot be passed on any more. */
  readonly failed: AbortSignal;
  /** Reads the rest of the output: until all is closed, or nothing has arrived for a while. */
  finish(): Promise<void>;
}

const SILENCE = 500;
const FINISH_TIMEOUT_MS = 2000;
const POLL = 50;

/** Passes on the lines of both streams of a process. */
export function followOutput(child: ChildProcess, onLine: (line: string) => void): FollowedOutput {
  const failure = new AbortController();
  let lastHeard = Date.now();
  let isClosed = false;
  const runGuarded = (work: () => void): void => {
    if (failure.signal.aborted) return;
    try {
      work();
    } catch (error) {
      // An error thrown here would end this process at once and leave the other one running.
      failure.abort(error);
    }
    lastHeard = Date.now();
  };
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) {
    const splitter = splitLines(onLine);
    stream.on("data", (bytes: Buffer) => {
      runGuarded(() => {
        splitter.write(bytes);
      });
    });
    stream.once("end", () => {
      runGuarded(() => {
        splitter.end();
      });
    });
  }
  const closed = new Promise<void>((resolve) => {
    child.once("close", () => {
      isClosed = true;
      resolve();
    });
  });
  return {
    failed: failure.signal,
    async finish() {
      const start = Date.now();
      lastHeard = start;
      const isOver = (): boolean =>
        isClosed || Date.now() - lastHeard > SILENCE || Date.now() - start > FINISH_TIMEOUT_MS;
      while (!isOver()) await waitAtMost(POLL, closed);
      for (const stream of streams) stream.destroy();
    },
  };
}
