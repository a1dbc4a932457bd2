/** What the system answers, or `undefined` where it refuses: a file or a process may be gone. */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Whether it is the system that refuses, and not a fault of ours. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
