const pending: (() => unknown)[] = [];

/** Does this when the test file that runs now is done. The files of one worker share this module. */
export function cleanUpLater(act: () => unknown): void {
  pending.push(act);
}

/** What was made last goes first. All is done, also where a part of it throws. */
export async function cleanUp(): Promise<void> {
  const faults: unknown[] = [];
  for (const act of pending.splice(0).toReversed()) {
    try {
      await act();
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
