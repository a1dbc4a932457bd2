import type { State, VersionInput } from "../../generated/marketplace-types.js";
import { isPrerelease } from "../../base/text/versions/versions.js";
import { Refused } from "./refused.js";
import { makeEtag, type Publisher, type Verdict, type VersionRecord } from "./version-record.js";

/** Each function makes the next record of a version, or refuses. None of them reads or writes anything. */

export interface Declaration {
  readonly pluginId: string;
  readonly version: string;
  readonly input: VersionInput;
  readonly ifMatch: string | undefined;
  readonly by: Publisher;
}

interface Declared {
  readonly outcome: "created" | "replaced" | "same";
  readonly record: VersionRecord;
}

/** What is in these states comes back by a declaration only. */
const FREE: ReadonlySet<State> = new Set(["rejected", "failed", "withdrawn"]);
const REPLACEABLE: ReadonlySet<State> = new Set(["awaiting-upload", ...FREE]);

/**
 * Two versions that differ in their build metadata only are one number, as on npm: only one of them can be on its way or
 * published.
 *
 * @throws {Refused} if another one is.
 */
export function requireOwnNumber(others: readonly VersionRecord[], version: string): void {
  const other = others.find(({ state, everPublished }) => everPublished || !FREE.has(state));
  if (!other) return;
  const { artifact, state } = other;
  throw new Refused("version-conflict", `Version ${other.version} is the same number as ${version}`, {
    existing: { sha256: artifact.sha256, state, etag: makeEtag(other) },
  });
}

export function declare(existing: VersionRecord | undefined, declaration: Declaration, now: string): Declared {
  const { input, ifMatch } = declaration;
  requireChannel(declaration.version, input.channel);
  if (!existing) {
    if (ifMatch !== undefined)
      throw new Refused("precondition-failed", "If-Match names a version that is not declared");
    return { outcome: "created", record: makeRecord(declaration, { revision: 1, createdAt: now }, now) };
  }
  const isSame = existing.artifact.sha256 === input.artifact.sha256;
  const canReplace = !existing.everPublished && REPLACEABLE.has(existing.state);
  const isCurrent = ifMatch === makeEtag(existing);
  if (canReplace && isCurrent) {
    const kept = { revision: existing.revision + 1, createdAt: existing.createdAt };
    return { outcome: "replaced", record: makeRecord(declaration, kept, now) };
  }
  if (isSame) return { outcome: "same", record: existing };
  if (canReplace && ifMatch !== undefined) {
    throw new Refused("precondition-failed", "The version was changed since you read it");
  }
  throw new Refused("version-conflict", `Version ${existing.version} has other bytes`, {
    existing: { sha256: existing.artifact.sha256, state: existing.state, etag: makeEtag(existing) },
  });
}

/** The declared bytes are here. `undefined` if they were before. */
export function receive(record: VersionRecord, now: string): VersionRecord | undefined {
  if (record.state !== "awaiting-upload") return undefined;
  return changeState(record, "received", now);
}

export function startValidation(record: VersionRecord, now: string): VersionRecord | undefined {
  if (record.state !== "received") return undefined;
  return changeState(record, "validating", now);
}

/** The next state of a version after its checks. `undefined` if it was withdrawn meanwhile. */
export function conclude(
  record: VersionRecord,
  { state, findings, findingsOmitted }: Verdict,
  needsReview: boolean,
  now: string,
): VersionRecord | undefined {
  if (record.state !== "validating") return undefined;
  const checked = { ...record, findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
  if (state !== "passed") return changeState(checked, state, now);
  if (needsReview) return changeState(checked, "in-review", now);
  return accept(checked, now);
}

export function approve(record: VersionRecord, now: string): VersionRecord {
  requireState(record, "in-review", "approved");
  return accept(record, now);
}

export function reject(record: VersionRecord, reason: string, now: string): VersionRecord {
  requireState(record, "in-review", "rejected");
  const finding = { ruleId: "review", severity: "error" as const, message: reason };
  return changeState({ ...record, findings: [finding, ...record.findings].slice(0, 1000) }, "rejected", now);
}

/** `undefined` if it was published before. */
export function release(record: VersionRecord, now: string): VersionRecord | undefined {
  if (record.state === "published") return undefined;
  requireState(record, "approved", "released");
  return publish(record, now);
}

/** `undefined` if it was withdrawn before. */
export function withdraw(record: VersionRecord, now: string): VersionRecord | undefined {
  if (record.state === "withdrawn") return undefined;
  if (record.everPublished) throw new Refused("invalid-state", "A published version cannot be withdrawn");
  return changeState(record, "withdrawn", now);
}

function accept(record: VersionRecord, now: string): VersionRecord {
  if (record.release === "manual") return changeState(record, "approved", now);
  return publish(record, now);
}

function publish(record: VersionRecord, now: string): VersionRecord {
  const published = { everPublished: true, publishedAt: now, publishedBy: record.submittedBy };
  return { ...changeState(record, "published", now), ...published };
}

function changeState(record: VersionRecord, state: State, now: string): VersionRecord {
  // A clock may go back, and times of the contract do not.
  const updatedAt = now > record.updatedAt ? now : record.updatedAt;
  return { ...record, state, revision: record.revision + 1, updatedAt };
}

function makeRecord(
  { pluginId, version, input, by }: Declaration,
  kept: Pick<VersionRecord, "revision" | "createdAt">,
  now: string,
): VersionRecord {
  const { channel, artifact, release: how = "automatic", releaseNotes, source } = input;
  const { filename, mediaType, size, sha256 } = artifact;
  return {
    pluginId,
    version,
    channel,
    state: "awaiting-upload",
    release: how,
    artifact: { filename, mediaType, size, sha256 },
    findings: [],
    everPublished: false,
    ...kept,
    updatedAt: now,
    submittedBy: by,
    ...(releaseNotes !== undefined && { releaseNotes }),
    ...(source && { source }),
  };
}

function requireChannel(version: string, channel: string): void {
  if (isPrerelease(version) === (channel !== "stable")) return;
  const words = isPrerelease(version)
    ? "a prerelease, and cannot be on the channel stable"
    : "stable, and must be on that channel";
  throw new Refused("channel-mismatch", `Version ${version} is ${words}`);
}

function requireState({ version, state }: VersionRecord, needed: State, what: string): void {
  if (state === needed) return;
  throw new Refused("invalid-state", `Version ${version} is ${state}; only what is ${needed} can be ${what}`);
}
