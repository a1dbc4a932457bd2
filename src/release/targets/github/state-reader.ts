import { ServerFault } from "../../../base/network/server-fault.js";
import type { Release, Releases } from "../../../github/releases.js";
import { acceptArchive } from "../../packing/accept-archive.js";
import { type DigestedFile, listNames, SUMS } from "../../packing/sums.js";
import { formatNumber } from "../../../base/text/numbers.js";
import { computeSealDigest, isSealedFor, listArchives, readSealedCommit, readSealedWords } from "../../notes.js";
import { type GitHubSpec, listOwnFiles } from "./spec.js";
import { makeReleaseNotes, type MadeNotes } from "./make-release-notes.js";
import { KnownReleases } from "./known-releases.js";
import { ContentsReader, findAssetDigest, type Contents } from "./release-contents.js";
import { isPrerelease } from "../../../base/text/versions/versions.js";
import { quote } from "../../../base/text/safe.js";

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

const MAX_READINGS = 3;
/** Of drafts that look like ours. Whoever may write drafts can plant any number of them. */
const MAX_READ_DRAFTS = 5;

function isSealed({ body }: Release): boolean {
  return readSealedCommit(body) !== undefined;
}

/** Reads what GitHub has of one tag, and remembers the draft that this run fills. */
export class GitHubReleaseReader {
  readonly known: KnownReleases;
  readonly contents: ContentsReader;
  /** The draft that this run fills. */
  private filled: number | undefined;
  /** The draft that this run made. */
  private made: number | undefined;
  /** How many drafts were not compared with what stays elsewhere. */
  private unread = 0;
  /** The notes that this run writes. */
  private notes: MadeNotes | undefined;
  /** What drafts with our seal have that no run of this tool writes, by the draft. */
  private readonly foreignParts = new Map<string, readonly string[]>();

  constructor(
    private readonly github: Releases,
    private readonly spec: GitHubSpec,
  ) {
    this.known = new KnownReleases(github, spec.tag);
    this.contents = new ContentsReader(github, spec);
  }

  /** Another run may remove a draft between two requests. Then the rest is read again. */
  async read(spec: GitHubSpec, attempt = 1): Promise<RemoteState> {
    try {
      return await this.readOnce(spec);
    } catch (error) {
      const isGone = error instanceof ServerFault && error.status === 404;
      const drafts = this.known.drafts();
      if (!isGone || drafts.length === 0 || attempt === MAX_READINGS) throw error;
      for (const { id } of drafts) this.known.watch(id);
      return this.read(spec, attempt + 1);
    }
  }

  /** Reads the archives of the drafts that are not sealed for another commit, one after the other. */
  async *readDrafts({ archive, commit, isPinned, others = [] }: GitHubSpec): AsyncGenerator<DigestedFile> {
    const drafts = this.known.drafts().filter(({ body }) => [undefined, commit].includes(readSealedCommit(body)));
    if (isPinned || others.length > 0) return;
    for (const { id } of drafts.slice(0, MAX_READ_DRAFTS)) {
      const { assets } = await this.contents.read(id);
      const asset = assets.find(({ name }) => name === archive.name);
      const sha256 = findAssetDigest(asset);
      if (!asset || sha256 === undefined) continue;
      const bytes = await this.contents.bytes(asset);
      if (!("refused" in (await acceptArchive(bytes, "refused")))) yield { name: archive.name, bytes, sha256 };
    }
    this.unread = drafts.length - MAX_READ_DRAFTS;
  }

  /** What was not looked at, as sentences without a full stop. */
  describeUnread({ tag }: GitHubSpec): readonly string[] {
    if (this.unread <= 0) return this.known.unread();
    const what = `Only the ${formatNumber(MAX_READ_DRAFTS)} oldest drafts of ${tag} were compared with what other targets have`;
    return [...this.known.unread(), `${what}, and ${formatNumber(this.unread)} not`];
  }

  /** Remembers the draft that this run has just made. */
  noteMade(id: number): void {
    this.made = id;
    this.known.watch(id);
  }

  /** Another archive is released: the draft of this run's own is left alone. */
  forgetFilledDraft(): void {
    this.filled = undefined;
  }

  private async readOnce(spec: GitHubSpec): Promise<RemoteState> {
    const commit = await this.github.tagCommit(spec.tag);
    const published = await this.known.read();
    const found = await (published ? this.readPublished(published) : this.findDraft(spec));
    if (found?.release.draft) {
      this.filled = found.release.id;
      this.known.watch(this.filled);
    }
    const drafts = this.known.drafts().filter(({ id }) => id !== found?.release.id);
    const others: Release[] = [];
    for (const one of drafts.filter(isSealed).slice(0, MAX_READ_DRAFTS)) {
      // Removing it looks at it again.
      const known = this.foreignParts.get(String(one.id));
      if (known?.length === 0 || (!known && (await this.isOurs(one)))) others.push(one);
    }
    const state: RemoteState = {
      commit,
      release: undefined,
      assets: [],
      ...found,
      all: this.known.all(),
      others,
      rivals: [],
      foreign: [],
    };
    if (!found?.release.draft) return state;
    const isPersons = !isSealed(found.release);
    if (!isPersons && spec.isDraftOnly !== true) return state;
    const foreign = listForeignFiles(found, spec);
    const rivals = [found.release, ...drafts.filter((one) => !isSealed(one))];
    // With a draft of ours among them, no person has to decide.
    if (!isPersons || rivals.length === 1 || others.length > 0) return { ...state, foreign };
    return { ...state, foreign, rivals };
  }

  private async readPublished(release: Release): Promise<Contents & { readonly release: Release }> {
    return { release, ...(await this.contents.read(release.id)) };
  }

  /** Whether a draft has our seal, and nothing that no run of this tool would write. */
  async isOurs(release: Release): Promise<boolean> {
    return isSealed(release) && (await this.findForeign(release, await this.contents.read(release.id))).length === 0;
  }

  /** The notes that this run writes. They are made once, after the first reading. */
  async makeNotes(): Promise<string> {
    this.notes ??= await makeReleaseNotes(this.known.all(), this.github, this.spec);
    return this.notes.text;
  }

  /** Which drafts with our seal are left alone and why, and which notes are missing: sentences without a full stop. */
  describeRemarks(): readonly string[] {
    const remarks = [...this.foreignParts]
      .filter(([, parts]) => parts.length > 0)
      .map(
        ([id, parts]) => `The draft ${id} has the marker of this tool, but also ${parts.join(", ")}. It is left alone`,
      );
    if (this.notes?.missing !== undefined) remarks.push(this.notes.missing);
    return remarks;
  }

  private async findForeign(release: Release, held: Contents): Promise<readonly string[]> {
    const parts = listForeignParts(release, held, this.spec, await this.makeNotes());
    this.foreignParts.set(String(release.id), parts);
    return parts;
  }

  /**
   * Finds a person's draft, or one of ours with the same bytes. A draft of ours with other bytes is left alone, because
   * another run may be filling it, and because its seal proves nothing: whoever may write drafts can write a seal.
   */
  private async findDraft(spec: GitHubSpec): Promise<(Contents & { readonly release: Release }) | undefined> {
    const sha256 = computeSealDigest(spec.archive, spec);
    const drafts = this.known
      .drafts()
      .filter((one) => !isSealed(one) || isSealedFor(one.body, spec.commit, sha256))
      // Our own come first: with one of them, no person has to choose.
      .toSorted((a, b) => Number(isSealed(b)) - Number(isSealed(a)));
    const [before, after] = [this.filled, this.made].map((id) => drafts.filter((one) => one.id === id));
    for (const release of [...(before ?? []), ...drafts.slice(0, MAX_READ_DRAFTS), ...(after ?? [])]) {
      const held = await this.contents.read(release.id);
      const isFit = listArchives(spec).every((archive) => {
        const digest = findAssetDigest(held.assets.find(({ name }) => name === archive.name));
        return digest === undefined || digest === archive.sha256;
      });
      if (!isSealed(release)) return { release, ...held };
      // A draft that is left to people may have what they have changed.
      const isOurs = isFit && (this.spec.isDraftOnly === true || (await this.findForeign(release, held)).length === 0);
      if (isOurs) return { release, ...held };
    }
    return undefined;
  }
}

/**
 * Lists what a draft has that no run of this tool would have written: files, lines in the list of digests, words and
 * flags. Whoever may write drafts can copy our seal, so a draft with any of these is not ours.
 *
 * @param words the notes of this run.
 */
function listForeignParts(
  release: Release,
  { assets, sums }: Contents,
  spec: GitHubSpec,
  words: string,
): readonly string[] {
  const files = listForeignFiles({ assets }, spec);
  const named = sums !== undefined && "text" in sums ? listNames(sums.text) : [];
  const own = listOwnFiles(spec).map(({ name }) => name);
  const lines = named.filter((name) => !own.includes(name)).map((name) => `a line of ${SUMS} for ${quote(name)}`);
  const written = readSealedWords(release.body, spec.archive, spec);
  // What the run of another commit wrote is not known.
  const isOwnText =
    written !== undefined && (readSealedCommit(release.body) !== spec.commit || written === words.trim());
  return [
    ...files.map((name) => `the file ${quote(name)}`),
    ...lines,
    ...(isOwnText ? [] : ["other words"]),
    // GitHub shows the tag where there is no title.
    ...([spec.tag, ""].includes(release.name) ? [] : [`the title ${quote(release.name)}`]),
    ...(release.prerelease === isPrerelease(spec.version) ? [] : ["the mark of a prerelease"]),
  ];
}

/** The files of a draft that this run does not send. */
function listForeignFiles({ assets }: Pick<Contents, "assets">, spec: GitHubSpec): readonly string[] {
  const own = [...listOwnFiles(spec).map(({ name }) => name), SUMS];
  return assets.map(({ name }) => name).filter((name) => !own.includes(name));
}
