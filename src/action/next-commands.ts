import type { NextCommands } from "../reporters/reporter.js";
import { quoteForShell } from "../text/shell-word.js";
import type { Job } from "./job.js";

/** What a person pastes at the root of a clone. */
export function makeNextCommands(job: Pick<Job, "inputs" | "runner" | "task">): NextCommands {
  const { setup, command } = job.runner.copy;
  const explain = `${command} explain`;
  if (job.task.mode === "report") return { setup, explain };
  return {
    setup,
    explain,
    fix: formatFixCommand(job),
    fixPlugins: (plugins) => formatFixCommand(job, plugins),
    acceptBuilt: {
      sentence:
        "If the base has such findings in built code, hand over its build with base-artifact, or write a baseline",
      command: formatBaselineCommand(job),
    },
  };
}

/**
 * The command that applies all fixes.
 *
 * @param plugins the paths to name, instead of those of the input `path`.
 */
export function formatFixCommand(
  { inputs: { paths }, runner: { copy } }: Pick<Job, "inputs" | "runner">,
  plugins: readonly string[] = paths,
): string {
  return [copy.command, "validate", "--fix", ...formatPaths(plugins)].join(" ");
}

function formatBaselineCommand({
  inputs: { paths, baseline },
  runner: { copy },
}: Pick<Job, "inputs" | "runner">): string {
  const file = quoteForShell(baseline ?? "known-findings.json");
  return [copy.command, "validate", "--baseline", file, "--update-baseline", ...formatPaths(paths)].join(" ");
}

function formatPaths(paths: readonly string[]): readonly string[] {
  return paths.length === 1 && paths[0] === "." ? [] : paths.map(quoteForShell);
}
