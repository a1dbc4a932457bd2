/** Does something after each `minutes`. Returns how to stop it. */
export function startReminder(minutes: number, remind: () => void): () => void {
  const timer = setInterval(remind, minutes * 60_000);
  return () => {
    clearInterval(timer);
  };
}
