import type { NextCommands } from "../reporters/reporter.js";
import { quoteForShell } from "../text/shell-word.js";
import type { Job } from "./job.js";

/** What a person pastes at the root of a clone. */
export function makeNextCommands(job: Pick<Job, "inputs" | "runner" | "task">): NextCommands {
  const { setup, command } = job.runner.copy;
  return { setup, ...(job.task.mode !== "report" && { fix: formatFixCommand(job) }), explain: `${command} explain` };
}

/** The command that applies all fixes. */
export function formatFixCommand({ inputs: { paths }, runner: { copy } }: Pick<Job, "inputs" | "runner">): string {
  const named = paths.length === 1 && paths[0] === "." ? [] : paths.map(quoteForShell);
  return [copy.command, "validate", "--fix", ...named].join(" ");
}
