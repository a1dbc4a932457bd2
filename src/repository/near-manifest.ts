import { decodeLatin1 } from "../base/text/bytes.js";
import { computeEditDistance } from "../base/text/nearest.js";
import { joinPath, type Listed, type Workspace } from "../base/files/workspace.js";
import { isWebAppManifest } from "./web-app.js";

const MANIFEST = "manifest.json";
/** How other tools call a JSON file with comments in it. */
const OTHER_ENDINGS = ["manifest.jsonc", "manifest.json5"];
const MAX_BYTES = 1024 * 1024;

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
