import type { Release } from "../../../github/releases.js";
import { readOwnVersion } from "../../../repository/tags/tag-forms.js";
import { quote } from "../../../base/text/safe.js";
import { compareVersions, isPrerelease, parseVersion } from "../../../base/text/versions/versions.js";
import { formatOrigin, formatSeal, readSealedCommit, renewSeal } from "../../notes.js";
import { TargetFault } from "../../publisher.js";
import { explainCheckOut, explainHandover, explainMovedTag, explainPushTag, explainRerun } from "../../remedies.js";
import type { InspectedStep } from "../step.js";
import { listReleaseFiles, makeFileStep, requireDraft, type GitHubState, type GitHubStep } from "./file-steps.js";
import type { GitHubSpec } from "./spec.js";
import type { RemoteState } from "./state-reader.js";

/** All steps of this target, in the order in which they run. */
export function listGitHubSteps({ remote, spec }: GitHubState): readonly GitHubStep[] {
  return [TAG, DRAFT, ...listReleaseFiles(remote, spec).map(makeFileStep), NOTES, PUBLICATION, TIDYING];
}

const TAG: GitHubStep = {
  id: "tag",
  phase: "stage",
  inspect: ({ remote, spec }) => inspectTagCommit(remote.commit, spec),
};

const DRAFT: GitHubStep = {
  id: "draft",
  phase: "stage",
  inspect: inspectDraft,
  async run({ remote, spec }, { github, reader }) {
    // No word of another draft is taken: whoever may write drafts can copy our seal.
    const body = renewSeal(await reader.makeNotes(), formatSeal(spec.archive, spec));
    const prerelease = becomesPrerelease(remote, spec);
    const { id } = await github.create({ tag_name: spec.tag, name: spec.tag, body, draft: true, prerelease });
    reader.noteMade(id);
  },
};

const NOTES: GitHubStep = {
  id: "notes",
  phase: "stage",
  inspect: inspectNotes,
  async run({ remote, spec }, { github, reader }) {
    const { id } = requireDraft(remote.release, spec);
    await github.update(id, { body: await formatBody(remote, spec, () => reader.makeNotes()) });
  },
};

/** A draft that is left to a person waits for that person, and no run does. */
const PUBLICATION: GitHubStep = {
  id: "publish",
  phase: "commit",
  inspect: inspectPublication,
  async run({ remote, spec }, { github, reader }) {
    const { id } = requireDraft(remote.release, spec);
    const latest = String(isLatest(remote, spec));
    const prerelease = becomesPrerelease(remote, spec);
    reader.known.watch(id);
    // The last request before what cannot be undone. The next reading says what moved.
    if ((await github.tagCommit(spec.tag)) !== spec.commit)
      throw new TargetFault("unsure", `${spec.tag} no longer names ${spec.commit}`, explainRerun(spec.again));
    await github.update(id, { tag_name: spec.tag, draft: false, prerelease, make_latest: latest });
  },
};

/**
 * Removes our drafts that another run left, because it was built to other bytes, because the list did not show the first
 * draft yet, or because both ran at the same time.
 */
const TIDYING: GitHubStep = {
  id: "tidy",
  phase: "announce",
  inspect({ remote }) {
    const leftover = findLeftover(remote);
    if (!leftover) return { action: "noop", reason: "There is no second draft" };
    const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
    return { action: "remove", reason, evidence: { release: String(leftover.id) } };
  },
  async run({ remote, spec }, { github, reader }) {
    requireDraft(remote.release, spec);
    const leftover = findLeftover(remote);
    if (!leftover) return;
    // The known state may be old, and somebody may have published the draft or made it their own meanwhile.
    const seen = await github.one(leftover.id);
    if (seen?.draft === true && (await reader.isOurs(seen))) await github.remove(leftover.id);
    reader.known.forget(leftover.id);
  },
};

function findLeftover({ others }: RemoteState): Release | undefined {
  return others.find(({ body }) => readSealedCommit(body) !== undefined);
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

/** Whether the tag names the commit that is released. `commit` is the one that it names on GitHub. */
export function inspectTagCommit(
  commit: string | undefined,
  spec: Pick<GitHubSpec, "tag" | "commit" | "isPinned">,
): InspectedStep {
  const { tag } = spec;
  const evidence = { tag: commit ?? "", checkedOut: spec.commit };
  if (commit === undefined) {
    return { action: "blocked", reason: `GitHub has no tag ${tag}`, help: explainPushTag(tag), evidence };
  }
  const isSame = commit === spec.commit;
  const [theirs, own] = [shortenHash(commit), shortenHash(spec.commit)];
  if (spec.isPinned) {
    if (isSame) return { action: "noop", reason: `${tag} names the commit that the archive was made from`, evidence };
    const reason = `On GitHub ${tag} names commit ${theirs}, but the archive was made from ${own}`;
    return { action: "conflict", reason, help: explainMovedTag(tag), evidence };
  }
  if (isSame) return { action: "noop", reason: `${tag} names the commit that is checked out`, evidence };
  const reason = `On GitHub ${tag} names commit ${theirs}, but ${own} is checked out`;
  const help = `If the tag was moved, the run of its new commit releases it, and this one need not. ${explainCheckOut(tag)}`;
  return { action: "conflict", reason, help, evidence };
}

function inspectDraft({ remote, spec }: GitHubState): InspectedStep {
  const { release, rivals, foreign } = remote;
  if (rivals.length > 0) {
    const list = rivals.map((one) => `${String(one.id)} (${quote(one.name)})`).join(", ");
    const reason = `There are ${String(rivals.length)} drafts of ${spec.tag} made by people or other tools: ${list}`;
    return { action: "conflict", reason, help: explainRivals(spec) };
  }
  if (!release) return { action: "create", reason: `Make a draft release of ${spec.tag}` };
  const evidence = { release: String(release.id), url: release.url };
  if (!release.draft) return { action: "noop", reason: `${spec.tag} is released`, evidence };
  const reason = `The draft ${String(release.id)} exists`;
  if (foreign.length === 0) return { action: "noop", reason, evidence };
  const names = foreign.map((name) => quote(name)).join(", ");
  return { action: "noop", reason: `${reason}, with files from someone else: ${names}`, evidence };
}

/** Only a person knows which draft is meant. */
function explainRivals({ repository, again }: GitHubSpec): string {
  return `Open the releases of ${repository}, keep one of these drafts, and delete the others. Then run this again:\n  ${again}`;
}

function inspectNotes({ remote: { release }, spec }: GitHubState): InspectedStep {
  // A public release is not written to, and a person's draft keeps its notes.
  if (!release) return { action: "noop", reason: "The notes come with the draft" };
  if (!release.draft) return { action: "noop", reason: "The notes stay as they are" };
  if (release.body.trim() === "") {
    return { action: "create", reason: "Write the notes into the draft, which has none" };
  }
  if (spec.isDraftOnly === true)
    return { action: "noop", reason: "The draft has notes that a person may have changed" };
  if (readSealedCommit(release.body) === undefined) {
    return { action: "noop", reason: "A person made the draft, so its notes are kept" };
  }
  if (release.body.includes(formatSeal(spec.archive, spec))) return { action: "noop", reason: "The notes exist" };
  return { action: "replace", reason: "Name the digest of the archive that is released below the notes" };
}

function inspectPublication({ remote, spec }: GitHubState): InspectedStep {
  const { release } = remote;
  if (release?.draft === false) return { action: "noop", reason: "Everyone can see it" };
  if (spec.isDraftOnly === true) {
    const which = release ? `The draft ${release.url}` : "The draft";
    const reason = `${which} is left to a person, who publishes it`;
    return { phase: "stage", action: "wait", reason, help: explainHandover(spec.tag) };
  }
  const latest = isLatest(remote, spec);
  const reason = `Publish the release${describeKind(remote, spec)}`;
  return { action: "create", reason, irreversible: true, evidence: { latest: String(latest) } };
}

function describeKind(remote: RemoteState, spec: GitHubSpec): string {
  if (becomesPrerelease(remote, spec)) return ", as a prerelease";
  return isLatest(remote, spec) ? ", as the latest" : "";
}

/** A person may have marked the draft of any version as a prerelease. */
export function becomesPrerelease({ release }: RemoteState, { version }: GitHubSpec): boolean {
  return isPrerelease(version) || release?.prerelease === true;
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
