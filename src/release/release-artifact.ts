import { getFolder, verdict, type Report } from "../core/report.js";
import { makeSourceReader, type Preflight } from "../run/result.js";
import { combineFactFinders } from "../run/ask-npm-for-files.js";
import { makeLifecycleSkipper } from "../run/run-lifecycle.js";
import { makeScriptSkipper } from "../run/run-scripts.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import type { Facts } from "../plugin/reading.js";
import { quote } from "../base/text/safe.js";
import { inspectArchive } from "./packing/archive-report.js";
import { readArtifact, refuseCommit, type Artifact } from "./packing/artifact.js";
import { UsageError } from "../core/errors.js";
import { keepReportOnError, stopForCaller } from "./stop-for-error.js";
import { findRepositoryRoot } from "../base/files/disk.js";
import { UNPINNED, type Pin } from "./pin.js";
import { publish } from "./publish.js";
import { hasOtherPlugins } from "./run-release.js";
import type { Released } from "./outcome.js";
import { type ReleaseRequest, refuseSettings } from "./request.js";
import { stopForFindings } from "./stop-for-findings.js";
import { readTaggedPackage } from "../plugin/tagged-package.js";
import { interpretTag } from "../repository/tags/interpret-tag.js";
import { explainRightTag } from "./remedies.js";
import { readReleaseSpec } from "./read-release-spec.js";

const NONE_RUN = "the archive was checked by an earlier job, so no code runs here";

interface ArtifactRequest extends ReleaseRequest {
  /** The archive of an earlier job, or the folder with the archive and its receipt, on this disk. */
  readonly artifact: string;
  readonly pin: Pin;
  /** The commit of this run, if the event names one. */
  readonly commit?: string | undefined;
}

/**
 * Releases an archive that an earlier job has checked, byte for byte; a dry run only shows the plan. The archive is
 * checked again. Nothing is read from a repository, and nothing of it is run.
 *
 * @throws {UsageError} if the request cannot be met.
 */
export async function releaseArtifact(request: ArtifactRequest): Promise<Released> {
  const { artifact: path, tag, pin, commit, again } = request;
  refuseSettings(request);
  let artifact: Artifact;
  try {
    artifact = await readArtifact(path, pin === "none" ? undefined : pin.sha256);
    refuseWrongTag(artifact, request);
    refuseCommit(artifact, tag, commit);
  } catch (error) {
    return { outcome: stopForCaller(error, again) };
  }
  return releaseChecked(request, artifact);
}

async function releaseChecked(request: ArtifactRequest, artifact: Artifact): Promise<Released> {
  const { tag, tagFormat, targets, today, strict, notes, cwd, again, pin, copy } = request;
  const { archive, receipt, opened, file } = artifact;
  const { commit } = archive;
  const folder = getFolder(receipt.plugin);
  const packedRanges = await readRangesOf(artifact);
  const findOut = combineFactFinders(makeScriptSkipper(NONE_RUN), makeLifecycleSkipper(NONE_RUN), () =>
    Promise.resolve({ packedRanges }),
  );
  const policy = { occasion: "release", strict, tag, tagFormat, targets, notes, findOut, today, copy } as const;
  const plugins = [await inspectArchive(opened, policy, folder)];
  const report: Report = { occasion: "release", strict, failOn: "error", plugins };
  const source = makeSourceReader(opened.workspace);
  const inside = folder === "" ? "" : `${folder}/`;
  const checked: Preflight = {
    report,
    root: cwd,
    source: (path) => (path.startsWith(inside) ? source(path.slice(inside.length)) : undefined),
  };
  if (verdict(report) !== "pass")
    return {
      preflight: checked,
      outcome: stopForFindings(checked, { tag, today, again, copy }),
      archive,
      commit,
      file,
    };

  return keepReportOnError({ preflight: checked, again }, async () => {
    refuseOtherChangelog(request, artifact);
    const about = await readReleaseSpec(request, {
      workspace: opened.workspace,
      folder: "",
      at: folder,
      root: findRepositoryRoot(cwd) ?? cwd,
    });
    const isOneOfSeveral = hasOtherPlugins(tag, about);
    const warnings = pin === "none" ? [UNPINNED] : [];
    const prepared = { preflight: checked, archive, commit, file, warnings };
    return publish(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, prepared);
  });
}

/** What the archive shows of its ranges, and what only its repository has shown. */
async function readRangesOf({ opened, receipt }: Artifact): Promise<Facts["packedRanges"] | Absent> {
  const { packedRanges } = (await readPlugin(opened.workspace, { needs: ["packedRanges"] })).facts;
  if (isAbsent(packedRanges)) return packedRanges;
  const { unpublished } = receipt.archive;
  const others = packedRanges.uninstallable.filter(
    ({ key, name }) => !unpublished.some((one) => one.key === key && one.name === name),
  );
  return { ...packedRanges, uninstallable: [...unpublished, ...others] };
}

/** The archive of a plugin at another version than its tag names is not released. */
function refuseWrongTag({ opened, receipt }: Artifact, { tag, tagFormat: format }: ArtifactRequest): void {
  const plugin = { ...readTaggedPackage(opened.workspace, ""), folder: getFolder(receipt.plugin) };
  const meaning = interpretTag(tag, { plugins: [plugin], packages: [], tags: [], isOnly: true, format });
  if (meaning.kind === "release") return;
  const right = "right" in meaning ? meaning.right : [];
  throw new UsageError(`${meaning.why}. The archive is of that plugin`, explainRightTag(tag, right));
}

/** Without a checkout, only the packed changelog can be read. */
function refuseOtherChangelog({ changelog }: ReleaseRequest, { opened }: Artifact): void {
  if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file") return;
  throw new UsageError(
    `The archive contains no ${quote(changelog, 200)}, but the release notes come from there`,
    'Name it in "files" of package.json, so that it is packed, or use CHANGELOG.md',
  );
}
