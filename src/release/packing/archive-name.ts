import { getOwn, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { parseVersion } from "../../base/text/versions/versions.js";
import type { ZipArchive } from "../../base/files/archive.js";

const MAX_NAME_LENGTH = 200;

/** The name of a plugin's archive, such as `weather-widget-1.4.0.zip`. `undefined` without a name or version. */
export function makeArchiveName(manifest: JsonObject): string | undefined {
  const id = makePluginId(getOwn(manifest, "name"));
  const version = parseVersion(toText(getOwn(manifest, "version")) ?? "");
  if (id === undefined || !version) return undefined;
  const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
  if (name.length > MAX_NAME_LENGTH) return undefined;
  return name;
}

/** A plugin's name in lower case with hyphens. `undefined` if the name does not follow the specification. */
export function makePluginId(name: unknown): string | undefined {
  if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name)) return undefined;
  const id = name
    .toLowerCase()
    .split(/[^a-z0-9]/u)
    .filter((word) => word !== "")
    .join("-");
  return id || undefined;
}

/** One file of an archive, as in a list of files. */
export interface ArchiveEntry {
  /** Relative to the root of the archive, which contains the plugin's folder. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly isExecutable: boolean;
}

/** The files of an opened archive, each with its digest. */
export function makeArchiveEntries({ entries }: ZipArchive): readonly ArchiveEntry[] {
  return entries.map(({ path, size, sha256, isExecutable }) => ({ path, size, sha256, isExecutable }));
}
