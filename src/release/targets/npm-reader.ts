import { MAX_ARCHIVED_BYTES } from "../../workspace/archive-limits.js";
import { joinKnownPackage } from "../../registry/join-known-package.js";
import { findScope } from "../../registry/package-name.js";
import { RegistryFault } from "../../registry/registry-fault.js";
import type { DistTags, PublishedVersion, Registry, StagedVersion } from "../../registry/registry.js";
import type { NpmCredential } from "../credentials/npm-credential.js";
import { computeIntegrity, type NpmPackage } from "./npm-package.js";
import { chooseProvenance } from "./npm-provenance.js";
import type { NpmSpec } from "./npm-spec.js";
import type { NpmState } from "./npm-steps.js";

/** What npm has taken in this run. */
export interface TakenPackage {
  /** Whether it has taken the version. Then it is not sent again. */
  readonly isSent: boolean;
  /** Whether the version may be staged. Its id, if npm said it. */
  readonly staging?: { readonly id: string };
}

/** Reads what a registry has of one package, as one run may see it. */
export class NpmReader {
  /** The token that reads what not everybody may read. */
  private reading: string | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly spec: Pick<NpmSpec, "access">,
    private readonly credential: NpmCredential,
  ) {
    this.reading = spec.access.token;
  }

  async read(made: NpmPackage, taken: TakenPackage): Promise<NpmState> {
    const none = { made, known: undefined, published: undefined, staged: undefined, provenance: { isSigned: false } };
    if (made.hurdle) return none;
    const seen = await this.readPublished(made);
    if (seen.published) return { ...none, ...seen };
    const got = await this.credential.get(seen.known !== undefined);
    if ("reason" in got) return { ...none, ...seen, credential: got };
    const isNew = this.reading !== got.token;
    this.reading = got.token;
    const { known, published } = seen.known === undefined && isNew ? await this.readPublished(made) : seen;
    if (published) return { ...none, known, published };
    const claims = await this.credential.claims();
    const mayBePublic = findScope(made.name) !== undefined && claims?.isPublic === true && known !== undefined;
    const isPublic = mayBePublic && (await this.registry.isPublic(made.name, got.token)) === true;
    const provenance = chooseProvenance(made, this.spec.access, claims, isPublic);
    return {
      made,
      known,
      published,
      staged: await this.readStaged(made, taken, got.token),
      credential: got,
      provenance,
    };
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

  private async readPublished(made: NpmPackage): Promise<Pick<NpmState, "known" | "published">> {
    const document = await this.readWith((token) => this.registry.readPackage(made.name, token));
    const known = joinKnownPackage(document, await this.readTags(made.name));
    const found = await this.readVersion(made);
    return { known, published: found && { ...found, sameness: await this.compare(found, made) } };
  }

  private async readStaged(
    { name, version, shasum }: NpmPackage,
    { isSent, staging }: TakenPackage,
    token: string,
  ): Promise<StagedVersion | "unknown" | undefined> {
    if (this.spec.access.mode === "publish" && !staging) return undefined;
    const found = await this.registry.findStaged(name, version, token);
    if (found !== "unknown") return found ?? undefined;
    if (!staging) return undefined;
    // What npm has just taken of this run needs no second look.
    return isSent ? { id: staging.id, tag: "", shasum } : "unknown";
  }

  /** First without a token: everybody may read most packages. Otherwise with it. */
  private async readWith<Result>(read: (token?: string) => Promise<Result | undefined>): Promise<Result | undefined> {
    for (const token of [undefined, ...(this.reading === undefined ? [] : [this.reading])]) {
      try {
        const found = await read(token);
        if (found !== undefined) return found;
      } catch (error) {
        // A token for publications may read nothing.
        const isHidden = error instanceof RegistryFault && error.kind === "forbidden";
        if (!isHidden || (token !== undefined && token === this.spec.access.token)) throw error;
      }
    }
    return undefined;
  }
}
