import { isAbsent } from "../plugin/absent.js";
import { lockFileOf } from "../plugin/lock-file.js";
import type { PackedFile } from "../plugin/packed-files.js";
import { pngFacts } from "../plugin/png.js";
import { screenshotsBeside, screenshotsIn, showsNothing } from "../plugin/screenshots.js";
import { secretSuspects } from "../plugin/secret-suspects.js";
import { trackedEnvironmentOf } from "../plugin/tracked-environment.js";
import { MOST_JSON_BYTES } from "../text/json-limits.js";
import { readPlainJson } from "../text/json-plain.js";
import { textOf } from "../workspace/file-text.js";
import { joined, type Workspace } from "../workspace/workspace.js";
import { plainBundle, type PlainBundle } from "./bundle.js";
import { isPlainChangelog } from "./changelog.js";
import { isPlainLicense, isPlainReadme } from "./documents.js";
import { isPlainManifest, pathsOf, screenshotsOf, type PlainManifest } from "./manifest.js";
import { isPlainPackage } from "./package.js";
import { plainPackage } from "./packaging.js";

/** What must be there and must not be empty. */
const FILES = ["README.md", "LICENSE", "CHANGELOG.md", "dist/plugin.js"];
const LARGEST_CHANGELOG = 256 * 1024;
const LARGEST_IMAGE = 16 * 1024 * 1024;
const ENOUGH_OF_PNG = 24;

/** What is to be told of a plugin that is plainly fine. */
export interface PlainPlugin extends PlainBundle {
  readonly manifest: PlainManifest;
}

/**
 * What is known of a plugin on which no check has anything to say, found out without them; `undefined` for any that
 * needs a closer look. The tests hold this against the checks: it may say "closer" too often, and never too rarely.
 */
export function plainPlugin(workspace: Workspace, folder: string): PlainPlugin | undefined {
  const manifest = plainJson(workspace, folder, "manifest.json");
  if (!isPlainManifest(manifest)) return undefined;
  const packageJson = plainJson(workspace, folder, "package.json");
  const needed = [...pathsOf(manifest), ...screenshotsOf(manifest)].map(withoutDot);
  if (!isPlainPackage(packageJson, manifest)) return undefined;
  const packed = plainPackage({ workspace, folder, packageJson }, needed);
  const isPlain =
    packed !== undefined &&
    [...FILES, ...pathsOf(manifest)].every((name) => isFilledFile(workspace, folder, name)) &&
    screenshotsOf(manifest).every((path) => isPng(workspace, folder, path)) &&
    hasScreenshots(workspace, folder, manifest) &&
    hasPlainVersions(workspace, folder, manifest.version) &&
    tracksNoEnvironment(workspace, folder) &&
    isPlainReadme(workspace, folder) &&
    isPlainLicense(workspace, folder, manifest.license) &&
    hasNoSuspect(workspace, folder, manifest, packed);
  const bundle = isPlain ? plainBundle(workspace, folder, packageJson) : undefined;
  return bundle && { manifest, ...bundle };
}

function plainJson(workspace: Workspace, folder: string, name: string): unknown {
  const path = joined(folder, name);
  const text = textOf(workspace, path, MOST_JSON_BYTES);
  return text === undefined ? undefined : readPlainJson(path, text)?.value;
}

function hasPlainVersions(workspace: Workspace, folder: string, version: string): boolean {
  const changelog = textOf(workspace, joined(folder, "CHANGELOG.md"), LARGEST_CHANGELOG);
  const lock = lockFileOf(workspace, folder);
  return (
    changelog !== undefined &&
    isPlainChangelog(changelog, version) &&
    (isAbsent(lock) || (lock.found.state === "file" && lock.versions.every((locked) => locked.version === version)))
  );
}

function tracksNoEnvironment(workspace: Workspace, folder: string): boolean {
  const tracked = trackedEnvironmentOf(workspace, folder);
  return !isAbsent(tracked) && tracked.paths.length === 0;
}

function isFilledFile(workspace: Workspace, folder: string, name: string): boolean {
  const entry = workspace.entry(joined(folder, withoutDot(name)));
  return entry?.kind === "file" && entry.size > 0;
}

function isPng(workspace: Workspace, folder: string, path: string): boolean {
  const file = joined(folder, withoutDot(path));
  const entry = workspace.entry(file);
  if (entry?.kind !== "file" || entry.size > LARGEST_IMAGE) return false;
  const head = workspace.head(file, ENOUGH_OF_PNG);
  return head !== undefined && pngFacts(head) !== undefined;
}

/** Which a plain manifest most often names itself: those have been looked at. */
function hasScreenshots(workspace: Workspace, folder: string, manifest: PlainManifest): boolean {
  if (showsNothing(manifest.type)) return true;
  const named = screenshotsOf(manifest).some((path) => /^(?:\.\/)?(?:assets\/)?screenshots\/[^/]+$/u.test(path));
  return named || screenshotsIn(workspace, folder).found.some(({ hasImage }) => hasImage);
}

/** Whether no file that ships, in the package or in the archive, has anything in it that a secret could be told by. */
function hasNoSuspect(
  workspace: Workspace,
  folder: string,
  { type }: PlainManifest,
  packed: readonly PackedFile[],
): boolean {
  const beside = screenshotsBeside(workspace, folder, type, packed);
  const shipped = beside.length === 0 ? packed : [...packed, ...beside];
  return secretSuspects(workspace, folder, shipped).next().done === true;
}

const withoutDot = (path: string): string => path.replace(/^\.\//u, "");
