import type { PreviewState } from "../protocol.js";

/** Whether the plugin has code to load. */
export function hasCode({ job, isPlayed }: Pick<PreviewState, "job" | "isPlayed">): boolean {
  return job !== undefined || isPlayed === true;
}

/** Why nothing is known of the plugin, or no longer; `undefined` where its manifest can be read. */
export function explainUnread(state: PreviewState | undefined): string | undefined {
  const { build = 0, problem } = state ?? {};
  if (build > 0 && problem?.isOfManifest !== true) return undefined;
  return problem?.message ?? "The plugin is being read";
}

/** Why nothing of the plugin can be called; `undefined` where it can. */
export function explainUnready(state: PreviewState | undefined): string | undefined {
  const isReady = state !== undefined && hasCode(state);
  return explainUnread(state) ?? (isReady ? undefined : state?.problem?.message);
}
