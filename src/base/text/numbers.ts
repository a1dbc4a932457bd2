/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}

/** `1 error`, `3 warnings`. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The verb behind a number: `1 is`, `3 are`. */
export function formatVerb(count: number): string {
  return count === 1 ? "is" : "are";
}

/** A number of bytes for people: `12 KB`, where 500 KB are the 512,000 bytes of the specification. */
export function formatKilobytes(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)} bytes`;
  return `${formatNumber(Math.round(bytes / 1024))} KB`;
}

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

export function getSign(change: number): "+" | "-" | "±" {
  if (change === 0) return "±";
  return change > 0 ? "+" : "-";
}
