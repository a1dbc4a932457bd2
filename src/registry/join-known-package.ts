import { compareVersions, parseVersion } from "../text/versions/versions.js";
import type { DistTags, KnownPackage } from "./registry.js";

/**
 * Joins what the document of a package says with what the address of its tags says. Either may be minutes old. So a tag
 * counts with its higher version: nobody loses by that but a version that gets another tag.
 *
 * @returns `undefined` if neither knows the package.
 */
export function joinKnownPackage(
  document: KnownPackage | undefined,
  tags: DistTags | undefined,
): KnownPackage | undefined {
  if (!tags || tags.size === 0) return document;
  const versions = new Set([...(document?.versions ?? []), ...tags.values()]);
  const joined = new Map(document?.tags);
  for (const [tag, version] of tags) {
    if (!isHigher(joined.get(tag), version)) joined.set(tag, version);
  }
  return { versions: [...versions], tags: joined };
}

function isHigher(held: string | undefined, than: string): boolean {
  const [first, second] = [parseVersion(held ?? ""), parseVersion(than)];
  return first !== undefined && (second === undefined || compareVersions(first, second) > 0);
}
