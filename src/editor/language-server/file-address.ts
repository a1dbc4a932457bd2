import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { resolveFolder } from "../../base/files/disk.js";

/** The path of a file that an editor names; `undefined` for what is on no disk, such as an untitled text. */
export function readFileAddress(address: string): string | undefined {
  try {
    return address.startsWith("file:") ? fileURLToPath(address) : undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof URIError) return undefined;
    throw error;
  }
}

export function makeFileAddress(path: string): string {
  return pathToFileURL(path).href;
}

/** A path with the links of its folder followed. The file need not be there, but its folder must. */
export function resolveFile(path: string): string | undefined {
  const folder = resolveFolder(dirname(path));
  return folder === undefined ? undefined : join(folder, basename(path));
}
