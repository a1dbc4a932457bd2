import type { Finding } from "../core/report.js";
import { makeInert, makeVisible } from "../text/safe.js";
import type { Wrap } from "../text/wrap.js";
import { breakLines } from "./break-lines.js";
import { formatCount } from "./phrases.js";

/** The fixed findings, one on each line, sorted by place. */
export function formatFixed(
  fixed: readonly Finding[],
  { pathOf, wrap }: { readonly pathOf: (file: string) => string; readonly wrap?: Wrap | undefined },
): string {
  if (fixed.length === 0) return "Nothing to fix: no finding has a safe fix\n";
  const lines = fixed.flatMap(({ check, help, message, location }) => {
    const { range } = location;
    const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
    const words = `${makeVisible(pathOf(location.file))}${place}  ${makeVisible(help ?? message)}  ${check}`;
    const [first = "", ...others] = breakLines(words, 4, { wrap });
    return [`  ${first}`, ...others];
  });
  return `${makeInert([`Fixed ${formatCount(fixed.length, "problem")}:`, ...lines].join("\n"))}\n\n`;
}
