import { ServerFault } from "../../base/network/server-fault.js";
import { type JsonObject, toObject, toText } from "../../base/text/json/json-object.js";
import { compareVersions, parseVersion } from "../../base/text/versions/versions.js";
import { escapeName } from "../../base/text/package-name.js";
import { ask, connectToRegistry, download, type Question, type RegistryOptions } from "./send-request.js";

export interface PublishedVersion {
  /** The digests, such as `sha512-…`. "" if the registry names none. */
  readonly integrity: string;
  readonly tarball: string | undefined;
}

/** The dist-tags and their versions. */
export type DistTags = ReadonlyMap<string, string>;

export interface KnownPackage {
  readonly versions: readonly string[];
  readonly tags: DistTags;
}

/** A version that waits for the approval of a person. */
export interface StagedVersion {
  readonly id: string;
  readonly tag: string;
  /** The SHA-1 of its tarball. */
  readonly shasum: string;
}

interface ExchangedToken {
  readonly token: string;
  /** When it expires, in milliseconds since 1970. `undefined` if the registry does not say so. */
  readonly expires: number | undefined;
}

/** The questions that are asked of a registry. It is only changed by npm itself. All throw {@link ServerFault}. */
export interface Registry {
  /** `undefined` if there is no such package, or the token may not see it. */
  readPackage(name: string, token?: string): Promise<KnownPackage | undefined>;
  /** The same of the tags' own address. `undefined` as well if the registry has none, or does not let everybody ask. */
  readTags(name: string, token?: string): Promise<DistTags | undefined>;
  readVersion(name: string, version: string, token?: string): Promise<PublishedVersion | undefined>;
  /** Whether everybody may read the package. `undefined` if the registry does not say so. */
  isPublic(name: string, token: string): Promise<boolean | undefined>;
  /** The staged version, `undefined` if there is none. "unknown" if the token may not ask. */
  findStaged(name: string, version: string, token: string): Promise<StagedVersion | "unknown" | undefined>;
  /** Whether a token is valid. `undefined` if the registry does not say so. */
  isValid(token: string): Promise<boolean | undefined>;
  /** Exchanges an identity token for one that publishes this package. */
  exchange(name: string, identity: string): Promise<ExchangedToken>;
  /** Downloads a tarball. No token is sent to another host than that of the registry. */
  download(address: string, most: number, token?: string): Promise<Uint8Array>;
}

const ABBREVIATED = "application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8";
const MAX_STAGED_PAGES = 10;
const STAGED_PER_PAGE = 100;
const NOT_OFFERED = [400, 403, 404, 405, 501];

export async function openRegistry(options: RegistryOptions): Promise<Registry> {
  const connection = await connectToRegistry(options);

  /** `undefined` for one of these statuses. */
  async function askOptional(question: Question, absent: readonly number[]): Promise<JsonObject | undefined> {
    try {
      return await ask(connection, question);
    } catch (error) {
      if (error instanceof ServerFault && absent.includes(error.status ?? 0)) return undefined;
      throw error;
    }
  }

  return {
    async readPackage(name, token) {
      const read = await askOptional({ path: escapeName(name), accept: ABBREVIATED, token }, [404]);
      return read && { versions: Object.keys(toObject(read["versions"])), tags: parseTags(read["dist-tags"]) };
    },
    async readTags(name, token) {
      const path = `-/package/${escapeName(name)}/dist-tags`;
      // A page for people, with status 200, is no answer either.
      const read = await askOptional({ path, token }, [200, 401, ...NOT_OFFERED]);
      return read && parseTags(read);
    },
    async readVersion(name, version, token) {
      const path = `${escapeName(name)}/${encodeURIComponent(version)}`;
      const read = await askOptional({ path, token }, [404]);
      if (!read) return undefined;
      if (read["name"] !== name || read["version"] !== version) {
        throw new ServerFault("npm", "lost", `The registry answered for another package than ${name} ${version}`);
      }
      const { integrity, tarball } = toObject(read["dist"]);
      return { integrity: toText(integrity) ?? "", tarball: toText(tarball) };
    },
    async isPublic(name, token) {
      const path = `-/package/${escapeName(name)}/visibility`;
      const answer = (await askOptional({ path, token }, [401, ...NOT_OFFERED]))?.["public"];
      return typeof answer === "boolean" ? answer : undefined;
    },
    async isValid(token) {
      try {
        const user = await askOptional({ path: "-/whoami", token }, NOT_OFFERED);
        return typeof user?.["username"] === "string" ? true : undefined;
      } catch (error) {
        if (error instanceof ServerFault && error.status === 401) return false;
        throw error;
      }
    },
    async findStaged(name, version, token) {
      for (let page = 0; page < MAX_STAGED_PAGES; page++) {
        const query = { package: name, page: String(page), perPage: String(STAGED_PER_PAGE) };
        const read = await askOptional({ path: "-/stage", query, token }, [401, ...NOT_OFFERED]);
        if (!read) return "unknown";
        const items = Array.isArray(read["items"]) ? (read["items"] as readonly unknown[]).map(toObject) : [];
        const found = items.find((item) => item["packageName"] === name && item["version"] === version);
        if (found) return parseStaged(found);
        if (items.length < STAGED_PER_PAGE) return undefined;
      }
      return "unknown";
    },
    async exchange(name, identity) {
      const path = `-/npm/v1/oidc/token/exchange/package/${escapeName(name)}`;
      const { token, expires } = await ask(connection, { path, method: "POST", token: identity });
      if (typeof token !== "string" || !/^[\x21-\x7e]{1,8192}$/u.test(token)) {
        throw new ServerFault(
          "npm",
          "lost",
          "The registry returned an invalid token for the identity token of this job",
        );
      }
      const time = typeof expires === "string" ? Date.parse(expires) : NaN;
      return { token, expires: Number.isNaN(time) ? undefined : time };
    },
    download: (address, most, token) => download(connection, address, most, token),
  };
}

function parseTags(value: unknown): DistTags {
  return new Map(
    Object.entries(toObject(value)).flatMap(([tag, version]) =>
      typeof version === "string" ? [[tag, version] as const] : [],
    ),
  );
}

function parseStaged({ id, tag, shasum }: JsonObject): StagedVersion {
  return { id: toText(id) ?? "", tag: toText(tag) ?? "", shasum: toText(shasum) ?? "" };
}

/**
 * Joins what the document of a package says with what the address of its tags says. Either may be minutes old. So a tag
 * counts with its higher version: nobody loses by that but a version that gets another tag.
 *
 * @returns `undefined` if neither knows the package.
 */
export function joinKnownPackage(
  document: KnownPackage | undefined,
  tags: DistTags | undefined,
): KnownPackage | undefined {
  if (!tags || tags.size === 0) return document;
  const versions = new Set([...(document?.versions ?? []), ...tags.values()]);
  const joined = new Map(document?.tags);
  for (const [tag, version] of tags) {
    if (!isHigher(joined.get(tag), version)) joined.set(tag, version);
  }
  return { versions: [...versions], tags: joined };
}

function isHigher(held: string | undefined, than: string): boolean {
  const [first, second] = [parseVersion(held ?? ""), parseVersion(than)];
  return first !== undefined && (second === undefined || compareVersions(first, second) > 0);
}
