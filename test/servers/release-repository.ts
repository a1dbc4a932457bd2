import { createHash } from "node:crypto";

type Values = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly data?: unknown;
}

export interface StoredAsset {
  readonly id: number;
  readonly name: string;
  state: "uploaded" | "starter";
  bytes: Buffer;
}

export interface StoredRelease {
  readonly id: number;
  tag_name: string;
  name: string;
  body: string;
  draft: boolean;
  prerelease: boolean;
  immutable: boolean;
  assets: StoredAsset[];
  latest: string | undefined;
  /** So many lists do not show it yet. */
  hidden: number;
}

const NOT_FOUND: Answer = { status: 404, data: { message: "Not Found" } };
const NOT_ALLOWED: Answer = { status: 403, data: { message: "Resource not accessible by integration" } };
const FROZEN: Answer = { status: 422, data: { message: "Cannot change the assets of an immutable release" } };
const NEVER_LATEST: Answer = { status: 422, data: { message: "A prerelease cannot be set as latest" } };
const TOO_LONG: Answer = {
  status: 422,
  data: {
    message: "Validation Failed",
    errors: [
      {
        resource: "Release",
        code: "custom",
        field: "body",
        message: "body is too long (maximum is 125000 characters)",
      },
    ],
  },
};
const MAX_BODY_LENGTH = 125_000;
const TAKEN = (field: string): Answer => ({
  status: 422,
  data: { message: "Validation Failed", errors: [{ resource: "Release", code: "already_exists", field }] },
});

/** The releases of one repository as GitHub keeps them, with what is bad about it. */
export class ReleaseRepository {
  readonly releases: StoredRelease[] = [];
  readonly tags = new Map<string, string>();
  /** Annotated tags: their own object, and the commit behind it. */
  readonly annotated = new Map<string, string>();
  readonly burnt = new Set<string>();
  /** Whether what is published can never be changed. */
  immutable = false;
  /** Whether the token may write: one that may not sees no drafts. */
  writable = true;
  /** Whether the server says the content of a file, as older ones do not. */
  digests = true;
  /** Where files are sent to, where that is another host. */
  uploadsTo: string | undefined;
  /** The notes that are made of commits, in place of a short line. */
  generated: string | undefined;
  /** So many lists do not show what is new. */
  lag = 0;
  private last = 0;

  constructor(
    readonly url: () => string,
    /** Where files are sent to. */
    readonly uploads: () => string = url,
  ) {}

  add(values: Partial<StoredRelease> & { readonly tag_name: string }): StoredRelease {
    const release: StoredRelease = {
      id: ++this.last,
      name: "",
      body: "",
      draft: true,
      prerelease: false,
      immutable: false,
      assets: [],
      latest: undefined,
      hidden: this.lag,
      ...values,
    };
    this.releases.push(release);
    return release;
  }

  addAsset(release: StoredRelease, name: string, bytes: Buffer, state: StoredAsset["state"] = "uploaded"): StoredAsset {
    const asset = { id: ++this.last, name: renamed(name), state, bytes };
    release.assets.push(asset);
    return asset;
  }

  asset(id: string): StoredAsset | undefined {
    return this.releases.flatMap(({ assets }) => assets).find((asset) => String(asset.id) === id);
  }

  answer(operation: string, values: Values, body: Values): Answer {
    if (!this.writable && !operation.startsWith("GET ")) return NOT_ALLOWED;
    if (typeof body["body"] === "string" && body["body"].length > MAX_BODY_LENGTH) return TOO_LONG;
    const release = this.releases.find(({ id, draft }) => String(id) === values["release_id"] && this.shows(draft));
    const tag = typeof body["tag_name"] === "string" ? body["tag_name"] : (release?.tag_name ?? "");
    switch (operation) {
      case "GET /git/ref/{ref}": {
        const sha = this.tags.get(String(values["ref"]).replace("tags/", ""));
        if (sha === undefined) return NOT_FOUND;
        const type = this.annotated.has(sha) ? "tag" : "commit";
        const object = { type, sha, url: this.url() };
        return { status: 200, data: { ref: `refs/${String(values["ref"])}`, node_id: "R", url: this.url(), object } };
      }
      case "GET /git/tags/{tag_sha}": {
        const sha = this.annotated.get(String(values["tag_sha"]));
        const object = { type: "commit", sha, url: this.url() };
        const tagger = { date: "2026-01-01T00:00:00Z", email: "harbour@example.com", name: "Harbour" };
        const about = { sha: values["tag_sha"], url: this.url(), node_id: "T", tag: "", message: "", tagger };
        return sha === undefined ? NOT_FOUND : { status: 200, data: { ...about, object } };
      }
      case "GET /releases": {
        const shown = this.releases.filter(({ hidden, draft }) => hidden <= 0 && this.shows(draft)).toReversed();
        for (const one of this.releases) one.hidden--;
        const [page, size] = [Number(values["page"] ?? 1), Number(values["per_page"] ?? 30)];
        return { status: 200, data: shown.slice((page - 1) * size, page * size).map((one) => this.shown(one)) };
      }
      case "GET /releases/latest": {
        const latest = this.latest();
        return latest ? { status: 200, data: this.shown(latest) } : NOT_FOUND;
      }
      case "GET /releases/tags/{tag}": {
        const found = this.releases.find(({ draft, tag_name: name }) => !draft && name === values["tag"]);
        return found ? { status: 200, data: this.shown(found) } : NOT_FOUND;
      }
      case "POST /releases":
        if (this.burnt.has(tag)) return { status: 422, data: { message: "tag_name was used by an immutable release" } };
        return { status: 201, data: this.shown(this.add({ ...body, tag_name: tag })) };
      case "POST /releases/generate-notes": {
        const since = typeof body["previous_tag_name"] === "string" ? body["previous_tag_name"] : "the beginning";
        return { status: 200, data: { name: tag, body: this.generated ?? `Changes of ${tag} since ${since}` } };
      }
      case "GET /releases/{release_id}":
        return release ? { status: 200, data: this.shown(release) } : NOT_FOUND;
      case "PATCH /releases/{release_id}":
        return release ? this.update(release, body) : NOT_FOUND;
      case "DELETE /releases/{release_id}":
        if (!release) return NOT_FOUND;
        this.releases.splice(this.releases.indexOf(release), 1);
        return { status: 204 };
      case "GET /releases/{release_id}/assets":
        return release ? { status: 200, data: release.assets.map((asset) => this.shownAsset(asset)) } : NOT_FOUND;
      case "DELETE /releases/assets/{asset_id}":
        return this.removeAsset(String(values["asset_id"]));
      default:
        throw new Error(`The server does nothing for ${operation}`);
    }
  }

  /** The one that was made it last, or else the newest that is not a prerelease. */
  private latest(): StoredRelease | undefined {
    const open = this.releases.filter(({ draft, prerelease }) => !draft && !prerelease);
    return open.findLast(({ latest }) => latest === "true") ?? open.findLast(({ latest }) => latest !== "false");
  }

  private shows(draft: boolean): boolean {
    return this.writable || !draft;
  }

  upload(id: string | undefined, name: string, bytes: Buffer, state: StoredAsset["state"] = "uploaded"): Answer {
    const release = this.releases.find((one) => String(one.id) === id);
    if (!this.writable) return NOT_ALLOWED;
    if (!release) return NOT_FOUND;
    if (release.immutable) return FROZEN;
    if (release.assets.some((asset) => asset.name === renamed(name))) return TAKEN("name");
    return { status: 201, data: this.shownAsset(this.addAsset(release, name, bytes, state)) };
  }

  private update(release: StoredRelease, body: Values): Answer {
    const isPublishing = release.draft && body["draft"] === false;
    const isTaken = this.releases.some((one) => !one.draft && one !== release && one.tag_name === release.tag_name);
    if (isPublishing && isTaken) return TAKEN("tag_name");
    const isPrerelease = (body["prerelease"] ?? release.prerelease) === true;
    if (isPrerelease && body["make_latest"] === "true") return NEVER_LATEST;
    const { make_latest: latest, ...values } = body as Partial<StoredRelease> & { make_latest?: string };
    Object.assign(release, values, { latest: latest ?? release.latest });
    if (isPublishing) release.immutable = this.immutable;
    return { status: 200, data: this.shown(release) };
  }

  private removeAsset(id: string): Answer {
    const release = this.releases.find(({ assets }) => assets.some((asset) => String(asset.id) === id));
    if (!release) return NOT_FOUND;
    if (release.immutable) return FROZEN;
    release.assets = release.assets.filter((asset) => String(asset.id) !== id);
    return { status: 204 };
  }

  private shown(stored: StoredRelease): unknown {
    const { id, tag_name, name, body, draft, prerelease, immutable, assets } = stored;
    const release = { id, tag_name, name, body, draft, prerelease, immutable };
    const [url, date] = [`${this.url()}/releases/${String(release.id)}`, "2026-01-01T00:00:00Z"];
    const urls = { url, html_url: url, assets_url: url, tarball_url: null, zipball_url: null };
    const made = { created_at: date, published_at: release.draft ? null : date, node_id: "R", author: this.user() };
    const files = assets.filter(({ state }) => state === "uploaded").map((asset) => this.shownAsset(asset));
    const upload = `${this.uploadsTo ?? this.uploads()}/repos/lumen-labs/plugins/releases/${String(release.id)}/assets{?name,label}`;
    return { ...release, ...urls, ...made, upload_url: upload, target_commitish: "main", assets: files };
  }

  private shownAsset({ id, name, state, bytes }: StoredAsset): Values {
    const [url, date] = [`${this.url()}/assets/${String(id)}`, "2026-01-01T00:00:00Z"];
    const digest =
      state === "uploaded" && this.digests ? `sha256:${createHash("sha256").update(bytes).digest("hex")}` : null;
    const about = { url, browser_download_url: url, node_id: "A", label: null, uploader: this.user() };
    const times = { created_at: date, updated_at: date, download_count: 0, content_type: "application/octet-stream" };
    return { id, name, state, digest, size: bytes.length, ...about, ...times };
  }

  private user(): Values {
    const links = ["avatar", "followers", "html", "organizations", "received_events", "repos", "subscriptions"];
    const others = ["events", "following", "gists", "starred"];
    const urls = Object.fromEntries([...links, ...others].map((name) => [`${name}_url`, this.url()]));
    const about = { login: "harbour", id: 1, node_id: "U", gravatar_id: "", site_admin: false, type: "Bot" };
    return { ...about, ...urls, url: this.url() };
  }
}

/** GitHub writes a dot for what it does not want in a name. */
function renamed(name: string): string {
  return name.replace(/[^\w.+-]/gu, ".");
}
