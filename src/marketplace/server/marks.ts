import { Refused } from "./refused.js";
import type { VersionRecord } from "./version-record.js";

/** Each makes the next record of a published version, as its operator says. None of them reads or writes anything. */

/** What an operator says of a version. */
export type Mark = "yank" | "unyank" | "deprecate" | "undeprecate" | "take-down" | "critical" | "uncritical";

export function markVersion(record: VersionRecord, mark: Mark, reason: string, now: string): VersionRecord {
  if (record.state !== "published") {
    const words = `Version ${record.version} is ${record.state}; only what is published can be marked`;
    throw new Refused("invalid-state", words);
  }
  const next = { ...record, revision: record.revision + 1, updatedAt: now > record.updatedAt ? now : record.updatedAt };
  const { yanked, deprecated, ...plain } = next;
  switch (mark) {
    case "yank":
      return { ...next, yanked: { reason, at: now } };
    case "unyank":
      return { ...plain, ...(deprecated && { deprecated }) };
    case "deprecate":
      return { ...next, deprecated: { message: reason, at: now } };
    case "undeprecate":
      return { ...plain, ...(yanked && { yanked }) };
    case "take-down":
      return { ...next, state: "withdrawn", takenDown: { reason, at: now } };
    case "critical":
      return { ...next, critical: true };
    case "uncritical":
      return { ...next, critical: false };
  }
}
