import {
  type EntryPointChange,
  type FileDifference,
  type FileSize,
  type NamedHost,
  type NameDifference,
  type PackageChange,
  type PackageDifference,
  type PackageSummary,
  type Unread,
  DIFFERENCE_SCHEMA,
  type ReportedDifference,
} from "../../../core/package-difference.js";
import { type Absent, getPresent, isAbsent } from "../../../plugin/absent.js";
import type { PackagesInside, UnreadCode } from "../../../plugin/bundle/packages-inside.js";
import { getOwn } from "../../../base/text/json/json-object.js";
import { comparePaths, type Workspace } from "../../../base/files/workspace.js";
import type { ArchiveEntry } from "../archive-name.js";
import { compareArchives, sumSizes } from "./archive-difference.js";
import type { PackageFacts } from "./package-facts.js";
import { isTooGrown, type GrowthLimit } from "./growth-limit.js";

export async function findPackageDifference(before: PackageFacts, after: PackageFacts): Promise<PackageDifference> {
  const same = findSameFiles(before.files, after.files);
  return {
    before: summarize(before),
    after: summarize(after),
    permissions: {
      added: [...after.permissions].filter((permission) => !before.permissions.has(permission)),
      removed: [...before.permissions].filter((permission) => !after.permissions.has(permission)),
    },
    hosts: findHostChanges(before, after, same),
    packages: findPackageChanges(before, after, same),
    entryPoints: findEntryPointChanges(before.entryPoints, after.entryPoints),
    files: await findFileChanges(before, after),
  };
}

function summarize({ name, sha256, size, files, manifest }: PackageFacts): PackageSummary {
  const version = getOwn(getPresent(manifest) ?? {}, "version");
  return {
    name,
    ...(typeof version === "string" && { version }),
    sha256,
    size,
    unpacked: sumSizes(files),
    files: files.length,
  };
}

/** The paths of files that are the same in both: whatever they name, they name it in both. */
function findSameFiles(before: readonly ArchiveEntry[], after: readonly ArchiveEntry[]): ReadonlySet<string> {
  const digests = new Map(before.map(({ path, sha256 }) => [path, sha256]));
  const same = after.filter(({ path, sha256 }) => digests.get(path) === sha256);
  return new Set(same.map(({ path }) => path));
}

function findHostChanges(
  before: PackageFacts,
  after: PackageFacts,
  same: ReadonlySet<string>,
): NameDifference<NamedHost> {
  const [old, now] = [getHosts(before), getHosts(after)];
  return findNameChanges(
    { names: [...old.keys()], unread: listUnread(before.namedHosts, same) },
    { names: [...now.keys()], unread: listUnread(after.namedHosts, same) },
    (host) => ({ host, file: now.get(host) ?? "" }),
  );
}

function getHosts({ namedHosts }: PackageFacts): ReadonlyMap<string, string> {
  return getPresent(namedHosts)?.hosts ?? new Map();
}

function findPackageChanges(
  before: PackageFacts,
  after: PackageFacts,
  same: ReadonlySet<string>,
): PackageDifference["packages"] {
  const [old, now] = [getPackages(before), getPackages(after)];
  const listVersions = (packages: PackagesInside["packages"], name: string): readonly string[] =>
    [...(packages.get(name) ?? [])].toSorted();
  const both = [...now.keys()].map((name): PackageChange => ({
    name,
    before: listVersions(old, name),
    after: listVersions(now, name),
  }));
  const changed = both.filter(
    ({ before: was, after: is }) => was.length > 0 && is.length > 0 && was.join() !== is.join(),
  );
  const compared = findNameChanges(
    { names: [...old.keys()], unread: listUnread(before.packagesInside, same) },
    { names: [...now.keys()], unread: listUnread(after.packagesInside, same) },
    (name) => ({ name, versions: listVersions(now, name) }),
  );
  return { ...compared, changed };
}

function getPackages({ packagesInside }: PackageFacts): PackagesInside["packages"] {
  return getPresent(packagesInside)?.packages ?? new Map();
}

function listUnread(
  fact: { readonly unread: readonly UnreadCode[] } | Absent,
  same: ReadonlySet<string>,
): readonly Unread[] {
  if (isAbsent(fact)) return [{ why: fact.absent }];
  const unread = fact.unread.filter(({ file }) => file === undefined || !same.has(file));
  return unread.map(({ file, why }) => ({ ...(file !== undefined && { file }), why }));
}

interface KnownNames {
  readonly names: readonly string[];
  readonly unread: readonly Unread[];
}

function findNameChanges<Item>(
  before: KnownNames,
  after: KnownNames,
  makeItem: (name: string) => Item,
): NameDifference<Item> {
  const [old, now] = [new Set(before.names), new Set(after.names)];
  const more = [...now].filter((name) => !old.has(name)).toSorted();
  const [added, perhaps] = before.unread.length === 0 ? [more, []] : [[], more];
  return {
    added: added.map(makeItem),
    removed: after.unread.length === 0 ? [...old].filter((name) => !now.has(name)).toSorted() : [],
    perhapsAdded: perhaps.map(makeItem),
    unread: { before: before.unread, after: after.unread },
  };
}

function findEntryPointChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly EntryPointChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was === is) return [];
    return [{ key, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}

/** The sum of the files that are compressed to be measured. */
const MAX_MEASURED_BYTES = 32 * 1024 * 1024;

interface Pair {
  readonly path: string;
  readonly was?: ArchiveEntry;
  readonly is?: ArchiveEntry;
  readonly growth: number;
}

async function findFileChanges(before: PackageFacts, after: PackageFacts): Promise<readonly FileDifference[]> {
  // The platform's own would give other sizes on another machine.
  const { gzipSync } = await import("fflate");
  const { added, removed, changed } = compareArchives(before.files, after.files);
  const pairs: readonly Pair[] = [
    ...added.map((is) => ({ path: is.path, is, growth: is.size })),
    ...removed.map((was) => ({ path: was.path, was, growth: -was.size })),
    ...changed.map((pair) => ({
      path: pair.after.path,
      was: pair.before,
      is: pair.after,
      growth: pair.after.size - pair.before.size,
    })),
  ];
  const inOrder = pairs.toSorted((a, b) => b.growth - a.growth || comparePaths(a, b));
  const budget = { left: MAX_MEASURED_BYTES };
  const measure = (workspace: Workspace, { path, size, isExecutable }: ArchiveEntry): FileSize => {
    budget.left -= size;
    const bytes = budget.left < 0 ? undefined : workspace.bytes(path, size);
    return { size, ...(bytes && { gzip: gzipSync(bytes).length }), isExecutable };
  };
  return inOrder.map(({ path, was, is }) => ({
    path,
    ...(was && { before: measure(before.workspace, was) }),
    ...(is && { after: measure(after.workspace, is) }),
  }));
}

export function makeDifferenceRecord(
  difference: PackageDifference,
  limit: GrowthLimit | undefined,
): ReportedDifference {
  return {
    schema: DIFFERENCE_SCHEMA,
    ...difference,
    growth: difference.after.size - difference.before.size,
    ...(limit && { limit: { text: limit.text, isExceeded: isTooGrown(difference, limit) } }),
  };
}
