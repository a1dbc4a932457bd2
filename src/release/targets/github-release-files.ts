import type { Asset, Release } from "../../github/releases.js";
import { findDigest, SUMS, type DigestedFile } from "../../packing/sums.js";
import { readSealedCommit } from "../notes.js";
import type { Step } from "../publisher.js";
import {
  explainCorrectSums,
  explainFirstArchive,
  explainNewDraft,
  explainNewVersion,
  explainRerun,
  HANDING,
} from "../remedies.js";
import { listArchives, type GitHubSpec } from "./github-release-spec.js";
import { makeStep } from "./github-release-step.js";
import { findAssetDigest, type Contents, type Sums } from "./release-contents.js";

interface RemoteFiles extends Contents {
  readonly release: Release | undefined;
}

/** Plans how one file gets into the release. From a public release, nothing is removed but a broken upload. */
export function makeFileStep(remote: RemoteFiles, spec: GitHubSpec, file: DigestedFile): Step {
  const id = `file:${file.name}`;
  const { release, sums } = remote;
  const asset = remote.assets.find(({ name }) => name === file.name);
  const evidence = { spec: file.sha256, ...(asset && { remote: findAssetDigest(asset) ?? asset.state }) };
  const isContent = release?.draft === false && asset !== undefined && isArchive(file, spec);
  const isSame = asset && findAssetDigest(asset) === file.sha256;
  const held = isContent && !isBroken(asset) ? (isSame ? "same" : "other") : undefined;
  if (isSame) {
    return makeStep({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence, held });
  }
  if (asset && !isBroken(asset) && file.name === SUMS && sums !== undefined && "refused" in sums) {
    return { ...planUnreadableSums(sums.refused, spec, release), evidence };
  }
  const given =
    release && !release.draft ? planPublicFile(remote, release, spec, file) : planDraftFile(remote, spec, file);
  return { ...given, held, evidence };
}

function isArchive({ name }: DigestedFile, spec: GitHubSpec): boolean {
  return listArchives(spec).some((archive) => archive.name === name);
}

/** A broken upload contains no bytes, so it can be removed. */
export function isBroken({ state }: Asset): boolean {
  return state === "starter";
}

function planDraftFile({ release, assets, sums }: RemoteFiles, spec: GitHubSpec, file: DigestedFile): Step {
  const id = `file:${file.name}`;
  const asset = assets.find(({ name }) => name === file.name);
  if (!asset) return makeStep({ id, action: "create", reason: `Send ${file.name}` });
  if (isBroken(asset)) return planResend(file);
  // Another run or a person sent this file. The first one wins, and nothing is removed.
  if (release && isArchive(file, spec) && readSealedCommit(release.body) === undefined) {
    const reason = `${file.name} is in the draft with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is there, and this build has ${file.sha256}`;
    const help = `Remove ${file.name} and ${SUMS} from the draft, and run this job again. If the archive in it is the one to release, hand over that one: ${HANDING}`;
    return makeStep({ id, action: "conflict", reason, help });
  }
  const isAsset = spec.assets?.some(({ name }) => name === file.name);
  if (release && isAsset && readSealedCommit(release.body) === undefined) {
    const reason = `${file.name} is in the draft with other bytes, and the draft is a person's`;
    const help = `Remove ${file.name} from the draft or from the setting assets. ${explainRerun(spec.again)}`;
    return makeStep({ id, action: "conflict", reason, help });
  }
  const why =
    file.name === SUMS && sums !== undefined
      ? "the lines of other files in it stay as they are"
      : "what is there has another digest";
  return makeStep({ id, action: "replace", reason: `Send ${file.name} anew: ${why}` });
}

function planPublicFile(remote: RemoteFiles, release: Release, spec: GitHubSpec, file: DigestedFile): Step {
  const id = `file:${file.name}`;
  const asset = remote.assets.find(({ name }) => name === file.name);
  const isAsset = spec.assets?.some(({ name }) => name === file.name) === true;
  const isListed = !remote.sums || ("text" in remote.sums && findDigest(remote.sums.text, file.name) === file.sha256);
  if (!asset && isAsset && (release.immutable || !isListed)) {
    const reason = `${spec.tag} is released without ${file.name}, and its list of digests does not change any more`;
    return makeStep({ id, action: "noop", reason });
  }
  if (!asset && !release.immutable) {
    return makeStep({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true });
  }
  if (asset && isBroken(asset) && !release.immutable) return { ...planResend(file), irreversible: true };
  if (!asset || isBroken(asset)) {
    const help = `${explainNewVersion(spec.tag, spec.version)}\n${explainNewDraft()}`;
    const reason = `${spec.tag} is released without ${file.name}, and the release is immutable`;
    return makeStep({ id, action: "conflict", reason, help });
  }
  if (file.name === SUMS) return planPublicSums(remote.sums, release, spec, file);
  // Each run signs again. A public attestation of the same archive is as good.
  if (file.name === spec.attestation?.name) {
    return makeStep({ id, action: "noop", reason: `${file.name} is released, and stays as it is` });
  }
  if (isAsset) {
    const reason = `${file.name} is released with other bytes than those here, and stays as it is`;
    return makeStep({ id, action: "noop", reason });
  }
  const reason = `${file.name} is released with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is public, and this build has ${file.sha256}`;
  return makeStep({ id, action: "conflict", reason, help: explainFirstArchive(spec) });
}

/** A list that names the right digest of the archive is as good as ours, whatever else it contains. */
function planPublicSums(sums: Sums | undefined, release: Release, spec: GitHubSpec, file: DigestedFile): Step {
  const id = `file:${SUMS}`;
  const findListed = (name: string): string | undefined =>
    sums !== undefined && "text" in sums ? findDigest(sums.text, name) : undefined;
  const findWanted = (name: string): string => findDigest(new TextDecoder().decode(file.bytes), name) ?? "";
  const wrong = listArchives(spec).find(({ name }) => findListed(name) !== findWanted(name));
  if (!wrong) {
    return makeStep({ id, action: "noop", reason: `${SUMS} is released, and stays as it is` });
  }
  const { name } = wrong;
  const [listed, digest] = [findListed(name), findWanted(name)];
  const what = listed === undefined ? `has no line for ${name}` : `names ${listed} for ${name}`;
  const line = { name, sha256: digest, isNamed: listed !== undefined };
  const reason = `The ${SUMS} that is released ${what}, and nothing that is public is changed`;
  const help = release.immutable
    ? explainNewVersion(spec.tag, spec.version)
    : explainCorrectSums(spec.tag, line, spec.again);
  return makeStep({ id, action: "conflict", reason, help });
}

function planUnreadableSums(why: string, spec: GitHubSpec, release: Release | undefined): Step {
  const id = `file:${SUMS}`;
  const isPublic = release?.draft === false;
  const reason = `The ${SUMS} that is in the ${isPublic ? "release" : "draft"} cannot be read: ${why}`;
  const help = isPublic
    ? explainNewVersion(spec.tag, spec.version)
    : `Remove ${SUMS} from the draft, and run this job again`;
  return makeStep({ id, action: "conflict", reason, help });
}

function planResend({ name }: DigestedFile): Step {
  const reason = `Send ${name} again: what is there is what is left of an upload that broke`;
  return makeStep({ id: `file:${name}`, action: "replace", reason });
}
