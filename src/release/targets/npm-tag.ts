import { compareVersions, readVersion, type Version } from "../../text/versions/versions.js";
import type { KnownPackage } from "../../registry/registry.js";
import { isDistTag } from "../npm-access.js";

/** The dist-tag of a version, or why it must not have the one that was asked for. */
export type ChosenTag = { readonly tag: string } | { readonly reason: string; readonly help: string };

/**
 * Chooses the dist-tag: `latest` for the highest stable version, the first identifier of a prerelease or `next`, and
 * `release-1.4` for a version behind the highest. `latest` never goes back to a lower version.
 */
export function chooseTag(text: string, known: KnownPackage | undefined, given: string | undefined): ChosenTag {
  const version = readVersion(text);
  if (!version) throw new Error(`${text} is not a version`);
  const latest = known?.tags.get("latest");
  const current = latest === undefined ? undefined : readVersion(latest);
  if (given !== undefined) {
    if (given !== "latest" || !current || compareVersions(version, current) > 0) return { tag: given };
    const reason = `The tag latest would go back from ${current.text} to ${version.text}`;
    return { reason, help: `Leave out npm-tag: the tag is then ${chooseFor(version, known)}` };
  }
  return { tag: chooseFor(version, known) };
}

function chooseFor(version: Version, known: KnownPackage | undefined): string {
  if (version.prerelease) {
    const [, identifier = ""] = /^[^-]*-([^.+]*)/u.exec(version.text) ?? [];
    return isDistTag(identifier) && identifier !== "latest" ? identifier : "next";
  }
  const isBehind = (known?.versions ?? []).some((text) => {
    const other = readVersion(text);
    return other !== undefined && !other.prerelease && compareVersions(other, version) > 0;
  });
  return isBehind ? `release-${String(version.major)}.${String(version.minor)}` : "latest";
}
