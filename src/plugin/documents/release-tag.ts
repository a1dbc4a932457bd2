import { parseVersion } from "../../text/versions/versions.js";

/** The tag that a release is made from: handed in by whoever knows of one. */
export interface Tag {
  readonly name: string;
}

/** What a tag names: a package and its version. */
export interface TagReading {
  readonly version: string;
  /** How it names the package: not at all, by its name, or by its name without the scope. */
  readonly names: "no package" | "the package" | "the package without its scope";
}

const LONGEST = 1024;
const SEPARATORS = ["@v", "@", "-v"];

/**
 * The version of a package that a tag names: `1.2.3`, `v1.2.3`, or with the package in front `tides@1.2.3`,
 * `tides@v1.2.3`, `tides-v1.2.3`; `undefined` where it names none, or another package.
 */
export function readTag(tag: string, packageName?: string): TagReading | undefined {
  const plain = findVersion(tag.startsWith("v") ? tag.slice(1) : tag);
  if (plain !== undefined) return { version: plain, names: "no package" };
  if (packageName === undefined) return undefined;
  const named = findVersionBehind(packageName, tag);
  if (named !== undefined) return { version: named, names: "the package" };
  const bare = removeScope(packageName);
  const short = bare === packageName ? undefined : findVersionBehind(bare, tag);
  return short === undefined ? undefined : { version: short, names: "the package without its scope" };
}

/** Whether a tag names a version of anything: `v1` and `docs-2` do not, and release nothing. */
export function isReleaseTag(tag: string): boolean {
  if (tag.length > LONGEST) return false;
  return readTag(tag) !== undefined || [...tag.matchAll(/@v?|-v/gu)].some(({ index }) => isVersionAt(tag, index));
}

/** The prefix of a version in a release tag, for whatever is released. */
const GENERIC = ["", "v", "ver", "version", "r", "rel", "release"];
const NUMBER = /\d+(?:\.\d+){1,3}(?:[-+][\w.+-]*)?$/u;

/**
 * Whether a tag was probably meant to release one of some plugins, though it names no version: `release-1.4.0`,
 * `V1.4.0`, `v1.4`, or with the plugin in front `weather/v1.4.0`. A major tag that moves, such as `v1`, does not count;
 * nor does another plugin's tag.
 *
 * @param plugins what the plugins are called, in any letter case.
 */
export function isMistakenTag(tag: string, plugins: readonly string[]): boolean {
  if (tag.length > LONGEST || isReleaseTag(tag)) return false;
  const number = NUMBER.exec(tag);
  if (!number) return false;
  const words = listWords(tag.slice(0, number.index));
  const rest = words.filter((word) => !GENERIC.includes(word)).join("-");
  return rest === "" || plugins.some((name) => listWords(name).join("-") === rest);
}

function listWords(text: string): readonly string[] {
  const words = text.toLowerCase().split(/[-_./@ ]+/u);
  return words.filter((word) => word !== "");
}

function isVersionAt(tag: string, at: number): boolean {
  return at > 0 && readTag(tag, tag.slice(0, at)) !== undefined;
}

export type TagPick<Plugin> =
  | { readonly kind: "plugin"; readonly plugin: Plugin; readonly version: string }
  /** The tag names no version. */
  | { readonly kind: "no release" }
  /** It names a version of a package that none of the plugins is. */
  | { readonly kind: "no plugin" }
  /** It names a version of more than one of them. */
  | { readonly kind: "several"; readonly plugins: readonly Plugin[] };

/** Which plugin of a repository a tag releases: exactly one must be named, a whole name before one without a scope. */
export function pickPluginByTag<Plugin extends { readonly packageName: string | undefined }>(
  tag: string,
  plugins: readonly Plugin[],
): TagPick<Plugin> {
  if (!isReleaseTag(tag)) return { kind: "no release" };
  const read = plugins.map((plugin) => ({ plugin, reading: readTag(tag, plugin.packageName) }));
  const whole = read.filter(({ reading }) => reading?.names === "the package");
  const [only, ...others] = whole.length > 0 ? whole : read.filter(({ reading }) => reading !== undefined);
  if (!only?.reading) return { kind: "no plugin" };
  if (others.length > 0) return { kind: "several", plugins: [only, ...others].map(({ plugin }) => plugin) };
  return { kind: "plugin", plugin: only.plugin, version: only.reading.version };
}

export function removeScope(packageName: string): string {
  return packageName.replace(/^@[^/]*\//u, "");
}

function findVersionBehind(name: string, tag: string): string | undefined {
  for (const separator of SEPARATORS) {
    const version = tag.startsWith(name + separator)
      ? findVersion(tag.slice(name.length + separator.length))
      : undefined;
    if (version !== undefined) return version;
  }
  return undefined;
}

function findVersion(text: string): string | undefined {
  return parseVersion(text)?.text;
}
