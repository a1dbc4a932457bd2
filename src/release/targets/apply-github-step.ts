import type { Release, Releases } from "../../github/releases.js";
import { formatSeal, renewSeal } from "../notes.js";
import { TargetFault, type Step } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { isBroken } from "./github-release-files.js";
import type { GitHubReleaseReader } from "./github-release-reader.js";
import type { GitHubSpec } from "./github-release-spec.js";
import { becomesPrerelease, formatBody, isLatest, listReleaseFiles, type RemoteState } from "./github-release-steps.js";

/** What a step is applied with. */
interface ApplyingRun {
  readonly github: Releases;
  readonly spec: GitHubSpec;
  readonly reader: GitHubReleaseReader;
}

/** Runs one step of the plan that was made of this state. */
export async function applyGitHubStep(step: Step, now: RemoteState, run: ApplyingRun): Promise<void> {
  const { github, spec, reader } = run;
  const { id } = step;
  const { release } = now;
  // Only a person ends this wait, and this run does not wait for people.
  if (step.action === "wait") return;
  if (id === "draft") return makeDraft(now, run);
  // Somebody removed the draft, or another run has just published its own. Reading again decides.
  if (!release) throw new TargetFault("unsure", `The draft of ${spec.tag} is gone`, explainRerun(spec.again));
  if (id === "notes")
    await github.update(release.id, {
      body: await formatBody(now, spec, () => reader.makeNotes()),
    });
  else if (id === "publish") await publish(release, now, run);
  else if (id === "tidy") await removeLeftover(step, run);
  else await sendFile(release, id.slice("file:".length), now, run);
}

async function makeDraft(now: RemoteState, run: ApplyingRun): Promise<void> {
  const { github, spec, reader } = run;
  // No word of another draft is taken: whoever may write drafts can copy our seal.
  const body = renewSeal(await reader.makeNotes(), formatSeal(spec.archive, spec));
  const prerelease = becomesPrerelease(now, spec);
  const { id } = await github.create({ tag_name: spec.tag, name: spec.tag, body, draft: true, prerelease });
  reader.noteMade(id);
}

async function publish({ id }: Release, now: RemoteState, { github, spec, reader }: ApplyingRun): Promise<void> {
  const latest = isLatest(now, spec) ? "true" : "false";
  const prerelease = becomesPrerelease(now, spec);
  reader.known.watch(id);
  // The last request before what cannot be undone. The next reading says what moved.
  if ((await github.tagCommit(spec.tag)) !== spec.commit)
    throw new TargetFault("unsure", `${spec.tag} does not name ${spec.commit} any more`, explainRerun(spec.again));
  await github.update(id, { tag_name: spec.tag, draft: false, prerelease, make_latest: latest });
}

async function removeLeftover({ evidence }: Step, { github, reader }: ApplyingRun): Promise<void> {
  const leftover = Number(evidence["release"]);
  // The known state may be old, and somebody may have published the draft or made it their own meanwhile.
  const seen = await github.one(leftover);
  if (seen?.draft === true && (await reader.isOurs(seen))) await github.remove(leftover);
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
