import { type Answer, formatJson } from "../serving/answer.js";
import { getAccess, getCapabilities, getVersion, listVersions } from "./handle-reads.js";
import { putArtifact, putVersion, releaseVersion, withdrawVersion, requireDigest } from "./handle-versions.js";
import { requireAuthority } from "./authority.js";
import type { Action, Token, TokenRequest, PluginList, UpdateInformation } from "../../generated/marketplace-types.js";
import type { ContractCall } from "./call.js";
import { readJson } from "../contract/operations.js";
import { ALL_ACTIONS, canSeeEverything } from "./credentials.js";
import { hashToken, makeToken } from "./owners.js";
import { matchPublisher } from "./identity.js";
import { Refused } from "./refused.js";
import { randomUUID } from "node:crypto";
import { isPrerelease } from "../../base/text/versions/versions.js";
import { presentValidation, type ValidationRecord, makeEtag } from "./version-record.js";
import { formatReprDigest } from "../../base/text/hash.js";
import type { PluginQuery } from "./catalog/catalog.js";
import { EMPTY_LISTING } from "./catalog/listing.js";
import { findArchiveAddress, presentListing, presentPlugin } from "./catalog/present-plugin.js";

/** One operation of the contract. */
export interface Handler {
  readonly run: (call: ContractCall) => Answer | Promise<Answer>;
  /** Whether a credential is not even read. */
  readonly isOpen?: true;
  readonly needsCredential?: true;
  readonly takesArchive?: true;
  /** Called before the body is read. */
  readonly authorize?: (call: ContractCall) => void;
}

/** By the names of the contract. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  getCapabilities: { run: getCapabilities, isOpen: true },
  exchangeToken: { run: exchangeToken, isOpen: true },
  revokeToken: { run: revokeToken, isOpen: true },
  listPlugins: { run: listPlugins, isOpen: true },
  getPlugin: { run: getPlugin, isOpen: true },
  getLatest: { run: getLatest, isOpen: true },
  getArtifact: { run: getArtifact },
  getAccess: { run: getAccess, needsCredential: true },
  listVersions: { run: listVersions },
  getVersion: { run: getVersion },
  putVersion: { run: putVersion, ...makeAuthorization("publish") },
  putArtifact: { run: putArtifact, ...makeAuthorization("publish"), takesArchive: true },
  createValidation: { run: createValidation, ...makeAuthorization("validate"), takesArchive: true },
  getValidation: { run: getValidation, needsCredential: true },
  releaseVersion: { run: releaseVersion, ...makeAuthorization("release") },
  withdrawVersion: { run: withdrawVersion, ...makeAuthorization("withdraw") },
};

function makeAuthorization(action: Action): Pick<Handler, "needsCredential" | "authorize"> {
  return {
    needsCredential: true,
    authorize(call) {
      requireAuthority(call, action);
    },
  };
}

const LIFETIME_MINUTES = 20;

async function exchangeToken({ marketplace, body, now }: ContractCall): Promise<Answer> {
  const { settings, storage, verifyIdentity } = marketplace;
  if (settings.publishers.length === 0) throw new Refused("not-found", "This server trusts no publisher");
  const { token, pluginId, actions } = readJson(body)?.value as TokenRequest;
  const identity = await verifyIdentity(token);
  // It is used up even where no publisher matches: whoever sees it in a log cannot try it elsewhere.
  const isFirst = storage.change(`identity ${pluginId}`, () =>
    storage.useIdentity(identity.issuer, identity.jti, identity.expiresAt, Math.floor(Date.parse(now) / 1000)),
  );
  if (!isFirst) throw new Refused("oidc-token-reused", "This identity token was exchanged before");
  const by = matchPublisher(settings.publishers, pluginId, identity);
  const issued = makeToken("mpt");
  const expiresAt = new Date(Date.parse(now) + LIFETIME_MINUTES * 60_000).toISOString();
  const granted = actions ?? [...ALL_ACTIONS];
  storage.change(`token ${pluginId}`, () => {
    storage.saveToken(hashToken(issued), { pluginId, actions: granted, expiresAt, by });
    const actor = `workflow ${by.workflowRef ?? ""}`;
    storage.audit.add({ at: now, actor, action: "exchange an identity", plugin: pluginId });
  });
  const answer: Token = { token: issued, expiresAt, pluginId, actions: granted };
  return formatJson(201, answer, { "Cache-Control": "no-store" });
}

/** The token itself is what is revoked, so one that was revoked before, or has expired, is read as well. */
function revokeToken({ marketplace, asked }: ContractCall): Answer {
  const { storage } = marketplace;
  const [, token = ""] = /^Bearer (\S+)$/iu.exec(asked.headers["authorization"] ?? "") ?? [];
  const hash = hashToken(token);
  if (!storage.findToken(hash))
    throw new Refused("unauthenticated", "Only a token that was issued here can be revoked");
  storage.change("revoke", () => {
    storage.revokeToken(hash);
  });
  return { status: 204, headers: {} };
}

function createValidation(call: ContractCall): Answer {
  const { marketplace, asked, values, body, now } = call;
  const { storage, archives, settings, jobs } = marketplace;
  const { pluginId = "" } = values;
  const version = asked.query.get("version") ?? "";
  const channel = asked.query.get("channel") ?? "";
  if (isPrerelease(version) === (channel === "stable")) {
    throw new Refused("channel-mismatch", `Version ${version} cannot be on the channel ${channel}`);
  }
  const sha256 = requireDigest(asked.headers["repr-digest"], body);
  const key = asked.headers["idempotency-key"] ?? "";
  archives.keep(sha256, body);
  const { record, isNew } = storage.change(`validate ${pluginId}@${version}`, () => {
    requireAuthority(call, "validate");
    const known = storage.findValidationByKey(pluginId, key);
    if (known) return { record: requireSameRequest(known, version, sha256), isNew: false };
    const made = { id: `val_${randomUUID()}`, state: "received" as const, findings: [] };
    const received: ValidationRecord = { ...made, pluginId, version, sha256, key, createdAt: now };
    storage.saveValidation(received);
    return { record: received, isNew: true };
  });
  if (isNew) jobs.checkValidation(record.id);
  return formatValidation(record, settings.base);
}

function getValidation({ marketplace, credential, values }: ContractCall): Answer {
  const { pluginId = "", validationId = "" } = values;
  const record = marketplace.storage.findValidation(validationId);
  if (record?.pluginId !== pluginId || !canSeeEverything(credential, pluginId)) {
    throw new Refused("not-found", `There is no such validation of ${pluginId}`);
  }
  const isOpen = ["received", "validating"].includes(record.state);
  return formatJson(200, presentValidation(record), isOpen ? { "Retry-After": "1" } : {});
}

function formatValidation(record: ValidationRecord, base: string): Answer {
  const shown = presentValidation(record);
  if (!["received", "validating"].includes(record.state)) return formatJson(200, shown);
  const address = `${base}/v1/plugins/${encodeURIComponent(record.pluginId)}/validations/${record.id}`;
  return formatJson(202, shown, { Location: address, "Retry-After": "1" });
}

function requireSameRequest(known: ValidationRecord, version: string, sha256: string): ValidationRecord {
  if (known.version === version && known.sha256 === sha256) return known;
  throw new Refused("idempotency-key-reused", "This Idempotency-Key belongs to another request");
}

const PAGE = 50;
const MAX_VERSIONS = 1000;

function listPlugins({ marketplace, asked }: ContractCall): Answer {
  const { storage, settings } = marketplace;
  const { items, nextCursor } = storage.catalog.listPlugins(readQuery(asked.query));
  const list: PluginList = {
    items: items.map((row) => presentPlugin(row, settings.base)),
    ...(nextCursor !== undefined && { nextCursor }),
  };
  return formatJson(200, list);
}

function getPlugin({ marketplace, values: { pluginId = "" } }: ContractCall): Answer {
  const { catalog } = marketplace.storage;
  const row = catalog.findPlugin(pluginId);
  if (!row) throw new Refused("plugin-not-found", `There is no plugin ${pluginId}`);
  const listing = catalog.findListing(pluginId, row.version) ?? EMPTY_LISTING;
  const versions = catalog.listPublished({ pluginId, most: MAX_VERSIONS });
  const countLeft = (): number => catalog.countPublished(pluginId) - MAX_VERSIONS;
  return formatJson(200, presentListing(row, listing, versions, countLeft, marketplace.settings.base));
}

function getLatest({ marketplace, values: { pluginId = "", channel = "" } }: ContractCall): Answer {
  const { storage, settings } = marketplace;
  const version = storage.catalog.findLatest(pluginId, channel);
  const record = version === undefined ? undefined : storage.findVersion(pluginId, version);
  if (!record) throw new Refused("version-not-found", `There is no version of ${pluginId} on the channel ${channel}`);
  const information: UpdateInformation = {
    version: record.version,
    releaseNotes: record.releaseNotes ?? "",
    downloadUrl: findArchiveAddress(record, settings.base),
    critical: record.critical ?? false,
  };
  return formatJson(200, information);
}

function getArtifact({ marketplace, credential, values: { pluginId = "", version = "" } }: ContractCall): Answer {
  const { storage, archives } = marketplace;
  const record = storage.findVersion(pluginId, version);
  if (record?.takenDown) {
    throw new Refused("version-not-found", `Version ${version} was taken down: ${record.takenDown.reason}`);
  }
  const isShown = record?.state === "published" || (record && canSeeEverything(credential, pluginId));
  const bytes = isShown ? archives.read(record.artifact.sha256) : undefined;
  if (!record || !bytes)
    throw new Refused("version-not-found", `There is no archive of version ${version} of ${pluginId}`);
  const { filename, mediaType, sha256 } = record.artifact;
  const headers = {
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="${filename}"`,
    "Repr-Digest": formatReprDigest(sha256),
    ETag: makeEtag(record),
  };
  return { status: 200, headers, body: bytes };
}

/** What the schemas have checked is one of the words. */
function readQuery(query: URLSearchParams): PluginQuery {
  const read = (name: string): string | undefined => query.get(name) ?? undefined;
  return {
    text: read("q") ?? "",
    category: read("category"),
    type: read("type"),
    permission: read("permission"),
    sort: query.get("sort") === "date" ? "date" : "name",
    cursor: read("cursor"),
    most: PAGE,
  };
}
