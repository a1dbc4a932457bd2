import type { Asset, Release } from "../../github/releases.js";
import { readTag } from "../../plugin/documents/release-tag.js";
import { compareVersions, readVersion } from "../../text/versions/versions.js";
import { origin, seal, sealedAnew, sealedCommit } from "../notes.js";
import type { Step } from "../publisher.js";
import { checkOut, movedTag, newDraft, newVersion, pushTag } from "../remedies.js";
import { SUMS, sumsOf } from "../../packing/sums.js";
import type { ReleaseFile, Wanted } from "../wanted.js";

export const TARGET = "github-release";

/** What GitHub has of one tag. */
export interface There {
  readonly commit: string | undefined;
  /** The release that everyone sees, or else the oldest draft that this run may fill: a person's, or one for the same bytes. */
  readonly release: Release | undefined;
  readonly assets: readonly Asset[];
  /** The other drafts of this tag, oldest first. */
  readonly others: readonly Release[];
  /** All releases of the repository. */
  readonly all: readonly Release[];
}

/** The archive that is released: ours, or the one that a draft of the same commit holds with its sums. */
export function archiveOf({ release, assets }: There, wanted: Wanted): Pick<ReleaseFile, "name" | "sha256"> {
  const { archive, commit, isPinned, resumed: taken } = wanted;
  const isOurs = release?.draft === true ? sealedCommit(release.body) === commit : taken !== undefined;
  const held = isPinned || !isOurs ? undefined : wholeIn(assets, archive.name);
  return held === undefined || (release?.draft === false && held.sha256 !== taken) ? archive : held;
}

/** The archive that stands together with its sums; `undefined` for what is half done. */
export function wholeIn(assets: readonly Asset[], name: string): Pick<ReleaseFile, "name" | "sha256"> | undefined {
  const sha256 = digestOf(assets.find((asset) => asset.name === name));
  const sums = digestOf(assets.find((asset) => asset.name === SUMS));
  return sha256 !== undefined && sums === sumsOf({ name, sha256 }).sha256 ? { name, sha256 } : undefined;
}

/** All steps of this target, in the order in which they are done. */
export function stepsOf(there: There, wanted: Wanted): readonly Step[] {
  const archive = archiveOf(there, wanted);
  const beside = wanted.attestation ? [wanted.attestation] : [];
  const files = [archive, ...beside, sumsOf(archive, ...beside)];
  return [
    tagStep(there, wanted),
    draftStep(there, wanted, archive),
    ...files.map((file) => fileStep(there, wanted, file)),
    notesStep(there, wanted, archive),
    publishStep(there, wanted),
    tidyStep(there),
  ];
}

/** What the draft's text is to be. @param words the notes, for one that has no text yet. */
export async function bodyOf(there: There, wanted: Wanted, words: () => Promise<string>): Promise<string> {
  const { body = "" } = there.release ?? {};
  const archive = archiveOf(there, wanted);
  if (body.trim() !== "") return sealedAnew(body, seal(archive, wanted));
  return [await words(), origin(archive, wanted)].join("\n\n").trim();
}

function tagStep({ commit }: There, wanted: Wanted): Step {
  const id = "tag";
  const tag = wanted.tag;
  const evidence = { tag: commit ?? "", checkedOut: wanted.commit };
  if (commit === undefined) {
    return step({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help: pushTag(tag), evidence });
  }
  if (commit === wanted.commit) {
    const which = wanted.isPinned ? "that the archive was made of" : "that is checked out";
    return step({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
  }
  if (wanted.isPinned) {
    return step({
      ...{ id, action: "conflict", evidence },
      reason: `On GitHub ${tag} names commit ${short(commit)}, and the archive was made of ${short(wanted.commit)}`,
      help: movedTag(tag),
    });
  }
  return step({
    ...{ id, action: "conflict", evidence },
    reason: `On GitHub ${tag} names commit ${short(commit)}, and ${short(wanted.commit)} is checked out`,
    help: `If the tag was moved, the run of its new commit releases it, and this one need not. ${checkOut(tag)}`,
  });
}

function draftStep({ release }: There, wanted: Wanted, archive: Pick<ReleaseFile, "sha256">): Step {
  const id = "draft";
  if (!release) return step({ id, action: "create", reason: `Make a draft release of ${wanted.tag}` });
  const evidence = { release: String(release.id), url: release.url };
  if (!release.draft) return step({ id, action: "noop", reason: `${wanted.tag} is released`, evidence });
  const other =
    archive.sha256 === wanted.archive.sha256
      ? ""
      : `; it holds an archive of this commit with other bytes than this build's (${short(archive.sha256)}, not ${short(wanted.archive.sha256)}), and that one is released`;
  return step({ id, action: "noop", reason: `The draft ${String(release.id)} is there${other}`, evidence });
}

function notesStep(there: There, wanted: Wanted, archive: Pick<ReleaseFile, "name" | "sha256">): Step {
  const id = "notes";
  const { release } = there;
  // A release that everyone sees is not written to, and a person's draft keeps its words.
  if (!release) return step({ id, action: "noop", reason: "The notes come with the draft" });
  if (!release.draft) return step({ id, action: "noop", reason: "The notes stay as they are" });
  if (release.body.trim() === "") {
    return step({ id, action: "create", reason: "Write the notes into the draft, which has none" });
  }
  if (sealedCommit(release.body) === undefined) {
    return step({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
  }
  return release.body.includes(seal(archive, wanted))
    ? step({ id, action: "noop", reason: "The notes are there" })
    : step({ id, action: "replace", reason: "Name the digest of the archive that is released below the notes" });
}

function fileStep({ release, assets }: There, wanted: Wanted, file: Pick<ReleaseFile, "name" | "sha256">): Step {
  const id = `file:${file.name}`;
  const there = assets.find(({ name }) => name === file.name);
  const evidence = { wanted: file.sha256, ...(there && { there: digestOf(there) ?? there.state }) };
  if (there && digestOf(there) === file.sha256) {
    return step({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence });
  }
  if (!release || release.draft) {
    if (!there) return step({ id, action: "create", reason: `Send ${file.name}`, evidence });
    // Another run, or a person, has put it there: whoever sent first wins, and nothing is removed.
    if (
      release &&
      there.state === "uploaded" &&
      file.name === wanted.archive.name &&
      sealedCommit(release.body) === undefined
    ) {
      const reason = `${file.name} is in the draft with other bytes: sha256 ${digestOf(there) ?? "unknown"} is there, and this build has ${file.sha256}`;
      const help = `Release the draft as it is; or remove ${file.name} and ${SUMS} from it, and run this job again`;
      return step({ id, action: "conflict", reason, help, evidence });
    }
    const why = there.state === "uploaded" ? "has another digest" : "is what is left of an upload that broke";
    return step({ id, action: "replace", reason: `Send ${file.name} anew: what is there ${why}`, evidence });
  }
  // Each run signs anew, and the sums follow: what is public of the same archive is as good.
  if (there && (file.name === SUMS || file.name === wanted.attestation?.name)) {
    return step({ id, action: "noop", reason: `${file.name} is released, and stays as it is`, evidence });
  }
  if (!there && !release.immutable) {
    return step({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true, evidence });
  }
  const help = newVersion(wanted.tag, wanted.version) + (there ? "" : `\n${newDraft()}`);
  const reason = there
    ? `${file.name} is released with other bytes: sha256 ${digestOf(there) ?? "unknown"} is public, and this build has ${file.sha256}`
    : `${wanted.tag} is released without ${file.name}, and the release is immutable`;
  return step({ id, action: "conflict", reason, help, evidence });
}

function publishStep({ release, all }: There, wanted: Wanted): Step {
  const id = "publish";
  if (release && !release.draft) return step({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
  const latest = isLatest(all, wanted);
  const kind = wanted.version.includes("-") ? ", as a prerelease" : latest ? ", as the latest" : "";
  const reason = `Publish the release${kind}`;
  const evidence = { latest: String(latest) };
  return step({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}

/** Drafts of ours that a run left behind whose draft the list did not show yet, or that ran beside another. */
function tidyStep({ others }: There): Step {
  const id = "tidy";
  const [leftover] = others.filter(({ body }) => sealedCommit(body) !== undefined);
  if (!leftover) return step({ id, phase: "announce", action: "noop", reason: "No second draft is left" });
  const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
  return step({ id, phase: "announce", action: "remove", reason, evidence: { release: String(leftover.id) } });
}

/** Whether it is the highest of the versions that are no prereleases; of several plugins in one repository none is. */
export function isLatest(all: readonly Release[], { version, packageName, isOneOfSeveral }: Wanted): boolean {
  const ours = readVersion(version);
  if (!ours || ours.prerelease || isOneOfSeveral) return false;
  return all.every(({ tag, draft, prerelease }) => {
    const read = readTag(tag, packageName);
    const other = read && readVersion(read.version);
    return draft || prerelease || !other || other.prerelease || compareVersions(other, ours) <= 0;
  });
}

function digestOf(asset: Asset | undefined): string | undefined {
  if (asset?.state !== "uploaded") return undefined;
  return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
}

function short(hash: string): string {
  return hash.slice(0, 12);
}

type Given = Pick<Step, "id" | "action" | "reason"> & Partial<Step>;

function step(given: Given): Step {
  return { target: TARGET, phase: "stage", irreversible: false, evidence: {}, ...given };
}
