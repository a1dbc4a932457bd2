import { decodeLatin1 } from "../base/text/bytes.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { computeEditDistance } from "../base/text/nearest.js";
import { joinPath, type Listed, type Workspace } from "../base/files/workspace.js";

/** The file that makes a folder a plugin. */
export const MANIFEST = "manifest.json";

const MAX_BYTES = 1024 * 1024;
const OF_WEB_APPS = ["start_url", "display", "icons"];
const OF_PLUGINS = ["manifest_version", "type"];
/** How other tools call a JSON file with comments in it. */
const OTHER_ENDINGS = ["manifest.jsonc", "manifest.json5"];

/** Whether a folder has a manifest.json, of whatever. */
export function hasManifest(workspace: Pick<Workspace, "entry">, folder: string): boolean {
  return workspace.entry(joinPath(folder, MANIFEST))?.kind === "file";
}

/** Whether a folder is a plugin: it has a manifest.json, and not a web app's. */
export function isPluginFolder(workspace: Pick<Workspace, "entry" | "bytes">, folder: string): boolean {
  return hasManifest(workspace, folder) && !isWebAppManifest(workspace, joinPath(folder, MANIFEST));
}

/** Whether a manifest.json is a web app's, which has the same name and says other things. */
export function isWebAppManifest(workspace: Pick<Workspace, "bytes">, path: string): boolean {
  const manifest = parseJsonObject(workspace.bytes(path, MAX_BYTES) ?? "");
  if (!manifest) return false;
  const has = (key: string): boolean => Object.hasOwn(manifest, key);
  return OF_WEB_APPS.some(has) && !OF_PLUGINS.some(has);
}

/** The file of a folder that was likely meant as its manifest.json. */
export function findNearManifest(
  workspace: Pick<Workspace, "bytes">,
  folder: string,
  listed: readonly Listed[],
): string | undefined {
  return listed.find(({ name, kind }) => kind === "file" && isNear(workspace, joinPath(folder, name), name))?.name;
}

function isNear(workspace: Pick<Workspace, "bytes">, path: string, name: string): boolean {
  if (!/^m.{6,13}$/iu.test(name)) return false;
  const letters = name.toLowerCase();
  if (letters === MANIFEST || OTHER_ENDINGS.includes(letters)) return !isWebAppManifest(workspace, path);
  // Another file may be called "manifests.json": only its text shows what it is.
  if (!letters.endsWith(".json") || computeEditDistance(letters, MANIFEST) > 2) return false;
  return decodeLatin1(workspace.bytes(path, MAX_BYTES) ?? new Uint8Array()).includes('"manifest_version"');
}
