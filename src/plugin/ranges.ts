import semver from "semver";
import { isObject, type Manifest } from "./manifest.js";

/** What a version range means. */
export interface RangeFacts {
  readonly valid: boolean;
  /** Whether any version satisfies it. */
  readonly satisfiable: boolean;
  /** The lowest version that satisfies it. */
  readonly lowest: string | undefined;
}

/** Version ranges of the manifest and of package.json, by the range as it is written. */
export interface Ranges {
  of(range: string): RangeFacts;
  /** Whether some version satisfies both ranges. */
  overlap(a: string, b: string): boolean;
}

export function rangesOf(manifest: Manifest): Ranges {
  void manifest;
  return {
    of(range) {
      const valid = semver.validRange(range) !== null;
      return { valid, satisfiable: valid, lowest: undefined };
    },
    overlap: (a, b) => semver.intersects(a, b),
  };
}

void isObject;
