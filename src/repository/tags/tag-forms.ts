import { getBaseName } from "../../base/files/workspace.js";
import { isRefName } from "../../base/git/resolve-ref.js";
import { parseVersion } from "../../base/text/versions/versions.js";

/** What a tag may name. */
export interface TaggedPackage {
  /** Relative to the repository's root, which is "". */
  readonly folder: string;
  /** The name in package.json. */
  readonly packageName: string | undefined;
  /** `undefined` where the files name no semantic version. */
  readonly version: string | undefined;
}

/** Which forms of tags a repository uses. */
export interface TagRules {
  /** The setting `tag-format`, which replaces all other forms. */
  readonly format?: string | undefined;
  /** Whether the repository has one plugin. Then `release/v1.2.3` is a form, too. */
  readonly isOnly: boolean;
}

/** How a tag names a package, the clearest first. */
const NAMINGS = [
  "the package",
  "the package without its scope",
  "the folder",
  "the folder's last name",
  "no package",
] as const;
export type Naming = (typeof NAMINGS)[number];

/** What a tag names: a version, and how it names the package. */
export interface TagReading {
  readonly version: string;
  readonly names: Naming;
}

/** The text around the version in a tag. */
export interface TagForm {
  readonly before: string;
  readonly after: string;
  readonly names: Naming;
}

export const MAX_TAG_LENGTH = 1024;
const VERSION = "${version}";
const NAME = "${name}";
/** Between a package's name and its version. */
const PACKAGE_SEPARATORS = ["@", "@v"];
const SEPARATORS = ["-v", "/v", "_v"];
const RELEASE_WORDS = ["release", "releases"];

/**
 * Reads the version of a package from a tag: `1.2.3`, `v1.2.3`, `tides@1.2.3`, `tides-v1.2.3`, `plugins/tides/v1.2.3`.
 * `undefined` if the tag names none, or another package.
 */
export function readTag(
  tag: string,
  named: Omit<TaggedPackage, "version">,
  rules: TagRules = { isOnly: true },
): TagReading | undefined {
  if (tag.length > MAX_TAG_LENGTH) return undefined;
  for (const { before, after, names } of listForms(named, rules)) {
    const isForm = tag.startsWith(before) && tag.endsWith(after) && tag.length > before.length + after.length;
    if (!isForm) continue;
    const version = parseVersion(tag.slice(before.length, tag.length - after.length))?.text;
    if (version !== undefined) return { version, names };
  }
  return undefined;
}

/** A plugin whose releases are looked for among all of its repository. */
export interface TagOwner extends Omit<TaggedPackage, "version"> {
  /** Whether the repository has releases of other plugins, too. */
  readonly isOneOfSeveral: boolean;
  readonly tagFormat?: string | undefined;
}

/** The version of a plugin that a tag released. A plain version may be that of another plugin. */
export function readOwnVersion(tag: string, owner: TagOwner): string | undefined {
  const { isOneOfSeveral, tagFormat: format } = owner;
  const reading = readTag(tag, owner, { format, isOnly: !isOneOfSeveral });
  const isForeign = isOneOfSeveral && format === undefined && reading?.names === "no package";
  return isForeign ? undefined : reading?.version;
}

/** Whether a reading says more clearly which package is meant than another one. */
export function compareNamings(a: TagReading, b: TagReading): number {
  return NAMINGS.indexOf(a.names) - NAMINGS.indexOf(b.names);
}

/** All tags that release a version of a package. */
export function listTags(version: string, named: Omit<TaggedPackage, "version">, rules: TagRules): readonly string[] {
  return listForms(named, rules).map(({ before, after }) => before + version + after);
}

/**
 * The tag of a version, as `version` makes it: `v1.2.3`, or with the package's name in front where tags have to say
 * which plugin they mean.
 */
export function formatTag(
  version: string,
  { folder, packageName }: Omit<TaggedPackage, "version">,
  { format }: Pick<TagRules, "format"> = {},
): string {
  if (format !== undefined)
    return format.replace(VERSION, () => version).replaceAll(NAME, () => removeScope(packageName ?? ""));
  return folder === "" || packageName === undefined ? `v${version}` : `${packageName}@${version}`;
}

/** What is wrong with a tag format, as the end of a sentence. `undefined` if nothing is. */
export function findFormatFault(format: string): string | undefined {
  const count = format.split(VERSION).length - 1;
  if (count !== 1) return `must contain ${VERSION} once`;
  const [unknown] = /\$\{(?!version\}|name\})[^}]*\}?/u.exec(format) ?? [];
  if (unknown !== undefined) return `may contain only ${VERSION} and ${NAME}`;
  const sample = format.replace(VERSION, "1.2.3").replaceAll(NAME, "weather");
  if (isRefName(sample) && !sample.startsWith("-")) return undefined;
  return "does not make a valid git tag name";
}

export function removeScope(packageName: string): string {
  return packageName.replace(/^@[^/]*\//u, "");
}

/** The forms of the tags that release a package, the clearest last. */
export function listForms(named: Omit<TaggedPackage, "version">, { format, isOnly }: TagRules): readonly TagForm[] {
  if (format !== undefined) return listFormatForms(named, format);
  const { packageName, folder } = named;
  const make = (names: Naming, words: readonly string[], separators: readonly string[]): readonly TagForm[] =>
    words.flatMap((word) => separators.map((separator) => ({ before: word + separator, after: "", names })));
  const packages = packageName === undefined ? [] : [packageName];
  const all = [...PACKAGE_SEPARATORS, ...SEPARATORS];
  const folders = folder === "" ? [] : [folder];
  return [
    ...make("no package", ["", "v"], [""]),
    ...make("the package", packages, all),
    ...make("the package without its scope", packages.map(removeScope), all),
    ...make("the folder", folders, SEPARATORS),
    ...make("the folder's last name", folders.map(getBaseName), SEPARATORS),
    ...make("no package", isOnly ? RELEASE_WORDS : [], SEPARATORS),
  ];
}

function listFormatForms({ packageName }: Omit<TaggedPackage, "version">, format: string): readonly TagForm[] {
  const [before = "", after = ""] = format.split(VERSION);
  if (!format.includes(NAME)) return [{ before, after, names: "no package" }];
  if (packageName === undefined) return [];
  const make = (name: string, names: Naming): TagForm => ({
    before: before.replaceAll(NAME, () => name),
    after: after.replaceAll(NAME, () => name),
    names,
  });
  return [make(packageName, "the package"), make(removeScope(packageName), "the package without its scope")];
}
