import { decodeLatin1 } from "../base/text/bytes.js";
import { toObject, toText, type JsonObject } from "../base/text/json/json-object.js";
import { joinPath, listFoldersAbove, type Workspace } from "../base/files/workspace.js";
import { readPackageJson } from "./dependencies.js";

/** The commands themselves report whatever further package is missing. */
const MAX_PACKAGES = 2000;
/** A package that is declared for building is asked for, as one that is declared for running. */
const REQUIRED_KEYS = ["dependencies", "devDependencies"];

/**
 * The dependencies of a package.json that are not installed for its folder: they are in no `node_modules` from there up
 * to the repository's root, and no table of Yarn's Plug'n'Play is there instead.
 */
export function findUninstalledPackages(
  workspace: Workspace,
  folder: string,
  packageJson: JsonObject | undefined,
): readonly string[] {
  const required = REQUIRED_KEYS.flatMap((key) => Object.keys(toObject(packageJson?.[key])));
  if (required.length === 0 || findTable(workspace, folder) !== undefined) return [];
  const modules = listFoldersAbove(folder)
    .map((at) => joinPath(at, "node_modules"))
    .filter((path) => workspace.entry(path) !== undefined);
  return [...new Set(required)]
    .slice(0, MAX_PACKAGES)
    .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
}

/** A link that points outside the repository is how a package under development is installed. */
function isInstalled(workspace: Workspace, path: string): boolean {
  const entry = workspace.entry(path);
  return entry !== undefined && entry.kind !== "broken";
}

/** The version of a package that is installed for a folder: in the nearest `node_modules`, or by Yarn's table. */
export function findInstalledVersion(workspace: Workspace, folder: string, name: string): string | undefined {
  for (const above of listFoldersAbove(folder)) {
    const version = toText(readPackageJson(workspace, joinPath(above, `node_modules/${name}`))?.["version"]);
    // A package that is not installed whole is one that is missing.
    if (version !== undefined) return version;
  }
  const table = findTable(workspace, folder);
  return table === undefined ? undefined : findTabledVersion(workspace, table, name);
}

const TABLES = [".pnp.cjs", ".pnp.data.json", ".pnp.js"];
const MAX_TABLE_BYTES = 64 * 1024 * 1024;

/** Plug'n'Play has no `node_modules`: a table says where each package is. It is read, and never run. */
function findTable(workspace: Workspace, folder: string): string | undefined {
  const tables = listFoldersAbove(folder).flatMap((above) => TABLES.map((name) => joinPath(above, name)));
  return tables.find((path) => workspace.entry(path)?.kind === "file");
}

/** In the table, the name of a package is followed by its versions: `["typescript", [["npm:5.4.5", {`. */
function findTabledVersion(workspace: Workspace, table: string, name: string): string | undefined {
  const text = decodeLatin1(workspace.bytes(table, MAX_TABLE_BYTES, "once") ?? new Uint8Array());
  const start = text.indexOf(`["${name}", [`);
  if (start === -1) return undefined;
  const [, version] = /^[^{]{0,200}?npm(?::|%3A)v?(\d[\w.+-]{0,99})/u.exec(text.slice(start, start + 400)) ?? [];
  return version;
}
