/** Calls `remind` every `minutes`. Returns a function that stops it. */
export function startReminder(minutes: number, remind: () => void): () => void {
  const timer = setInterval(remind, minutes * 60_000);
  return () => {
    clearInterval(timer);
  };
}
