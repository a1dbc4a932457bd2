import { joinPath } from "../../base/files/workspace.js";
import { getOwn, type JsonObject } from "../../base/text/json/json-object.js";
import type { PackedFiles } from "./packed-file.js";

/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
export const EXPECTED: readonly { readonly path: string; readonly entry: string }[] = [
  { path: "dist/plugin.js", entry: "dist/" },
  { path: "manifest.json", entry: "manifest.json" },
  { path: "README.md", entry: "README.md" },
  { path: "LICENSE", entry: "LICENSE" },
  { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];

/** The entries of `files` in a package.json; none where that is not a list. */
export function listFileEntries(packageJson: JsonObject): readonly unknown[] {
  const entries = getOwn(packageJson, "files");
  return Array.isArray(entries) ? entries : [];
}

/** Whether everything expected is packed, and something for every entry of `files`: then there is nothing to report. */
export function isAsExpected({ files, incomplete }: PackedFiles, folder: string, packageJson: JsonObject): boolean {
  const entries = getOwn(packageJson, "files");
  if (incomplete !== undefined || !Array.isArray(entries)) return false;
  const packed = new Set(files.map(({ path }) => path));
  if (!EXPECTED.every(({ path }) => packed.has(joinPath(folder, path)))) return false;
  return entries.every((entry) => {
    if (typeof entry !== "string") return false;
    const path = joinPath(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
    return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
  });
}
