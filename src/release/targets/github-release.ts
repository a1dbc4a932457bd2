import { GitHubFault } from "../../github/fault.js";
import type { Asset, Release, Releases } from "../../github/releases.js";
import { isSealedFor, seal, sealedAnew, sealedCommit } from "../notes.js";
import { TargetFault, type Publisher, type Step } from "../publisher.js";
import { rerun } from "../remedies.js";
import { sha256Of, sumsOf, SUMS } from "../../packing/sums.js";
import type { ReleaseFile, Wanted } from "../wanted.js";
import { reading, writing } from "./github-release-faults.js";
import { archiveOf, bodyOf, isLatest, stepsOf, TARGET, wholeIn, type There } from "./github-release-steps.js";
import { previousArchive, previousRelease } from "./previous-release.js";
import { whatDiffers } from "./what-differs.js";

/** GitHub takes 125,000 characters. */
const LONGEST = 100_000;

/** A release on GitHub: a draft first, then its files, and only then is it for everyone to see. */
export function githubRelease(github: Releases, given: Wanted): Publisher {
  let wanted = given;
  /** A list may be behind: what this run has made is asked for by its number. */
  const made = new Set<number>();
  /** What this run has sent, as older servers do not say what a file holds. */
  const sent = new Map<number, string>();
  /** The draft that this run fills. */
  let taken: number | undefined;
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
    const release = visible ?? (await draftOf(drafts));
    if (release?.draft) taken = release.id;
    const assets = (release ? await github.assets(release.id) : []).map(withDigest);
    return { commit, release, assets, all, others: drafts.filter(({ id }) => id !== release?.id) };
  }

  /**
   * A person's draft, or one for the same bytes. What another run fills with other bytes is left to that run: of two
   * drafts of a tag GitHub publishes one. Only what stood there whole when this run began is released as it is.
   */
  async function draftOf(drafts: readonly Release[]): Promise<Release | undefined> {
    const { commit, archive, isPinned } = wanted;
    const isOwn = ({ body }: Release): boolean =>
      sealedCommit(body) === undefined || isSealedFor(body, commit, archive.sha256);
    const own = drafts.find(({ id }) => id === taken) ?? drafts.find(isOwn);
    if (own || there || isPinned) return own;
    for (const draft of drafts) {
      if (sealedCommit(draft.body) === commit && wholeIn(await github.assets(draft.id), archive.name)) return draft;
    }
    return undefined;
  }

  async function apply({ id }: Step, now: There): Promise<void> {
    const { release } = now;
    if (id === "draft") {
      // What a person wrote above the seal of a draft that is left behind stays.
      const left = now.others.find(({ body }) => sealedCommit(body) === wanted.commit);
      const text = left?.body ?? (await words(now));
      const body = sealedAnew(text, seal(wanted.archive, wanted));
      const values = { tag_name: wanted.tag, name: wanted.tag, body, draft: true, prerelease: isPrerelease() };
      made.add((await github.create(values)).id);
      return;
    }
    // Somebody has removed it, or another run has just published its own: reading again tells.
    if (!release) throw new TargetFault("unsure", `The draft of ${wanted.tag} is gone`, rerun(wanted.again));
    if (id === "notes") await github.update(release.id, { body: await bodyOf(now, wanted, () => words(now)) });
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
    sent.set((await github.upload(release, name, bytes)).id, sha256Of(bytes));
  }

  async function words(now: There): Promise<string> {
    return wanted.notes.generate ? await generated(now) : wanted.notes.text;
  }

  /** Without an earlier release of this plugin GitHub would tell of the other plugins' commits, too. */
  async function generated({ all }: There): Promise<string> {
    const previous = previousRelease(all, wanted)?.release.tag;
    if (previous === undefined && wanted.isOneOfSeveral) return "";
    return (await github.generatedNotes(wanted.tag, previous)).slice(0, LONGEST).toWellFormed();
  }

  function withDigest(asset: Asset): Asset {
    const known = sent.get(asset.id);
    return asset.digest !== undefined || known === undefined ? asset : { ...asset, digest: `sha256:${known}` };
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

  /** GitHub answers 404 for what is gone, and for what a token may not write. */
  async function isStillThere(error: unknown, release: Release | undefined): Promise<boolean> {
    if (!release || !(error instanceof GitHubFault) || error.status !== 404) return false;
    try {
      return (await github.one(release.id)) !== undefined;
    } catch (fault) {
      if (fault instanceof GitHubFault) return false;
      throw fault;
    }
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
      try {
        await apply(step, there);
      } catch (error) {
        writing(error, step, wanted, await isStillThere(error, there.release));
      }
    },
  };
}

function leftoverOf(there: There, wanted: Wanted): string | undefined {
  return stepsOf(there, wanted).find(({ id }) => id === "tidy")?.evidence["release"];
}
