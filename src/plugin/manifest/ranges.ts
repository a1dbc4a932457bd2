import { plainRange } from "../../text/versions/plain-range.js";
import type { VersionRange } from "../../text/versions/version-range.js";
import { isObject, type JsonObjectText, type Manifest } from "./manifest.js";

/** The longest text that is read as a version range. */
export const LONGEST_RANGE = 256;

/** Version ranges of the manifest and of package.json, by the range as it is written. */
export interface Ranges {
  /** What a text means as a range; `undefined` for what is none. */
  of(text: string): VersionRange | undefined;
}

/** Reads the ranges that {@link plainRange} does not. */
type RangeReader = (text: string) => VersionRange | undefined;

/** The keys of the manifest that hold version ranges by names; package.json has some of them too. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"] as const;

/** Whether one of the manifest's ranges, or its twin in package.json, has a form that the plain reader does not know. */
export function hasUncommonRange(manifest: Manifest, packageJson: JsonObjectText | undefined): boolean {
  return RANGE_KEYS.some((key) => {
    const ranges = manifest.value[key];
    const packaged = packageJson?.value[key];
    if (!isObject(ranges)) return false;
    return Object.entries(ranges).some(
      ([name, range]) =>
        isUncommon(range) || (isObject(packaged) && Object.hasOwn(packaged, name) && isUncommon(packaged[name])),
    );
  });
}

export function rangesOf(otherwise?: RangeReader): Ranges {
  const known = new Map<string, VersionRange | undefined>();
  return {
    of(text) {
      if (text.length > LONGEST_RANGE) return undefined;
      if (!known.has(text)) known.set(text, plainRange(text) ?? (isWritable(text) ? otherwise?.(text) : undefined));
      return known.get(text);
    },
  };
}

function isUncommon(range: unknown): boolean {
  return typeof range === "string" && range.length <= LONGEST_RANGE && isWritable(range) && !plainRange(range);
}

/** Addresses and paths hold characters that no range does. */
function isWritable(text: string): boolean {
  return /^[\w\s.+*|<>=~^-]*$/u.test(text);
}
