import { formatNumber } from "./numbers.js";

const KIB = 1024;

/** Formats a number of bytes: `512 B`, `12.3 KiB`, `300 MiB`. */
export function formatSize(bytes: number): string {
  if (bytes < KIB) return `${formatNumber(bytes)} B`;
  const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
  return `${size < 99.95 ? size.toFixed(1) : formatNumber(Math.round(size))} ${unit}`;
}

/** Formats a change in size: `+1.0 KiB`, `-512 B`, `±0 B`. */
export function formatChange(bytes: number): string {
  return `${getSign(bytes)}${formatSize(Math.abs(bytes))}`;
}

/** The sign of a change. */
export function getSign(change: number): "+" | "-" | "±" {
  if (change === 0) return "±";
  return change > 0 ? "+" : "-";
}
