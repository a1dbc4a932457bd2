import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { TARGET_NAMES } from "../core/action-interface.js";
import { diskWorkspace } from "../base/files/disk.js";

const HERE = dirname(fileURLToPath(import.meta.url));
/** The pages are next to the bundle that contains this module. A source that runs uncompiled reads them there, too. */
const DIST = import.meta.url.endsWith(".ts") ? join(HERE, "..", "..", "dist") : join(HERE, "..");

/** The program of the command line, which runs from a clone with nothing installed. */
export const PROGRAM = join(DIST, "cli", "index.js");

/** The page of a check, as Markdown. `undefined` for what a target of a release has reported. */
export function findPage(check: string): string | undefined {
  return TARGET_NAMES.some((name) => name === check) ? undefined : readPage(check);
}

/** The manifest's schema as editors get it. */
export function readEditorSchema(): string {
  const bytes = diskWorkspace(DIST).bytes("manifest.schema.json");
  if (!bytes) throw new Error("The schema of the manifest is not where it was installed");
  return new TextDecoder().decode(bytes);
}

/** The file of a check's page on this disk. `undefined` where a copy of this program has none. */
export function findPageFile(check: string): string | undefined {
  const path = `checks/${check}.md`;
  return diskWorkspace(DIST).entry(path)?.kind === "file" ? join(DIST, path) : undefined;
}

/** The page of a check, as Markdown. */
export function readPage(check: string): string {
  const bytes = diskWorkspace(DIST).bytes(`checks/${check}.md`);
  if (!bytes) throw new Error(`The page of ${check} is not where it was installed`);
  return new TextDecoder().decode(bytes);
}
