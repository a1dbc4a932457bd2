import type { ServedPlugin, ServeOptions } from "../host/serve-plugin.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import type { FactRequest } from "./request.js";
import { readPluginToRun, type LifecycleOptions } from "./run-lifecycle.js";

interface ProcessOptions extends Omit<LifecycleOptions, "only" | "from" | "onRun"> {
  /** Values as JSON, by key. */
  readonly stored: Readonly<Record<string, string>>;
  readonly previousVersion?: string | undefined;
  readonly onMessage: ServeOptions["onMessage"];
  readonly onEnd: ServeOptions["onEnd"];
}

/** Starts a plugin in a process that goes on until it is ended, or says why it cannot be started. */
export async function startPluginProcess(
  asked: Pick<FactRequest, "workspace" | "root" | "folder">,
  { seconds, named = [], ...options }: ProcessOptions,
): Promise<ServedPlugin | Absent> {
  const plugin = await readPluginToRun(asked, options);
  if (isAbsent(plugin)) return plugin;
  const { DEFAULT_HOOK_LIMITS } = await import("../host/hook-limits.js");
  const { servePlugin } = await import("../host/serve-plugin.js");
  const limits = { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) };
  return servePlugin(plugin, { ...options, named, limits });
}
