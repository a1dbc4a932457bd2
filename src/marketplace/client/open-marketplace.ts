import { makeIdentityCredential, makeTokenCredential, type Exchange } from "./credential.js";
import { ServerFault } from "../../base/network/server-fault.js";
import {
  connectToMarketplace,
  type ContractRequest,
  describeServer,
  type MarketplaceConnection,
  type MarketplaceOptions,
  type ReadResource,
  sendRequest,
} from "./send-request.js";
import type { Access, Capabilities, Validation, Version, VersionInput } from "../../generated/marketplace-types.js";
import { formatReprDigest } from "../../base/text/hash.js";

/** The operations of the contract for one version of one plugin. All of them throw {@link ServerFault}. */
export interface Marketplace {
  /** Read once, without a credential. */
  capabilities(): Promise<Capabilities>;
  access(): Promise<Access>;
  /** `undefined` if there is none. */
  version(): Promise<ReadResource<Version> | undefined>;
  /** As everybody sees it, without a credential. `undefined` if nobody sees that it is published. */
  shown(): Promise<Version | undefined>;
  /** Waits for a change, as long as the server delays its answer. `undefined` if nothing has changed. */
  changed(etag: string | undefined, seconds: number): Promise<ChangedVersion>;
  /** @param etag of the version that is replaced. */
  declare(input: VersionInput, etag?: string): Promise<void>;
  upload(archive: Upload): Promise<void>;
  /** @param attempt distinguishes a validation from one that could not be finished. */
  validate(archive: Upload, channel: string, attempt: number): Promise<ReadResource<Validation>>;
  validation(id: string): Promise<ReadResource<Validation>>;
  /** Publishes an approved version, and says what it is then. */
  release(): Promise<Version | undefined>;
  /** Cancels a submission that is not published. */
  withdraw(): Promise<void>;
  /** Revokes a token that was made for this run. Returns a sentence if that was not possible. Throws nothing. */
  close(): Promise<string | undefined>;
}

type ChangedVersion = Omit<ReadResource<Version>, "value"> & { readonly value: Version | undefined };

export interface Upload {
  readonly bytes: Uint8Array;
  /** In hexadecimal. */
  readonly sha256: string;
}

export interface VersionPlace extends MarketplaceOptions {
  readonly pluginId: string;
  readonly version: string;
}

interface OpenMarketplaceOptions extends VersionPlace {
  readonly credential: { readonly token: string } | Pick<Exchange, "getIdentityToken" | "hideSecret">;
}

export const MEDIA_TYPE = "application/zip";

export async function openMarketplace(options: OpenMarketplaceOptions): Promise<Marketplace> {
  const { pluginId, version: number, credential: given } = options;
  const connection = await connectToMarketplace(options);
  const credential =
    "token" in given
      ? makeTokenCredential(given.token, connection)
      : makeIdentityCredential(connection, { ...given, pluginId, capabilities });
  const plugin = `/v1/plugins/${encodeURIComponent(pluginId)}`;
  const version = `${plugin}/versions/${encodeURIComponent(number)}`;
  let known: Capabilities | undefined;

  async function capabilities(): Promise<Capabilities> {
    known ??= await readCapabilities(connection);
    return known;
  }

  /** An expired token is replaced once. */
  async function sendWithToken(asked: ContractRequest): Promise<ReadResource<unknown>> {
    const token = await credential.bearer();
    try {
      return await sendRequest(connection, { ...asked, token });
    } catch (error) {
      const isExpired = error instanceof ServerFault && error.problem?.code === "token-expired";
      const fresh = isExpired ? await credential.renew() : undefined;
      if (fresh === undefined) throw error;
      return sendRequest(connection, { ...asked, token: fresh });
    }
  }

  async function readVersion(asked: ContractRequest): Promise<ChangedVersion> {
    const read = await sendWithToken(asked);
    const value = read.value as Version | undefined;
    if (value) refuseOtherVersion(connection, value, options);
    return { ...read, value };
  }

  return {
    capabilities,
    async access() {
      return (await sendWithToken({ method: "GET", path: `${plugin}/access` })).value as Access;
    },
    async version() {
      try {
        const { value, ...rest } = await readVersion({ method: "GET", path: version });
        return value && { ...rest, value };
      } catch (error) {
        if (isMissingVersion(error)) return undefined;
        throw error;
      }
    },
    async shown() {
      try {
        return await readShownVersion(connection, options);
      } catch (error) {
        if (error instanceof ServerFault && (error.status === 401 || error.status === 403)) return undefined;
        throw error;
      }
    },
    changed(etag, seconds) {
      const headers = {
        ...(etag !== undefined && { "if-none-match": etag }),
        ...(seconds > 0 && { prefer: `wait=${String(seconds)}` }),
      };
      return readVersion({ method: "GET", path: version, headers, held: seconds * 1000 });
    },
    async declare(input, etag) {
      const headers = etag === undefined ? {} : { "if-match": etag };
      await readVersion({ method: "PUT", path: version, body: JSON.stringify(input), headers });
    },
    async upload(archive) {
      await readVersion({ method: "PUT", path: `${version}/artifact`, ...describeUpload(archive) });
    },
    async validate(archive, channel, attempt) {
      const upload = describeUpload(archive);
      const key = `validate:${String(attempt)}:${pluginId}:${number}:${channel}:${archive.sha256}`.slice(-200);
      const headers = { ...upload.headers, "idempotency-key": key };
      const asked = { method: "POST", path: `${plugin}/validations`, query: { version: number, channel } } as const;
      return (await sendWithToken({ ...asked, ...upload, headers })) as ReadResource<Validation>;
    },
    async validation(id) {
      // A name such as ".." would lead to another resource.
      if (!/^[\w.~:-]{1,200}$/u.test(id) || /^\.+$/u.test(id)) {
        throw new ServerFault(
          "marketplace",
          "refused",
          `${describeServer(connection)} names a validation that has no address`,
        );
      }
      const path = `${plugin}/validations/${encodeURIComponent(id)}`;
      return (await sendWithToken({ method: "GET", path })) as ReadResource<Validation>;
    },
    async release() {
      return (await readVersion({ method: "POST", path: `${version}/release` })).value;
    },
    async withdraw() {
      await readVersion({ method: "POST", path: `${version}/withdraw` });
    },
    close: () => credential.revoke(),
  };
}

function describeUpload({ bytes, sha256 }: Upload): Required<Pick<ContractRequest, "body" | "headers">> {
  return { body: bytes, headers: { "content-type": MEDIA_TYPE, "repr-digest": formatReprDigest(sha256) } };
}

/** Reads what a marketplace offers, without a credential. */
export async function readCapabilities(connection: MarketplaceConnection): Promise<Capabilities> {
  return (await sendRequest(connection, { method: "GET", path: "/v1/capabilities" })).value as Capabilities;
}

/** Reads a version without a credential. `undefined` if it is not published. */
export async function readShownVersion(
  connection: MarketplaceConnection,
  asked: Pick<VersionPlace, "pluginId" | "version">,
): Promise<Version | undefined> {
  const path = `/v1/plugins/${encodeURIComponent(asked.pluginId)}/versions/${encodeURIComponent(asked.version)}`;
  try {
    const read = (await sendRequest(connection, { method: "GET", path })).value as Version;
    refuseOtherVersion(connection, read, asked);
    if (read.state !== "published") return undefined;
    return read;
  } catch (error) {
    if (isMissingVersion(error)) return undefined;
    throw error;
  }
}

/** Whether a marketplace has said that it has no such version. */
function isMissingVersion(error: unknown): boolean {
  const isMissing = error instanceof ServerFault && error.status === 404;
  return isMissing && ["version-not-found", "plugin-not-found"].includes(error.problem?.code ?? "");
}

/** @throws {ServerFault} for an answer about another version. */
function refuseOtherVersion(
  connection: MarketplaceConnection,
  { pluginId, version }: Version,
  asked: Pick<VersionPlace, "pluginId" | "version">,
): void {
  if (pluginId === asked.pluginId && version === asked.version) return;
  throw new ServerFault(
    "marketplace",
    "lost",
    `${describeServer(connection)} answered for another version than ${asked.version}`,
  );
}
