import { HOOKS } from "../../../sdk/context.js";
import { type Absent, getPresent, isAbsent } from "../../../plugin/absent.js";
import type { Plugin } from "../../../plugin/reading.js";
import { ENTRY_POINTS } from "../../../plugin/manifest/type-needs.js";
import { readPlugin } from "../../../plugin/plugin.js";
import { getOwn, toObject, type JsonObject } from "../../../base/text/json/json-object.js";
import type { ZipArchive } from "../../../base/files/archive.js";
import { comparePaths, type Workspace } from "../../../base/files/workspace.js";
import { makeArchiveEntries, type ArchiveEntry } from "../archive-name.js";
import { listPermissions } from "./archive-difference.js";

/** What one archive is, as far as two of them are compared. */
export interface PackageFacts {
  /** Its name, or where it is from. */
  readonly name: string;
  readonly sha256: string;
  /** Of the archive itself, in bytes. */
  readonly size: number;
  /** By path. */
  readonly files: readonly ArchiveEntry[];
  readonly workspace: Workspace;
  readonly manifest: JsonObject | Absent;
  /** In the order of the manifest. */
  readonly permissions: ReadonlySet<string>;
  /** By key, such as `main` or `hooks.onEnable`: what the manifest has there. */
  readonly entryPoints: ReadonlyMap<string, string>;
  readonly packagesInside: Plugin["facts"]["packagesInside"];
  readonly namedHosts: Plugin["facts"]["namedHosts"];
}

/** Reads an opened archive as a plugin. It may be anybody's. */
export async function readPackageFacts(
  { entries, workspace }: ZipArchive,
  archive: Pick<PackageFacts, "name" | "sha256" | "size">,
): Promise<PackageFacts> {
  const { facts } = await readPlugin(workspace, { needs: ["manifest", "packagesInside", "namedHosts"] });
  const { packagesInside, namedHosts } = facts;
  const value = getPresent(facts.manifest)?.value ?? {};
  return {
    ...archive,
    workspace,
    manifest: isAbsent(facts.manifest) ? facts.manifest : value,
    packagesInside,
    namedHosts,
    files: makeArchiveEntries({ entries, workspace }).toSorted(comparePaths),
    permissions: new Set(listPermissions(value)),
    entryPoints: listEntryPoints(value),
  };
}

function listEntryPoints(manifest: JsonObject): ReadonlyMap<string, string> {
  const hooks = toObject(getOwn(manifest, "hooks"));
  const entryPoints = new Map<string, string>();
  const add = (name: string, text: unknown): void => {
    if (typeof text === "string") entryPoints.set(name, text);
  };
  for (const key of ENTRY_POINTS) add(key, getOwn(manifest, key));
  for (const name of HOOKS) add(`hooks.${name}`, getOwn(hooks, name));
  return entryPoints;
}
