import type { Finding } from "../core/report.js";
import { inert, visible } from "../text/safe.js";
import { counted } from "./words.js";

/** What was fixed: a line each, by the place where it was found. */
export function mendedText(mended: readonly Finding[], pathOf: (file: string) => string): string {
  if (mended.length === 0) return "Nothing to fix: no finding has a certain fix\n";
  const lines = mended.map(({ check, help, message, location }) => {
    const { range } = location;
    const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
    return `  ${visible(pathOf(location.file))}${place}  ${visible(help ?? message)}  ${check}`;
  });
  return `${inert([`Fixed ${counted(mended.length, "problem")}:`, ...lines].join("\n"))}\n\n`;
}
