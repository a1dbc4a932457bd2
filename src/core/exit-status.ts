import { UnsafeGitError } from "../base/files/git-folder.js";
import { quote } from "../base/text/safe.js";
import { Interrupted, Refusal, UsageError } from "./errors.js";
import { verdict, type FailRule, type Report } from "./report.js";

/** The exit statuses of the command line and the Action. docs/reference/exit-codes.md explains them to users. */
export const EXIT = {
  /** It passes. A release is done, has nothing to do, is only planned, or waits for a review. */
  pass: 0,
  /** The plugin has findings at or above `--fail-on`, or a marketplace has rejected it. */
  findings: 1,
  /** The usage is wrong, a permission is missing, or nothing of what was asked for could be checked. */
  usage: 2,
  /** A check crashed, or something could not be finished. It is never a pass. */
  fault: 3,
  /** A release found other bytes under its version. Nothing was changed. */
  conflict: 4,
  /** Going on would leak or run something unsafe. */
  refused: 5,
  /** A signal interrupted the run: 128 and its number, as shells define it. */
  SIGHUP: 129,
  SIGINT: 130,
  SIGTERM: 143,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** The exit status of each state that a release can end in. {@link ReleaseVerdict} has the exceptions. */
export const RELEASE_STATUS = {
  planned: EXIT.pass,
  noop: EXIT.pass,
  released: EXIT.pass,
  "pending-review": EXIT.pass,
  rejected: EXIT.findings,
  failed: EXIT.fault,
  refused: EXIT.refused,
  "partially-released": EXIT.fault,
  conflict: EXIT.conflict,
} as const;

export type ReleaseState = keyof typeof RELEASE_STATUS;

export interface ReleaseVerdict {
  readonly state: ReleaseState;
  /** For a failed release also that of wrong usage, such as a missing permission, or of a signal. */
  readonly exitStatus: ExitStatus;
}

export function makeReleaseVerdict(
  state: ReleaseState,
  exitStatus: ExitStatus = RELEASE_STATUS[state],
): ReleaseVerdict {
  return { state, exitStatus };
}

/** The verdict if a part of the release is public. A conflict and an interruption keep their exit status. */
export function makePartialVerdict({ state, exitStatus }: ReleaseVerdict): ReleaseVerdict {
  if (state !== "failed" && state !== "rejected") return { state, exitStatus };
  const isInterrupted = exitStatus > EXIT.refused;
  return makeReleaseVerdict("partially-released", isInterrupted ? exitStatus : EXIT.fault);
}

/** The exit status of a run that ended with a report. */
export function getReportStatus(report: Pick<Report, "plugins"> & FailRule): 0 | 1 | 3 {
  return ({ pass: EXIT.pass, fail: EXIT.findings, broken: EXIT.fault } as const)[verdict(report)];
}

/** The exit status of a run that an error ended. An error of no known kind is a crash. */
export function getErrorStatus(error: unknown): ExitStatus {
  if (error instanceof Refusal) return EXIT.refused;
  if (error instanceof UsageError) return error.status;
  return error instanceof Interrupted ? EXIT[error.signal] : EXIT.fault;
}

type PackResult =
  | { readonly state: "refused" }
  /** Without a name or a version, a plugin has no archive, even if nothing was found. */
  | { readonly state: "packed" | "unfit" | "unnamed"; readonly report: Report };

/** The exit status of packing. */
export function getPackStatus(packed: PackResult): 0 | 1 | 3 | 5 {
  if (packed.state === "refused") return EXIT.refused;
  const status = getReportStatus(packed.report);
  return packed.state === "unnamed" && status === EXIT.pass ? EXIT.findings : status;
}

/** The exit status of the contract's tests. "unanswered": the server did not answer; "untested": it announces more. */
export function getContractStatus(results: readonly { readonly status: string }[]): 0 | 1 | 2 | 3 {
  const has = (wanted: string): boolean => results.some(({ status }) => status === wanted);
  if (has("broken")) return EXIT.findings;
  if (has("unanswered")) return EXIT.fault;
  return has("untested") ? EXIT.usage : EXIT.pass;
}

/** Turns an error of a lower layer that means a refusal into a {@link Refusal}. Any other error stays as it is. */
export function convertToRefusal(error: unknown): unknown {
  if (!(error instanceof UnsafeGitError)) return error;
  return new Refusal(
    `${quote(error.path)} is a pipe, a socket or a device, where git keeps a file: git would wait for it without end`,
    "Find out which program has made it, remove it, and clone the repository again",
  );
}
