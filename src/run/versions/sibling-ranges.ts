import { readLockedTexts } from "../../plugin/package/lock-file.js";
import { DEPENDENCY_KEYS } from "../../repository/dependencies.js";
import { getOwn, toObject, toObjectText, toText, type JsonObjectText } from "../../base/text/json/json-object.js";
import { readJson } from "../../base/text/json/read-json.js";
import type { Edit } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { raiseRange } from "../../base/text/versions/raise-range.js";
import type { Version } from "../../base/text/versions/versions.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";

export interface SiblingRanges {
  readonly ranges: readonly SiblingRange[];
  /** The same changes in lock files. */
  readonly locked: readonly Edit[];
  /** The lock files of other package managers than npm that name the old ranges or version. */
  readonly staleLocks: readonly string[];
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

/** The lock files that name the versions of the packages of a workspace, as npm's do. */
const LOCKS_WITH_VERSIONS = ["bun.lock", "bun.lockb"];
const OTHER_LOCKS = ["pnpm-lock.yaml", "yarn.lock", ...LOCKS_WITH_VERSIONS];
const MAX_FILE_BYTES = 1024 * 1024;

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
  const { findSurroundingWorkspace } = await import("../../repository/workspace-packages.js");
  const { found, notes: missed } = await findSurroundingWorkspace(workspace, folder);
  if (!found) return { ranges: [], locked: [], staleLocks: [], notes: missed };
  const notes = [...missed];
  const ranges: SiblingRange[] = [];
  const locked: Edit[] = [];
  for (const sibling of ["", ...found.packages]) {
    const at = joinPath(found.top, sibling);
    if (at === folder) continue;
    for (const name of ["package.json", "manifest.json"]) {
      const json = readObject(workspace, joinPath(at, name));
      if (json === "missing") continue;
      if (json === "unreadable") {
        notes.push(`Cannot tell whether ${quote(at)} depends on the old version, because its ${name} cannot be read`);
        continue;
      }
      for (const kind of DEPENDENCY_KEYS) {
        const from = toText(getOwn(toObject(json.value[kind]), raised.name));
        const raisedRange = from === undefined ? undefined : raiseRange(from, raised.from, raised.to);
        if (from === undefined || raisedRange === undefined) continue;
        const { file } = json;
        if ("isUnclear" in raisedRange) {
          notes.push(
            `${quote(file)} wants ${quote(from)} of ${quote(raised.name)}, which ${raised.to.text} is not: write another range`,
          );
          continue;
        }
        const { range: to } = raisedRange;
        ranges.push({ file, from, to, edits: json.replace([kind, raised.name], to) });
        // A lock file copies what package.json says.
        if (name === "manifest.json") continue;
        const path = ["packages", sibling, kind, raised.name];
        locked.push(...readLockedTexts(workspace, found.top, [path]).flatMap(({ replace }) => replace(to)));
      }
    }
  }
  const isRangeOld = ranges.some(({ file }) => file.endsWith("package.json"));
  const locks = (isRangeOld ? OTHER_LOCKS : LOCKS_WITH_VERSIONS).map((name) => joinPath(found.top, name));
  const staleLocks = locks.filter((file) => workspace.entry(file) !== undefined);
  const what = isRangeOld ? "ranges" : "version";
  notes.push(...staleLocks.map((file) => `${quote(file)} has the old ${what}: install again`));
  return { ranges, locked, staleLocks, notes };
}

function readObject(workspace: Workspace, file: string): JsonObjectText | "missing" | "unreadable" {
  if (!workspace.entry(file)) return "missing";
  const bytes = workspace.bytes(file, MAX_FILE_BYTES);
  return (bytes && toObjectText(readJson(file, bytes))) ?? "unreadable";
}
