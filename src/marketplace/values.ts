import type { Finding, Version } from "../generated/marketplace-types.js";

/** What a marketplace has found in an archive. */
export interface Judgement {
  readonly findings: readonly Finding[];
  readonly findingsOmitted?: Version["findingsOmitted"];
}

/** A resource, and what may be said about its next reading. */
export interface ReadResource<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
  /** When the next reading is useful, in milliseconds from now. */
  readonly retryAfter: number | undefined;
}
