import type { LeftValues, LostValue, PermissionUse, StepOutcome } from "../plugin/lifecycle/lifecycle-run.js";
import type { FindFunction, FindPlace } from "./find-place.js";
import type { MutableStep } from "./finish-steps.js";
import type { ErrorText, SentMessage } from "./job.js";
import type { FindMissingFile } from "./missing-file.js";
import type { NeedTracker, Question } from "./needs.js";

/** A message of one kind. */
export type SentOf<Some extends SentMessage["kind"]> = Extract<SentMessage, { readonly kind: Some }>;

/** A run, as far as its messages are read. */
export interface RunState {
  readonly findPlace: FindPlace;
  readonly findFunction: FindFunction;
  readonly findMissingFile: FindMissingFile;
  readonly steps: readonly MutableStep[];
  readonly needs: NeedTracker;
  /** The errors that may follow from a need. */
  readonly questions: Question[];
  /** Whether an error at this stack is thrown by the small DOM, and no browser need throw it. */
  readonly isOfDom: (error: ErrorText) => boolean;
  /** The texts of the functions of hooks and components. */
  readonly functions: Map<string, string>;
  /** By permission and object. */
  readonly uses: Map<string, PermissionUse>;
  readonly generated: string[];
  readonly misses: (Omit<SentOf<"miss">, "kind" | "stack"> & Pick<LostValue, "step" | "at">)[];
  /** The modules that began to load, by their numbers, each once and in order. */
  readonly loading: Set<number>;
  /** The outcomes of steps that have used the channel. They replace any other. */
  readonly interfered: Map<MutableStep, StepOutcome>;
  /** The last step that began, and whether it has not ended. */
  at: number;
  isOpen: boolean;
  exit: SentOf<"exit"> | undefined;
  unguarded: string | undefined;
  left: LeftValues | undefined;
  isKept: boolean;
  unread: readonly string[];
  /** The keys whose values a second update has added to. */
  grown: readonly string[];
}
