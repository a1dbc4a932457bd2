import { verdict, type PluginReport, type Report } from "../../core/report.js";
import { combineFactFinders } from "../../run/ask-npm-for-files.js";
import { prepareInspection } from "../../run/inspection.js";
import { makeLifecycleSkipper } from "../../run/run-lifecycle.js";
import { makeScriptSkipper } from "../../run/run-scripts.js";
import type { Target } from "../../core/action-interface.js";
import type { NotesSource } from "../../run/setting-readers.js";
import { UsageError } from "../../core/errors.js";
import { type Absent, getPresent, isAbsent } from "../../plugin/absent.js";
import { listArchiveFiles } from "../../plugin/npm-files/list-archive-files.js";
import type { MissingFiles } from "../../plugin/npm-files/missing-files.js";
import { readTrackedFiles, readRepositoryRefs } from "../../plugin/git-facts.js";
import { readPlugin } from "../../plugin/plugin.js";
import { quote } from "../../base/text/safe.js";
import { relativeTo, type Workspace } from "../../base/files/workspace.js";
import { acceptArchive } from "./accept-archive.js";
import { makeArchiveEntries, type ArchiveEntry, makeArchiveName } from "./archive-name.js";
import { inspectArchive } from "./archive-report.js";
import {
  listUnpublished,
  replaceRanges,
  withReplacement,
  type RangeReplacement,
  type UninstallableRange,
} from "./replace-ranges.js";
import { findRefusals, type PackRefusal } from "../../plugin/npm-files/pack-refusals.js";
import { computeSha256 } from "./sums.js";
import { makeZip, type ZipFile } from "./write-zip.js";

const NOTHING_RUN = "pack does not run plugin code; check does";

export interface PackOptions {
  /** The plugin's folder, relative to the root of the workspace. The default is "", the root. */
  readonly folder?: string | undefined;
  /** The tag that is released. The archive is then checked as that release. */
  readonly tag?: string | undefined;
  /** The form of tags, if it is not one of the usual ones. */
  readonly tagFormat?: string | undefined;
  /** The day of the run, such as 2026-11-21. */
  readonly today?: string | undefined;
  /** Where the notes of the release come from. The changelog if left out. */
  readonly notes?: NotesSource | undefined;
  /** Where the release publishes. */
  readonly targets?: readonly Target[] | undefined;
}

/** The archive that a release of a plugin would ship. */
export interface PluginArchive {
  /** Such as `weather-widget-1.4.0.zip`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** By path. */
  readonly files: readonly ArchiveEntry[];
  /** The commit that is checked out. `undefined` if there is no git repository, or no commit. */
  readonly commit: string | undefined;
  /** Left out if package.json is packed as it is. */
  readonly replacement?: RangeReplacement | undefined;
  /** The dependencies on packages that are never published. */
  readonly unpublished?: readonly UninstallableRange[];
}

/**
 * The result of packing. If there is an archive, the report is about its files, so that what ships is what is
 * checked. The places in the report are those in the repository.
 */
export type Packed =
  | { readonly state: "packed" | "unfit"; readonly archive: PluginArchive; readonly report: Report }
  /** The plugin has no name or version, so its archive has no name. */
  | { readonly state: "unnamed"; readonly report: Report }
  /** Something must not or cannot be shipped. */
  | { readonly state: "refused"; readonly refusals: readonly PackRefusal[] };

/** Packs a plugin in memory, and runs all checks on the archive. Runs nothing of the plugin, and writes nothing. */
export async function pack(workspace: Workspace, options: PackOptions = {}): Promise<Packed> {
  const { folder = "", tag } = options;
  const occasion = tag === undefined ? "push" : "release";
  const findOut = combineFactFinders(makeScriptSkipper(NOTHING_RUN), makeLifecycleSkipper(NOTHING_RUN));
  const policy = { ...options, occasion, strict: false, findOut } as const;
  const makeReport = (plugin: PluginReport): Report => ({
    occasion,
    strict: false,
    failOn: "error",
    plugins: [plugin],
  });
  const made = await makeArchive(workspace, folder);
  if (made.state === "unnamed")
    return { state: "unnamed", report: makeReport(await prepareInspection(policy)(workspace, folder)) };
  if (made.state === "refused") return made;
  const { archive, opened, facts } = made;
  const missingFiles = makeRelative(facts.missingFiles, folder);
  const { packedRanges: ranges } = facts;
  const packedRanges = isAbsent(ranges) ? ranges : { ...ranges, replaced: [] };
  // Only the working tree shows what the archive lacks, and what the rest of the repository says about a range.
  const fromTree = { missingFiles, packedRanges };
  const known = { ...policy, findOut: combineFactFinders(findOut, () => Promise.resolve(fromTree)) };
  const report = makeReport(await inspectArchive(opened, known, folder));
  return { state: verdict(report) === "pass" ? "packed" : "unfit", archive, report };
}

/** Packs a plugin in memory, and inspects nothing. */
export async function makeArchive(workspace: Workspace, folder: string) {
  const { facts } = await readPlugin(workspace, {
    folder,
    needs: ["manifest", "packageJson", "packedRanges", "declaredFiles", "filesByRules", "missingFiles"],
  });
  const name = makeArchiveName(getPresent(facts.manifest)?.value ?? {});
  if (name === undefined) return { state: "unnamed" } as const;

  const contents = listArchiveFiles({ workspace, folder, ...facts });
  const refusals = findRefusals(workspace, folder, contents);
  if (refusals.length > 0) return { state: "refused", refusals } as const;

  const { deflateSync } = await import("fflate");
  const paths = contents.files.map(({ path }) => path);
  const replacement = replaceRanges(workspace, folder, facts.packedRanges);
  const files = withReplacement(readArchiveFiles(workspace, folder, paths), replacement);
  const bytes = makeZip(files, (file) => deflateSync(file, { level: 6 }));
  // What is packed here is what every reader of it accepts.
  const accepted = await acceptArchive(bytes, "reported");
  if ("refused" in accepted) return { state: "refused", refusals: [makeUnreadableRefusal(accepted.refused)] } as const;
  const { opened } = accepted;
  const refs = readRepositoryRefs(workspace);
  const archive: PluginArchive = {
    name,
    bytes,
    sha256: computeSha256(bytes),
    files: makeArchiveEntries(opened),
    commit: getPresent(refs)?.head,
    ...(replacement && { replacement }),
    unpublished: listUnpublished(facts.packedRanges),
  };
  return { state: "made", archive, opened, facts } as const;
}

function makeRelative(missing: MissingFiles | Absent, folder: string): MissingFiles | Absent {
  if (isAbsent(missing)) return missing;
  const { files, built, folders, isSparse } = missing;
  const seen = (paths: readonly string[]): readonly string[] => paths.map((path) => relativeTo(folder, path));
  return { files: seen(files), built: seen(built), folders: seen(folders), isSparse };
}

/**
 * The files of an archive, by their paths in it.
 *
 * @throws {UsageError} if one disappears meanwhile.
 */
export function* readArchiveFiles(workspace: Workspace, folder: string, paths: readonly string[]): Iterable<ZipFile> {
  const tracked = getPresent(readTrackedFiles(workspace));
  const known = new Set(tracked?.paths);
  const programs = new Set(tracked?.programs);
  const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
  for (const path of inOrder) {
    const entry = workspace.entry(path);
    if (entry?.kind !== "file") throw refuseChange(path);
    const bytes = workspace.bytes(path, entry.size, "once");
    if (!bytes) throw refuseChange(path);
    const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
    yield { path: relativeTo(folder, path), isExecutable, bytes };
  }
}

/** The list of files was made a moment ago. */
function refuseChange(path: string): UsageError {
  return new UsageError(
    `${quote(path)} changed while it was packed`,
    "Run again while no other program changes the files",
  );
}

function makeUnreadableRefusal(why: string): PackRefusal {
  return {
    message: `The archive cannot be read back: ${why}`,
    help: "Run again while no other program changes the files",
  };
}
