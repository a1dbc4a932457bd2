import type { Release } from "../../github/releases.js";
import { quote } from "../../text/safe.js";
import { readOwnVersion } from "../../tags/tag-forms.js";
import { compareVersions, isPrerelease, parseVersion } from "../../text/versions/versions.js";
import { formatOrigin, formatSeal, renewSeal, readSealedCommit } from "../notes.js";
import type { Step } from "../publisher.js";
import { explainCheckOut, explainHandover, explainMovedTag, explainPushTag } from "../remedies.js";
import { makeSumsFile, updateSums, type DigestedFile } from "../../packing/sums.js";
import { listArchives, listOwnFiles, type GitHubSpec } from "./github-release-spec.js";
import { makeFileStep } from "./github-release-files.js";
import { findAssetDigest, type Contents } from "./release-contents.js";
import { makeStep } from "./github-release-step.js";

/** The remote state of one tag on GitHub. */
export interface RemoteState extends Contents {
  readonly commit: string | undefined;
  /**
   * The public release, or else the oldest draft that this run may fill: a person's draft, or one of ours with the
   * same bytes.
   */
  readonly release: Release | undefined;
  /** The other drafts of this tag that no person has changed, oldest first. */
  readonly others: readonly Release[];
  /** The drafts of persons, if there are several and none of ours. */
  readonly rivals: readonly Release[];
  /** The files of a person's draft that this run does not send. */
  readonly foreign: readonly string[];
  /** All releases of the repository. */
  readonly all: readonly Release[];
}

/** The files of the release. The list of digests comes last; in a draft it keeps the lines that others wrote. */
export function listReleaseFiles(remote: RemoteState, spec: GitHubSpec): readonly DigestedFile[] {
  const { sums } = remote;
  const archives = listArchives(spec);
  const more = listOwnFiles(spec).slice(archives.length);
  const files = [...archives, ...more.map((file) => keepFile(file, remote, spec))];
  return [...files, sums !== undefined && "text" in sums ? updateSums(sums.text, ...files) : makeSumsFile(...files)];
}

/** What a person has of a file in a draft that is left to people stays, so that it is what the list of digests names. */
function keepFile(file: DigestedFile, { release, assets }: RemoteState, { isDraftOnly }: GitHubSpec): DigestedFile {
  const isLeft = isDraftOnly === true && release?.draft === true;
  const there = isLeft ? findAssetDigest(assets.find(({ name }) => name === file.name)) : undefined;
  return there === undefined ? file : { ...file, sha256: there };
}

/** All steps of this target, in the order in which they run. */
export function planSteps(remote: RemoteState, spec: GitHubSpec): readonly Step[] {
  return [
    planTag(remote, spec),
    planDraft(remote, spec),
    ...listReleaseFiles(remote, spec).map((file) => makeFileStep(remote, spec, file)),
    planNotes(remote, spec),
    planPublication(remote, spec),
    planTidying(remote),
  ];
}

/**
 * The text of the draft.
 *
 * @param words makes the notes for a draft that has none yet.
 */
export async function formatBody(remote: RemoteState, spec: GitHubSpec, words: () => Promise<string>): Promise<string> {
  const { body = "" } = remote.release ?? {};
  const { archive } = spec;
  if (body.trim() !== "") return renewSeal(body, formatSeal(archive, spec));
  return [await words(), formatOrigin(archive, spec)].join("\n\n").trim();
}

function planTag({ commit }: RemoteState, spec: GitHubSpec): Step {
  const id = "tag";
  const tag = spec.tag;
  const evidence = { tag: commit ?? "", checkedOut: spec.commit };
  if (commit === undefined) {
    return makeStep({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help: explainPushTag(tag), evidence });
  }
  if (commit === spec.commit) {
    const which = spec.isPinned ? "that the archive was made of" : "that is checked out";
    return makeStep({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
  }
  const own = shortenHash(spec.commit);
  const reason = `On GitHub ${tag} names commit ${shortenHash(commit)}, and ${spec.isPinned ? `the archive was made of ${own}` : `${own} is checked out`}`;
  const help = spec.isPinned
    ? explainMovedTag(tag)
    : `If the tag was moved, the run of its new commit releases it, and this one need not. ${explainCheckOut(tag)}`;
  return makeStep({ id, action: "conflict", reason, help, evidence });
}

function planDraft({ release, rivals, foreign }: RemoteState, spec: GitHubSpec): Step {
  const id = "draft";
  if (rivals.length > 0) {
    const list = rivals.map((one) => `${String(one.id)} (${quote(one.name)})`).join(", ");
    const reason = `There are ${String(rivals.length)} drafts of ${spec.tag} that persons or other tools made: ${list}`;
    return makeStep({ id, action: "conflict", reason, help: explainRivals(spec) });
  }
  if (!release) return makeStep({ id, action: "create", reason: `Make a draft release of ${spec.tag}` });
  const evidence = { release: String(release.id), url: release.url };
  if (!release.draft) return makeStep({ id, action: "noop", reason: `${spec.tag} is released`, evidence });
  const more =
    foreign.length === 0 ? "" : `, with files of somebody else: ${foreign.map((name) => quote(name)).join(", ")}`;
  return makeStep({ id, action: "noop", reason: `The draft ${String(release.id)} is there${more}`, evidence });
}

/** Only a person knows which draft is meant. */
function explainRivals({ repository, again }: GitHubSpec): string {
  return `Open the releases of ${repository}, keep one of these drafts, and delete the others. Then run this again:\n  ${again}`;
}

function planNotes({ release }: RemoteState, spec: GitHubSpec): Step {
  const id = "notes";
  // A public release is not written to, and a person's draft keeps its notes.
  if (!release) return makeStep({ id, action: "noop", reason: "The notes come with the draft" });
  if (!release.draft) return makeStep({ id, action: "noop", reason: "The notes stay as they are" });
  if (release.body.trim() === "") {
    return makeStep({ id, action: "create", reason: "Write the notes into the draft, which has none" });
  }
  if (spec.isDraftOnly === true)
    return makeStep({ id, action: "noop", reason: "The draft has notes, and a person may have changed them" });
  if (readSealedCommit(release.body) === undefined) {
    return makeStep({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
  }
  return release.body.includes(formatSeal(spec.archive, spec))
    ? makeStep({ id, action: "noop", reason: "The notes are there" })
    : makeStep({ id, action: "replace", reason: "Name the digest of the archive that is released below the notes" });
}

function planPublication(remote: RemoteState, spec: GitHubSpec): Step {
  const id = "publish";
  const { release } = remote;
  if (release && !release.draft) return makeStep({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
  if (spec.isDraftOnly === true) return planHandover(release, spec);
  const latest = isLatest(remote, spec);
  const kind = becomesPrerelease(remote, spec) ? ", as a prerelease" : latest ? ", as the latest" : "";
  const reason = `Publish the release${kind}`;
  const evidence = { latest: String(latest) };
  return makeStep({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}

/** What a person does with a draft that is left to people. */
function planHandover(release: Release | undefined, { tag }: GitHubSpec): Step {
  const which = release ? `The draft ${release.url}` : "The draft";
  const reason = `${which} is left to a person, who publishes it`;
  return makeStep({ id: "publish", action: "wait", reason, help: explainHandover(tag) });
}

/** A person may have marked the draft of any version as a prerelease. */
export function becomesPrerelease({ release }: RemoteState, { version }: GitHubSpec): boolean {
  return isPrerelease(version) || release?.prerelease === true;
}

/**
 * Our drafts that another run left, because it was built to other bytes, because the list did not show the first draft
 * yet, or because both ran at the same time.
 */
function planTidying({ others }: RemoteState): Step {
  const id = "tidy";
  const [leftover] = others.filter(({ body }) => readSealedCommit(body) !== undefined);
  if (!leftover) return makeStep({ id, phase: "announce", action: "noop", reason: "No second draft is left" });
  const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
  return makeStep({ id, phase: "announce", action: "remove", reason, evidence: { release: String(leftover.id) } });
}

/**
 * Whether this is the highest version that is not a prerelease. Of several plugins in one repository, none is the
 * latest.
 */
export function isLatest(remote: RemoteState, spec: GitHubSpec): boolean {
  const { version, isOneOfSeveral } = spec;
  const ours = parseVersion(version);
  if (!ours || becomesPrerelease(remote, spec) || isOneOfSeveral) return false;
  return remote.all.every(({ tag, draft, prerelease }) => {
    const other = parseVersion(readOwnVersion(tag, spec) ?? "");
    return draft || prerelease || !other || other.prerelease || compareVersions(other, ours) <= 0;
  });
}

function shortenHash(hash: string): string {
  return hash.slice(0, 12);
}
