/** What the yardstick takes of a processor, in milliseconds, where an effort of 1000 is a second. */
const NOMINAL = 3;

/** Milliseconds of processor time that this process has had. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A fixed piece of work: the time it takes shows how fast this machine is just now. */
function yardstick(): number {
  const start = processorTime();
  const words = Array.from({ length: 6000 }, (_, at) => `word ${String((at * 7919) % 6007)}`);
  const sorted = (JSON.parse(JSON.stringify(words)) as string[]).toSorted((a, b) => a.localeCompare(b, "en"));
  if (sorted[0] !== "word 0") throw new Error("The yardstick is not what it was");
  return processorTime() - start;
}

// Code that has run before is compiled.
for (let round = 0; round < 4; round++) yardstick();

/**
 * Begins to measure work. The function it returns gives the work done until then. It compares processor time with a
 * yardstick of the same moment, so a slow or busy machine makes no work larger. The unit: a second of the machine that
 * this was written on is 1000.
 */
export function startEffort(): () => number {
  const before = yardstick();
  const start = processorTime();
  return () => {
    const spent = processorTime() - start;
    return (spent * NOMINAL) / Math.max(NOMINAL, before, yardstick());
  };
}
