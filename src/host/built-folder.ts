import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A folder of dist/ whose files are read or started while the program runs, such as `dist/host`. It is next to that of
 * the bundle. A source, or what was compiled of it, uses the same.
 */
export function findBuiltFolder(name: string): string {
  const here = dirname(fileURLToPath(import.meta.url));
  if (basename(here) !== "host") return join(dirname(here), name);
  const root = join(here, "..", "..");
  return join(basename(root) === "build" ? dirname(root) : root, "dist", name);
}
