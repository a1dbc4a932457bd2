import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { diskWorkspace } from "../workspace/disk.js";

/** The pages are next to the bundle that contains this module. */
const DIST = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The page of a check, as Markdown. */
export function readPage(check: string): string {
  const bytes = diskWorkspace(DIST).bytes(`checks/${check}.md`);
  if (!bytes) throw new Error(`The page of ${check} is not where it was installed`);
  return new TextDecoder().decode(bytes);
}
