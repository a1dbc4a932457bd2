import { GitHubFault } from "../../github/fault.js";
import type { Release, Releases } from "../../github/releases.js";
import { isSealedFor, formatSeal, renewSeal, readSealedCommit } from "../notes.js";
import { TargetFault, type Publisher, type Step } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { openArchive } from "../../workspace/archive.js";
import type { ReleaseFile } from "../release-spec.js";
import type { GitHubSpec } from "./github-release-spec.js";
import { describeReadFault, describeWriteFault } from "./github-release-faults.js";
import { isBroken } from "./github-release-files.js";
import { TARGET } from "./github-release-step.js";
import {
  findArchive,
  formatBody,
  listReleaseFiles,
  isLatest,
  isPrerelease,
  planSteps,
  type RemoteState,
} from "./github-release-steps.js";
import { KnownReleases } from "./known-releases.js";
import { cutNotes } from "../cut-notes.js";
import { quoteForShell } from "../../text/shell-word.js";
import { readPreviousArchive, findPreviousRelease } from "./previous-release.js";
import { ContentsReader, findAssetDigest, findWholeAsset, type Contents } from "./release-contents.js";
import { describeDifferences } from "./describe-differences.js";

/** GitHub takes 125,000 characters. */
const LONGEST = 100_000;

const MOST_READINGS = 3;
const READ_ONLY =
  "The token may only read, and GitHub shows it no drafts. This plan may be wrong, and a release with this token would be refused";

/** A release on GitHub: first a draft, then its files, and only then is it public. */
export function githubRelease(github: Releases, given: GitHubSpec): Publisher {
  let spec = given;
  const known = new KnownReleases(github, spec.tag);
  const contents = new ContentsReader(github, spec);
  /** The archives of drafts that were opened, by the id of the asset. `undefined` for a file that is not an archive. */
  const opened = new Map<number, ReleaseFile | undefined>();
  /** The draft that this run fills. */
  let taken: number | undefined;
  let remote: RemoteState | undefined;

  /** Another run may remove a draft between two requests. Then the rest is read again. */
  async function read(attempt = 1): Promise<RemoteState> {
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

  async function readOnce(): Promise<RemoteState> {
    const commit = await github.tagCommit(spec.tag);
    const release = (await known.read()) ?? (await findDraft(known.drafts()));
    if (release?.draft) {
      taken = release.id;
      known.watch(release.id);
    }
    const held = release ? await contents.read(release.id) : { assets: [] };
    const others = known.drafts().filter(({ id }) => id !== release?.id);
    return { commit, release, ...held, all: known.all(), others };
  }

  /**
   * Finds a person's draft, or one with the same bytes. A draft that another run fills with other bytes is left to
   * that run, because GitHub publishes only one of two drafts of a tag. Such a draft is continued only if it was
   * complete when this run began.
   */
  async function findDraft(drafts: readonly Release[]): Promise<Release | undefined> {
    const { commit, archive, isPinned } = spec;
    const isOwn = ({ body }: Release): boolean =>
      readSealedCommit(body) === undefined || isSealedFor(body, commit, archive.sha256);
    const own = drafts.find(({ id }) => id === taken) ?? drafts.find(isOwn);
    if (own || remote || isPinned) return own;
    for (const draft of drafts) {
      if (readSealedCommit(draft.body) === commit && (await readArchive(await contents.read(draft.id)))) return draft;
    }
    return undefined;
  }

  /**
   * Reads the archive that is complete in a release.
   *
   * @throws {GitHubFault} if its bytes cannot be read.
   */
  async function readArchive(held: Contents): Promise<ReleaseFile | undefined> {
    const asset = findWholeAsset(held, spec.archive.name);
    const sha256 = findAssetDigest(asset);
    if (!asset || sha256 === undefined) return undefined;
    if (sha256 === spec.archive.sha256) return spec.archive;
    if (!opened.has(asset.id)) {
      const bytes = await contents.bytes(asset);
      const isArchive = !("refused" in openArchive(bytes));
      opened.set(asset.id, isArchive ? { name: asset.name, bytes, sha256 } : undefined);
    }
    return opened.get(asset.id);
  }

  /**
   * Finds an archive in our own draft of this commit. It is then released, so its bytes are checked first. A public
   * release keeps its archive, which the other targets then release, too.
   */
  async function resumed(now: RemoteState): Promise<ReleaseFile | undefined> {
    const { release } = now;
    if (release?.draft === false && (spec.resumed || spec.hasSiblings !== true)) return spec.resumed;
    if (spec.isPinned || !release || readSealedCommit(release.body) !== spec.commit) return undefined;
    const held = await readArchive(now);
    return held === spec.archive ? undefined : held;
  }

  async function apply({ id }: Step, now: RemoteState): Promise<void> {
    const { release } = now;
    if (id === "draft") {
      // Notes that a person wrote above the seal of an abandoned draft are kept.
      const left = now.others.find(({ body }) => readSealedCommit(body) === spec.commit);
      const text = left?.body ?? (await makeNotes(now));
      const body = renewSeal(text, formatSeal(spec.archive, spec));
      const values = {
        tag_name: spec.tag,
        name: spec.tag,
        body,
        draft: true,
        prerelease: isPrerelease(now, spec),
      };
      known.watch((await github.create(values)).id);
      return;
    }
    // Somebody removed the draft, or another run has just published its own. Reading again decides.
    if (!release) throw new TargetFault("unsure", `The draft of ${spec.tag} is gone`, explainRerun(spec.again));
    if (id === "notes") await github.update(release.id, { body: await formatBody(now, spec, () => makeNotes(now)) });
    else if (id === "publish") {
      const latest = isLatest(now, spec) ? "true" : "false";
      const prerelease = isPrerelease(now, spec);
      const values = { tag_name: spec.tag, draft: false, prerelease, make_latest: latest };
      known.watch(release.id);
      await github.update(release.id, values);
    } else if (id === "tidy") {
      const leftover = Number(findLeftover(now, spec));
      // The known state may be old, and somebody may have published the draft meanwhile.
      if ((await github.one(leftover))?.draft === true) await github.remove(leftover);
      known.forget(leftover);
    } else await send(release, id.slice("file:".length), now);
  }

  async function send(release: Release, name: string, now: RemoteState): Promise<void> {
    const file = listReleaseFiles(now, spec).find((one) => one.name === name);
    if (!file) throw new Error(`No step sends ${name}`);
    // Whatever the plan says: from a public release, nothing is removed but a broken upload.
    const old = now.assets.filter((asset) => asset.name === name && (release.draft || isBroken(asset)));
    for (const asset of old) await github.removeAsset(asset.id);
    contents.remember(await github.upload(release, name, file.bytes), file);
  }

  async function makeNotes(now: RemoteState): Promise<string> {
    return spec.notes.generate ? await fetchGeneratedNotes(now) : spec.notes.text;
  }

  /** Without an earlier release of this plugin, GitHub would list the commits of the other plugins, too. */
  async function fetchGeneratedNotes({ all }: RemoteState): Promise<string> {
    const previous = findPreviousRelease(all, spec)?.release.tag;
    if (previous === undefined && spec.isOneOfSeveral) return "";
    const notes = await github.generatedNotes(spec.tag, previous);
    // GitHub's last line leads to all of the commits.
    const range = `${previous === undefined ? "" : `${previous}..`}${spec.tag}`;
    const [whole = `\`git log ${quoteForShell(range)}\` has all of it.`] =
      /^\*\*Full Changelog\*\*: .*$/mu.exec(notes) ?? [];
    return cutNotes(notes, LONGEST, whole);
  }

  /** Lists which files differ in a public archive with other bytes. */
  async function addDifferences(steps: readonly Step[], { assets }: RemoteState): Promise<readonly Step[]> {
    const { name, bytes } = spec.archive;
    const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
    const asset = assets.find((one) => one.name === name && one.state === "uploaded");
    if (!conflict || !asset) return steps;
    const details = await describeDifferences(github, asset, bytes);
    return steps.map((step) => (step === conflict ? { ...step, details } : step));
  }

  /** GitHub answers 404 for what does not exist, and for what a token may not write. */
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
        remote = await read();
        const held = await resumed(remote);
        spec = { ...spec, resumed: held };
      } catch (error) {
        describeReadFault(error, spec);
      }
      const { release } = remote;
      const steps = await addDifferences(planSteps(remote, spec), remote);
      const unread = known.unread();
      const place = release && (release.draft ? { staged: "a draft, which nobody sees" } : { publicAt: release.url });
      return { steps, unread, ...place };
    },
    resumed: () => remote && (findArchive(remote, spec) === spec.archive ? undefined : spec.resumed),
    async doubts() {
      try {
        return (await github.mayWrite(spec.tag)) ? [] : [READ_ONLY];
      } catch (error) {
        if (error instanceof GitHubFault) return [`Whether the token may write is not known: ${error.message}`];
        throw error;
      }
    },
    previous: async () => remote && readPreviousArchive(github, remote.all, spec),
    async apply(step) {
      if (!remote) throw new Error("A step is only done after a plan");
      try {
        await apply(step, remote);
      } catch (error) {
        describeWriteFault(error, step, spec, await isStillThere(error, remote.release));
      }
    },
  };
}

function findLeftover(remote: RemoteState, spec: GitHubSpec): string | undefined {
  return planSteps(remote, spec).find(({ id }) => id === "tidy")?.evidence["release"];
}
