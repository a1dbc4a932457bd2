import { packedFilesOf } from "../plugin/packed-files.js";
import { pngFacts } from "../plugin/png.js";
import { secretSuspects } from "../plugin/secret-suspects.js";
import { MOST_JSON_BYTES } from "../text/json-limits.js";
import { readPlainJson } from "../text/json-plain.js";
import { joined, type Workspace } from "../workspace/workspace.js";
import { isPlainManifest, pathsOf, screenshotsOf, type PlainManifest } from "./manifest.js";
import { isPlainPackage } from "./package.js";

/** What must be there and must not be empty. */
const FILES = ["README.md", "LICENSE", "CHANGELOG.md", "dist/plugin.js"];
const LARGEST_IMAGE = 16 * 1024 * 1024;

/**
 * The manifest of a plugin on which no check has anything to say, found out without them; `undefined` for any that
 * needs a closer look. The tests hold this against the checks: it may say "closer" too often, and never too rarely.
 */
export function plainPlugin(workspace: Workspace, folder: string): PlainManifest | undefined {
  const manifest = plainJson(workspace, folder, "manifest.json");
  if (!isPlainManifest(manifest)) return undefined;
  const isPlain =
    isPlainPackage(plainJson(workspace, folder, "package.json"), manifest) &&
    [...FILES, ...pathsOf(manifest)].every((name) => isFilledFile(workspace, folder, name)) &&
    screenshotsOf(manifest).every((path) => isPng(workspace, folder, path)) &&
    hasNoSuspect(workspace, folder);
  return isPlain ? manifest : undefined;
}

function plainJson(workspace: Workspace, folder: string, name: string): unknown {
  const path = joined(folder, name);
  const bytes = workspace.bytes(path, MOST_JSON_BYTES);
  return bytes && readPlainJson(path, bytes)?.value;
}

function isFilledFile(workspace: Workspace, folder: string, name: string): boolean {
  const entry = workspace.entry(joined(folder, withoutDot(name)));
  return entry?.kind === "file" && entry.size > 0;
}

function isPng(workspace: Workspace, folder: string, path: string): boolean {
  const bytes = workspace.bytes(joined(folder, withoutDot(path)), LARGEST_IMAGE);
  return bytes !== undefined && pngFacts(bytes) !== undefined;
}

/** Whether no file that ships has anything in it that a secret could be told by. */
function hasNoSuspect(workspace: Workspace, folder: string): boolean {
  return secretSuspects(workspace, folder, packedFilesOf(workspace, folder).files).next().done === true;
}

const withoutDot = (path: string): string => path.replace(/^\.\//u, "");
