/**
 * Does what ends with a signal: when its time is over, or when the run is called off. The platform's own way to make one
 * signal of two does not keep them: a limit may be forgotten before it is reached, and then nothing ends.
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
