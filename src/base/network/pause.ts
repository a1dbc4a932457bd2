/** @param signal ends the pause at once. The caller checks its reason. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
    signal?.addEventListener("abort", end);
  });
}

/** Waits for a promise, but not longer than this. Leaves no timer that would keep the process alive. */
export async function waitAtMost(milliseconds: number, wanted: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([wanted, late]);
  clearTimeout(timer);
}

/**
 * Does work with a signal that aborts after a time, or when the run is interrupted. `AbortSignal.any` does not keep
 * its sources alive: a timeout may be collected before it fires, and then nothing ends.
 */
export async function finishInTime<Result>(
  milliseconds: number,
  outerSignal: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outerSignal?.throwIfAborted();
  const controller = new AbortController();
  const abort = (): void => {
    controller.abort(outerSignal?.reason);
  };
  const timer = setTimeout(() => {
    controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
  }, milliseconds);
  outerSignal?.addEventListener("abort", abort);
  try {
    return await act(controller.signal);
  } finally {
    clearTimeout(timer);
    outerSignal?.removeEventListener("abort", abort);
  }
}
