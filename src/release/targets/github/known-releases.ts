import { PAGE } from "../../../github/pages.js";
import type { Release, Releases } from "../../../github/releases.js";
import { formatNumber } from "../../../base/text/numbers.js";

/** So many pages of a list leave enough of the 60 requests for the rest of a release. */
const MAX_PAGES = 20;
const MAX_RELEASES = MAX_PAGES * PAGE;

/**
 * The releases of a repository as one run knows them. All are listed once, and the newest page is read again each
 * time.
 */
export class KnownReleases {
  private readonly known = new Map<number, Release>();
  /** A list may lag behind. These releases are read by their id. */
  private readonly watched = new Set<number>();
  private isWhole = true;
  private pages = MAX_PAGES;
  private latest: Release | undefined;

  constructor(
    private readonly github: Pick<Releases, "list" | "latest" | "published" | "one">,
    private readonly tag: string,
  ) {}

  /** Remembers a release that this run made or works on. */
  watch(id: number): void {
    this.watched.add(id);
  }

  forget(id: number): void {
    this.watched.delete(id);
    this.known.delete(id);
  }

  /** Reads the public release of the tag. */
  async read(): Promise<Release | undefined> {
    const published = await this.github.published(this.tag);
    await this.readList(published === undefined);
    for (const id of this.watched) await this.refresh(id);
    if (published) this.known.set(published.id, published);
    // The list may be newer than the tag, and its entry may be older than the release.
    const listed = this.all().find(({ draft, tag }) => !draft && tag === this.tag);
    return published ?? (listed && (await this.refresh(listed.id)));
  }

  all(): readonly Release[] {
    const { latest } = this;
    return [...this.known.values(), ...(latest && !this.known.has(latest.id) ? [latest] : [])];
  }

  /** The drafts of the tag, oldest first. */
  drafts(): readonly Release[] {
    const drafts = this.all().filter(({ tag, draft }) => draft && tag === this.tag);
    return drafts.toSorted((a, b) => a.id - b.id);
  }

  /** Sentences without a full stop. */
  unread(): readonly string[] {
    if (this.isWhole) return [];
    return [
      `Only the newest ${formatNumber(MAX_RELEASES)} releases were looked at. An older draft of ${this.tag}, or what was released before it, is not known`,
    ];
  }

  private async readList(isOpen: boolean): Promise<void> {
    const isFirst = this.pages === MAX_PAGES;
    const { releases, isWhole } = await this.github.list(this.pages);
    for (const release of releases) this.known.set(release.id, release);
    if (!isFirst) return;
    this.isWhole = isWhole;
    // The latest release may be older than all that are listed.
    if (isOpen) this.latest = await this.github.latest();
    this.pages = 1;
  }

  private async refresh(id: number): Promise<Release | undefined> {
    const release = await this.github.one(id);
    if (release) this.known.set(id, release);
    else this.known.delete(id);
    return release;
  }
}
