import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from "./json-limits.js";
import type { JsonProblem } from "./json-problems.js";
import { makePlace } from "./json-place.js";
import { makePointer, type JsonText, type Path } from "./json-text.js";
import { hasLoneSurrogate } from "../code-points.js";
import type { Edit, FileLocation } from "../location.js";
import { formatNumber } from "../numbers.js";
import { quote } from "../safe.js";

/** A value that a program has made, as if it had been read: locations have pointers and no ranges, and nothing is edited. */
export function makeJsonOfValue(file: string, value: unknown): JsonText<FileLocation> {
  const odd = findOddPart(value, { count: 0 });
  const at = (...path: Path): FileLocation => {
    const there = findExistingPath(value, path);
    return { file, pointer: makePointer(there), place: makePlace(value, there) };
  };
  const problems: JsonProblem[] = odd
    ? [{ kind: "unreadable", message: odd, help: "Give what JSON.parse would give" }]
    : [];
  const editNothing = (): readonly Edit[] => [];
  const edits = {
    replace: editNothing,
    remove: editNothing,
    rename: editNothing,
    add: editNothing,
    append: editNothing,
  };
  return { file, value: odd ? undefined : value, problems, at, keyAt: at, ...edits };
}

/** The part of a path that leads to a value. */
function findExistingPath(value: unknown, path: Path): Path {
  let here: unknown = value;
  for (const [depth, step] of path.entries()) {
    const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
    here = isThere ? (here as Readonly<Record<string | number, unknown>>)[step] : undefined;
    if (here === undefined) return path.slice(0, depth);
  }
  return path;
}

/** The first part of a value that JSON cannot represent, in a sentence. */
function findOddPart(value: unknown, seen: { count: number }, level = 0): string | undefined {
  if (++seen.count > MAX_JSON_VALUES) return `The value contains more than ${formatNumber(MAX_JSON_VALUES)} values`;
  switch (typeof value) {
    case "string":
      if (!hasLoneSurrogate(value)) return undefined;
      return `The string ${quote(value)} contains half a character (a lone surrogate)`;
    case "boolean":
      return undefined;
    case "number":
      if (Number.isFinite(value)) return undefined;
      return `The number ${String(value)} is none in JSON`;
    case "object":
      break;
    default:
      return `A value of type ${typeof value} is none in JSON`;
  }
  if (value === null) return undefined;
  if (ArrayBuffer.isView(value)) return "A list of bytes or numbers in memory is none in JSON";
  if (level >= MAX_JSON_DEPTH) return `The value is nested deeper than ${String(MAX_JSON_DEPTH)} levels`;
  for (const part of Object.values(value)) {
    // JSON.stringify leaves out a key without a value.
    const odd = part === undefined && !Array.isArray(value) ? undefined : findOddPart(part, seen, level + 1);
    if (odd !== undefined) return odd;
  }
  return undefined;
}
