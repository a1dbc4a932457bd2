/**
 * Does work with a signal that aborts after a time, or when the run is interrupted. `AbortSignal.any` does not keep
 * its sources alive: a timeout may be collected before it fires, and then nothing ends.
 */
export async function finishInTime<Result>(
  milliseconds: number,
  called: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  called?.throwIfAborted();
  const controller = new AbortController();
  const callOff = (): void => {
    controller.abort(called?.reason);
  };
  const timer = setTimeout(() => {
    controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
  }, milliseconds);
  called?.addEventListener("abort", callOff);
  try {
    return await act(controller.signal);
  } finally {
    clearTimeout(timer);
    called?.removeEventListener("abort", callOff);
  }
}
