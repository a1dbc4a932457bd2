/** Who waits until a version changes. */
export interface WaitingRoom {
  /** Resolves when a version changes, after some milliseconds, or when whoever asked has gone. */
  readonly waitForChange: (
    pluginId: string,
    version: string,
    limits: { readonly milliseconds: number; readonly gone: AbortSignal },
  ) => Promise<void>;
  readonly announceChange: (pluginId: string, version: string) => void;
  /** Lets all of them go. */
  readonly clear: () => void;
}

export function makeWaitingRoom(): WaitingRoom {
  const waiting = new Map<string, Set<() => void>>();
  return {
    waitForChange(pluginId, version, { milliseconds, gone }) {
      const key = `${pluginId}@${version}`;
      return new Promise((resolve) => {
        const wakers = waiting.get(key) ?? new Set();
        waiting.set(key, wakers);
        const wake = (): void => {
          clearTimeout(timer);
          gone.removeEventListener("abort", wake);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(key);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        gone.addEventListener("abort", wake);
        wakers.add(wake);
      });
    },
    announceChange(pluginId, version) {
      for (const wake of [...(waiting.get(`${pluginId}@${version}`) ?? [])]) wake();
    },
    clear() {
      for (const wakers of [...waiting.values()]) for (const wake of [...wakers]) wake();
    },
  };
}
