import { getOwn, isObject, toObject, toText } from "../../base/text/json/json-object.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";
import { getText, getValue } from "../../base/text/yaml/yaml-tree.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import type { Facts } from "../reading.js";

/** The range that a catalog has for a package. */
export interface CatalogEntry {
  readonly range: string;
  readonly file: string;
}

/** Finds the range of a package in a catalog. The one without a name is `default`. */
export type FindInCatalogs = (catalog: string, name: string) => CatalogEntry | undefined;

type ReadEntry = (catalog: string, name: string) => string | undefined;
type ManagerName = Facts["scripts"]["manager"]["name"];

const MAX_CATALOG_BYTES = 1024 * 1024;
const DEFAULT = "default";

/** The file in which each package manager has its catalogs. */
const FILES: readonly { readonly name: string; readonly manager: ManagerName }[] = [
  { name: "pnpm-workspace.yaml", manager: "pnpm" },
  { name: ".yarnrc.yml", manager: "yarn" },
  { name: "package.json", manager: "bun" },
];

/**
 * Reads the catalogs in some folders. The first that has an entry counts.
 *
 * @param manager `undefined` if nothing names the package manager: then all files count.
 */
export async function readCatalogs(
  workspace: Workspace,
  folders: readonly string[],
  manager: ManagerName | undefined,
): Promise<FindInCatalogs> {
  const catalogs: { readonly file: string; readonly read: ReadEntry }[] = [];
  for (const folder of folders) {
    for (const { name } of FILES.filter((one) => manager === undefined || one.manager === manager)) {
      const file = joinPath(folder, name);
      const bytes = workspace.bytes(file, MAX_CATALOG_BYTES);
      if (bytes)
        catalogs.push({
          file,
          read: name === "package.json" ? readJsonCatalogs(bytes) : await readYamlCatalogs(bytes),
        });
    }
  }
  return (catalog, name) => {
    for (const { file, read } of catalogs) {
      const range = read(catalog, name);
      if (range !== undefined) return { range: range.trim(), file };
    }
    return undefined;
  };
}

async function readYamlCatalogs(bytes: Uint8Array): Promise<ReadEntry> {
  const { parseYaml } = await import("../../base/text/yaml/yaml.js");
  const { root } = parseYaml(new TextDecoder().decode(bytes));
  return (catalog, name) => {
    const own = catalog === DEFAULT ? getText(getValue(getValue(root, "catalog"), name)) : undefined;
    return own ?? getText(getValue(getValue(getValue(root, "catalogs"), catalog), name));
  };
}

/** Bun has them below `workspaces`, or beside it. */
function readJsonCatalogs(bytes: Uint8Array): ReadEntry {
  const packageJson = parseJsonObject(bytes) ?? {};
  const holders = [getOwn(packageJson, "workspaces"), packageJson].filter(isObject);
  const readText = (holder: unknown, name: string): string | undefined => toText(getOwn(toObject(holder), name));
  return (catalog, name) => {
    for (const holder of holders) {
      const own = catalog === DEFAULT ? readText(getOwn(holder, "catalog"), name) : undefined;
      const found = own ?? readText(getOwn(toObject(getOwn(holder, "catalogs")), catalog), name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
