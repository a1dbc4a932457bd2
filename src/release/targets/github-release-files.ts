import type { Asset, Release } from "../../github/releases.js";
import { digestIn, SUMS } from "../../packing/sums.js";
import { sealedCommit } from "../notes.js";
import type { Step } from "../publisher.js";
import { correctSums, newDraft, newVersion } from "../remedies.js";
import type { ReleaseFile, Wanted } from "../wanted.js";
import { step } from "./github-release-step.js";
import { digestOf, type Contents, type Sums } from "./release-contents.js";

export interface FilesThere extends Contents {
  readonly release: Release | undefined;
}

/** What brings one file to the release. Of what everyone sees nothing is removed but an upload that broke. */
export function fileStep(there: FilesThere, wanted: Wanted, file: ReleaseFile): Step {
  const id = `file:${file.name}`;
  const { release } = there;
  const asset = there.assets.find(({ name }) => name === file.name);
  const evidence = { wanted: file.sha256, ...(asset && { there: digestOf(asset) ?? asset.state }) };
  if (asset && digestOf(asset) === file.sha256) {
    return step({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence });
  }
  if (asset && !isBroken(asset) && file.name === SUMS && "refused" in (there.sums ?? {})) {
    return { ...unreadableSums(there.sums, wanted, release), evidence };
  }
  const given = release && !release.draft ? inPublic(there, release, wanted, file) : inDraft(there, wanted, file);
  return { ...given, evidence };
}

/** What is left of an upload that broke has no bytes: nobody misses it. */
export function isBroken({ state }: Asset): boolean {
  return state === "starter";
}

function inDraft({ release, assets, sums }: FilesThere, wanted: Wanted, file: ReleaseFile): Step {
  const id = `file:${file.name}`;
  const asset = assets.find(({ name }) => name === file.name);
  if (!asset) return step({ id, action: "create", reason: `Send ${file.name}` });
  if (isBroken(asset)) return resend(file);
  // Another run, or a person, has put it there: whoever sent first wins, and nothing is removed.
  if (release && file.name === wanted.archive.name && sealedCommit(release.body) === undefined) {
    const reason = `${file.name} is in the draft with other bytes: sha256 ${digestOf(asset) ?? "unknown"} is there, and this build has ${file.sha256}`;
    const help = `Release the draft as it is; or remove ${file.name} and ${SUMS} from it, and run this job again`;
    return step({ id, action: "conflict", reason, help });
  }
  const why =
    file.name === SUMS && sums !== undefined
      ? "the lines of other files in it stay as they are"
      : "what is there has another digest";
  return step({ id, action: "replace", reason: `Send ${file.name} anew: ${why}` });
}

function inPublic(there: FilesThere, release: Release, wanted: Wanted, file: ReleaseFile): Step {
  const id = `file:${file.name}`;
  const asset = there.assets.find(({ name }) => name === file.name);
  if (!asset && !release.immutable) {
    return step({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true });
  }
  if (asset && isBroken(asset) && !release.immutable) return { ...resend(file), irreversible: true };
  if (!asset || isBroken(asset)) {
    const help = `${newVersion(wanted.tag, wanted.version)}\n${newDraft()}`;
    const reason = `${wanted.tag} is released without ${file.name}, and the release is immutable`;
    return step({ id, action: "conflict", reason, help });
  }
  if (file.name === SUMS) return publicSums(there.sums, release, wanted, file);
  // Each run signs anew: what is public of the same archive is as good.
  if (file.name === wanted.attestation?.name) {
    return step({ id, action: "noop", reason: `${file.name} is released, and stays as it is` });
  }
  const reason = `${file.name} is released with other bytes: sha256 ${digestOf(asset) ?? "unknown"} is public, and this build has ${file.sha256}`;
  return step({ id, action: "conflict", reason, help: newVersion(wanted.tag, wanted.version) });
}

/** A list that names the archive rightly is as good as ours, whatever else stands in it. */
function publicSums(sums: Sums | undefined, release: Release, wanted: Wanted, file: ReleaseFile): Step {
  const id = `file:${SUMS}`;
  const { name } = wanted.archive;
  const digest = digestIn(new TextDecoder().decode(file.bytes), name) ?? "";
  const listed = sums !== undefined && "text" in sums ? digestIn(sums.text, name) : undefined;
  if (listed === digest) {
    return step({ id, action: "noop", reason: `${SUMS} is released, and stays as it is` });
  }
  const what = listed === undefined ? `has no line for ${name}` : `names ${listed} for ${name}`;
  const line = { name, sha256: digest, isNamed: listed !== undefined };
  return step({
    ...{ id, action: "conflict" },
    reason: `The ${SUMS} that is released ${what}, and nothing that is public is changed`,
    help: release.immutable ? newVersion(wanted.tag, wanted.version) : correctSums(wanted.tag, line, wanted.again),
  });
}

function unreadableSums(sums: Sums | undefined, wanted: Wanted, release: Release | undefined): Step {
  const why = sums !== undefined && "refused" in sums ? sums.refused : "unknown";
  const id = `file:${SUMS}`;
  const isPublic = release?.draft === false;
  return step({
    ...{ id, action: "conflict" },
    reason: `The ${SUMS} that is in the ${isPublic ? "release" : "draft"} cannot be read: ${why}`,
    help: isPublic ? newVersion(wanted.tag, wanted.version) : `Remove ${SUMS} from the draft, and run this job again`,
  });
}

function resend({ name }: ReleaseFile): Step {
  const reason = `Send ${name} anew: what is there is what is left of an upload that broke`;
  return step({ id: `file:${name}`, action: "replace", reason });
}
