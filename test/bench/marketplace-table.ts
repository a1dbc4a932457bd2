/** What was measured of one address; the times in milliseconds, the shortest first. */
export interface MarketplaceRow {
  readonly address: string;
  readonly status: number;
  readonly bytes: number;
  readonly times: readonly number[];
}

export interface Measured {
  readonly rows: readonly MarketplaceRow[];
  /** Milliseconds until it listens. */
  readonly start: number;
  /** MiB at its peak. */
  readonly memory: number;
}

export function formatMarketplaceRows(size: number, { rows, start, memory }: Measured): string {
  const at = (times: readonly number[], part: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);
  const lines = rows.map(
    ({ address, status, bytes, times }) =>
      `| \`${address}\` | ${String(status)} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${String(bytes)} |`,
  );
  return [
    `\n${size.toLocaleString("en")} plugins: ready after ${start.toFixed(0)} ms, at most ${memory.toFixed(0)} MiB.\n`,
    "| Address | Status | Median ms | p95 ms | Bytes |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}
