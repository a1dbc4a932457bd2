import type { Release } from "../../github/releases.js";
import { readTag } from "../../plugin/documents/release-tag.js";
import { compareVersions, readVersion } from "../../text/versions/versions.js";
import { origin, seal, sealedAnew, sealedCommit } from "../notes.js";
import type { Step } from "../publisher.js";
import { checkOut, movedTag, pushTag } from "../remedies.js";
import { sumsOf, sumsWith } from "../../packing/sums.js";
import type { ReleaseFile, Wanted } from "../wanted.js";
import { fileStep } from "./github-release-files.js";
import { digestOf, type Contents } from "./release-contents.js";
import { step } from "./github-release-step.js";

/** What GitHub has of one tag. */
export interface There extends Contents {
  readonly commit: string | undefined;
  /** The release that everyone sees, or else the oldest draft that this run may fill: a person's, or one for the same bytes. */
  readonly release: Release | undefined;
  /** The other drafts of this tag, oldest first. */
  readonly others: readonly Release[];
  /** All releases of the repository. */
  readonly all: readonly Release[];
}

/** The archive that is released: ours, or the one of a draft that this run goes on with. */
export function archiveOf({ assets }: There, { archive, resumed }: Wanted): ReleaseFile {
  const held = digestOf(assets.find(({ name }) => name === archive.name));
  return resumed !== undefined && resumed.sha256 === held ? resumed : archive;
}

/** The files of the release, the list of their digests last: in a draft it keeps the lines that others have written. */
export function filesOf(there: There, wanted: Wanted): readonly ReleaseFile[] {
  const { sums } = there;
  const files = [archiveOf(there, wanted), ...(wanted.attestation ? [wanted.attestation] : [])];
  return [...files, sums !== undefined && "text" in sums ? sumsWith(sums.text, ...files) : sumsOf(...files)];
}

/** All steps of this target, in the order in which they are done. */
export function stepsOf(there: There, wanted: Wanted): readonly Step[] {
  const archive = archiveOf(there, wanted);
  return [
    tagStep(there, wanted),
    draftStep(there, wanted, archive),
    ...filesOf(there, wanted).map((file) => fileStep(there, wanted, file)),
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

function publishStep(there: There, wanted: Wanted): Step {
  const id = "publish";
  const { release } = there;
  if (release && !release.draft) return step({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
  const latest = isLatest(there, wanted);
  const kind = isPrerelease(there, wanted) ? ", as a prerelease" : latest ? ", as the latest" : "";
  const reason = `Publish the release${kind}`;
  const evidence = { latest: String(latest) };
  return step({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}

/** A person may have called the draft of any version one. */
export function isPrerelease({ release }: There, { version }: Wanted): boolean {
  return version.includes("-") || release?.prerelease === true;
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
export function isLatest(there: There, wanted: Wanted): boolean {
  const { version, packageName, isOneOfSeveral } = wanted;
  const ours = readVersion(version);
  if (!ours || isPrerelease(there, wanted) || isOneOfSeveral) return false;
  return there.all.every(({ tag, draft, prerelease }) => {
    const read = readTag(tag, packageName);
    const other = read && readVersion(read.version);
    return draft || prerelease || !other || other.prerelease || compareVersions(other, ours) <= 0;
  });
}

function short(hash: string): string {
  return hash.slice(0, 12);
}
