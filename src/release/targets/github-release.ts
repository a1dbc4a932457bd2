import { GITHUB_LIMITS } from "../../core/github-limits.js";
import { GitHubFault } from "../../github/fault.js";
import type { Release, Releases } from "../../github/releases.js";
import { isSealedFor, formatSeal, renewSeal, readSealedCommit } from "../notes.js";
import { TargetFault, type Publisher, type Step } from "../publisher.js";
import { explainRerun } from "../remedies.js";
import { openArchive } from "../../workspace/archive.js";
import type { ReleaseFile } from "../release-spec.js";
import type { GitHubSpec } from "./github-release-spec.js";
import { makeReadFault, makeWriteFault } from "./github-release-faults.js";
import { isBroken } from "./github-release-files.js";
import { TARGET } from "./github-release-step.js";
import {
  formatBody,
  listReleaseFiles,
  isLatest,
  becomesPrerelease,
  planSteps,
  type RemoteState,
} from "./github-release-steps.js";
import { KnownReleases } from "./known-releases.js";
import { cutNotes } from "../cut-notes.js";
import { quoteForShell } from "../../text/shell-word.js";
import { readPreviousArchive, findPreviousRelease } from "./previous-release.js";
import { ContentsReader, findAssetDigest, type Contents } from "./release-contents.js";
import { describeDifferences } from "./describe-differences.js";
import { formatNumber } from "../../text/numbers.js";

const MOST_READINGS = 3;
/** Of drafts that look like ours. Whoever may write drafts can plant any number of them. */
const MOST_READ = 5;
const READ_ONLY =
  "The token may only read, and GitHub shows it no drafts. This plan may be wrong, and a release with this token would be refused";

/** A release on GitHub: first a draft, then its files, and only then is it public. */
export function githubRelease(github: Releases, given: GitHubSpec): Publisher {
  let spec = given;
  const known = new KnownReleases(github, spec.tag);
  const contents = new ContentsReader(github, spec);
  /** The draft that this run fills. */
  let taken: number | undefined;
  /** The draft that this run made. */
  let made: number | undefined;
  /** How many drafts were not compared with what stays elsewhere. */
  let unread = 0;
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
    const published = await known.read();
    const found = published ? { release: published, ...(await contents.read(published.id)) } : await findDraft();
    if (found?.release.draft) {
      taken = found.release.id;
      known.watch(taken);
    }
    const others = known.drafts().filter(({ id }) => id !== found?.release.id);
    return { commit, release: undefined, assets: [], ...found, all: known.all(), others };
  }

  /**
   * Finds a person's draft, or one of ours with the same bytes. A draft of ours with other bytes is left alone, because
   * another run may be filling it, and because its seal proves nothing: whoever may write drafts can write a seal.
   */
  async function findDraft(): Promise<(Contents & { readonly release: Release }) | undefined> {
    const { commit, archive } = spec;
    const isOurs = ({ body }: Release): boolean => readSealedCommit(body) !== undefined;
    const drafts = known.drafts().filter((one) => !isOurs(one) || isSealedFor(one.body, commit, archive.sha256));
    const [before, after] = [taken, made].map((id) => drafts.filter((one) => one.id === id));
    for (const release of [...(before ?? []), ...drafts.slice(0, MOST_READ), ...(after ?? [])]) {
      const held = await contents.read(release.id);
      const digest = findAssetDigest(held.assets.find(({ name }) => name === archive.name));
      if (!isOurs(release) || digest === undefined || digest === archive.sha256) return { release, ...held };
    }
    return undefined;
  }

  /** Reads the archives of the drafts that are not sealed for another commit, one after the other. */
  async function* readDrafted(): AsyncGenerator<ReleaseFile> {
    const { archive, commit, isPinned } = spec;
    const drafts = known.drafts().filter(({ body }) => [undefined, commit].includes(readSealedCommit(body)));
    if (isPinned) return;
    for (const { id } of drafts.slice(0, MOST_READ)) {
      const { assets } = await contents.read(id);
      const asset = assets.find(({ name }) => name === archive.name);
      const sha256 = findAssetDigest(asset);
      if (!asset || sha256 === undefined) continue;
      const bytes = await contents.bytes(asset);
      if (!("refused" in openArchive(bytes))) yield { name: archive.name, bytes, sha256 };
    }
    unread = drafts.length - MOST_READ;
  }

  function describeUnread(): readonly string[] {
    if (unread <= 0) return [];
    const what = `Only the ${formatNumber(MOST_READ)} oldest drafts of ${spec.tag} were compared with what other targets have`;
    return [`${what}, and ${formatNumber(unread)} not`];
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
        prerelease: becomesPrerelease(now, spec),
      };
      made = (await github.create(values)).id;
      known.watch(made);
      return;
    }
    // Somebody removed the draft, or another run has just published its own. Reading again decides.
    if (!release) throw new TargetFault("unsure", `The draft of ${spec.tag} is gone`, explainRerun(spec.again));
    if (id === "notes") await github.update(release.id, { body: await formatBody(now, spec, () => makeNotes(now)) });
    else if (id === "publish") {
      const latest = isLatest(now, spec) ? "true" : "false";
      const prerelease = becomesPrerelease(now, spec);
      const values = { tag_name: spec.tag, draft: false, prerelease, make_latest: latest };
      known.watch(release.id);
      await github.update(release.id, values);
    } else if (id === "tidy") {
      const leftover = Number(findLeftover(now, spec));
      // The known state may be old, and somebody may have published the draft or made it their own meanwhile.
      const seen = await github.one(leftover);
      if (seen?.draft === true && readSealedCommit(seen.body) !== undefined) await github.remove(leftover);
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
    return cutNotes(notes, GITHUB_LIMITS.releaseNotesLength, whole);
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
      } catch (error) {
        throw makeReadFault(error, spec);
      }
      const { release } = remote;
      const steps = await addDifferences(planSteps(remote, spec), remote);
      const place = release && (release.draft ? { staged: "a draft, which nobody sees" } : { publicAt: release.url });
      return { steps, unread: [...known.unread(), ...describeUnread()], ...place };
    },
    async *drafted() {
      try {
        yield* readDrafted();
      } catch (error) {
        throw makeReadFault(error, spec);
      }
    },
    useArchive(archive) {
      spec = { ...spec, archive };
      taken = undefined;
    },
    async doubts() {
      try {
        return (await github.mayWrite(spec.tag)) ? [] : [READ_ONLY];
      } catch (error) {
        if (error instanceof GitHubFault && error.refusal) return [`A release would be refused: ${error.message}`];
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
        throw makeWriteFault(error, step, spec, await isStillThere(error, remote.release));
      }
    },
  };
}

function findLeftover(remote: RemoteState, spec: GitHubSpec): string | undefined {
  return planSteps(remote, spec).find(({ id }) => id === "tidy")?.evidence["release"];
}
