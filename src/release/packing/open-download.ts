import { EXIT } from "../../core/exit-status.js";
import { quote } from "../../base/text/safe.js";
import type { ZipArchive } from "../../base/files/archive.js";
import { acceptArchive } from "./accept-archive.js";
import { makePluginId } from "./archive-name.js";
import { ArtifactFault } from "./artifact-fault.js";

/** An archive that may be unpacked. */
export interface OpenedDownload {
  readonly opened: ZipArchive;
  /** Where its manifest says that it is developed, as GitHub names it. */
  readonly repository: string | undefined;
}

const HELP = "Unpack nothing of it";

/**
 * Opens an archive that somebody else has published, if it is the plugin that was asked for.
 *
 * @throws {ArtifactFault}
 */
export async function openDownload(
  bytes: Uint8Array,
  { pluginId, version }: { readonly pluginId: string; readonly version: string },
): Promise<OpenedDownload> {
  const accepted = await acceptArchive(bytes, "refused");
  if ("refused" in accepted) throw new ArtifactFault(EXIT.refused, accepted.refused, HELP);
  const { opened, manifest } = accepted;
  const { name, version: number, repository } = manifest;
  if (makePluginId(name) === pluginId && number === version) return { opened, repository: findOnGitHub(repository) };
  const what = `The archive contains ${quote(name, 200)} ${quote(number, 200)}, and not ${pluginId} ${version}`;
  throw new ArtifactFault(EXIT.refused, what, HELP);
}

function findOnGitHub(repository: unknown): string | undefined {
  const found = /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/u.exec(String(repository));
  return found?.[1];
}
