import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const PREFIX = "plugin-preflight-";

/** Makes a new and empty folder below another one. It is not removed. */
export function makeFolderBelow(parent: string): string {
  return realpathSync.native(mkdtempSync(join(parent, PREFIX)));
}

/** Does something with an empty folder, and removes the folder and its content afterwards. */
export async function withTemporaryFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = makeFolderBelow(tmpdir());
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Writes files into such a folder, by their paths in it. */
export function fillFolder(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { flag: "wx" });
  }
}

/** Makes links to folders in such a folder, by their paths in it. */
export function linkFolders(folder: string, targets: ReadonlyMap<string, string>): void {
  for (const [path, target] of targets) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // On Windows, such a link needs no rights.
    symlinkSync(target, join(folder, path), "junction");
  }
}
