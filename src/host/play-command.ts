import { isAbsent, type Absent } from "../plugin/absent.js";
import { planCalls, type CommandCall } from "./job.js";
import { findBrowserGlobal } from "./live-plugin.js";
import type { Life } from "./read-life.js";
import { copyInto, playScene, readStored, withStage, type LifeOptions, type PluginToRun } from "./scene.js";

export interface CommandOptions extends Omit<LifeOptions, "plan" | "earlier"> {
  /** What is stored, as JSON: values as JSON by their keys. */
  readonly stored: string;
  /** Whether the plugin is installed, so that it is only enabled. */
  readonly isInstalled: boolean;
}

export interface PlayedCommand extends Life {
  /** What is stored afterwards, in the same form. */
  readonly stored: string | undefined;
}

/**
 * Calls a command in a copy of an enabled plugin, in a process of its own that ends then. It is not a sandbox. There is
 * a small DOM only where the plugin cannot do without.
 */
export async function playCommand(
  plugin: PluginToRun,
  call: CommandCall,
  { stored, isInstalled, ...options }: CommandOptions,
): Promise<PlayedCommand | Absent> {
  const hooks = planCalls(isInstalled ? ["onEnable"] : ["onInstall", "onEnable"]);
  const plan = [...hooks, { name: "command", nth: 1, call } as const];
  const play = (hasDom: boolean): Promise<PlayedCommand | Absent> =>
    withStage(async (folder) => {
      const ours = copyInto(folder, "plugin", plugin);
      if (isAbsent(ours)) return ours;
      const life = await playScene({ ...ours, plan, state: "first" }, { folder, options, hasDom });
      return { ...life, stored: readStored(folder) };
    }, stored);
  const played = await play(false);
  return isAbsent(played) || findBrowserGlobal(played) === undefined ? played : play(true);
}
