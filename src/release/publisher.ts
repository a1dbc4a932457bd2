import type { DigestedFile } from "./packing/sums.js";
import type { ZipArchive } from "../base/files/archive.js";

/**
 * In this order: what leaves nothing behind, what can be undone, what others review, what is permanent, and what is
 * cleaned up afterwards.
 */
export const PHASES = ["check", "stage", "submit", "commit", "announce"] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The effect of a step. "noop" means that it is done already. "wait" means that somebody else must act first.
 * "conflict", "blocked" and "rejected" stop the release: other bytes are there, something is missing, or whoever
 * reviews there has refused the version.
 */
export type Action = "create" | "resume" | "replace" | "remove" | "noop" | "wait" | "conflict" | "blocked" | "rejected";

export interface Step {
  /** Identifies the step within its target. */
  readonly id: string;
  readonly target: string;
  readonly phase: Phase;
  readonly action: Action;
  /** Whether the step cannot be undone. */
  readonly irreversible: boolean;
  /** A sentence without a full stop. */
  readonly reason: string;
  /** For a step that stops the release or waits: an imperative sentence. */
  readonly help?: string;
  /** In place of it if another target is public already. */
  readonly helpIfPublic?: string;
  /** More details, in lines below the reason. */
  readonly details?: string;
  /**
   * For the step of the content, if the target has a version of it that stays: public, submitted or in review. Whether
   * that is this run's content.
   */
  readonly held?: "same" | "other" | undefined;
  readonly evidence: Readonly<Record<string, string>>;
}

export interface Plan {
  /** In the order in which they run. */
  readonly steps: readonly Step[];
  /** Where the public release is, as soon as there is one. */
  readonly publicAt?: string;
  /** The target's own word for the state of the version, such as "in-review". */
  readonly state?: string | undefined;
  /** What is there and not public yet, in a few words, such as "a draft". */
  readonly staged?: string;
  /** That a permanent step was accepted, and that its result is not shown yet, in a few words. */
  readonly unseen?: string;
  /** What was not looked at but could matter. Sentences without a full stop. */
  readonly unread?: readonly string[] | undefined;
  /** What came out otherwise than it was asked for. Sentences without a full stop. */
  readonly remarks?: readonly string[];
  /**
   * Reads the archives of drafts of this version, one after the other, as each may be large. They are evidence of
   * nothing, as whoever may write drafts may write anything into them. Empty if only this run's own archive may be
   * released.
   *
   * @throws {TargetFault}
   */
  readonly readDrafts?: () => AsyncIterable<DigestedFile>;
  /** Whether an archive has exactly the content that stays here. Only where the publisher alone may write. */
  readonly hasContentOf?: (archive: DigestedFile) => Promise<boolean>;
  /** Reads the release before this version. `undefined` if there is none. */
  readonly readPrevious?: () => Promise<PreviousArchive | undefined>;
  /** What those who check or review there have found, with what the last request brought. */
  readonly findReview?: () => TargetReview | undefined;
  /** Finds why the plan of a dry run may be wrong. Sentences without a full stop. Changes nothing. */
  readonly findDryRunWarnings?: () => Promise<readonly string[]>;
}

/**
 * A place that a plugin is released to. Targets do not know one another. The state of the target is the only memory
 * of a run.
 */
export interface Publisher {
  readonly id: string;
  /** The folder of the plugin that it publishes, if a tag releases several. */
  readonly plugin?: string;
  /**
   * Reads the state of the target and changes nothing.
   *
   * @throws {TargetFault}
   */
  plan(): Promise<Plan>;
  /**
   * Runs one step of the latest plan. A step that waits is waited for, as long as this run may.
   *
   * @param confirmTag throws if the tag does not name this commit any more. Called right before a request that cannot
   *   be undone.
   * @throws {TargetFault}
   */
  apply(step: Step, confirmTag: () => Promise<void>): Promise<void>;
  /** Releases this archive instead of this run's. The plan is then read again. */
  useArchive(archive: DigestedFile): void;
  /**
   * Ends the run at this target, however it went, such as by revoking a token. Returns what was not possible:
   * sentences without a full stop. Throws nothing.
   */
  close(): Promise<readonly string[]>;
}

/** What a target says about the plugin. It is reported as the outcome of a check. */
export interface TargetReview {
  /** A sentence that is true of a plugin that is accepted. */
  readonly title: string;
  readonly url: string;
  readonly findings: readonly TargetFinding[];
}

/** All of its texts are untrusted. */
export interface TargetFinding {
  /** The rule of the target that it is about. */
  readonly rule?: string;
  readonly severity: "error" | "warning" | "notice";
  readonly message: string;
  readonly url?: string | undefined;
  /** Where it is in the archive. */
  readonly place?:
    | {
        readonly path: string;
        readonly pointer?: string;
        readonly startLine?: number;
        readonly endLine?: number;
      }
    | undefined;
}

/** The archive of an earlier release, or why it cannot be read. */
export type PreviousArchive = { readonly tag: string } & (
  { readonly bytes: Uint8Array; readonly opened: ZipArchive } | { readonly refused: string }
);

/**
 * Why a target did not run a step. "unsure": the step may have been done, or something else changed meanwhile, so
 * the target is read again. "forbidden": the token may not do it. "burnt": the version can never be released there.
 * "rejected": whoever reviews there refuses the plugin. "unavailable": it is not possible now. "tag-moved": nothing was
 * sent, as the tag does not name the commit any more.
 */
export type TargetFaultKind = "unsure" | "forbidden" | "burnt" | "rejected" | "unavailable" | "tag-moved";

/** The message is a sentence without a full stop, the help says what to do. Neither contains a token. */
export class TargetFault extends Error {
  override readonly name = "TargetFault";
  constructor(
    readonly kind: TargetFaultKind,
    message: string,
    readonly help: string,
    /** In place of it if another target is public already. */
    readonly helpIfPublic?: string,
    /** The step that stops the release instead, if it is known. */
    readonly step?: Step,
  ) {
    super(message);
  }
}
