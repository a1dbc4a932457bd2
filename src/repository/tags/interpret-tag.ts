import { getBaseName } from "../../base/files/workspace.js";
import { quote } from "../../base/text/safe.js";
import {
  compareNamings,
  formatTag,
  listTags,
  MAX_TAG_LENGTH,
  readTag,
  removeScope,
  type TaggedPackage,
  type TagReading,
  type TagRules,
} from "./tag-forms.js";
import { compareVersions, parseVersion } from "../../base/text/versions/versions.js";

/** What the tags of a repository may name. */
export interface TaggedRepository extends TagRules {
  /** The plugins of this run. */
  readonly plugins: readonly TaggedPackage[];
  /** All other packages of the repository. */
  readonly packages: readonly TaggedPackage[];
  /** The tags that exist, as far as they are known. */
  readonly tags: readonly string[];
}

/** What a tag means. Each `why` is a sentence without a full stop. */
export type TagMeaning =
  /** It releases these plugins: one, or all of the run that have this version. */
  | { readonly kind: "release"; readonly plugins: readonly TaggedPackage[]; readonly why: string }
  /**
   * Somebody meant to release a plugin, and the tag does not. `right` has the tag of each plugin that may be meant.
   * `other` is the one that it names, and the version that it names instead.
   */
  | {
      readonly kind: "wrong";
      readonly why: string;
      readonly right: readonly string[];
      readonly other?: { readonly plugin: TaggedPackage; readonly version: string };
    }
  /** It releases another package of the repository. */
  | { readonly kind: "other package"; readonly why: string }
  /** It is about something else, such as `v1` or `nightly-2026.11.27`. */
  | { readonly kind: "none"; readonly why: string; readonly right: readonly string[] };

/** The prefixes of a version in tags of anything. */
const GENERIC = ["", "v", "ver", "version", "r", "rel", "release", "releases"];
const NUMBER = /\d+(?:\.\d+){1,3}(?:[-+][\w.+-]*)?$/u;

/** Decides what a tag means in a repository. */
export function interpretTag(tag: string, repository: TaggedRepository): TagMeaning {
  const { plugins } = repository;
  const found = findNamed(tag, plugins, repository);
  const [first] = found;
  if (first?.reading.names === "no package") return interpretPlainTag(tag, first.reading, repository);
  if (first && found.length === 1) return interpretNamedTag(tag, first.plugin, first.reading);
  if (first) {
    const named = found.map(({ plugin }) => plugin);
    return makeWrong(`The tag ${quote(tag)} may mean any of ${formatFolders(named)}`, named, repository);
  }
  const other = repository.packages.find((one) => readsAsOther(tag, one));
  if (other) {
    const name = other.packageName ?? other.folder;
    return {
      kind: "other package",
      why: `The tag ${quote(tag)} belongs to the package ${quote(name)}, not to a plugin`,
    };
  }
  const own = plugins.filter(({ version }) => version !== undefined && endsWithVersion(tag, version));
  if (own.length > 0) {
    const why = `The tag ${quote(tag)} ends with the version of a plugin, but is not written as a release tag`;
    return makeWrong(why, own, repository);
  }
  const meant = plugins.filter((plugin) => isNearForm(tag, plugin));
  if (meant.length > 0)
    return makeWrong(`The tag ${quote(tag)} is almost a release tag, but not one`, meant, repository);
  const none = makeWrong(`The tag ${quote(tag)} names no version of a plugin`, plugins, repository);
  return { ...none, kind: "none" };
}

interface WantedTag {
  /** The current one if left out. Without any, none can be named. */
  readonly version?: string | undefined;
  /** Whether a tag starts the workflow that releases it. Every tag does if left out. */
  readonly isStarting?: (tag: string) => boolean;
}

/**
 * The tag of a version of a plugin: in the form of the newest tag that released it, or else as `version` makes it, or
 * else in any form that starts the workflow.
 */
export function chooseTag(
  plugin: TaggedPackage,
  repository: Pick<TaggedRepository, "format" | "isOnly" | "tags">,
  { version = plugin.version, isStarting = () => true }: WantedTag = {},
): string | undefined {
  if (version === undefined) return undefined;
  const [newest] = repository.format === undefined ? listOwnTags(plugin, repository) : [];
  const made = formatTag(version, plugin, repository);
  const usual = newest ? newest.name.slice(0, -newest.version.length) + version : made;
  return [usual, made, ...listTags(version, plugin, repository)].find(isStarting) ?? usual;
}

export interface OwnTag {
  readonly name: string;
  readonly version: string;
}

/** The tags that released a plugin, the newest version first. A plain version counts where no tag names a package. */
export function listOwnTags(
  plugin: TaggedPackage,
  { tags, ...rules }: Pick<TaggedRepository, "format" | "isOnly" | "tags">,
): readonly OwnTag[] {
  const areNamed = plugin.folder !== "" && tags.some(namesPackage);
  const own = tags.flatMap((name) => {
    const reading = readTag(name, plugin, rules);
    const isOwn = reading && !(areNamed && reading.names === "no package" && rules.format === undefined);
    const version = isOwn && parseVersion(reading.version);
    return version ? [{ name, version }] : [];
  });
  const inOrder = own.toSorted((a, b) => compareVersions(b.version, a.version));
  return inOrder.map(({ name, version }) => ({ name, version: version.text }));
}

/** Whether a tag names a version of some package, whichever it is. */
function namesPackage(tag: string): boolean {
  return /^.+?(?:@v?|[-/_]v)\d+\.\d+\.\d+/u.test(tag) && tag.length <= MAX_TAG_LENGTH;
}

interface NamedPlugin {
  readonly plugin: TaggedPackage;
  readonly reading: TagReading;
}

/** The plugins that a tag names most clearly. */
function findNamed(tag: string, plugins: readonly TaggedPackage[], rules: TagRules): readonly NamedPlugin[] {
  const read = plugins.flatMap((plugin) => {
    const reading = readTag(tag, plugin, rules);
    return reading ? [{ plugin, reading }] : [];
  });
  const [best] = read.toSorted((a, b) => compareNamings(a.reading, b.reading));
  return best ? read.filter(({ reading }) => reading.names === best.reading.names) : [];
}

/** A tag without a package's name is that of all plugins of the run: of the only one, or of all that have the version. */
function interpretPlainTag(tag: string, { version }: TagReading, repository: TaggedRepository): TagMeaning {
  const { plugins } = repository;
  const [only] = plugins;
  if (only && plugins.length === 1) return interpretNamedTag(tag, only, { version, names: "no package" });
  const same = plugins.filter((plugin) => plugin.version === version);
  if (same.length > 1 && same.length === plugins.length) {
    const why = `The tag ${quote(tag)} names version ${version} of all ${String(same.length)} plugins`;
    return { kind: "release", plugins: same, why };
  }
  if (same.length > 1)
    return makeWrong(`The tag ${quote(tag)} may mean any of ${formatFolders(same)}`, same, repository);
  const start = `The tag ${quote(tag)} names no plugin, and`;
  if (same.length === 0) return makeWrong(`${start} no plugin has that version`, plugins, repository);
  return makeWrong(`${start} not all plugins have that version`, same, repository);
}

function interpretNamedTag(tag: string, plugin: TaggedPackage, { version }: TagReading): TagMeaning {
  // Whether the manifest's version is one is reported by its own check.
  if (plugin.version === undefined || plugin.version === version) {
    const what = plugin.folder === "" ? "the plugin" : quote(plugin.folder);
    return { kind: "release", plugins: [plugin], why: `The tag ${quote(tag)} names version ${version} of ${what}` };
  }
  const at = tag.lastIndexOf(version);
  const right = tag.slice(0, at) + plugin.version + tag.slice(at + version.length);
  const why = `The tag ${quote(tag)} names version ${version}, but the plugin has version ${plugin.version}`;
  return { kind: "wrong", why, right: [right], other: { plugin, version } };
}

interface WrongTag {
  readonly kind: "wrong";
  readonly why: string;
  readonly right: readonly string[];
}

function makeWrong(why: string, plugins: readonly TaggedPackage[], repository: TaggedRepository): WrongTag {
  return { kind: "wrong", why, right: plugins.flatMap((plugin) => nameClearly(plugin, repository) ?? []) };
}

/** A tag of the plugin that means no other plugin of the run. */
function nameClearly(plugin: TaggedPackage, repository: TaggedRepository): string | undefined {
  if (plugin.version === undefined) return undefined;
  const chosen = chooseTag(plugin, repository);
  return [chosen, ...listTags(plugin.version, plugin, repository)].find((tag) => {
    if (tag === undefined) return false;
    const found = findNamed(tag, repository.plugins, repository);
    return found.length === 1 && found[0]?.plugin === plugin;
  });
}

/** Whether a tag is one of another package, by its name. A plain version says nothing of it. */
function readsAsOther(tag: string, named: TaggedPackage): boolean {
  const reading = readTag(tag, named, { isOnly: false });
  return reading !== undefined && reading.names !== "no package";
}

/** Whether a tag ends with exactly this version, behind any other text. */
function endsWithVersion(tag: string, version: string): boolean {
  if (!tag.endsWith(version) || tag.length > MAX_TAG_LENGTH) return false;
  return !/\d\.?$/u.test(tag.slice(0, -version.length));
}

/**
 * Whether a tag is almost one of a plugin: `V1.4.0`, `v1.4`, `v1.4.0.1`, `release-1.5.0`, `weather/1.5`. A major tag that
 * moves, such as `v1`, is not.
 */
function isNearForm(tag: string, { packageName = "", folder }: TaggedPackage): boolean {
  if (tag.length > MAX_TAG_LENGTH) return false;
  const number = NUMBER.exec(tag);
  if (!number) return false;
  const rest = joinWords(tag.slice(0, number.index));
  const names = [packageName, removeScope(packageName), folder, getBaseName(folder)];
  return rest === "" || names.some((name) => joinWords(name) === rest);
}

function joinWords(text: string): string {
  const words = text.toLowerCase().split(/[-_./@ ]+/u);
  return words.filter((word) => !GENERIC.includes(word)).join("-");
}

const MAX_NAMED = 3;

function formatFolders(plugins: readonly TaggedPackage[]): string {
  const shown = plugins.slice(0, MAX_NAMED).map(({ folder }) => quote(folder || "."));
  const left = plugins.length - shown.length;
  return `${shown.join(", ")}${left > 0 ? ` and ${String(left)} more` : ""}`;
}
