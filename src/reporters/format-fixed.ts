import type { Finding } from "../core/report.js";
import { makeInert, makeVisible } from "../text/safe.js";
import { formatCount } from "./phrases.js";

/** What was fixed: a line each, by the place where it was found. */
export function formatFixed(fixed: readonly Finding[], pathOf: (file: string) => string): string {
  if (fixed.length === 0) return "Nothing to fix: no finding has a certain fix\n";
  const lines = fixed.map(({ check, help, message, location }) => {
    const { range } = location;
    const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
    return `  ${makeVisible(pathOf(location.file))}${place}  ${makeVisible(help ?? message)}  ${check}`;
  });
  return `${makeInert([`Fixed ${formatCount(fixed.length, "problem")}:`, ...lines].join("\n"))}\n\n`;
}
