const pending: (() => unknown)[] = [];

/** Does this when the test file that runs now is done. The files of one worker share this module. */
export function cleanUpLater(act: () => unknown): void {
  pending.push(act);
}

/** What was made last goes first. */
export async function cleanUp(): Promise<void> {
  for (const act of pending.splice(0).toReversed()) await act();
}
