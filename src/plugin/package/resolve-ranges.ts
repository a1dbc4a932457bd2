import { resolveDeclaredPath } from "../../base/text/relative-path.js";
import { getOwn, toObject, type JsonObject } from "../../base/text/json/json-object.js";
import { parseRange } from "../../base/text/versions/version-range.js";
import { parseVersion } from "../../base/text/versions/versions.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import type { Facts } from "../reading.js";
import { readCatalogs, type FindInCatalogs } from "./catalogs.js";
import {
  findFault,
  isOfWorkspace,
  type DependencyRange,
  type PackedRanges,
  type ReplacedRange,
  type UninstallableRange,
  type UninstallableReason,
} from "./dependency-ranges.js";
import { findPackageWorkspace, readMember, type PackageWorkspace, type WorkspaceMember } from "./workspace-members.js";

/** The package whose ranges are resolved. */
interface Package {
  readonly workspace: Workspace;
  readonly folder: string;
  readonly packageJson: JsonObject;
  readonly manager: Facts["scripts"]["manager"] | undefined;
}

/** A package, and what is around it. */
interface Member extends Package {
  readonly packageWorkspace: PackageWorkspace | undefined;
  readonly findInCatalogs: FindInCatalogs;
}

/** A value and the file that it is from, or why there is none. */
type Resolved = { readonly packed: string; readonly source: string } | UninstallableReason;

const WORKSPACE = "workspace:";
const CATALOG = "catalog:";
/** A sign alone means the version that is there: `workspace:^`. Nothing alone means exactly this version. */
const SIGN_ALONE = /workspace:([\^~*]|>=|<=|>|<)?(?=\s|\||$)/gu;
/** `workspace:@acme/core@^`: the package that is installed under another name, and its range. */
const ALIAS = /^((?:@[^@/\s]+\/)?[^@/\s]+)@(.*)$/u;
const TAG = /^[a-z][\w.-]*$/iu;

/** Replaces ranges as pnpm, Yarn and Bun do when they pack. npm replaces none. */
export async function resolveRanges(ranges: readonly DependencyRange[], of: Package): Promise<PackedRanges> {
  const member = await readSurroundings(ranges, of);
  const replaced: ReplacedRange[] = [];
  const uninstallable: UninstallableRange[] = [];
  for (const dependency of ranges) {
    const isReplaced = isOfWorkspace(dependency);
    const resolved = isReplaced ? resolveRange(dependency, member) : findPrivate(dependency, member);
    if (resolved === undefined || "kind" in resolved) {
      const fault = resolved ? { ...dependency, reason: resolved } : findFault(dependency);
      if (fault && dependency.key !== "devDependencies") uninstallable.push(fault);
      continue;
    }
    const { packed, source } = resolved;
    // A catalog may name what nobody else can install.
    const fault = findFault({ ...dependency, range: packed });
    if (fault) uninstallable.push({ ...fault, range: dependency.range });
    else replaced.push({ ...dependency, packed, source });
  }
  return { replaced, uninstallable };
}

async function readSurroundings(ranges: readonly DependencyRange[], of: Package): Promise<Member> {
  const { workspace, folder, manager } = of;
  const packageWorkspace = await findPackageWorkspace(workspace, folder);
  const hasCatalog = ranges.some(({ range }) => range.startsWith(CATALOG));
  const folders = hasCatalog ? [...new Set([packageWorkspace?.top ?? folder, folder])] : [];
  const known = manager?.isAssumed === true ? undefined : manager?.name;
  return { ...of, packageWorkspace, findInCatalogs: await readCatalogs(workspace, folders, known) };
}

function resolveRange(dependency: DependencyRange, member: Member): Resolved {
  const { manager, findInCatalogs } = member;
  if (manager?.name === "npm" && manager.isAssumed !== true) return { kind: "not-replaced" };
  if (!dependency.range.startsWith(CATALOG)) return resolveOfWorkspace(dependency, member);
  const named = dependency.range.slice(CATALOG.length).trim();
  const catalog = named || "default";
  const entry = findInCatalogs(catalog, dependency.name);
  if (!entry) return { kind: "not-in-catalog", catalog };
  const { range, file } = entry;
  if (range.startsWith(CATALOG)) return { kind: "unreadable" };
  if (range.includes(WORKSPACE)) return resolveOfWorkspace({ ...dependency, range }, member);
  return { packed: range, source: file };
}

function resolveOfWorkspace(dependency: DependencyRange, member: Member): Resolved {
  const { name, range } = dependency;
  const written = range.startsWith(WORKSPACE) ? range.slice(WORKSPACE.length).trim() : "";
  if (written.includes("/") && !written.includes("@", 1)) return resolvePath(dependency, written, member);
  const [, alias, rest] = ALIAS.exec(written) ?? [];
  const wanted = alias ?? name;
  const found = member.packageWorkspace?.members.get(wanted);
  if (found && isNeverPublished(dependency, found, member)) return makePrivate(found);
  if (alias === undefined) return resolveVersion(range, name, found, member);
  if (rest === "") return { kind: "unreadable" };
  const inner = resolveVersion(`${WORKSPACE}${rest ?? ""}`, wanted, found, member);
  if ("kind" in inner) return inner;
  return { ...inner, packed: `npm:${wanted}@${inner.packed}` };
}

/** A range of its own needs no package: pnpm and Bun do not look for one either. */
function resolveVersion(
  range: string,
  named: string,
  found: WorkspaceMember | undefined,
  { folder }: Member,
): Resolved {
  const isByVersion = range.match(SIGN_ALONE) !== null;
  if (isByVersion && !found) return { kind: "unknown-package", named };
  const version = parseVersion(found?.version ?? "")?.text;
  if (isByVersion && version === undefined) return { kind: "no-version", file: found?.file ?? "" };
  const packed = range
    .replace(SIGN_ALONE, (_, sign = "") => `${sign === "*" ? "" : String(sign)}${version ?? ""}`)
    .replaceAll(WORKSPACE, "");
  const isRange = parseRange(packed) !== undefined || TAG.test(packed);
  if (!isRange) return { kind: "unreadable" };
  return { packed, source: found?.file ?? joinPath(folder, "package.json") };
}

/** `workspace:../core` of pnpm and Bun is seen from the package, `workspace:packages/core` of Yarn from the root. */
function resolvePath(dependency: DependencyRange, path: string, member: Member): Resolved {
  const from = /^\.\.?\//u.test(path) ? member.folder : member.packageWorkspace?.top;
  const folder = from === undefined ? undefined : resolveDeclaredPath(from, path);
  if (folder === undefined) return { kind: "unknown-package", named: path };
  const found = readMember(member.workspace, folder);
  if (!found) return { kind: "unknown-package", named: path };
  if (isNeverPublished(dependency, found, member)) return makePrivate(found);
  const { name, file } = found;
  const version = parseVersion(found.version ?? "")?.text;
  if (version === undefined) return { kind: "no-version", file };
  return { packed: name === dependency.name ? version : `npm:${name}@${version}`, source: file };
}

/** npm, Yarn and Bun link a package of the workspace for a range that its version is in; pnpm asks the registry. */
function findPrivate(dependency: DependencyRange, member: Member): UninstallableReason | undefined {
  const { packageWorkspace, manager, workspace } = member;
  const found = packageWorkspace?.members.get(dependency.name);
  if (!found || !isNeverPublished(dependency, found, member)) return undefined;
  if (manager?.name === "pnpm" || workspace.entry(joinPath(packageWorkspace?.top ?? "", "pnpm-workspace.yaml")))
    return undefined;
  const range = parseRange(dependency.range);
  if (range?.test(found.version ?? "0.0.0") !== true) return undefined;
  return makePrivate(found);
}

/** Whether somebody who installs the plugin would look for a package that is never published. */
function isNeverPublished(
  { key, name }: DependencyRange,
  { isPrivate }: WorkspaceMember,
  { packageJson }: Member,
): boolean {
  if (!isPrivate || key === "devDependencies") return false;
  const peer = toObject(getOwn(toObject(getOwn(packageJson, "peerDependenciesMeta")), name));
  return key !== "peerDependencies" || getOwn(peer, "optional") !== true;
}

function makePrivate({ name, file }: WorkspaceMember): UninstallableReason {
  return { kind: "private", named: name, file };
}
