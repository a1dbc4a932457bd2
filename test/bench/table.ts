import type { Case, Cost, Quantity } from "./measure.js";

/** A case and what it took in each round. */
export interface Measured {
  readonly case: Case;
  readonly costs: readonly Cost[];
}

const QUANTITIES: readonly (readonly [quantity: Quantity, heading: string])[] = [
  ["cpu", "cpu ms"],
  ["wall", "wall ms"],
  ["peak", "peak MiB"],
];

/** Median, least, and the ratio to the first case's cost in the same round, beside its goal. */
export function tableOf(measured: readonly Measured[]): string {
  const baseline = measured[0]?.costs ?? [];
  const headings = ["case", ...QUANTITIES.flatMap(([, heading]) => [heading, "min", "ratio", ""])];
  const rows = measured.map((one) => [
    one.case.name,
    ...QUANTITIES.flatMap(([quantity]) => cells(one, baseline, quantity)),
  ]);
  const widths = headings.map((_, column) => Math.max(...[headings, ...rows].map((row) => row[column]?.length ?? 0)));
  // Names and goals are aligned to the left, numbers to the right.
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column % 4 === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [headings, ...rows].map((row) => `${line(row)}\n`).join("");
}

function cells({ case: { goals }, costs }: Measured, baseline: readonly Cost[], quantity: Quantity): readonly string[] {
  const values = costs.map((cost) => cost[quantity]);
  const ratio = median(values.map((value, round) => value / (baseline[round]?.[quantity] ?? NaN)));
  const goal = goals?.[quantity];
  const met = goal === undefined ? "" : `<= ${goal.toFixed(1)} ${ratio <= goal ? "met" : "missed"}`;
  return [median(values).toFixed(1), Math.min(...values).toFixed(1), `${ratio.toFixed(2)}x`, met];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
