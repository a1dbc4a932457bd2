import { DECLARED_KEYS } from "../../repository/dependencies.js";
import { getOwn, toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { MAX_RANGE_LENGTH } from "../../base/text/versions/version-range.js";

const KEYS = [...DECLARED_KEYS, "devDependencies"] as const;

/** A range of package.json. */
export interface DependencyRange {
  readonly key: (typeof KEYS)[number];
  /** Of the package. */
  readonly name: string;
  readonly range: string;
}

/** What becomes of the ranges in package.json when the plugin is packed. */
export interface PackedRanges {
  readonly replaced: readonly ReplacedRange[];
  /** Those that cannot be installed outside of this repository. */
  readonly uninstallable: readonly UninstallableRange[];
}

/** A range that is packed with another value, as the package manager does. */
export interface ReplacedRange extends DependencyRange {
  readonly packed: string;
  /** The file that the value is from. */
  readonly source: string;
}

export interface UninstallableRange extends DependencyRange {
  readonly reason: UninstallableReason;
}

export type UninstallableReason =
  /** It leads to a file or a folder. */
  | { readonly kind: "path" }
  /** It has a protocol that npm does not know, such as `patch:`. */
  | { readonly kind: "protocol"; readonly protocol: string }
  /** It has a meaning in its own workspace only, and nothing says which. */
  | { readonly kind: "unreadable" }
  /** The package manager does not know such ranges. */
  | { readonly kind: "not-replaced" }
  /** No package of the workspace has this name, or is at this path. */
  | { readonly kind: "unknown-package"; readonly named: string }
  /** The package of the workspace has no version. */
  | { readonly kind: "no-version"; readonly file: string }
  /** The package of the workspace is never published. */
  | { readonly kind: "private"; readonly named: string; readonly file: string }
  /** The catalog does not have it. */
  | { readonly kind: "not-in-catalog"; readonly catalog: string };

/** What npm reads, besides versions and tags. */
const NPM_PROTOCOL = /^(?:npm|git|git\+[a-z]+|ssh|https?|github|gitlab|bitbucket|gist)$/iu;
const PATH = /^(?:file|link|portal):|^[./\\]|^~[/\\]|^[a-z]:[/\\]/iu;
const FILE_NAME = /\.(?:tgz|tar\.gz|tar)$/iu;

/** The ranges of a package.json; what is longer than any of them is passed by. */
export function listRanges({ value }: JsonObjectText): readonly DependencyRange[] {
  return KEYS.flatMap((key) =>
    Object.entries(toObject(getOwn(value, key))).flatMap(([name, range]) =>
      typeof range === "string" && range.length <= MAX_RANGE_LENGTH ? [{ key, name, range }] : [],
    ),
  );
}

/** Whether a range has a meaning in its own workspace only. */
export function isOfWorkspace({ range }: DependencyRange): boolean {
  return range.includes("workspace:") || range.startsWith("catalog:");
}

/** Why nobody else can install what a range names, as far as the range itself shows. */
export function findFault(dependency: DependencyRange): UninstallableRange | undefined {
  const { key, range } = dependency;
  if (key === "devDependencies") return undefined;
  const text = range.trim();
  if (PATH.test(text)) return { ...dependency, reason: { kind: "path" } };
  const protocol = /^([a-z][a-z0-9+.-]*):/iu.exec(text)?.[1];
  if (protocol === undefined && FILE_NAME.test(text)) return { ...dependency, reason: { kind: "path" } };
  if (protocol === undefined || NPM_PROTOCOL.test(protocol)) return undefined;
  if (isOfWorkspace(dependency)) return { ...dependency, reason: { kind: "unreadable" } };
  return { ...dependency, reason: { kind: "protocol", protocol } };
}
