import type { PackageDifference } from "./package-difference.js";
import { isTooGrown, type GrowthLimit } from "./growth-limit.js";

/** A difference as dist/difference.schema.json describes it. */
export function makeDifferenceRecord(difference: PackageDifference, limit: GrowthLimit | undefined) {
  return {
    schema: "plugin-preflight/difference@1",
    ...difference,
    growth: difference.after.size - difference.before.size,
    ...(limit && { limit: { text: limit.text, isExceeded: isTooGrown(difference, limit) } }),
  };
}
