import type { VersionInput } from "../../generated/marketplace-types.js";
import { readJson } from "../contract/operations.js";
import { computeSha256 } from "../../release/packing/sums.js";
import type { Answer } from "../serving/answer.js";
import { parseReprDigest } from "../../base/text/hash.js";
import { formatVersion } from "./handle-reads.js";
import { requireAuthority } from "./authority.js";
import type { Credential } from "./credentials.js";
import type { ContractCall } from "./call.js";
import { Refused } from "./refused.js";
import type { VersionRecord } from "./version-record.js";

export function putVersion(call: ContractCall): Answer {
  const { marketplace, asked, values, body, now } = call;
  const { storage, settings, transitions, jobs } = marketplace;
  const { pluginId = "", version = "" } = values;
  const input = readJson(body)?.value as VersionInput;
  const { mediaType, size } = input.artifact;
  if (mediaType !== "application/zip") throw new Refused("unsupported-media-type", "This server takes archives in ZIP");
  if (size > settings.maxArtifactBytes) {
    const most = String(settings.maxArtifactBytes);
    throw new Refused("artifact-too-large", `The archive has ${String(size)} bytes, and at most ${most} are taken`);
  }
  const ifMatch = asked.headers["if-match"];
  const { outcome, record } = storage.change(`declare ${pluginId}@${version}`, () => {
    const credential = requireAuthority(call, "publish");
    const existing = storage.findVersion(pluginId, version);
    transitions.requireOwnNumber(storage.listSameNumber(pluginId, version), version);
    const declared = transitions.declare(existing, { pluginId, version, input, ifMatch, by: credential.by }, now);
    if (declared.outcome !== "same") {
      claimPlugin(storage, credential, pluginId, now);
      storage.saveVersion(declared.record);
      const action = `declare: ${declared.outcome}`;
      storage.audit.add({ at: now, actor: credential.actor, action, plugin: pluginId, version });
    }
    return declared;
  });
  jobs.announceChange(pluginId, version);
  return formatVersion(marketplace, record, { status: outcome === "created" ? 201 : 200 });
}

export function putArtifact(call: ContractCall): Answer {
  const { marketplace, asked, values, body, now } = call;
  const { storage, archives, transitions, jobs } = marketplace;
  const { pluginId = "", version = "" } = values;
  const sha256 = requireDigest(asked.headers["repr-digest"], body);
  const declared = requireDeclaredVersion(marketplace, pluginId, version);
  requireMediaType(asked.headers["content-type"], declared.artifact.mediaType);
  requireDeclared(declared, sha256, body);
  // The row that names the bytes comes after them: a crash between the two leaves a file that nothing names.
  if (declared.state === "awaiting-upload") archives.keep(sha256, body);
  const received = storage.change(`receive ${pluginId}@${version}`, () => {
    requireAuthority(call, "publish");
    const current = requireDeclaredVersion(marketplace, pluginId, version);
    requireDeclared(current, sha256, body);
    const next = transitions.receive(current, now);
    if (next) storage.saveVersion(next);
    return next;
  });
  if (!received) return formatVersion(marketplace, requireDeclaredVersion(marketplace, pluginId, version));
  jobs.announceChange(pluginId, version);
  jobs.checkVersion(pluginId, version);
  return formatVersion(marketplace, received, { status: 202 });
}

export function releaseVersion(call: ContractCall): Answer {
  return move(call, "release");
}

export function withdrawVersion(call: ContractCall): Answer {
  return move(call, "withdraw");
}

/** @throws {Refused} unless the bytes are those of the header. */
export function requireDigest(header: string | undefined, bytes: Uint8Array): string {
  const sha256 = computeSha256(bytes);
  const declared = parseReprDigest(header ?? "");
  if (declared === sha256) return sha256;
  throw new Refused("digest-mismatch", `The bytes have the SHA-256 ${sha256}, and Repr-Digest says ${declared}`);
}

/** Whoever declares the first version of a plugin owns it. */
function claimPlugin(
  { owners, hasPlugin }: ContractCall["marketplace"]["storage"],
  credential: Credential,
  pluginId: string,
  now: string,
): void {
  const owner = credential.owner?.owner;
  if (owner !== undefined && !hasPlugin(pluginId)) owners.addOwner(owner, [pluginId], now);
}

function move(call: ContractCall, name: "release" | "withdraw"): Answer {
  const { marketplace, values, now } = call;
  const { storage, transitions, jobs } = marketplace;
  const { pluginId = "", version = "" } = values;
  const record = storage.change(`${name} ${pluginId}@${version}`, () => {
    const { actor } = requireAuthority(call, name);
    const current = requireDeclaredVersion(marketplace, pluginId, version);
    const moved = transitions[name](current, now);
    if (moved) {
      storage.saveVersion(moved);
      storage.audit.add({ at: now, actor, action: name, plugin: pluginId, version });
    }
    return moved ?? current;
  });
  jobs.announceChange(pluginId, version);
  return formatVersion(marketplace, record);
}

function requireDeclaredVersion(
  { storage }: ContractCall["marketplace"],
  pluginId: string,
  version: string,
): VersionRecord {
  const record = storage.findVersion(pluginId, version);
  if (record) return record;
  throw new Refused("version-not-found", `There is no version ${version} of ${pluginId}`);
}

function requireDeclared({ artifact }: VersionRecord, sha256: string, { length }: Uint8Array): void {
  if (artifact.sha256 === sha256 && artifact.size === length) return;
  const declared = `SHA-256 ${artifact.sha256} and ${String(artifact.size)} bytes`;
  throw new Refused("digest-mismatch", `Declared were ${declared}; sent were SHA-256 ${sha256} and ${String(length)}`);
}

function requireMediaType(header: string | undefined, declared: string): void {
  if ((header ?? "").split(";")[0]?.trim().toLowerCase() === declared) return;
  throw new Refused("unsupported-media-type", `The archive was declared as ${declared}`);
}
