import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file whole or not at all, and the folders above it. */
export function writeFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${String(process.pid)}.draft`;
  try {
    writeFileSync(draft, content, { flag: "wx" });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
