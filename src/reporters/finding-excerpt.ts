import { isCounted, type Finding } from "../core/report.js";
import { takeExcerpt, type Excerpt } from "../base/text/excerpt.js";
import type { Lines } from "../base/text/lines.js";
import type { Position } from "../base/text/location.js";
import { mayBeSecret } from "../base/text/safe.js";
import type { View } from "./reporter.js";

const STRETCH_LENGTH = 10_000;

/**
 * The source line of a finding: that of the report, or else of the file. `undefined` for a finding that does not count,
 * and where the line contains a secret, or may contain one.
 */
export function getExcerpt(finding: Finding, { source }: Pick<View, "source">): Excerpt | undefined {
  const { secret, location, excerpt } = finding;
  const { range, file } = location;
  if (!range || !isCounted(finding)) return undefined;
  if (excerpt || secret === true) return excerpt;
  const lines = source(file);
  const line = lines?.line(range.start.line);
  if (lines === undefined || line === undefined || isNearSecret(lines, line, range.start)) return undefined;
  return takeExcerpt(line, range);
}

/** Whether a stretch of a line may contain a secret, by line and stretch. One line may have many findings. */
const secretStretches = new WeakMap<Lines, Map<string, boolean>>();

/**
 * Whether a part of a line around a place may contain a secret. It is more than the shown part, so that no cut hides
 * what that part is.
 */
function isNearSecret(lines: Lines, source: string, { line, column }: Position): boolean {
  const known = secretStretches.get(lines) ?? new Map<string, boolean>();
  secretStretches.set(lines, known);
  const stretch = Math.floor(column / STRETCH_LENGTH);
  const key = `${String(line)}:${String(stretch)}`;
  const part = (): string => source.slice(Math.max(0, (stretch - 1) * STRETCH_LENGTH), (stretch + 2) * STRETCH_LENGTH);
  const isSecret = known.get(key) ?? mayBeSecret(part());
  known.set(key, isSecret);
  return isSecret;
}
