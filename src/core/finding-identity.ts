import { createHash } from "node:crypto";
import { isObject } from "../text/json/json-object.js";
import type { Range } from "../text/location.js";
import type { FindingTexts } from "./finding-texts.js";
import type { Finding } from "./report.js";

/** A line that is longer is a bundle or the like: of it, only the words that are meant are looked at. */
const LONGEST_LINE = 1000;

/** What the items of a list are known by, the first that there is; an item without any of them by all that it says. */
const NAMES = ["name", "id", "path"] as const;

/**
 * What a finding of a check is known by in its file, wherever that has moved to: the place, in which an item of a list counts by its own
 * index; what is there; and what the message names. How the message puts it has no part in it.
 */
export function identifyFinding({ message, location }: Finding, texts: FindingTexts): string {
  const { file, pointer, range } = location;
  const root = pointer === undefined ? undefined : texts.json(file);
  if (pointer === undefined || root === undefined) {
    const line = range ? texts.line(file, range.start.line) : undefined;
    const text = range && line !== undefined ? trimLine(line, range) : "";
    return hash([generalizePointer(pointer), text, listQuoted(message).map(dropIndexes).toSorted()]);
  }
  const path = pointer.split("/").slice(1).map(unescapeSegment);
  const own = findPlace(root, path);
  // What is wrong with two items together is found with the second of them, which may be the other one tomorrow.
  const places = new Set([formatPlace(own)]);
  const terms = new Set<string>();
  for (const term of listQuoted(message)) {
    const named = readPath(term);
    if (named.every((segment, at) => segment === path[at]) || term === path.at(-1) || term === own.value) continue;
    const place = named.some(isIndex) ? findPlace(root, named) : undefined;
    if (place?.value === undefined) terms.add(dropIndexes(term));
    else places.add(formatPlace(place));
  }
  return hash([[...places].toSorted(), [...terms].toSorted()]);
}

/** What a finding was known by before 2026-11-22, in the baselines of then: its message, and its line. */
export function identifyByMessage({ message, location: { file, range } }: Finding, texts: FindingTexts): string {
  const line = range ? texts.line(file, range.start.line) : undefined;
  const text = range && line !== undefined ? trimLine(line, range) : "";
  return createHash("sha256")
    .update(`${dropLineNumbers(message)}\n${text}`)
    .digest("hex")
    .slice(0, 16);
}

/** A pointer with `*` for the places in lists, as those move. */
export function generalizePointer(pointer: string | undefined): string | undefined {
  return pointer?.replace(/\/\d+(?=\/|$)/gu, "/*");
}

/** A message without the numbers of lines, as those move. */
export function dropLineNumbers(message: string): string {
  return message.replace(/\b(lines?) \d[\d,]*/gu, "$1 N");
}

function hash(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

interface Place {
  /** Keys, and what the items of lists are known by. */
  readonly steps: readonly unknown[];
  readonly value: unknown;
}

/** A list or an object is known by where it is. */
function formatPlace({ steps, value }: Place): string {
  return JSON.stringify([steps, isContainer(value) ? "" : value]);
}

function isContainer(value: unknown): boolean {
  return isObject(value) || Array.isArray(value);
}

function findPlace(root: unknown, path: readonly string[]): Place {
  let value = root;
  const steps = path.map((segment, at) => {
    if (Array.isArray(value)) {
      value = value[Number(segment)] as unknown;
      return [identifyItem(value, path[at + 1])];
    }
    value = isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
    return segment;
  });
  return { steps, value };
}

/** @param inside the key below which the finding is: then the item is known by the scalars around, as lists in it come and go. */
function identifyItem(item: unknown, inside: string | undefined): unknown {
  if (!isObject(item)) return sortKeys(item);
  const name = NAMES.find((key) => Object.hasOwn(item, key) && typeof item[key] === "string" && item[key] !== "");
  if (name !== undefined) return { [name]: item[name] };
  const around = Object.entries(item).filter(([key, value]) => key !== inside && !isContainer(value));
  return sortKeys(inside === undefined || around.length === 0 ? item : Object.fromEntries(around));
}

/** The same value, whatever order its keys are in. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, sortKeys(inner)]);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The texts in quotes: the plugin's own words, and the names of keys. */
function listQuoted(message: string): readonly string[] {
  return [...message.matchAll(/"(?:[^"\\]|\\.)*"/gu)].map(([quoted]) => {
    try {
      return String(JSON.parse(quoted));
    } catch (error) {
      if (error instanceof SyntaxError) return quoted;
      throw error;
    }
  });
}

/** `commands[0].name` as the segments of a pointer. */
function readPath(term: string): readonly string[] {
  return term.replace(/\[(\d+)\]/gu, ".$1").split(".");
}

function isIndex(segment: string): boolean {
  return /^\d+$/u.test(segment);
}

function dropIndexes(term: string): string {
  return term.replace(/\[\d+\]/gu, "[*]");
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A line without what changes when lines around it come and go: its indentation, and the comma at its end. */
function trimLine(line: string, { start, end }: Range): string {
  const meant =
    line.length <= LONGEST_LINE
      ? line
      : line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  return meant.slice(0, LONGEST_LINE).trim().replace(/,$/u, "");
}
