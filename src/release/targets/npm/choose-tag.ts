import { quote } from "../../../base/text/safe.js";
import { compareVersions, parseVersion, type Version } from "../../../base/text/versions/versions.js";
import type { KnownPackage } from "../../registry/registry.js";
import { isDistTag } from "../../credentials/npm-access.js";
import { explainOtherTag, type TagSource } from "../../npm-remedies.js";
import type { NpmSpec } from "./package.js";
import { Refusal } from "../../../core/errors.js";
import type { JsonObject } from "../../../base/text/json/json-object.js";

/** The dist-tag of a version, or why it must not have the one that was asked for. */
export type ChosenTag = { readonly tag: string } | { readonly reason: string; readonly help: string };

/** A dist-tag that was asked for. A package may ask for what is none. */
export interface RequestedTag {
  readonly tag: unknown;
  readonly by: TagSource;
}

/** The words that name it in a sentence. */
const NAMES: Readonly<Record<TagSource, string>> = {
  package: '"tag" of package.json',
  caller: "npm-tag",
  publishConfig: '"tag" in publishConfig of package.json',
};

/**
 * Chooses the dist-tag: the first that is asked for, else by the version. It is `latest` for the highest stable
 * version, the first identifier of a prerelease or `next`, and `release-1.4` for a version behind the highest. No tag
 * goes back to a lower version: where that word would, the tag is such as `rc-1.0`.
 *
 * @param asked in the order in which npm obeys them.
 */
export function chooseTag(
  { version: text, tag: released }: Pick<NpmSpec, "version" | "tag">,
  known: KnownPackage | undefined,
  asked: readonly RequestedTag[] = [],
): ChosenTag {
  const version = parseVersion(text);
  if (!version) throw new Error(`${text} is not a version`);
  const candidates = listTags(version, known);
  const free = candidates.find((tag) => findHigher(tag, version, known) === undefined);
  const [wanted] = asked;
  if (!wanted) {
    const [last = ""] = candidates.slice(-1);
    return free === undefined ? refuse(describeWayBack(last, version, known), "caller") : { tag: free };
  }
  const { tag, by } = wanted;
  if (typeof tag !== "string" || !isDistTag(tag)) {
    return refuse(`${NAMES[by]} is ${quote(tag)}, which is not a dist-tag`, by);
  }
  const caller = asked.find((one) => one.by === "caller");
  if (by === "package" && caller && caller.tag !== tag) {
    return refuse(`npm uses ${NAMES[by]}, which is ${quote(tag)}, before npm-tag, which is ${quote(caller.tag)}`, by);
  }
  if (!findHigher(tag, version, known)) return { tag };
  return refuse(`${describeWayBack(tag, version, known)}, by ${NAMES[by]}`, by);

  function refuse(reason: string, source: TagSource): ChosenTag {
    return { reason, help: explainOtherTag(source, free, released) };
  }
}

/** The higher version at a tag, which must not lose it. `undefined` if there is none, or none that can be compared. */
export function findHigher(tag: string, version: Version, known: KnownPackage | undefined): Version | undefined {
  const held = parseVersion(known?.tags.get(tag) ?? "");
  return held && compareVersions(held, version) > 0 ? held : undefined;
}

/** The tags that a version may have, the best first. */
function listTags(version: Version, known: KnownPackage | undefined): readonly string[] {
  const line = `${String(version.major)}.${String(version.minor)}`;
  const lines = [line, `${line}.${String(version.patch)}`];
  if (version.prerelease) {
    const [bare = "", identifier = ""] = /^[^-]*-([^.+]*)[^+]*/u.exec(version.text) ?? [];
    const word = isDistTag(identifier) && identifier !== "latest" ? identifier : "next";
    return [word, ...[...lines, bare].map((one) => `${word}-${one}`)].filter(isDistTag);
  }
  const isBehind = (known?.versions ?? []).some((text) => {
    const other = parseVersion(text);
    return other !== undefined && !other.prerelease && compareVersions(other, version) > 0;
  });
  return [...(isBehind ? [] : ["latest"]), ...lines.map((one) => `release-${one}`)];
}

function describeWayBack(tag: string, version: Version, known: KnownPackage | undefined): string {
  return `The tag ${tag} would go back from ${findHigher(tag, version, known)?.text ?? "none"} to ${version.text}`;
}

/** What npm takes from `publishConfig`, and what does not redirect the token or weaken the connection. */
const HARMLESS: readonly string[] = ["access", "tag", "provenance"];
/** Fields that other package managers copy into package.json. npm ignores them. */
const OF_OTHERS: readonly string[] = [
  ...["bin", "browser", "cpu", "directory", "engines", "es2015", "esnext", "executableFiles", "exports", "fesm2015"],
  ...["imports", "libc", "linkDirectory", "main", "man", "module", "os", "scripts", "sideEffects", "type", "types"],
  ...["typesVersions", "typings", "umd:main", "unpkg"],
];

/**
 * npm obeys every setting in `publishConfig`. One that could lead the token elsewhere is refused.
 *
 * @throws {Refusal}
 */
export function refusePublishConfig(publishConfig: JsonObject, registry: string): void {
  for (const [key, value] of Object.entries(publishConfig)) {
    if (HARMLESS.includes(key) || OF_OTHERS.includes(key)) continue;
    const isRegistry = key === "registry" || /^@[^:]+:registry$/u.test(key);
    if (isRegistry && typeof value === "string" && isSameAddress(value, registry)) continue;
    if (isRegistry) {
      throw new Refusal(
        `publishConfig of package.json publishes to ${quote(value)}, but this release publishes to ${registry}`,
        `Write the same URL in both, or remove ${quote(key)} from publishConfig:\n  with:\n    npm-registry: ${JSON.stringify(value)}`,
      );
    }
    throw new Refusal(
      `publishConfig of package.json sets ${quote(key)}, which npm would apply while it has the token`,
      `Remove ${quote(key)} from publishConfig, commit that, and move the tag`,
    );
  }
}

function isSameAddress(given: string, registry: string): boolean {
  return URL.canParse(given) && `${new URL(given).href.replace(/\/+$/u, "")}/` === registry;
}
