import type { Outcome, Report } from "../core/report.js";
import { UsageError } from "../core/errors.js";
import { NOTHING_RUN } from "../plugin/absent.js";

type Skipped = Extract<Outcome, { readonly status: "skipped" }>;

/**
 * Checks that were chosen by name and could not be made are not a pass. It is one where none of them applies, or no
 * plugin is left to check.
 *
 * @throws {UsageError}
 */
export function refuseNothingChecked({ plugins, only }: Report, checkCommand: string): void {
  const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
  const [first, ...others] = outcomes.filter(isSkippedForWant);
  if (!only || !first || others.length + 1 < outcomes.length) return;
  const names = [...new Set([first, ...others].map(({ check }) => check))];
  throw new UsageError(
    `Nothing was checked: ${names.join(", ")} ${names.length === 1 ? "was" : "were"} skipped, because ${first.reason}`,
    explainSkip(first, checkCommand),
  );
}

function isSkippedForWant(outcome: Outcome): outcome is Skipped {
  return outcome.status === "skipped" && outcome.applies !== false;
}

const OPTION_OFF = /^(--\S+(?: false)?) was given$/u;

/** The reason of checks that an option skips. What refuses them reads the option from it. */
export function explainOption(option: string): string {
  return `${option} was given`;
}

/** All checks together say what is missing. */
function explainSkip({ reason }: Skipped, checkCommand: string): string {
  if (reason === NOTHING_RUN) return `Run them with the command check:\n  ${checkCommand}`;
  const off = OPTION_OFF.exec(reason)?.[1];
  if (off !== undefined) return `Leave out ${off}`;
  return "Leave out --only: the other checks say what is missing";
}
