/** How long to wait in any case, in milliseconds, where almost no processor time is to be had. */
const MAX_WAIT_MS = 60_000;
/** No timer is set for less: reading the clock costs something, too. */
const MIN_WAIT_MS = 20;

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
