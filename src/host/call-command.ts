import { isAbsent, type Absent } from "../plugin/absent.js";
import { leaveOpen } from "./verify-errors.js";
import { planCalls, type CommandCall } from "./job.js";
import { findBrowserGlobal } from "./run-plugin.js";
import type { RunResult } from "./read-run.js";
import { copyInto, runPlan, readStored, withRunFolder, type RunOptions, type PluginToRun } from "./run-plan.js";

export interface CommandRunOptions extends Omit<RunOptions, "plan" | "earlier"> {
  /** What is stored, as JSON: values as JSON by their keys. */
  readonly stored: string;
  /** Whether the plugin is installed, so that it is only enabled. */
  readonly isInstalled: boolean;
}

export interface CommandResult extends RunResult {
  /** What is stored afterwards, in the same form. */
  readonly stored: string | undefined;
}

/**
 * Calls a command in a copy of an enabled plugin, in a process of its own that ends then. It is not a sandbox. There is
 * a small DOM only where the plugin cannot do without.
 */
export async function callCommand(
  plugin: PluginToRun,
  call: CommandCall,
  { stored, isInstalled, ...options }: CommandRunOptions,
): Promise<CommandResult | Absent> {
  const hooks = planCalls(isInstalled ? ["onEnable"] : ["onInstall", "onEnable"]);
  const plan = [...hooks, { name: "command", nth: 1, call } as const];
  const runOnce = (hasDom: boolean): Promise<CommandResult | Absent> =>
    withRunFolder(
      async (folder) => {
        const ours = copyInto(folder, "plugin", plugin);
        if (isAbsent(ours)) return ours;
        const run = leaveOpen(await runPlan({ ...ours, plan, state: "first" }, { folder, options, hasDom }));
        return { ...run, stored: readStored(folder) };
      },
      { first: stored },
    );
  const result = await runOnce(false);
  return isAbsent(result) || findBrowserGlobal(result) === undefined ? result : runOnce(true);
}
