import type { StaticTokens } from "./credentials.js";
import type { Issuers, TrustedPublisher, VerifyIdentity } from "./identity.js";
import type { CheckArchive } from "./archive-checks/check-archive.js";
import type { Storage } from "./storage.js";
import type * as transitions from "./transitions.js";

export interface Settings {
  /** Where the server is reached, without a slash at the end. It may have a path. */
  readonly base: string;
  readonly review: "auto" | "manual";
  readonly tokens: StaticTokens;
  readonly issuers: Issuers;
  readonly publishers: readonly TrustedPublisher[];
  readonly maxArtifactBytes: number;
}

/** What a marketplace is made of. Tests replace a part by one with a fault. */
export interface Parts {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly archives: Archives;
  readonly images: Archives;
  readonly transitions: Readonly<typeof transitions>;
  readonly runChecks: CheckArchive;
  readonly warmChecker: () => void;
  /** Ends the processes that check archives. */
  readonly endCheckers: () => void;
  readonly verifyIdentity: VerifyIdentity;
  readonly now: () => string;
  /** Called with a fault of this tool that ends no request. */
  readonly reportFault: (error: Error) => void;
}

/** Bytes by their SHA-256. */
export interface Archives {
  readonly keep: (sha256: string, bytes: Uint8Array) => void;
  readonly has: (sha256: string) => boolean;
  readonly read: (sha256: string) => Uint8Array | undefined;
}
