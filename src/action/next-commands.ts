import type { ToolCopy } from "../core/tool.js";
import type { NextCommands } from "../reporters/reporter.js";
import { quoteForShell } from "../base/text/shell-word.js";
import type { Inputs } from "./inputs.js";
import type { Task } from "./task.js";

/** What a person pastes at the root of a clone. */
export function makeNextCommands(
  { paths, baseline }: Pick<Inputs, "paths" | "baseline">,
  copy: ToolCopy,
  mode: Task["mode"],
): NextCommands {
  const { setup, command } = copy;
  const explain = `${command} explain`;
  if (mode === "report") return { setup, explain };
  return {
    setup,
    explain,
    fix: formatFixCommand(paths, copy),
    fixPlugins: (plugins) => formatFixCommand(plugins, copy),
    acceptBuilt: {
      sentence: "If the base has such findings in built code, pass its build with base-artifact, or write a baseline",
      command: formatBaselineCommand(paths, baseline, copy),
    },
  };
}

/** The command that applies all fixes of the plugins at some paths. */
export function formatFixCommand(paths: readonly string[], { command }: Pick<ToolCopy, "command">): string {
  return [command, "validate", "--fix", ...formatPaths(paths)].join(" ");
}

function formatBaselineCommand(
  paths: readonly string[],
  baseline = "known-findings.json",
  { command }: Pick<ToolCopy, "command">,
): string {
  const file = quoteForShell(baseline);
  return [command, "validate", "--baseline", file, "--update-baseline", ...formatPaths(paths)].join(" ");
}

function formatPaths(paths: readonly string[]): readonly string[] {
  return paths.length === 1 && paths[0] === "." ? [] : paths.map(quoteForShell);
}
