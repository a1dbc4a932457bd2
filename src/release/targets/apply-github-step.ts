import { GITHUB_LIMITS } from "../../core/github-limits.js";
import type { Release, Releases } from "../../github/releases.js";
import { quoteForShell } from "../../text/shell-word.js";
import { cutNotes } from "../cut-notes.js";
import { formatSeal, readSealedCommit, renewSeal } from "../notes.js";
import { TargetFault, type Step } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { isBroken } from "./github-release-files.js";
import type { GitHubReleaseReader } from "./github-release-reader.js";
import type { GitHubSpec } from "./github-release-spec.js";
import { becomesPrerelease, formatBody, isLatest, listReleaseFiles, type RemoteState } from "./github-release-steps.js";
import { findPreviousRelease } from "./previous-release.js";

/** What a step is applied with. */
interface ApplyingRun {
  readonly github: Releases;
  readonly spec: GitHubSpec;
  readonly reader: GitHubReleaseReader;
}

/** Runs one step of the plan that was made of this state. */
export async function applyGitHubStep(step: Step, now: RemoteState, run: ApplyingRun): Promise<void> {
  const { github, spec } = run;
  const { id } = step;
  const { release } = now;
  if (id === "draft") return makeDraft(now, run);
  // Somebody removed the draft, or another run has just published its own. Reading again decides.
  if (!release) throw new TargetFault("unsure", `The draft of ${spec.tag} is gone`, explainRerun(spec.again));
  if (id === "notes") await github.update(release.id, { body: await formatBody(now, spec, () => makeNotes(now, run)) });
  else if (id === "publish") await publish(release, now, run);
  else if (id === "tidy") await removeLeftover(step, run);
  else await sendFile(release, id.slice("file:".length), now, run);
}

async function makeDraft(now: RemoteState, run: ApplyingRun): Promise<void> {
  const { github, spec, reader } = run;
  // Notes that a person wrote above the seal of an abandoned draft are kept.
  const left = now.others.find(({ body }) => readSealedCommit(body) === spec.commit);
  const text = left?.body ?? (await makeNotes(now, run));
  const body = renewSeal(text, formatSeal(spec.archive, spec));
  const prerelease = becomesPrerelease(now, spec);
  const { id } = await github.create({ tag_name: spec.tag, name: spec.tag, body, draft: true, prerelease });
  reader.noteMade(id);
}

async function publish({ id }: Release, now: RemoteState, { github, spec, reader }: ApplyingRun): Promise<void> {
  const latest = isLatest(now, spec) ? "true" : "false";
  const prerelease = becomesPrerelease(now, spec);
  reader.known.watch(id);
  await github.update(id, { tag_name: spec.tag, draft: false, prerelease, make_latest: latest });
}

async function removeLeftover({ evidence }: Step, { github, reader }: ApplyingRun): Promise<void> {
  const leftover = Number(evidence["release"]);
  // The known state may be old, and somebody may have published the draft or made it their own meanwhile.
  const seen = await github.one(leftover);
  if (seen?.draft === true && readSealedCommit(seen.body) !== undefined) await github.remove(leftover);
  reader.known.forget(leftover);
}

async function sendFile(
  release: Release,
  name: string,
  now: RemoteState,
  { github, spec, reader }: ApplyingRun,
): Promise<void> {
  const file = listReleaseFiles(now, spec).find((one) => one.name === name);
  if (!file) throw new Error(`No step sends ${name}`);
  // Whatever the plan says: from a public release, nothing is removed but a broken upload.
  const old = now.assets.filter((asset) => asset.name === name && (release.draft || isBroken(asset)));
  for (const asset of old) await github.removeAsset(asset.id);
  reader.contents.remember(await github.upload(release, name, file.bytes), file);
}

async function makeNotes(now: RemoteState, run: ApplyingRun): Promise<string> {
  const { notes } = run.spec;
  return notes.generate ? await fetchGeneratedNotes(now, run) : notes.text;
}

/** Without an earlier release of this plugin, GitHub would list the commits of the other plugins, too. */
async function fetchGeneratedNotes({ all }: RemoteState, { github, spec }: ApplyingRun): Promise<string> {
  const previous = findPreviousRelease(all, spec)?.release.tag;
  if (previous === undefined && spec.isOneOfSeveral) return "";
  const notes = await github.generatedNotes(spec.tag, previous);
  // GitHub's last line leads to all of the commits.
  const range = `${previous === undefined ? "" : `${previous}..`}${spec.tag}`;
  const [whole = `\`git log ${quoteForShell(range)}\` has all of it.`] =
    /^\*\*Full Changelog\*\*: .*$/mu.exec(notes) ?? [];
  return cutNotes(notes, GITHUB_LIMITS.releaseNotesLength, whole);
}
