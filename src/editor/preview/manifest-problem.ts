import { joinPath } from "../../base/files/workspace.js";
import type { Absent } from "../../plugin/absent.js";
import { MANIFEST } from "../../repository/manifest-file.js";
import type { OnePlugin } from "../../run/tagged-plugin.js";
import type { Problem } from "./protocol.js";

/** What the terminal and the page say of a folder without a manifest. */
export const NO_MANIFEST: Problem = {
  message: `There is no ${MANIFEST} in this folder`,
  help: "Add the manifest of your plugin, or start dev in the folder that has it",
  isOfManifest: true,
};

/** What they say where nothing is known of the plugin: its manifest is missing, or cannot be read. */
export function explainManifest({ workspace, folder }: OnePlugin, { absent }: Pick<Absent, "absent">): Problem {
  if (workspace.entry(joinPath(folder, MANIFEST)) === undefined) return NO_MANIFEST;
  return { message: absent, help: "The findings of the preview name the line, and what to write", isOfManifest: true };
}
