import type { Access, Capabilities, State, Version } from "../../../generated/marketplace-types.js";
import type { Marketplace } from "../../../marketplace/client/open-marketplace.js";
import type { ArchiveFindings, ReadResource } from "../../../marketplace/client/send-request.js";
import type { MarketplaceAccess } from "../../credentials/marketplace-access.js";
import type { ReleaseSpec } from "../../release-spec.js";
import type { TargetStep } from "../step.js";
import type { Waiting } from "./waiting.js";

/** What a marketplace has of one version, and what this run has done there. */
export interface MarketplaceState {
  readonly spec: MarketplaceSpec;
  readonly capabilities: Capabilities;
  /** Left out if it does not matter any more. */
  readonly access?: Access | undefined;
  readonly version: ReadResource<Version> | undefined;
  /** Why a version that is published cannot be seen by everybody, where that can be known. The end of a sentence. */
  readonly hidden?: string | undefined;
  readonly progress: Progress;
}

/** What the marketplace does not remember, or only this run needs to know. */
export interface Progress {
  /** The validation that reserves nothing. */
  readonly validation: { readonly id: string; readonly isOver: boolean } | undefined;
  /** Its findings, if it has ended with errors. */
  readonly rejection: ArchiveFindings | undefined;
  /** How often the marketplace could not finish it. */
  readonly failures: number;
  /** How often the version was declared, and its archive sent. */
  readonly declarations: number;
  readonly uploads: number;
  /** Whether the marketplace has agreed to publish. */
  readonly isReleased: boolean;
}

export const NOTHING_DONE: Progress = {
  validation: undefined,
  rejection: undefined,
  failures: 0,
  declarations: 0,
  uploads: 0,
  isReleased: false,
};

const BEING_CHECKED: readonly State[] = ["received", "validating"];
const SUBMITTED: readonly State[] = [...BEING_CHECKED, "in-review", "approved", "published"];
const REPLACEABLE: readonly State[] = ["awaiting-upload", "rejected", "failed", "withdrawn"];

export function isBeingChecked({ state }: Version): boolean {
  return BEING_CHECKED.includes(state);
}

/** Whether other bytes may still take the place of a version. */
export function isReplaceable({ state, everPublished }: Version): boolean {
  return REPLACEABLE.includes(state) && !everPublished;
}

/** The version, if it has these bytes. */
export function findOwnVersion({ version, spec }: MarketplaceState): Version | undefined {
  return version?.value.artifact.sha256 === spec.archive.sha256 ? version.value : undefined;
}

/** The version, if it has these bytes, and the marketplace has received them. */
export function findSubmitted(state: MarketplaceState): Version | undefined {
  const own = findOwnVersion(state);
  return own && isSubmitted(own) ? own : undefined;
}

/** Whether the marketplace has received the archive, and has not refused it. */
export function isSubmitted({ state }: Version): boolean {
  return SUBMITTED.includes(state);
}

/** Whether the version is published by a request of ours, not as soon as it is approved. */
export function isManual(state: MarketplaceState): boolean {
  const submitted = findSubmitted(state);
  if (submitted) return submitted.release === "manual";
  return state.capabilities.features.includes("manual-release");
}

export const WORDS: Readonly<Record<State, string>> = {
  "awaiting-upload": "declared, but without its archive",
  received: "submitted, and being checked",
  validating: "submitted, and being checked",
  rejected: "rejected",
  "in-review": "submitted, and in review",
  approved: "approved, and not public yet",
  published: "public",
  withdrawn: "withdrawn",
  failed: "submitted, and the marketplace could not check it",
};

/** The release spec as a marketplace must reach it. */
export interface MarketplaceSpec extends ReleaseSpec, Pick<MarketplaceAccess, "url" | "wait" | "timeout" | "origin"> {
  readonly pluginId: string;
  readonly channel: "stable" | "prerelease";
  /** Whether the credential is an identity of this job. */
  readonly hasIdentity: boolean;
  /** The command that starts the same run after one that did not fail. */
  readonly later: string;
}

/** What the steps do their work with, and what they remember. */
export interface MarketplaceRun {
  readonly marketplace: Marketplace;
  readonly waiting: Waiting;
  progress: Progress;
  /** What an answer to a request has found, and no version remembers. */
  refused: ArchiveFindings | undefined;
  /** Whether the marketplace has said that the version is published. */
  wasPublished: boolean;
}

export type MarketplaceStep = TargetStep<MarketplaceState, MarketplaceRun>;
