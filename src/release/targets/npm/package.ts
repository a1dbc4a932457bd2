import { getPresent } from "../../../plugin/absent.js";
import { findBundledDependencies } from "../../../plugin/npm-files/package-rules.js";
import { readPlugin } from "../../../plugin/plugin.js";
import type { Facts } from "../../../plugin/reading.js";
import { isPackageName } from "../../../base/text/package-name.js";
import { makeTarball } from "../../registry/make-tarball.js";
import { isObject, toObject, toText, type JsonObject } from "../../../base/text/json/json-object.js";
import { quote } from "../../../base/text/safe.js";
import { openOwnArchive } from "../../../base/files/archive.js";
import { createHash } from "../../../base/text/hash.js";
import type { Program } from "../../../base/processes/npm-program.js";
import type { NpmAccess } from "../../credentials/npm-access.js";
import type { ReleaseSpec } from "../../release-spec.js";

/** The package that an archive makes. */
export interface NpmPackage {
  readonly name: string;
  /** As the registry has it: without build metadata. */
  readonly version: string;
  readonly tarball: Uint8Array;
  readonly integrity: string;
  /** The SHA-1 in hexadecimal, by which npm names what is staged. */
  readonly shasum: string;
  readonly publishConfig: JsonObject;
  /** The key `tag` of package.json. It is no key of npm's documentation, and npm obeys it. */
  readonly tag: unknown;
  readonly repository: string | undefined;
  /** Why npm would not publish it. */
  readonly blocker: { readonly reason: string; readonly help: string } | undefined;
}

/** Reads the package.json of an archive, and makes the tarball of its files. */
export async function readNpmPackage(archive: Uint8Array, version: string): Promise<NpmPackage> {
  const { workspace } = openOwnArchive(archive);
  const { packageJson, packedRanges } = (await readPlugin(workspace, { needs: ["packageJson", "packedRanges"] })).facts;
  const value = getPresent(packageJson)?.value ?? {};
  const [uninstallable] = getPresent(packedRanges)?.uninstallable ?? [];
  const tarball = await makeTarball(archive);
  const { name, publishConfig, repository, tag } = value;
  const plain = version.replace(/\+.*$/u, "");
  return {
    name: toText(name) ?? "",
    version: plain,
    tarball,
    integrity: computeIntegrity(tarball),
    shasum: createHash("sha1").update(tarball).digest("hex"),
    publishConfig: toObject(publishConfig),
    repository: readRepository(repository),
    tag,
    blocker: findBlocker(value, version) ?? (uninstallable && makeRangeBlocker(uninstallable)),
  };
}

/** The SHA-512 as the registry writes it. */
export function computeIntegrity(bytes: Uint8Array): string {
  return `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
}

function readRepository(given: unknown): string | undefined {
  return toText(isObject(given) ? given["url"] : given) || undefined;
}

/** An archive that no job has checked for npm: everybody who installs the package would get an error. */
function makeRangeBlocker(dependency: Facts["packedRanges"]["uninstallable"][number]): NpmPackage["blocker"] {
  const { key, name, range } = dependency;
  return {
    reason: `In package.json of the archive, ${quote(`${key}.${name}`)} is ${quote(range)}, which others cannot install`,
    help: "Pack the plugin again in its repository, where the range is replaced. If not, the check package-dependencies says why",
  };
}

function findBlocker(packageJson: JsonObject, version: string): NpmPackage["blocker"] {
  const { name, version: own, private: isPrivate } = packageJson;
  if (typeof name !== "string" || name === "") {
    return { reason: "package.json names no package", help: 'Add a "name" to package.json, and release a new version' };
  }
  if (!isPackageName(name)) {
    return { reason: `package.json names ${quote(name)}, which npm does not accept`, help: "Rename the package" };
  }
  if (own !== version) {
    const reason = `package.json has version ${quote(own ?? "none")}, but ${version} is being released`;
    return { reason, help: `Write "version": "${version}" in package.json` };
  }
  if (isPrivate === true) {
    const reason = `package.json has "private": true, but npm does not publish private packages`;
    return { reason, help: 'Remove "private" from package.json, or npm from the targets' };
  }
  const bundled = findBundledDependencies(packageJson);
  if (bundled !== undefined) {
    const reason = `package.json has "${bundled}", and installed packages never ship: npm would install the plugin without them`;
    return { reason, help: `Let the build bundle them into dist/, and remove "${bundled}" from package.json` };
  }
  return undefined;
}

/** The release spec as npm must reach it. */
export interface NpmSpec extends Omit<ReleaseSpec, "archive"> {
  readonly access: NpmAccess;
  readonly program: Program;
  /** The command that starts this run when it did not fail. */
  readonly later: string;
  /** How long to wait until the registry shows what it has accepted, in milliseconds. */
  readonly shownWithin: number;
}
