import type { Validation, Version, VersionInput } from "../../generated/marketplace-types.js";

export type Publisher = NonNullable<Version["publishedBy"]>;

/** A version as it is kept. Its addresses are made when it is shown. */
export interface VersionRecord extends Omit<Version, "statusUrl" | "publicUrl" | "estimatedDecisionAt"> {
  /** Grows with each change; the ETag. */
  readonly revision: number;
  readonly submittedBy: Publisher;
  readonly source?: VersionInput["source"];
}

const SUMMARY_KEYS = [
  "pluginId",
  "version",
  "channel",
  "state",
  "artifact",
  "createdAt",
  "revision",
  "publishedAt",
  "yanked",
  "deprecated",
  "takenDown",
  "critical",
] as const;

/** What lists show of a version. */
export type VersionSummary = Pick<VersionRecord, (typeof SUMMARY_KEYS)[number]>;

export interface ValidationRecord extends Validation {
  readonly pluginId: string;
  readonly version: string;
  readonly sha256: string;
  readonly key: string;
  readonly createdAt: string;
}

/** What the checks say of an archive. */
export interface Verdict {
  readonly state: "passed" | "rejected" | "failed";
  readonly findings: Version["findings"];
  readonly findingsOmitted?: number;
}

/** Whether lists and updates offer it. */
export function isListed({ state, yanked }: Pick<VersionRecord, "state" | "yanked">): boolean {
  return state === "published" && yanked === undefined;
}

export function summarizeVersion(record: VersionRecord): VersionSummary {
  const known = SUMMARY_KEYS.filter((key) => record[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, record[key]])) as VersionSummary;
}

/** Where a version is, on the pages and below `/v1` of the contract. */
export function findVersionAddress({ pluginId, version }: Pick<VersionRecord, "pluginId" | "version">): string {
  return `/plugins/${pluginId}/versions/${encodeURIComponent(version)}`;
}

export function makeEtag({ revision }: Pick<VersionRecord, "revision">): string {
  return `"${String(revision)}"`;
}

/** What is kept and not shown, or not always. */
const HIDDEN: ReadonlySet<string> = new Set(["revision", "submittedBy", "source", "releaseNotes"]);

/**
 * A version as the contract shows it.
 *
 * @param key opens the page of a submission, which only whoever may see the submission gets.
 */
export function presentVersion(
  record: VersionRecord,
  { base, key, withNotes = true }: { readonly base: string; readonly key: string; readonly withNotes?: boolean },
): Version {
  const { releaseNotes } = record;
  const shown = Object.entries(record).filter(([name]) => !HIDDEN.has(name));
  const isPublished = record.state === "published";
  return {
    ...(Object.fromEntries(shown) as Omit<VersionRecord, "revision" | "submittedBy">),
    ...(withNotes && releaseNotes !== undefined && { releaseNotes }),
    // Everybody sees the page of a published version, and the address of no other one.
    statusUrl: `${base}${findVersionAddress(record)}${isPublished ? "" : `?key=${key}`}`,
    ...(isPublished && { publicUrl: `${base}/plugins/${record.pluginId}` }),
  };
}

/** A validation as the contract shows it. */
export function presentValidation({ id, state, findings, findingsOmitted }: ValidationRecord): Validation {
  return { id, state, findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
}
