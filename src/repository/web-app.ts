import { parseJsonObject } from "../base/text/json/parse-json.js";
import type { Workspace } from "../base/files/workspace.js";

const MAX_BYTES = 1024 * 1024;
const OF_WEB_APPS = ["start_url", "display", "icons"];
const OF_PLUGINS = ["manifest_version", "type"];

/** Whether a manifest.json is a web app's, which has the same name and says other things. */
export function isWebAppManifest(workspace: Pick<Workspace, "bytes">, path: string): boolean {
  const manifest = parseJsonObject(workspace.bytes(path, MAX_BYTES) ?? "");
  if (!manifest) return false;
  const has = (key: string): boolean => Object.hasOwn(manifest, key);
  return OF_WEB_APPS.some(has) && !OF_PLUGINS.some(has);
}
