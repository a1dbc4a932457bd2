import { HOOKS } from "../../../sdk/context.js";
import { isAbsent, type Absent } from "../../../plugin/absent.js";
import type { Plugin } from "../../../plugin/reading.js";
import { ENTRY_POINTS } from "../../../plugin/manifest/type-needs.js";
import { readPlugin } from "../../../plugin/plugin.js";
import { getOwn, isObject, type JsonObject } from "../../../base/text/json/json-object.js";
import type { ZipArchive } from "../../../base/files/archive.js";
import { comparePaths, type Workspace } from "../../../base/files/workspace.js";
import { makeArchiveEntries, type ArchiveEntry } from "../archive-entry.js";
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
  const manifest = isAbsent(facts.manifest) ? facts.manifest : facts.manifest.value;
  const value = isAbsent(manifest) ? {} : manifest;
  return {
    ...archive,
    workspace,
    manifest,
    packagesInside,
    namedHosts,
    files: makeArchiveEntries({ entries, workspace }).toSorted(comparePaths),
    permissions: new Set(listPermissions(value)),
    entryPoints: listEntryPoints(value),
  };
}

function listEntryPoints(manifest: JsonObject): ReadonlyMap<string, string> {
  const hooks = getOwn(manifest, "hooks");
  const named: readonly (readonly [string, unknown])[] = [
    ...ENTRY_POINTS.map((key) => [key, getOwn(manifest, key)] as const),
    ...HOOKS.map((name) => [`hooks.${name}`, isObject(hooks) ? getOwn(hooks, name) : undefined] as const),
  ];
  return new Map(named.flatMap(([key, text]) => (typeof text === "string" ? [[key, text] as const] : [])));
}
