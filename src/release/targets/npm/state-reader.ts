import { MAX_ARCHIVED_BYTES } from "../../../base/files/archive-limits.js";
import { findScope } from "../../../base/text/package-name.js";
import {
  type DistTags,
  joinKnownPackage,
  type KnownPackage,
  type PublishedVersion,
  type Registry,
  type StagedVersion,
} from "../../registry/registry.js";
import { ServerFault } from "../../../base/network/server-fault.js";
import type { Credential, NpmCredential } from "../../credentials/npm-credential.js";
import { computeIntegrity, type NpmPackage, type NpmSpec } from "./package.js";
import { quote } from "../../../base/text/safe.js";
import { NPM_REGISTRY, type NpmAccess } from "../../credentials/npm-access.js";
import type { JobClaims } from "../../credentials/npm-claims.js";

/** What npm has accepted in this run. */
export interface SentPackage {
  /** Whether it has accepted the version. Then it is not sent again. */
  readonly isSent: boolean;
  /** Whether the version may be staged. Its id, if npm said it. */
  readonly staging?: { readonly id: string };
}

/** What is on the registry, as far as it was asked. */
export interface NpmState {
  readonly spec: NpmSpec;
  readonly made: NpmPackage;
  readonly known: KnownPackage | undefined;
  readonly published: (PublishedVersion & { readonly sameness: "same" | "other" | "unknown" }) | undefined;
  /** "unknown": it is there, and this run may not ask which bytes it has. */
  readonly staged: StagedVersion | "unknown" | undefined;
  /** Left out if it was not needed. */
  readonly credential?: Credential;
  readonly provenance: Provenance;
}

/** What everybody sees, as far as the token may see it. */
type Visible = Pick<NpmState, "known" | "published">;

/** Reads what a registry has of one package, as one run may see it. */
export class NpmReader {
  /** The token that reads what not everybody may read. */
  private token: string | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly spec: NpmSpec,
    private readonly credential: NpmCredential,
  ) {
    this.token = spec.access.token;
  }

  async read(made: NpmPackage, sent: SentPackage): Promise<NpmState> {
    const { spec } = this;
    const nothing = { spec, made, known: undefined, published: undefined, staged: undefined };
    const unsigned = { isSigned: false };
    if (made.blocker) return { ...nothing, provenance: unsigned };
    let visible = await this.readVisible(made);
    if (visible.published) return { ...nothing, ...visible, provenance: unsigned };
    const credential = await this.credential.get(visible.known !== undefined);
    if ("reason" in credential) return { ...nothing, ...visible, credential, provenance: unsigned };
    const isNewToken = this.token !== credential.token;
    this.token = credential.token;
    if (visible.known === undefined && isNewToken) visible = await this.readVisible(made);
    if (visible.published) return { ...nothing, ...visible, provenance: unsigned };
    const provenance = await this.findProvenance(made, visible, credential.token);
    const staged = await this.readStaged(made, sent, credential.token);
    return { spec, made, ...visible, staged, credential, provenance };
  }

  private async findProvenance(made: NpmPackage, { known }: Visible, token: string): Promise<Provenance> {
    const claims = await this.credential.claims();
    const mayBePublic = findScope(made.name) !== undefined && claims?.isPublic === true && known !== undefined;
    const isPublic = mayBePublic && (await this.registry.isPublic(made.name, token)) === true;
    return chooseProvenance(made, this.spec.access, claims, isPublic);
  }

  readTags(name: string): Promise<DistTags | undefined> {
    return this.readWith((token) => this.registry.readTags(name, token));
  }

  readVersion({ name, version }: NpmPackage): Promise<PublishedVersion | undefined> {
    return this.readWith((token) => this.registry.readVersion(name, version, token));
  }

  /** The registry names a digest, or its tarball is hashed. What cannot be compared is never taken for the same. */
  async compare(
    { integrity, tarball }: PublishedVersion,
    { integrity: ours }: NpmPackage,
  ): Promise<"same" | "other" | "unknown"> {
    const digests = integrity.split(/\s+/u).filter((one) => one.startsWith("sha512-"));
    if (digests.length > 0) return digests.includes(ours) ? "same" : "other";
    if (tarball === undefined) return "unknown";
    const bytes = await this.readWith((token) => this.registry.download(tarball, MAX_ARCHIVED_BYTES, token));
    return computeIntegrity(bytes ?? new Uint8Array()) === ours ? "same" : "other";
  }

  private async readVisible(made: NpmPackage): Promise<Visible> {
    const document = await this.readWith((token) => this.registry.readPackage(made.name, token));
    const known = joinKnownPackage(document, await this.readTags(made.name));
    const found = await this.readVersion(made);
    return { known, published: found && { ...found, sameness: await this.compare(found, made) } };
  }

  private async readStaged(
    { name, version, shasum }: NpmPackage,
    { isSent, staging }: SentPackage,
    token: string,
  ): Promise<StagedVersion | "unknown" | undefined> {
    if (this.spec.access.mode === "publish" && !staging) return undefined;
    const found = await this.registry.findStaged(name, version, token);
    if (found !== "unknown") return found ?? undefined;
    if (!staging) return undefined;
    // What npm has just accepted of this run needs no second look.
    return isSent ? { id: staging.id, tag: "", shasum } : "unknown";
  }

  /** First without a token: everybody may read most packages. Otherwise with it. */
  private async readWith<Result>(read: (token?: string) => Promise<Result | undefined>): Promise<Result | undefined> {
    for (const token of this.token === undefined ? [undefined] : [undefined, this.token]) {
      try {
        const found = await read(token);
        if (found !== undefined) return found;
      } catch (error) {
        // A token for publications may read nothing.
        const isHidden = error instanceof ServerFault && error.kind === "forbidden";
        if (!isHidden || (token !== undefined && token === this.spec.access.token)) throw error;
      }
    }
    return undefined;
  }
}

/** Whether npm signs where the package was made; or why it would be refused with such a signature. */
type Provenance =
  { readonly isSigned: boolean } | { readonly isSigned: true; readonly reason: string; readonly help: string };

/**
 * A signature says in public which repository a package was made of. npm takes one for a public package, made of a
 * public repository on a runner of GitHub, and only if package.json names that repository.
 */
export function chooseProvenance(
  { name, publishConfig, repository }: Pick<NpmPackage, "name" | "publishConfig" | "repository">,
  { registry, access }: Pick<NpmAccess, "registry" | "access">,
  claims: JobClaims | undefined,
  isPublic: boolean,
): Provenance {
  const isOpen = isPublic || findScope(name) === undefined || (access ?? publishConfig["access"]) === "public";
  const isPossible = registry === NPM_REGISTRY && claims?.isPublic === true && claims.isHosted && isOpen;
  if (!isPossible || publishConfig["provenance"] === false) return { isSigned: false };
  const meant = `https://github.com/${claims.repository}`;
  if (repository !== undefined && normalizeRepository(repository) === meant.toLowerCase()) return { isSigned: true };
  const has = repository === undefined ? "names no repository" : `names the repository ${quote(repository, 200)}`;
  return {
    isSigned: true,
    reason: `package.json ${has}, but npm accepts a signed package of ${meant} only if it names that`,
    help: `Write in package.json, commit that, and move the tag:\n  "repository": { "type": "git", "url": "git+${meant}.git" }`,
  };
}

/** The forms that npm takes: an address of git, `github:owner/name`, and `owner/name`. */
function normalizeRepository(given: string): string {
  const text = given
    .trim()
    .replace(/^git\+/u, "")
    .replace(/^(?:ssh:\/\/)?git@github\.com[:/]/u, "https://github.com/")
    .replace(/^git:\/\//u, "https://")
    .replace(/^github:/u, "https://github.com/")
    .replace(/\.git$/u, "");
  return (/^[\w.-]+\/[\w.-]+$/u.test(text) ? `https://github.com/${text}` : text).toLowerCase();
}
