import type { ChangedSince } from "../../base/git/changed-files.js";
import { isAbsent } from "../../plugin/absent.js";
import { readTrackedFiles } from "../../plugin/git-facts.js";
import type { Use } from "../../repository/declared-uses.js";
import { findMentionedUses } from "../../repository/mentioned-uses.js";
import { readRepository, type Repository } from "../../repository/repository.js";
import { getParent, isWithin, type Workspace } from "../../base/files/workspace.js";

interface Changes extends Pick<ChangedSince, "files" | "untracked"> {
  readonly former?: FormerPlugins;
}

/** The plugins that are gone, or have gone to another folder. */
interface FormerPlugins {
  readonly plugins: readonly string[];
  /** What was in a file of theirs. */
  read(path: string): Uint8Array | undefined;
}

const OWN = "files of its own have changed";
/** Folders for editors, and files for GitHub that no command and no check reads. */
const UNREAD = /^(?:\.vscode|\.idea|\.github\/(?!workflows\/|actions\/))/u;

/**
 * Why plugins count as changed, by folder. A changed file affects the plugin that contains it, the plugins that use its
 * package, directly or not, and, where it is in no package, all plugins below: what their commands read is not known.
 * There, Markdown, licenses and untracked files affect no plugin.
 */
export async function explainChangedPlugins(
  workspace: Workspace,
  plugins: readonly string[],
  changes: Changes,
): Promise<ReadonlyMap<string, string>> {
  const repository = await readWithFormer(workspace, plugins, changes.former);
  const shared = findSharedFiles(changes.files, repository);
  const packages = findChangedPackages(changes, repository);
  const isOwn = (plugin: string): boolean =>
    [...changes.files, ...changes.untracked].some((file) => isWithin(file, plugin));
  const isUseAsked = packages.size > 0 && plugins.some((plugin) => !isOwn(plugin));
  const usesOf = isUseAsked ? makeUseReader(workspace, repository, changes.untracked) : undefined;
  const reasons = new Map<string, string>();
  for (const plugin of plugins) {
    const reason = isOwn(plugin)
      ? OWN
      : ((usesOf && explainUse(plugin, repository, packages, usesOf)) ?? explainShared(plugin, shared));
    if (reason !== undefined) reasons.set(plugin, reason);
  }
  return reasons;
}

/** Reads the model of the repository, with the plugins that are gone: others may still use them. */
async function readWithFormer(
  workspace: Workspace,
  plugins: readonly string[],
  former: FormerPlugins = { plugins: [], read: () => undefined },
): Promise<Repository> {
  const present = await readRepository(workspace, plugins);
  const folders = [...present.packages.keys()];
  // A manifest.json within a package, as of a test, made no plugin of its folder.
  const gone = former.plugins.filter((folder) => {
    const owner = present.findOwner(folder);
    return !present.packages.has(owner) || folders.some((other) => other !== owner && isWithin(other, owner));
  });
  if (gone.length === 0) return present;
  const bytes: Workspace["bytes"] = (path, most, reads) => workspace.bytes(path, most, reads) ?? former.read(path);
  return readRepository({ ...workspace, bytes }, [...plugins, ...gone]);
}

/** The changed files that are in no package below their folder, by the folder of what they may affect. */
function findSharedFiles(files: readonly string[], repository: Repository): ReadonlyMap<string, string> {
  const shared = new Map<string, string>();
  for (const file of files) {
    if (isReading(file) || UNREAD.test(file) || repository.packages.has(file)) continue;
    const folder = getParent(file);
    const owner = repository.findOwner(file);
    // A file directly in a folder above plugins is for them; any other is for all that its package contains.
    const of = isAbove(folder, repository.plugins) ? folder : owner;
    if (!shared.has(of)) shared.set(of, file);
  }
  return shared;
}

function isAbove(folder: string, plugins: readonly string[]): boolean {
  return folder !== "" && plugins.some((plugin) => plugin !== folder && isWithin(plugin, folder));
}

/** The packages with changed files, and one of these. A submodule may contain several. */
function findChangedPackages(
  { files, untracked }: Changes,
  { packages, findOwner }: Repository,
): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const file of [...files, ...untracked]) {
    const inside = [...packages.keys()].filter((folder) => folder.startsWith(`${file}/`));
    for (const folder of [findOwner(file), ...inside]) {
      const isOuter = [...packages.keys()].some((other) => other !== folder && isWithin(other, folder));
      if (!isOuter && packages.has(folder) && !changed.has(folder)) changed.set(folder, file);
    }
  }
  return changed;
}

type UseReader = (folder: string) => readonly Use[] | "unknown";

/** What a package uses: what it declares, what its files name, and what the packages above it use. */
function makeUseReader(workspace: Workspace, repository: Repository, untracked: readonly string[]): UseReader {
  const tracked = readTrackedFiles(workspace);
  const files = [...(isAbsent(tracked) ? [] : tracked.paths), ...untracked];
  const { uses, isCut } = findMentionedUses(workspace, repository, files.filter(isOfPackage));
  const isKnown = !isCut && (!isAbsent(tracked) || tracked.applies === false);
  return (folder) => (!isKnown ? "unknown" : [...declared(folder), ...(uses.get(folder) ?? [])]);

  function declared(folder: string): readonly Use[] {
    return repository.packages.get(folder)?.uses ?? [];
  }

  /** Of a package that contains others, only the files directly in it are read, such as its configuration. */
  function isOfPackage(file: string): boolean {
    const owner = repository.findOwner(file);
    return owner === getParent(file) || !isAbove(owner, [...repository.packages.keys()]);
  }
}

/** Why a plugin counts as changed by a package that it uses. */
function explainUse(
  plugin: string,
  { packages }: Repository,
  changed: ReadonlyMap<string, string>,
  usesOf: UseReader,
): string | undefined {
  const nameOf = (folder: string): string => packages.get(folder)?.name ?? folder;
  const through = new Map<string, string>([[plugin, ""]]);
  for (const [folder, way] of through) {
    const uses = usesOf(folder);
    if (uses === "unknown") return "there are too many files to find out what each plugin uses";
    const above = [...packages.keys()].filter((other) => other !== folder && isWithin(folder, other));
    for (const { folder: used } of [...uses, ...above.map((one) => ({ folder: one }))]) {
      if (through.has(used)) continue;
      const file = above.includes(used) ? undefined : changed.get(used);
      const words = way === "" ? "" : ` through ${way}`;
      if (file !== undefined) return `it uses ${nameOf(used)}${words}, in which ${file} has changed`;
      through.set(used, above.includes(used) ? way : nameOf(used));
    }
  }
  return undefined;
}

function explainShared(plugin: string, shared: ReadonlyMap<string, string>): string | undefined {
  const found = [...shared].find(([folder]) => folder === "" || (plugin !== folder && isWithin(plugin, folder)));
  return found && `${found[1]} has changed, which is in no other package`;
}

function isReading(file: string): boolean {
  return /\.(?:md|markdown)$|(?:^|\/)LICEN[CS]E[^/]*$/iu.test(file);
}
