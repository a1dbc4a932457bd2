import type { DigestedFile } from "../packing/sums.js";
import type { ZipArchive } from "../workspace/archive.js";

/** In this order: what can be taken back, what others look at, what stays for ever, and what is cleared up after it. */
export const PHASES = ["stage", "submit", "commit", "announce"] as const;

/** What a step would do; "noop" is done already, and at a conflict or what is blocked the release ends. */
export type Action = "create" | "resume" | "replace" | "remove" | "noop" | "conflict" | "blocked";

export interface Step {
  /** Names the step within its target. */
  readonly id: string;
  readonly target: string;
  readonly phase: (typeof PHASES)[number];
  readonly action: Action;
  /** Whether nobody can take it back. */
  readonly irreversible: boolean;
  /** A sentence without a full stop. */
  readonly reason: string;
  /** Of what ends the release: an imperative sentence. */
  readonly help?: string;
  /** What else is known of it: lines below the reason. */
  readonly details?: string;
  readonly evidence: Readonly<Record<string, string>>;
}

export interface Plan {
  /** In the order in which they are done. */
  readonly steps: readonly Step[];
  /** Where the release is for everyone to see, as soon as it is. */
  readonly publicAt?: string;
  /** What was not looked at, and could matter: sentences without a full stop. */
  readonly unread?: readonly string[];
}

/** A place that a plugin is released to. No target knows another; what stands there is all that is remembered of a run. */
export interface Publisher {
  readonly id: string;
  /** Reads what is there, and changes nothing. @throws {TargetFault} */
  plan(): Promise<Plan>;
  /** Does one step of the plan that was just read. @throws {TargetFault} */
  apply(step: Step): Promise<void>;
  /** The archive that it releases in the place of the one that was made, after a plan was made. */
  resumed?(): DigestedFile | undefined;
  /** Why the plan of a dry run may be wrong: sentences without a full stop. Nothing is changed. */
  doubts?(): Promise<readonly string[]>;
  /** What was released before this version, after a plan was made; `undefined` where there is nothing. */
  previous?(): Promise<PreviousArchive | undefined>;
}

/** The archive of an earlier release, or why it cannot be looked into. */
export type PreviousArchive = { readonly tag: string } & (ZipArchive | { readonly refused: string });

/**
 * What a target did not do: nobody knows whether it was done, or somebody else did something meanwhile, and reading
 * again tells; it may not be done with these rights; the version can never be released there; or it is not possible now.
 */
export type TargetFaultKind = "unsure" | "forbidden" | "burnt" | "unavailable";

/** A sentence without a full stop, and what to do; no token is in it. */
export class TargetFault extends Error {
  override readonly name = "TargetFault";
  constructor(
    readonly kind: TargetFaultKind,
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}
