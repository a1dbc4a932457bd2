import type { Validation, Version, VersionInput } from "../generated/marketplace-types.js";

/** Who submitted a version. */
export type Publisher = NonNullable<Version["publishedBy"]>;

/** A version as it is kept. Its addresses are made when it is shown. */
export interface VersionRecord extends Omit<Version, "statusUrl" | "publicUrl" | "estimatedDecisionAt"> {
  /** Grows with each change; the ETag. */
  readonly revision: number;
  readonly submittedBy: Publisher;
  readonly source?: VersionInput["source"];
}

/** A validation as it is kept. */
export interface ValidationRecord extends Validation {
  readonly pluginId: string;
  readonly version: string;
  readonly sha256: string;
  readonly key: string;
  readonly createdAt: string;
}

/** What the judge says of an archive. */
export interface Verdict {
  readonly state: "passed" | "rejected" | "failed";
  readonly findings: Version["findings"];
  readonly findingsOmitted?: number;
}

export function makeEtag({ revision }: Pick<VersionRecord, "revision">): string {
  return `"${String(revision)}"`;
}

/** A version as the contract shows it. */
export function presentVersion(record: VersionRecord, base: string, withNotes = true): Version {
  const { revision: _revision, submittedBy: _submittedBy, source: _source, releaseNotes, ...shown } = record;
  const page = `${base}/plugins/${encodeURIComponent(record.pluginId)}`;
  return {
    ...shown,
    ...(withNotes && releaseNotes !== undefined && { releaseNotes }),
    statusUrl: `${page}/versions/${encodeURIComponent(record.version)}`,
    ...(record.state === "published" && { publicUrl: page }),
  };
}

/** A validation as the contract shows it. */
export function presentValidation({ id, state, findings, findingsOmitted }: ValidationRecord): Validation {
  return { id, state, findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
}
