import { toObject, toText } from "../base/text/json/json-object.js";
import { listOrigins, type GitHub } from "./client.js";
import { ServerFault } from "../base/network/server-fault.js";
import { readAllPages, PAGE } from "./pages.js";

export interface Release {
  readonly id: number;
  readonly tag: string;
  /** Its title. */
  readonly name: string;
  readonly draft: boolean;
  readonly prerelease: boolean;
  /** Nobody can change the release any more. */
  readonly immutable: boolean;
  readonly body: string;
  readonly url: string;
  /** Where files are uploaded to: a template with `{?name,label}`. */
  readonly uploadUrl: string;
}

export interface Asset {
  readonly id: number;
  readonly name: string;
  /** "uploaded", or "starter" for a broken upload. */
  readonly state: string;
  /** Such as `sha256:…`. Older servers do not give one. */
  readonly digest: string | undefined;
  readonly size: number;
}

interface ReleaseList {
  readonly releases: readonly Release[];
  /** Whether the list is complete. */
  readonly isWhole: boolean;
}

/** The requests about releases. All of them throw ServerFault. */
export interface Releases {
  /** The commit that a tag names on GitHub. `undefined` if there is no such tag. */
  tagCommit(tag: string): Promise<string | undefined>;
  /** Lists so many pages. Drafts are included, but perhaps not one that was made a moment ago. */
  list(pages: number): Promise<ReleaseList>;
  /** The release that GitHub calls the latest. `undefined` if there is none. */
  latest(): Promise<Release | undefined>;
  /** The public release of a tag. */
  published(tag: string): Promise<Release | undefined>;
  /** A release by its id, which may be a draft. */
  one(id: number): Promise<Release | undefined>;
  assets(id: number): Promise<readonly Asset[]>;
  create(values: Readonly<Record<string, unknown>>): Promise<Release>;
  update(id: number, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** The notes that GitHub generates from the commits between two tags. Changes nothing. */
  generatedNotes(tag: string, previous: string | undefined): Promise<string>;
  /** Whether the token may write releases. Generating notes needs that permission and changes nothing. */
  mayWrite(tag: string): Promise<boolean>;
  remove(id: number): Promise<void>;
  upload(release: Release, name: string, bytes: Uint8Array): Promise<Asset>;
  removeAsset(id: number): Promise<void>;
  /** Downloads a file, up to a size. */
  download(id: number, most: number): Promise<Uint8Array>;
}

const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;

/**
 * @param uploads a client with time for large files, in both directions. Both clients send their token only to these
 * hosts.
 */
export function openReleases(github: GitHub, uploads: GitHub, apiUrl: string): Releases {
  /** The commit that a tag object names never changes. */
  const named = new Map<unknown, unknown>();
  return {
    async tagCommit(tag) {
      const ref = await findRead(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
      let { type, sha } = toObject(toObject(ref)["object"]);
      // An annotated tag names a tag object, which may name another.
      for (let depth = 0; type === "tag" && depth < 5; depth++) {
        const object = named.get(sha) ?? (await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha }));
        named.set(sha, object);
        ({ type, sha } = toObject(toObject(object)["object"]));
      }
      return type === "commit" && typeof sha === "string" ? sha : undefined;
    },
    async list(pages) {
      const releases = (await readAllPages(github, `GET ${RELEASES}`, {}, pages)).map(parseRelease);
      return { releases, isWhole: releases.length < pages * PAGE };
    },
    latest: () => findRelease(github.call(`GET ${RELEASES}/latest`)),
    published: (tag) => findRelease(github.call(`GET ${RELEASES}/tags/{tag}`, { tag })),
    one: (id) => findRelease(github.call(`GET ${RELEASES}/{release_id}`, { release_id: id })),
    async assets(id) {
      return (await readAllPages(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(parseAsset);
    },
    async create(values) {
      return parseRelease(await github.call(`POST ${RELEASES}`, values));
    },
    async update(id, values) {
      await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
    },
    async generatedNotes(tag, previous) {
      const since = previous === undefined ? {} : { previous_tag_name: previous };
      const made = await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag, ...since });
      return toText(toObject(made)["body"]) ?? "";
    },
    async mayWrite(tag) {
      try {
        await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag });
        return true;
      } catch (error) {
        if (error instanceof ServerFault && error.kind === "forbidden" && !error.refusal) return false;
        throw error;
      }
    },
    async remove(id) {
      // If it does not exist any more, somebody else has removed it.
      await findExisting(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
    },
    async upload({ uploadUrl }, name, bytes) {
      const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
      if (!URL.canParse(address) || !listOrigins(apiUrl).includes(new URL(address).origin)) {
        throw new ServerFault("GitHub", "refused", "GitHub names an upload host that is not its own");
      }
      const headers = { "content-type": "application/octet-stream" };
      return parseAsset(await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers));
    },
    download: (id, most) => uploads.download(`/releases/assets/${String(id)}`, most),
    async removeAsset(id) {
      await findExisting(github.call(`DELETE ${RELEASES}/assets/{asset_id}`, { asset_id: id }));
    },
  };
}

async function findExisting(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServerFault && error.status === 404) return undefined;
    throw error;
  }
}

/** An answer without a body says nothing: neither that it is there, nor that it is not. */
async function findRead(asked: Promise<unknown>): Promise<unknown> {
  const answer = asked.then((value) => {
    if (value === undefined || value === null || value === "")
      throw new ServerFault("GitHub", "lost", "GitHub's answer is empty");
    return value;
  });
  return findExisting(answer);
}

async function findRelease(asked: Promise<unknown>): Promise<Release | undefined> {
  const found = await findRead(asked);
  return found === undefined ? undefined : parseRelease(found);
}

function parseRelease(value: unknown): Release {
  const {
    id,
    tag_name: tag,
    draft,
    prerelease,
    immutable,
    body,
    html_url: url,
    upload_url: uploadUrl,
    name,
  } = toObject(value);
  if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
    throw new ServerFault("GitHub", "lost", "GitHub's answer is not a release");
  }
  return {
    id,
    tag,
    name: toText(name) ?? "",
    uploadUrl,
    draft: draft === true,
    prerelease: prerelease === true,
    immutable: immutable === true,
    body: toText(body) ?? "",
    url: toText(url) ?? "",
  };
}

function parseAsset(value: unknown): Asset {
  const { id, name, state, digest, size } = toObject(value);
  if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
    throw new ServerFault("GitHub", "lost", "GitHub's answer is not a release asset");
  }
  return { id, name, state, digest: toText(digest), size: typeof size === "number" ? size : 0 };
}
