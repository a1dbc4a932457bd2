import { GitHubFault } from "../../github/fault.js";
import type { Release, Releases } from "../../github/releases.js";
import { isSealedFor, seal, sealedAnew, sealedCommit } from "../notes.js";
import { TargetFault, type Publisher, type Step } from "../publisher.js";
import { rerun } from "../remedies.js";
import { openArchive } from "../../workspace/archive.js";
import type { ReleaseFile, Wanted } from "../wanted.js";
import { reading, writing } from "./github-release-faults.js";
import { isBroken } from "./github-release-files.js";
import { TARGET } from "./github-release-step.js";
import { archiveOf, bodyOf, filesOf, isLatest, isPrerelease, stepsOf, type There } from "./github-release-steps.js";
import { KnownReleases } from "./known-releases.js";
import { previousArchive, previousRelease } from "./previous-release.js";
import { ContentsReader, digestOf, wholeIn, type Contents } from "./release-contents.js";
import { whatDiffers } from "./what-differs.js";

/** GitHub takes 125,000 characters. */
const LONGEST = 100_000;

const MOST_READINGS = 3;
const READ_ONLY =
  "The token may only read, and GitHub shows it no drafts: this plan may be wrong, and a release with this token would be refused";

/** A release on GitHub: a draft first, then its files, and only then is it for everyone to see. */
export function githubRelease(github: Releases, given: Wanted): Publisher {
  let wanted = given;
  const known = new KnownReleases(github, wanted.tag);
  const contents = new ContentsReader(github, wanted);
  /** The archives of drafts that were looked into, by the number of the file; `undefined` for what is none. */
  const opened = new Map<number, ReleaseFile | undefined>();
  /** The draft that this run fills. */
  let taken: number | undefined;
  let there: There | undefined;

  /** Between two requests another run may have removed a draft: then what is left is read. */
  async function read(attempt = 1): Promise<There> {
    try {
      return await readOnce();
    } catch (error) {
      const isGone = error instanceof GitHubFault && error.status === 404;
      const drafts = known.drafts();
      if (!isGone || drafts.length === 0 || attempt === MOST_READINGS) throw error;
      for (const { id } of drafts) known.watch(id);
      return read(attempt + 1);
    }
  }

  async function readOnce(): Promise<There> {
    const commit = await github.tagCommit(wanted.tag);
    const release = (await known.read()) ?? (await draftOf(known.drafts()));
    if (release?.draft) {
      taken = release.id;
      known.watch(release.id);
    }
    const held = release ? await contents.read(release.id) : { assets: [] };
    const others = known.drafts().filter(({ id }) => id !== release?.id);
    return { commit, release, ...held, all: known.all(), others };
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
      if (sealedCommit(draft.body) === commit && (await archiveIn(await contents.read(draft.id)))) return draft;
    }
    return undefined;
  }

  /** The archive that stands whole in a release. @throws {GitHubFault} where its bytes cannot be looked at. */
  async function archiveIn(held: Contents): Promise<ReleaseFile | undefined> {
    const asset = wholeIn(held, wanted.archive.name);
    const sha256 = digestOf(asset);
    if (!asset || sha256 === undefined) return undefined;
    if (sha256 === wanted.archive.sha256) return wanted.archive;
    if (!opened.has(asset.id)) {
      const bytes = await contents.bytes(asset);
      const isArchive = !("refused" in openArchive(bytes));
      opened.set(asset.id, isArchive ? { name: asset.name, bytes, sha256 } : undefined);
    }
    return opened.get(asset.id);
  }

  /** What a draft of ours holds for this commit is released, so it is looked at before; once public it stays so. */
  async function resumed(now: There): Promise<ReleaseFile | undefined> {
    const { release } = now;
    if (release?.draft === false) return wanted.resumed;
    if (wanted.isPinned || !release || sealedCommit(release.body) !== wanted.commit) return undefined;
    const held = await archiveIn(now);
    return held === wanted.archive ? undefined : held;
  }

  async function apply({ id }: Step, now: There): Promise<void> {
    const { release } = now;
    if (id === "draft") {
      // What a person wrote above the seal of a draft that is left behind stays.
      const left = now.others.find(({ body }) => sealedCommit(body) === wanted.commit);
      const text = left?.body ?? (await words(now));
      const body = sealedAnew(text, seal(wanted.archive, wanted));
      const values = {
        tag_name: wanted.tag,
        name: wanted.tag,
        body,
        draft: true,
        prerelease: isPrerelease(now, wanted),
      };
      known.watch((await github.create(values)).id);
      return;
    }
    // Somebody has removed it, or another run has just published its own: reading again tells.
    if (!release) throw new TargetFault("unsure", `The draft of ${wanted.tag} is gone`, rerun(wanted.again));
    if (id === "notes") await github.update(release.id, { body: await bodyOf(now, wanted, () => words(now)) });
    else if (id === "publish") {
      const latest = isLatest(now, wanted) ? "true" : "false";
      const prerelease = isPrerelease(now, wanted);
      const values = { tag_name: wanted.tag, draft: false, prerelease, make_latest: latest };
      known.watch(release.id);
      await github.update(release.id, values);
    } else if (id === "tidy") {
      const leftover = Number(leftoverOf(now, wanted));
      // What is known of it may be old, and somebody may have published it meanwhile.
      if ((await github.one(leftover))?.draft === true) await github.remove(leftover);
      known.forget(leftover);
    } else await send(release, id.slice("file:".length), now);
  }

  async function send(release: Release, name: string, now: There): Promise<void> {
    const file = filesOf(now, wanted).find((one) => one.name === name);
    if (!file) throw new Error(`No step sends ${name}`);
    // Whatever a plan says: of what everyone sees nothing is removed but an upload that broke.
    const old = now.assets.filter((asset) => asset.name === name && (release.draft || isBroken(asset)));
    for (const asset of old) await github.removeAsset(asset.id);
    contents.remember(await github.upload(release, name, file.bytes), file);
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

  return {
    id: TARGET,
    async plan() {
      try {
        there = await read();
        const held = await resumed(there);
        wanted = { ...wanted, resumed: held };
      } catch (error) {
        reading(error, wanted);
      }
      const { release } = there;
      const steps = await explained(stepsOf(there, wanted), there);
      const unread = known.unread();
      return { steps, unread, ...(release && !release.draft && { publicAt: release.url }) };
    },
    resumed: () => there && (archiveOf(there, wanted) === wanted.archive ? undefined : wanted.resumed),
    async doubts() {
      try {
        return (await github.mayWrite(wanted.tag)) ? [] : [READ_ONLY];
      } catch (error) {
        if (error instanceof GitHubFault) return [`Whether the token may write is not known: ${error.message}`];
        throw error;
      }
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
