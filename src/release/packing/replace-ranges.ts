import { type Absent, getPresent, isAbsent } from "../../plugin/absent.js";
import type { Facts } from "../../plugin/reading.js";
import { decodeUtf8 } from "../../base/text/decode.js";
import { applyFixes } from "../../base/text/edits.js";
import { readJson } from "../../base/text/json/read-json.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import type { ZipFile } from "./write-zip.js";

export type ReplacedRange = Facts["packedRanges"]["replaced"][number];

export type UninstallableRange = Facts["packedRanges"]["uninstallable"][number];

/** The dependencies on packages that are never published. Only the repository shows that, not the archive. */
export function listUnpublished(packedRanges: Facts["packedRanges"] | Absent): readonly UninstallableRange[] {
  if (isAbsent(packedRanges)) return [];
  return packedRanges.uninstallable.filter(({ reason }) => reason.kind === "private");
}

/** How package.json is packed, where its ranges are packed otherwise than they are written. */
export interface RangeReplacement {
  readonly ranges: readonly ReplacedRange[];
  /** package.json as it is written. */
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** The path of what is replaced, in an archive. */
export const PACKAGE_FILE = "package.json";

/** Replaces the ranges in the package.json of a plugin. Nothing else of the text changes. */
export function replaceRanges(
  workspace: Workspace,
  folder: string,
  packedRanges: Facts["packedRanges"] | Absent,
): RangeReplacement | undefined {
  const { replaced: ranges = [] } = getPresent(packedRanges) ?? {};
  if (ranges.length === 0) return undefined;
  const before = workspace.bytes(joinPath(folder, PACKAGE_FILE));
  if (!before) return undefined;
  const json = readJson(PACKAGE_FILE, before);
  const edits = ranges.flatMap(({ key, name, packed }) => json.replace([key, name], packed));
  const { text } = applyFixes(decodeUtf8(before).text, [edits]);
  return { ranges, before, after: new TextEncoder().encode(text) };
}

/** The files of an archive, with the replaced package.json. */
export function* withReplacement(
  files: Iterable<ZipFile>,
  replacement: RangeReplacement | undefined,
): Iterable<ZipFile> {
  for (const file of files) {
    if (replacement && file.path === PACKAGE_FILE) yield { ...file, bytes: replacement.after };
    else yield file;
  }
}
