/** The values of docs/marketplace-openapi.yaml, as far as a client reads them. Every answer is held against it before. */

export type State =
  | "awaiting-upload"
  | "received"
  | "validating"
  | "rejected"
  | "in-review"
  | "approved"
  | "published"
  | "withdrawn"
  | "failed";

export type MarketplaceAction = "validate" | "publish" | "release" | "withdraw";

export interface Capabilities {
  readonly features: readonly string[];
  readonly limits: { readonly maxArtifactBytes: number };
  readonly mediaTypes?: readonly string[];
  readonly channels?: readonly string[];
  readonly oidc?: { readonly audience: string };
  readonly review?: { readonly typicalSeconds?: number };
}

export interface Access {
  readonly pluginId: string;
  readonly actions: readonly MarketplaceAction[];
  readonly blockedBy?: { readonly version?: string; readonly state?: State };
}

export interface Artifact {
  readonly filename: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

export interface VersionInput {
  readonly channel: string;
  readonly artifact: Artifact;
  readonly release: "automatic" | "manual";
  readonly releaseNotes?: string;
  readonly source?: Source;
  readonly attestations?: readonly object[];
}

/** Where the archive was made. */
export interface Source {
  readonly repository?: string;
  readonly commit: string;
  readonly ref: string;
  readonly runUrl?: string;
}

export interface MarketplaceFinding {
  readonly ruleId: string;
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
  readonly helpUrl?: string;
  readonly location?: {
    readonly path: string;
    readonly pointer?: string;
    readonly startLine?: number;
    readonly endLine?: number;
  };
}

export interface Judgement {
  readonly findings: readonly MarketplaceFinding[];
  readonly findingsOmitted?: number;
}

export interface Version extends Judgement {
  readonly pluginId: string;
  readonly version: string;
  readonly channel: string;
  readonly state: State;
  readonly release: "automatic" | "manual";
  readonly artifact: Artifact;
  readonly everPublished: boolean;
  readonly releaseNotes?: string;
  readonly statusUrl?: string;
  readonly publicUrl?: string;
  readonly estimatedDecisionAt?: string;
}

export interface Validation extends Judgement {
  readonly id: string;
  readonly state: "received" | "validating" | "passed" | "rejected" | "failed";
}

/** An RFC 9457 problem. */
export interface Problem extends Partial<Judgement> {
  readonly title: string;
  readonly detail?: string;
  readonly code: string;
  readonly retryable?: boolean;
  readonly requestId?: string;
  readonly mismatches?: readonly {
    readonly claim: string;
    readonly received?: string;
    readonly expected?: readonly string[];
  }[];
}

/** A resource, and what may be said about its next reading. */
export interface Read<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
  /** When the next reading is useful, in milliseconds from now. */
  readonly retryAfter: number | undefined;
}
