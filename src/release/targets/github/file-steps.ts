import type { Asset, Release, Releases } from "../../../github/releases.js";
import { findDigest, makeSumsFile, SUMS, updateSums, type DigestedFile } from "../../packing/sums.js";
import { listArchives, readSealedCommit } from "../../notes.js";
import { TargetFault } from "../../publisher.js";
import {
  explainCorrectSums,
  explainFirstArchive,
  explainNewDraft,
  explainNewVersion,
  explainRerun,
  HANDING,
} from "../../remedies.js";
import { listOwnFiles, type GitHubSpec } from "./spec.js";
import type { InspectedStep, TargetStep } from "../step.js";
import { describeDifferences } from "./describe-differences.js";
import type { RemoteState, GitHubReleaseReader } from "./state-reader.js";
import { findAssetDigest, type Sums } from "./release-contents.js";
import type { ConnectionLimits } from "../../../base/network/connection.js";

/** The files of the release. The list of digests comes last; in a draft it keeps the lines that others wrote. */
export function listReleaseFiles(remote: RemoteState, spec: GitHubSpec): readonly DigestedFile[] {
  const { sums } = remote;
  const archives = listArchives(spec);
  const more = listOwnFiles(spec).slice(archives.length);
  const files = [...archives, ...more.map((file) => keepFile(file, remote, spec))];
  if (sums !== undefined && "text" in sums) return [...files, updateSums(sums.text, ...files)];
  return [...files, makeSumsFile(...files)];
}

/** What a person has of a file in a draft that is left to people stays, so that it is what the list of digests names. */
function keepFile(file: DigestedFile, { release, assets }: RemoteState, { isDraftOnly }: GitHubSpec): DigestedFile {
  const isLeft = isDraftOnly === true && release?.draft === true;
  if (!isLeft) return file;
  const sha256 = findAssetDigest(assets.find(({ name }) => name === file.name));
  return { ...file, ...(sha256 !== undefined && { sha256 }) };
}

/** Gets one file into the release. From a public release, nothing is removed but a broken upload. */
export function makeFileStep(file: DigestedFile): GitHubStep {
  return {
    id: `file:${file.name}`,
    phase: "stage",
    inspect: ({ remote, spec }) => inspectFile(remote, spec, file),
    async run({ remote, spec }, { github, reader }) {
      const release = requireDraft(remote.release, spec);
      // Whatever the plan says: from a public release, nothing is removed but a broken upload.
      const old = remote.assets.filter(
        ({ name, state }) => name === file.name && (release.draft || isBroken({ state })),
      );
      for (const asset of old) await github.removeAsset(asset.id);
      reader.contents.remember(await github.upload(release, file.name, file.bytes), file);
    },
    async describeConflict({ remote, spec }, github) {
      if (file.name !== spec.archive.name) return undefined;
      const asset = remote.assets.find(({ name, state }) => name === file.name && state === "uploaded");
      return asset && describeDifferences(github, asset, file.bytes);
    },
  };
}

/** @throws {TargetFault} if somebody removed the draft, or another run has just published its own. */
export function requireDraft(release: Release | undefined, spec: GitHubSpec): Release {
  if (release) return release;
  throw new TargetFault("unsure", `The draft of ${spec.tag} is gone`, explainRerun(spec.again));
}

function inspectFile(remote: RemoteState, spec: GitHubSpec, file: DigestedFile): InspectedStep {
  const { release, sums } = remote;
  const asset = remote.assets.find(({ name }) => name === file.name);
  const evidence = { spec: file.sha256, ...(asset && { remote: findAssetDigest(asset) ?? asset.state }) };
  const isSame = asset !== undefined && findAssetDigest(asset) === file.sha256;
  const isKept = release?.draft === false && asset !== undefined && !isBroken(asset) && isArchive(file, spec);
  const content = isSame ? "same" : "other";
  const held = isKept ? content : undefined;
  if (isSame) return { action: "noop", reason: `${file.name} already exists with the right digest`, evidence, held };
  const isUnreadable = file.name === SUMS && sums !== undefined && "refused" in sums;
  if (asset && !isBroken(asset) && isUnreadable)
    return { ...inspectUnreadableSums(sums.refused, spec, release), evidence };
  if (release?.draft === false) return { ...inspectPublicFile(remote, release, spec, file), held, evidence };
  return { ...inspectDraftFile(remote, spec, file), held, evidence };
}

function isArchive({ name }: DigestedFile, spec: GitHubSpec): boolean {
  return listArchives(spec).some((archive) => archive.name === name);
}

/** A broken upload contains no bytes, so it can be removed. */
export function isBroken({ state }: Pick<Asset, "state">): boolean {
  return state === "starter";
}

function inspectDraftFile({ release, assets, sums }: RemoteState, spec: GitHubSpec, file: DigestedFile): InspectedStep {
  const asset = assets.find(({ name }) => name === file.name);
  if (!asset) return { action: "create", reason: `Send ${file.name}` };
  if (isBroken(asset)) return inspectResend(file);
  // Another run or a person sent this file. The first one wins, and nothing is removed.
  if (release && isArchive(file, spec) && readSealedCommit(release.body) === undefined) {
    const reason = `${file.name} is in the draft with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is there, and this build has ${file.sha256}`;
    const help = `Remove ${file.name} and ${SUMS} from the draft, and run this job again. If the archive in it is the one to release, use that one: ${HANDING}`;
    return { action: "conflict", reason, help };
  }
  const isAsset = spec.assets?.some(({ name }) => name === file.name);
  if (release && isAsset && readSealedCommit(release.body) === undefined) {
    const reason = `${file.name} is in the draft with other bytes, and a person made the draft`;
    const help = `Remove ${file.name} from the draft or from the setting assets. ${explainRerun(spec.again)}`;
    return { action: "conflict", reason, help };
  }
  if (file.name === SUMS && sums !== undefined) {
    return { action: "replace", reason: `Upload ${SUMS} again: the lines of other files in it stay as they are` };
  }
  return { action: "replace", reason: `Upload ${file.name} again: the existing one has another digest` };
}

function inspectPublicFile(remote: RemoteState, release: Release, spec: GitHubSpec, file: DigestedFile): InspectedStep {
  const asset = remote.assets.find(({ name }) => name === file.name);
  const isAsset = spec.assets?.some(({ name }) => name === file.name) === true;
  const isListed = !remote.sums || ("text" in remote.sums && findDigest(remote.sums.text, file.name) === file.sha256);
  if (!asset && isAsset && (release.immutable || !isListed)) {
    const reason = `${spec.tag} is released without ${file.name}, and its list of digests can no longer change`;
    return { action: "noop", reason };
  }
  if (!asset && !release.immutable) {
    return { action: "create", reason: `Add ${file.name} to the release`, irreversible: true };
  }
  if (asset && isBroken(asset) && !release.immutable) return { ...inspectResend(file), irreversible: true };
  if (!asset || isBroken(asset)) {
    const help = `${explainNewVersion(spec.tag, spec.version)}\n${explainNewDraft()}`;
    const reason = `${spec.tag} is released without ${file.name}, and the release is immutable`;
    return { action: "conflict", reason, help };
  }
  if (file.name === SUMS) return inspectPublicSums(remote.sums, release, spec, file);
  // Each run signs again. A public attestation of the same archive is as good.
  if (file.name === spec.attestation?.name) {
    return { action: "noop", reason: `${file.name} is released, and stays as it is` };
  }
  if (isAsset) {
    const reason = `${file.name} is released with other bytes than those here, and stays as it is`;
    return { action: "noop", reason };
  }
  const reason = `${file.name} is released with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is public, and this build has ${file.sha256}`;
  return { action: "conflict", reason, help: explainFirstArchive(spec) };
}

/** A list that names the right digest of the archive is as good as ours, whatever else it contains. */
function inspectPublicSums(
  sums: Sums | undefined,
  release: Release,
  spec: GitHubSpec,
  file: DigestedFile,
): InspectedStep {
  const findListed = (name: string): string | undefined =>
    sums !== undefined && "text" in sums ? findDigest(sums.text, name) : undefined;
  const findWanted = (name: string): string => findDigest(new TextDecoder().decode(file.bytes), name) ?? "";
  const wrong = listArchives(spec).find(({ name }) => findListed(name) !== findWanted(name));
  if (!wrong) {
    return { action: "noop", reason: `${SUMS} is released, and stays as it is` };
  }
  const { name } = wrong;
  const [listed, digest] = [findListed(name), findWanted(name)];
  const what = listed === undefined ? `has no line for ${name}` : `names ${listed} for ${name}`;
  const line = { name, sha256: digest, isNamed: listed !== undefined };
  const reason = `The released ${SUMS} ${what}, and public files are never changed`;
  const help = release.immutable
    ? explainNewVersion(spec.tag, spec.version)
    : explainCorrectSums(spec.tag, line, spec.again);
  return { action: "conflict", reason, help };
}

function inspectUnreadableSums(why: string, spec: GitHubSpec, release: Release | undefined): InspectedStep {
  const action = "conflict";
  if (release?.draft === false) {
    const reason = `The ${SUMS} of the release cannot be read: ${why}`;
    return { action, reason, help: explainNewVersion(spec.tag, spec.version) };
  }
  const help = `Remove ${SUMS} from the draft, and run this job again`;
  return { action, reason: `The ${SUMS} in the draft cannot be read: ${why}`, help };
}

function inspectResend({ name }: DigestedFile): InspectedStep {
  const reason = `Upload ${name} again: the existing one is a broken upload`;
  return { action: "replace", reason };
}

export const TARGET = "github-release";

/** For the requests of a release that has this target. */
export const TARGET_LIMITS: ConnectionLimits = { total: 15 * 60_000, each: 15_000, pause: 500 };

export interface GitHubState {
  readonly remote: RemoteState;
  readonly spec: GitHubSpec;
}

/** What the steps do their work with. */
interface GitHubRun {
  readonly github: Releases;
  readonly reader: GitHubReleaseReader;
}

export interface GitHubStep extends TargetStep<GitHubState, GitHubRun> {
  /** More details of a conflict, which take requests. */
  describeConflict?(state: GitHubState, github: Releases): Promise<string | undefined>;
}
