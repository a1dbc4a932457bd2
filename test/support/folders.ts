import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { scanFolder } from "./canaries.js";
import { cleanUpLater } from "./clean-up.js";
import { ROOT } from "./project.js";

/** The contents of files, by their paths. A path that ends in a slash is an empty folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A plugin that meets every check. */
const WHOLE = join(ROOT, "fixtures", "whole", "weather-widget");

/** An empty folder, by its real path, that is removed when the test file is done. */
export function temporaryFolder(): string {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), "preflight-")));
  cleanUpLater(() => {
    try {
      scanFolder(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  });
  return folder;
}

/** Writes files below a folder, a new one where none is given. */
export function makePlugin(files: Files, folder = temporaryFolder()): string {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(path.endsWith("/") ? target : dirname(target), { recursive: true });
    if (!path.endsWith("/")) writeFileSync(target, content);
  }
  return folder;
}

/** A copy of a folder, by the system's own program where there is one: it takes a fifth of the time. */
export function copyFolder(from: string, folder = temporaryFolder()): string {
  if (process.platform === "win32") cpSync(from, folder, { recursive: true });
  else execFileSync("cp", ["-R", `${from}/.`, folder]);
  return folder;
}

/** The plugin that meets every check, with some of its files replaced. */
export function wholePlugin(files: Files = {}, folder = temporaryFolder()): string {
  // Its tools may have been run in that folder, and keep their caches there.
  cpSync(WHOLE, folder, { recursive: true, filter: (path) => basename(path) !== "node_modules" });
  return makePlugin(files, folder);
}

/** The manifest of the plugin that meets every check, with other values; `undefined` takes a key away. */
export function manifestWith(changes: Readonly<Record<string, unknown>>): string {
  const manifest = JSON.parse(readFileSync(join(WHOLE, "manifest.json"), "utf8")) as object;
  return `${JSON.stringify({ ...manifest, ...changes }, undefined, 2)}\n`;
}

/** `count` keys that no host knows. */
export function unknownKeys(count: number, name = "unheard_of"): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}_${String(at)}`, at]));
}
