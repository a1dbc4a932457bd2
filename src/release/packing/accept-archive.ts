import { isCounted } from "../../core/report.js";
import { isAbsent } from "../../plugin/absent.js";
import { listArchivedFiles } from "../../plugin/npm-files/archive-files.js";
import { readPlugin } from "../../plugin/plugin.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import { formatCount } from "../../base/text/numbers.js";
import { makeVisible, quote } from "../../base/text/safe.js";
import { openArchive, type ZipArchive } from "../../base/files/archive.js";
import { inspectArchive } from "./archive-report.js";
import { findRefusals } from "../../plugin/npm-files/pack-refusals.js";
import { Refusal } from "../../core/errors.js";
import { makePluginId } from "./archive-name.js";

/** An archive of one plugin that may be unpacked anywhere. */
export interface AcceptedArchive {
  readonly opened: ZipArchive;
  readonly manifest: JsonObject;
}

/** What is wrong with an archive: a sentence without a full stop, the same wherever the archive is refused. */
export interface RefusedArchive {
  readonly refused: string;
}

/** What is known of bytes: a release opens its own archive several times. */
const known = new WeakMap<Uint8Array, Promise<AcceptedArchive | RefusedArchive>>();

/**
 * Opens an archive, whoever has made it: the only way in for `validate`, `release`, `install`, a marketplace and a
 * comparison. Refused are what readers understand differently, kinds of entries that are no plain files, names that no
 * system unpacks unchanged, files that must not ship, secrets in any entry, and what is not one plugin.
 *
 * @param secrets "reported" if the caller inspects the archive next: the report then has each secret at its line.
 */
export async function acceptArchive(
  bytes: Uint8Array,
  secrets: "refused" | "reported",
): Promise<AcceptedArchive | RefusedArchive> {
  const before = known.get(bytes) ?? examineArchive(bytes);
  known.set(bytes, before);
  const archive = await before;
  if ("refused" in archive || secrets === "reported") return archive;
  return (await findSecret(archive.opened)) ?? archive;
}

async function examineArchive(bytes: Uint8Array): Promise<AcceptedArchive | RefusedArchive> {
  const opened = openArchive(bytes);
  if ("refused" in opened) return { refused: `The archive is refused: ${opened.refused}` };
  const { workspace } = opened;
  const [first, ...others] = findRefusals(workspace, "", listEntries(opened));
  if (first) {
    const more = others.length === 0 ? "" : `; ${formatCount(others.length, "more reason")} to refuse it`;
    return { refused: `In the archive, ${first.message}${more}` };
  }
  const { manifest } = (await readPlugin(workspace, { needs: ["manifest"] })).facts;
  if (isAbsent(manifest)) return { refused: `The archive contains no plugin: ${manifest.absent}` };
  return { opened, manifest: manifest.value };
}

/** The names of all entries are checked, those that must not ship, too. */
function listEntries({ entries, workspace }: ZipArchive): Parameters<typeof findRefusals>[2] {
  return { files: entries, refused: listArchivedFiles(workspace).refused };
}

async function findSecret(opened: ZipArchive): Promise<RefusedArchive | undefined> {
  const policy = { only: ["no-secrets"], occasion: "release", strict: false } as const;
  const { findings } = await inspectArchive(opened, policy);
  const found = findings.find((finding) => finding.severity === "error" && isCounted(finding));
  if (!found) return undefined;
  const { file, range } = found.location;
  const line = range ? `, line ${String(range.start.line)}` : "";
  return { refused: `In the archive, ${quote(file, 200)}${line}: ${makeVisible(found.message)}` };
}

export interface OpenedDownload {
  readonly opened: ZipArchive;
  /** Where its manifest says that it is developed, as GitHub names it. */
  readonly repository: string | undefined;
}

const HELP = "Do not unpack it";

/**
 * Opens an archive that somebody else has published, if it is the plugin that was asked for.
 *
 * @throws {Refusal}
 */
export async function openDownload(
  bytes: Uint8Array,
  { pluginId, version }: { readonly pluginId: string; readonly version: string },
): Promise<OpenedDownload> {
  const accepted = await acceptArchive(bytes, "refused");
  if ("refused" in accepted) throw new Refusal(accepted.refused, HELP);
  const { opened, manifest } = accepted;
  const { name, version: number, repository } = manifest;
  if (makePluginId(name) === pluginId && number === version) return { opened, repository: findOnGitHub(repository) };
  const what = `The archive contains ${quote(name, 200)} ${quote(number, 200)}, not ${pluginId} ${version}`;
  throw new Refusal(what, HELP);
}

function findOnGitHub(repository: unknown): string | undefined {
  const found = /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/u.exec(String(repository));
  return found?.[1];
}
