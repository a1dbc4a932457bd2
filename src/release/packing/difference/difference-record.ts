import {
  DIFFERENCE_SCHEMA,
  type PackageDifference,
  type ReportedDifference,
} from "../../../core/package-difference.js";
import { isTooGrown, type GrowthLimit } from "./growth-limit.js";

export function makeDifferenceRecord(
  difference: PackageDifference,
  limit: GrowthLimit | undefined,
): ReportedDifference {
  return {
    schema: DIFFERENCE_SCHEMA,
    ...difference,
    growth: difference.after.size - difference.before.size,
    ...(limit && { limit: { text: limit.text, isExceeded: isTooGrown(difference, limit) } }),
  };
}
