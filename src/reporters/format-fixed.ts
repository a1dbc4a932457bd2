import type { Finding } from "../core/report.js";
import { makeInert, makeVisible } from "../text/safe.js";
import { formatCount } from "./phrases.js";

/** The fixed findings, one on each line, sorted by place. */
export function formatFixed(fixed: readonly Finding[], pathOf: (file: string) => string): string {
  if (fixed.length === 0) return "Nothing to fix: no finding has a certain fix\n";
  const lines = fixed.map(({ check, help, message, location }) => {
    const { range } = location;
    const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
    return `  ${makeVisible(pathOf(location.file))}${place}  ${makeVisible(help ?? message)}  ${check}`;
  });
  return `${makeInert([`Fixed ${formatCount(fixed.length, "problem")}:`, ...lines].join("\n"))}\n\n`;
}
