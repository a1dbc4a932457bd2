import { EXIT } from "../core/exit-status.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { quote } from "../text/safe.js";
import { openArchive, type ZipArchive } from "../workspace/archive.js";
import { makePluginId } from "./archive-name.js";
import { ArtifactFault } from "./artifact-fault.js";
import { refuseUnfitFiles } from "./artifact.js";

/** An archive that may be unpacked. */
export interface OpenedDownload {
  readonly opened: ZipArchive;
  /** Where its manifest says that it is developed, as GitHub names it. */
  readonly repository: string | undefined;
}

const HELP = "Unpack nothing of it";

/**
 * Opens an archive that somebody else has published, as a release opens its own: nothing in it leads out of a folder,
 * and it is the plugin that was asked for.
 *
 * @throws {ArtifactFault}
 */
export async function openDownload(
  bytes: Uint8Array,
  { pluginId, version }: { readonly pluginId: string; readonly version: string },
): Promise<OpenedDownload> {
  const opened = openArchive(bytes);
  if ("refused" in opened) throw new ArtifactFault(EXIT.refused, `The archive is refused: ${opened.refused}`, HELP);
  refuseUnfitFiles(opened);
  const { manifest } = (await readPlugin(opened.workspace, { needs: ["manifest"] })).facts;
  if (isAbsent(manifest))
    throw new ArtifactFault(EXIT.refused, `The archive contains no plugin: ${manifest.absent}`, HELP);
  const { name, version: number, repository } = manifest.value;
  if (makePluginId(name) === pluginId && number === version) return { opened, repository: findOnGitHub(repository) };
  const what = `The archive contains ${quote(name, 200)} ${quote(number, 200)}, and not ${pluginId} ${version}`;
  throw new ArtifactFault(EXIT.refused, what, HELP);
}

function findOnGitHub(repository: unknown): string | undefined {
  const found = /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/u.exec(String(repository));
  return found?.[1];
}
