import { getParent } from "../../base/files/workspace.js";
import { resolveDeclaredPath } from "../../base/text/relative-path.js";
import { getOwn, isObject, toText, type JsonObject } from "../../base/text/json/json-object.js";

/** A check that a repository switches off, wholly or in one place, and why. */
export interface OffEntry {
  /** The package.json that has it: the plugin's, or that at the root of the repository. */
  readonly from: string;
  /** Its place in the list. */
  readonly index: number;
  readonly check: string;
  /** A file or a folder, relative to the folder of that package.json; everywhere when left out. */
  readonly file?: string | undefined;
  /** A value, and all that is in it, as a JSON pointer; everywhere when left out. */
  readonly pointer?: string | undefined;
  /** The one value in the file that is accepted. */
  readonly fingerprint?: string | undefined;
  readonly reason: string;
  /** The last day on which the entry is valid, such as 2027-01-31. */
  readonly until?: string | undefined;
}

export const OFF_KEYS = ["check", "file", "pointer", "fingerprint", "reason", "until"] as const;
type OffKey = (typeof OFF_KEYS)[number];

/** What makes an entry invalid. An unknown key does, too: it may be a misspelt narrowing. */
export type OffFault =
  | { readonly kind: "no-object" }
  | { readonly kind: "unknown-key"; readonly key: string }
  | { readonly kind: "missing"; readonly key: "check" | "reason" | "file" }
  | { readonly kind: "wrong"; readonly key: OffKey };

/** Further entries are not read: each entry is compared with every finding of its check. */
export const MAX_OFF_ENTRIES = 1000;

const IS_RIGHT: Readonly<Record<OffKey, (value: string) => boolean>> = {
  check: isNotEmpty,
  file: isNotEmpty,
  pointer: (value) => /^(?:\/(?:[^~]|~[01])*)?$/u.test(value),
  fingerprint: (value) => /^[0-9a-f]{12}$/u.test(value),
  reason: isNotEmpty,
  until: isDay,
};

export function findOffFaults(entry: unknown): readonly OffFault[] {
  if (!isObject(entry)) return [{ kind: "no-object" }];
  const unknown = Object.keys(entry).filter((key) => !OFF_KEYS.some((known) => known === key));
  return [
    ...unknown.map((key) => ({ kind: "unknown-key" as const, key })),
    ...OFF_KEYS.flatMap((key) => findKeyFault(entry, key)),
  ];
}

function findKeyFault(entry: JsonObject, key: OffKey): readonly OffFault[] {
  if (!Object.hasOwn(entry, key)) {
    if (key === "check" || key === "reason") return [{ kind: "missing", key }];
    if (key === "file" && Object.hasOwn(entry, "fingerprint")) return [{ kind: "missing", key }];
    return [];
  }
  const value = entry[key];
  if (typeof value === "string" && IS_RIGHT[key](value)) return [];
  return [{ kind: "wrong", key }];
}

/** The entries without a fault. */
export function readOffEntries(list: unknown, from: string): readonly OffEntry[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MAX_OFF_ENTRIES).flatMap((entry: unknown, index) => makeOffEntry(entry, from, index) ?? []);
}

function makeOffEntry(entry: unknown, from: string, index: number): OffEntry | undefined {
  if (!isObject(entry) || findOffFaults(entry).length > 0) return undefined;
  const text = (key: OffKey): string | undefined => toText(getOwn(entry, key));
  return {
    from,
    index,
    check: text("check") ?? "",
    reason: text("reason")?.trim() ?? "",
    file: text("file"),
    pointer: text("pointer"),
    fingerprint: text("fingerprint"),
    until: text("until"),
  };
}

/** The file or the folder that an entry means, from the repository's root; `undefined` for one that leads out of it. */
export function findEntryPath({ from, file }: OffEntry): string | undefined {
  return file === undefined ? "" : resolveDeclaredPath(getParent(from), file);
}

function isNotEmpty(value: string): boolean {
  return value.trim() !== "";
}

/** A day of the calendar, as 2027-01-31. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
