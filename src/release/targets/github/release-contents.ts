import { ServerFault } from "../../../base/network/server-fault.js";
import type { Asset, Releases } from "../../../github/releases.js";
import { computeSha256, SUMS, makeSumsFile, type DigestedFile } from "../../packing/sums.js";
import { MAX_ARCHIVED_BYTES } from "../../../base/files/archive-limits.js";
import type { ReleaseSpec } from "../../release-spec.js";
import { listOwnFiles } from "./spec.js";

/** The files of one release. */
export interface Contents {
  readonly assets: readonly Asset[];
  /** The text of SHA256SUMS, or why it cannot be read. Left out if there is no such file. */
  readonly sums?: Sums;
}

export type Sums = { readonly text: string } | { readonly refused: string };

const MAX_SUMS_BYTES = 1024 * 1024;

/** Reads the files of releases. If the server names no digest, the file is downloaded and hashed, once. */
export class ContentsReader {
  private readonly digests = new Map<number, string>();
  private readonly texts = new Map<number, Sums>();

  constructor(
    private readonly github: Pick<Releases, "assets" | "download">,
    private readonly spec: Pick<ReleaseSpec, "archive" | "others" | "attestation" | "assets">,
  ) {}

  /** Remembers the text of a list that this run has sent. If the server names no digest, its bytes are read back. */
  remember({ id }: Asset, { name, bytes }: DigestedFile): void {
    if (name === SUMS) this.texts.set(id, { text: new TextDecoder().decode(bytes) });
  }

  /** @throws {ServerFault} also if one of our files cannot be read. */
  async read(release: number): Promise<Contents> {
    const assets: Asset[] = [];
    for (const asset of await this.github.assets(release)) assets.push(await this.addDigest(asset));
    const file = assets.find(({ name, state }) => name === SUMS && state === "uploaded");
    return file ? { assets, sums: await this.readSums(file, assets) } : { assets };
  }

  /** @throws {ServerFault} also if the bytes do not have the listed digest. */
  async bytes({ id, name, size, digest }: Asset): Promise<Uint8Array> {
    const bytes = await this.github.download(id, MAX_ARCHIVED_BYTES);
    const isSame = digest === undefined ? bytes.length === size : digest === `sha256:${computeSha256(bytes)}`;
    if (isSame) return bytes;
    throw new ServerFault("GitHub", "lost", `The download of ${name} does not match the file that GitHub lists`);
  }

  private async addDigest(asset: Asset): Promise<Asset> {
    const isOurs = asset.name === SUMS || listOwnFiles(this.spec).some(({ name }) => name === asset.name);
    if (asset.digest !== undefined || asset.state !== "uploaded" || asset.size > MAX_ARCHIVED_BYTES || !isOurs)
      return asset;
    const known = this.digests.get(asset.id) ?? computeSha256(await this.bytes(asset));
    this.digests.set(asset.id, known);
    return { ...asset, digest: `sha256:${known}` };
  }

  private async readSums(file: Asset, assets: readonly Asset[]): Promise<Sums> {
    const known = this.texts.get(file.id) ?? this.recogniseSums(file, assets) ?? (await this.fetchSums(file));
    this.texts.set(file.id, known);
    return known;
  }

  /** A list of exactly our files is recognised by its digest. */
  private recogniseSums(file: Asset, assets: readonly Asset[]): Sums | undefined {
    const remote = listOwnFiles(this.spec).flatMap(({ name }) => {
      const sha256 = findAssetDigest(assets.find((asset) => asset.name === name));
      return sha256 === undefined ? [] : [{ name, sha256 }];
    });
    const count = 1 + (this.spec.others ?? []).length;
    const lists = [remote, remote.slice(0, count)]
      .filter(({ length }) => length > 0)
      .map((files) => makeSumsFile(...files));
    const own = lists.find(({ sha256 }) => sha256 === findAssetDigest(file));
    return own && { text: new TextDecoder().decode(own.bytes) };
  }

  private async fetchSums(file: Asset): Promise<Sums> {
    if (file.size > MAX_SUMS_BYTES) return { refused: "it has more than 1 MiB" };
    const bytes = await this.bytes(file);
    try {
      return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    } catch (error) {
      if (error instanceof TypeError) return { refused: "it is not UTF-8 text" };
      throw error;
    }
  }
}

/** In hexadecimal. `undefined` if the upload is not complete, or the digest is not known. */
export function findAssetDigest(asset: Asset | undefined): string | undefined {
  if (asset?.state !== "uploaded") return undefined;
  return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
}
