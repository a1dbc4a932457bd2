import { readLockedTexts } from "../plugin/package/lock-file.js";
import { getOwn, toObject, toObjectText, toText, type JsonObjectText } from "../text/json/json-object.js";
import { readJson } from "../text/json/read-json.js";
import type { Edit } from "../text/location.js";
import { quote } from "../text/safe.js";
import { raiseRange } from "../text/versions/raise-range.js";
import type { Version } from "../text/versions/versions.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";

export interface SiblingRanges {
  readonly ranges: readonly SiblingRange[];
  /** The same changes in lock files. */
  readonly locked: readonly Edit[];
  /** What has to be done by hand, as sentences without a full stop. */
  readonly notes: readonly string[];
}

/** The range of one dependency on the plugin, in another package of its workspace. */
export interface SiblingRange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly edits: readonly Edit[];
}

export interface RaisedPackage {
  readonly name: string;
  /** The old version. */
  readonly from: string;
  readonly to: Version;
}

const KINDS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;
const OTHER_LOCKS = ["pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb"];
const LARGEST_FILE = 1024 * 1024;

/**
 * The ranges by which other packages of the workspace depend on a plugin, as they are with its new version. Without
 * that, a package manager would fetch the old version instead of linking the new one.
 *
 * @param folder the plugin's folder in the repository
 */
export async function findSiblingRanges(
  workspace: Workspace,
  folder: string,
  raised: RaisedPackage,
): Promise<SiblingRanges> {
  const { found, notes } = await findWorkspace(workspace, folder);
  if (!found) return { ranges: [], locked: [], notes };
  const ranges: SiblingRange[] = [];
  const locked: Edit[] = [];
  for (const sibling of ["", ...found.packages]) {
    const at = joinPath(found.top, sibling);
    if (at === folder) continue;
    const packageJson = readPackage(workspace, joinPath(at, "package.json"));
    if (packageJson === "missing") continue;
    if (packageJson === "unreadable") {
      notes.push(`Whether ${quote(at)} depends on the old version is not known: its package.json cannot be read`);
      continue;
    }
    for (const kind of KINDS) {
      const from = toText(getOwn(toObject(packageJson.value[kind]), raised.name));
      const raisedRange = from === undefined ? undefined : raiseRange(from, raised.from, raised.to);
      if (from === undefined || raisedRange === undefined) continue;
      const { file } = packageJson;
      if ("isUnclear" in raisedRange) {
        notes.push(
          `${quote(file)} wants ${quote(from)} of ${quote(raised.name)}, which ${raised.to.text} is not: write another range`,
        );
        continue;
      }
      const { range: to } = raisedRange;
      ranges.push({ file, from, to, edits: packageJson.replace([kind, raised.name], to) });
      const path = ["packages", sibling, kind, raised.name];
      locked.push(...readLockedTexts(workspace, found.top, [path]).flatMap(({ replace }) => replace(to)));
    }
  }
  const stale = ranges.length === 0 ? [] : OTHER_LOCKS.filter((name) => workspace.entry(joinPath(found.top, name)));
  notes.push(...stale.map((name) => `${quote(joinPath(found.top, name))} names the old ranges: install once more`));
  return { ranges, locked, notes };
}

function readPackage(workspace: Workspace, file: string): JsonObjectText | "missing" | "unreadable" {
  if (!workspace.entry(file)) return "missing";
  const bytes = workspace.bytes(file, LARGEST_FILE);
  return (bytes && toObjectText(readJson(file, bytes))) ?? "unreadable";
}

interface FoundWorkspace {
  /** The nearest root of a workspace that the plugin is in: its own folder, or one above it. */
  readonly found?: { readonly top: string; readonly packages: readonly string[] };
  /** What was not looked at on the way, as sentences. */
  readonly notes: string[];
}

async function findWorkspace(workspace: Workspace, folder: string): Promise<FoundWorkspace> {
  const names = folder === "" ? [] : folder.split("/");
  const notes: string[] = [];
  for (let length = names.length; length >= 0; length--) {
    const top = names.slice(0, length).join("/");
    if (!["package.json", "pnpm-workspace.yaml"].some((name) => workspace.entry(joinPath(top, name)))) continue;
    const { findWorkspacePackages } = await import(/* webpackChunkName: "globs" */ "./workspace-plugins.js");
    const { folders: packages, notes: more } = await findWorkspacePackages(workspace, top, "package.json");
    notes.push(...more.map((note) => `Not all packages of the workspace ${quote(top || ".")} are known. ${note}`));
    if (packages.length > 0 && (top === folder || packages.some((one) => joinPath(top, one) === folder))) {
      return { found: { top, packages }, notes };
    }
  }
  return { notes };
}
