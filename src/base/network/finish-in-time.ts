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
