import type { Cancellation } from "../../commands/cancellation.js";
import { UsageError } from "../../core/errors.js";
import { isAbsent } from "../../plugin/absent.js";
import type { Surroundings } from "../../base/processes/programs.js";
import { formatTimeline } from "../../reporters/timeline.js";
import { makeLifecycleRunner } from "../../run/run-lifecycle.js";
import { HOOKS } from "../../sdk/context.js";
import { isObject } from "../../base/text/json/json-object.js";
import { parseJson } from "../../base/text/json/parse-json.js";
import { makeVisible } from "../../base/text/safe.js";
import type { PlayedRun } from "./protocol.js";
import type { PreviewedPlugin } from "./read-preview.js";

export interface PlayOptions {
  readonly surroundings: Surroundings;
  readonly cancellation: Cancellation;
  /** The variables that a person named for the plugin. */
  readonly named: readonly string[];
  /** What the host gives the loading and each hook, where a person names it. */
  readonly seconds?: number | undefined;
  readonly pathOf: (root: string, file: string) => string;
}

/**
 * Plays the life of a plugin that has no page, in the host's process, as `test` does.
 *
 * @param order JSON of the workbench: the only hook, and the settings.
 * @returns `undefined` for a text of another form.
 */
export async function playLife(
  order: string,
  { workspace, root, folder, permissions }: PreviewedPlugin,
  { surroundings, cancellation, named, seconds, pathOf }: PlayOptions,
): Promise<PlayedRun | undefined> {
  const asked = parseJson(order);
  if (!isObject(asked) || !isObject(asked["settings"])) return undefined;
  const only = HOOKS.filter((name) => name === asked["only"]);
  const play = makeLifecycleRunner({
    surroundings,
    cancellation,
    named,
    ...(seconds !== undefined && { seconds }),
    mayRunScripts: true,
    hasNetwork: permissions.includes("network-access"),
    settings: { file: "the form", values: asked["settings"] },
    only: only.length > 0 ? only : undefined,
  });
  try {
    const { lifecycle } = await play({ workspace, root, folder, needs: new Set(["lifecycle"]) });
    if (!lifecycle) return { text: "" };
    if (isAbsent(lifecycle)) return { text: makeVisible(`The lifecycle was not run: ${lifecycle.absent}`) };
    return { text: formatTimeline(lifecycle, { color: false, pathOf: (file) => pathOf(root, file) }) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { text: [error.message, error.help ?? ""].map(makeVisible).join("\n") };
  }
}
