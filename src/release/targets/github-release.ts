import type { Release, Releases } from "../../github/releases.js";
import { sealedAnew, seal } from "../notes.js";
import { type Publisher, type Step } from "../publisher.js";
import { sumsOf, SUMS } from "../sums.js";
import type { ReleaseFile, Wanted } from "../wanted.js";
import { reading, writing } from "./github-release-faults.js";
import { archiveOf, bodyOf, isLatest, stepsOf, TARGET, type There } from "./github-release-steps.js";
import { previousArchive } from "./previous-release.js";
import { whatDiffers } from "./what-differs.js";

/** A release on GitHub: a draft first, then its files, and only then is it for everyone to see. */
export function githubRelease(github: Releases, given: Wanted): Publisher {
  let wanted = given;
  /** A list may be behind: what this run has made is asked for by its number. */
  const made = new Set<number>();
  let there: There | undefined;

  async function read(): Promise<There> {
    const commit = await github.tagCommit(wanted.tag);
    const published = await github.published(wanted.tag);
    const listed = await github.list();
    const known = new Map(listed.map((release) => [release.id, release]));
    for (const id of made) {
      const release = await github.one(id);
      if (release) known.set(id, release);
      else known.delete(id);
    }
    const all = [...known.values()];
    const drafts = all.filter(({ tag, draft }) => draft && tag === wanted.tag).toSorted((a, b) => a.id - b.id);
    const visible = published ?? all.find(({ tag, draft }) => !draft && tag === wanted.tag);
    const release = visible ?? drafts[0];
    const assets = release ? await github.assets(release.id) : [];
    return { commit, release, assets, all, others: drafts.filter(({ id }) => id !== release?.id) };
  }

  async function apply({ id }: Step, now: There): Promise<void> {
    const { release } = now;
    if (id === "draft") {
      const body = sealedAnew(wanted.notes.text, seal(wanted.commit, wanted.archive));
      const generate = wanted.notes.generate ? { generate_release_notes: true } : {};
      const values = { tag_name: wanted.tag, name: wanted.tag, body, draft: true, prerelease: isPrerelease() };
      made.add((await github.create({ ...values, ...generate })).id);
      return;
    }
    if (!release) throw new Error(`There is no release for the step ${id}`);
    if (id === "notes") await github.update(release.id, { body: bodyOf(now, wanted) });
    else if (id === "publish") {
      const latest = isLatest(now.all, wanted) ? "true" : "false";
      const values = { tag_name: wanted.tag, draft: false, prerelease: isPrerelease(), make_latest: latest };
      await github.update(release.id, values);
      made.add(release.id);
    } else if (id === "tidy") {
      const leftover = now.others.find((draft) => String(draft.id) === leftoverOf(now, wanted));
      if (leftover) await github.remove(leftover.id);
    } else await send(release, id.slice("file:".length), now);
  }

  async function send(release: Release, name: string, now: There): Promise<void> {
    for (const asset of now.assets) if (asset.name === name) await github.removeAsset(asset.id);
    // A resumed archive is there already: only its sums can be wanting.
    const { archive, attestation } = wanted;
    const sums = (): ReleaseFile => sumsOf(archiveOf(now, wanted), ...(attestation ? [attestation] : []));
    const { bytes } = name === SUMS ? sums() : name === attestation?.name ? attestation : archive;
    await github.upload(release, name, bytes);
  }

  /** Of a public archive with other bytes it is told which files differ. */
  async function explained(steps: readonly Step[], { assets }: There): Promise<readonly Step[]> {
    const { name, bytes } = wanted.archive;
    const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
    const asset = assets.find((one) => one.name === name && one.state === "uploaded");
    if (!conflict || !asset) return steps;
    const details = await whatDiffers(github, asset, bytes);
    return steps.map((step) => (step === conflict ? { ...step, details } : step));
  }

  function isPrerelease(): boolean {
    return wanted.version.includes("-");
  }

  return {
    id: TARGET,
    async plan() {
      there = await read().catch((error: unknown) => reading(error, wanted));
      const { release } = there;
      const { sha256 } = archiveOf(there, wanted);
      if (sha256 !== wanted.archive.sha256) wanted = { ...wanted, resumed: sha256 };
      const steps = await explained(stepsOf(there, wanted), there);
      return { steps, ...(release && !release.draft && { publicAt: release.url }) };
    },
    previous: async () => there && previousArchive(github, there.all, wanted),
    async apply(step) {
      if (!there) throw new Error("A step is only done after a plan");
      await apply(step, there).catch((error: unknown) => writing(error, step, wanted));
    },
  };
}

function leftoverOf(there: There, wanted: Wanted): string | undefined {
  return stepsOf(there, wanted).find(({ id }) => id === "tidy")?.evidence["release"];
}
