import type { State, Version, VersionInput } from "../../generated/marketplace-types.js";
import type { Profile } from "../contract/contract.js";
import { pause } from "../../base/network/pause.js";
import { computeSha256 } from "../../release/packing/sums.js";
import { formatReprDigest } from "../../base/text/hash.js";
import { ContractFault, makeBreach, require, type Received, requireAnswer, type Send, type Sent } from "./exchange.js";
import { type Fixture, makeGoodArchive } from "./fixture-archives.js";
import type { TestIssuer } from "./test-issuer.js";

/** What an operator gives. */
export interface SandboxParts {
  readonly plugin: string;
  readonly base: string;
  readonly tokens: { readonly publish: string; readonly read: string | undefined };
  /** Asks a person to decide about a version. */
  readonly askReviewer: (decision: "approve" | "reject", version: string) => void;
  /** How long to wait for a state. */
  readonly seconds: number;
  readonly reviewSeconds: number;
  /** How long one answer may take. */
  readonly answerSeconds: number;
}

/** The plugin of the tests, and what they share. */
export interface Sandbox extends SandboxParts {
  readonly send: Send;
  readonly features: readonly string[];
  readonly maxArtifactBytes: number;
  /** Why there is none, where identities cannot be tested. */
  readonly issuer: TestIssuer | string | undefined;
  /** A version that no test had before. */
  readonly nextVersion: () => string;
  /** One version that is published, made once. */
  readonly published: () => Promise<Submitted>;
  /** All versions that were shown to the tests. */
  readonly listSeen: () => readonly Version[];
  readonly isOfThisRun: (version: string) => boolean;
}

export interface Submitted {
  readonly version: string;
  readonly fixture: Fixture;
  readonly etag: string;
  readonly shown: Version;
}

export interface ContractTest {
  /** What a server that keeps the contract does. */
  readonly name: string;
  readonly profile: Profile;
  /** The rules that it tests, apart from those that hold for every answer. */
  readonly rules: readonly string[];
  /** Why it cannot be run here. `undefined` if it can. */
  readonly skip?: (sandbox: Sandbox) => string | undefined;
  /** Why it cannot be run although the server announces what it tests. That is not a pass. */
  readonly untested?: (sandbox: Sandbox) => string | undefined;
  readonly run: (sandbox: Sandbox) => Promise<void>;
}

export function makeTestsOf(profile: Profile) {
  return (name: string, rules: readonly string[], run: ContractTest["run"]): ContractTest => ({
    name,
    profile,
    rules,
    run,
  });
}

const TRANSIENT: ReadonlySet<State> = new Set(["received", "validating"]);

/** @param start makes versions that no earlier run had, such as the time in seconds. */
export function makeSandbox(parts: Omit<Sandbox, "nextVersion" | "published" | "isOfThisRun">, start: number): Sandbox {
  let count = 0;
  let published: Promise<Submitted> | undefined;
  const sandbox: Sandbox = {
    ...parts,
    nextVersion: () => `0.${String(start)}.${String(count++)}`,
    isOfThisRun: (version) => version.startsWith(`0.${String(start)}.`),
    published: () => (published ??= publishVersion(sandbox)),
  };
  return sandbox;
}

export function makeVersionPath({ plugin }: SandboxParts, version: string, rest = ""): string {
  return `/plugins/${plugin}/versions/${encodeURIComponent(version)}${rest}`;
}

export function makeInput(version: string, { bytes }: Fixture, more: Partial<VersionInput> = {}): VersionInput {
  const sha256 = computeSha256(bytes);
  const filename = `sandbox-${version.replaceAll("+", "_")}.zip`;
  return {
    channel: version.includes("-") ? "prerelease" : "stable",
    artifact: { filename, mediaType: "application/zip", size: bytes.length, sha256 },
    releaseNotes: `What is new in ${version}.`,
    ...more,
  };
}

/** A version that no test had before, and what declares a good archive of it. */
export function makeNew({ plugin, nextVersion }: Sandbox) {
  const version = nextVersion();
  const fixture = makeGoodArchive(plugin, version);
  return { version, fixture, input: makeInput(version, fixture) };
}

export function formatDigest(bytes: Uint8Array): string {
  return formatReprDigest(computeSha256(bytes));
}

export function declare(
  sandbox: Sandbox,
  version: string,
  input: unknown,
  more: Partial<Sent> = {},
): Promise<Received> {
  const path = makeVersionPath(sandbox, version);
  return sandbox.send({ method: "PUT", path, token: sandbox.tokens.publish, json: input, ...more });
}

export function upload(sandbox: Sandbox, version: string, { bytes }: Fixture, more: Partial<Sent> = {}) {
  const path = makeVersionPath(sandbox, version, "/artifact");
  const headers = { "Content-Type": "application/zip", "Repr-Digest": formatDigest(bytes) };
  return sandbox.send({ method: "PUT", path, token: sandbox.tokens.publish, bytes, headers, ...more });
}

export function getVersion(sandbox: Sandbox, version: string, more: Partial<Sent> = {}): Promise<Received> {
  const path = makeVersionPath(sandbox, version);
  return sandbox.send({ method: "GET", path, token: sandbox.tokens.publish, ...more });
}

/** The version that an answer shows. @throws {ContractFault} if it is a refusal. */
export function readVersion(rule: string, { status, words, value }: Received): Version {
  require(rule, status >= 200 && status < 300, words);
  return value as Version;
}

export async function declareNew(
  sandbox: Sandbox,
  fixture: (version: string) => Fixture = (version) => makeGoodArchive(sandbox.plugin, version),
  more: Partial<VersionInput> = {},
): Promise<Submitted> {
  const version = sandbox.nextVersion();
  const made = fixture(version);
  const received = await declare(sandbox, version, makeInput(version, made, more));
  requireAnswer("declare", received, "201");
  const shown = readVersion("declare", received);
  const etag = received.headers.get("etag") ?? "";
  require("declare", etag !== "", `${received.words} has no ETag`);
  require("declare", shown.state === "awaiting-upload", `${received.words}, in the state ${shown.state}`);
  return { version, fixture: made, etag, shown };
}

/** Declares and uploads a new version, and waits until it is neither received nor being validated. */
export async function submitNew(
  sandbox: Sandbox,
  fixture?: (version: string) => Fixture,
  more?: Partial<VersionInput>,
): Promise<Submitted & { readonly uploaded: Received }> {
  const declared = await declareNew(sandbox, fixture, more);
  const uploaded = await upload(sandbox, declared.version, declared.fixture);
  if (uploaded.status === 422) return { ...declared, uploaded };
  requireAnswer("upload", uploaded, "202");
  return { ...(await settle(sandbox, declared)), uploaded };
}

/** Waits until a version is in a state that does not change by itself. */
export async function settle(
  sandbox: Sandbox,
  submitted: Submitted,
  isSettled: (version: Version) => boolean = ({ state }) => !TRANSIENT.has(state),
  seconds = sandbox.seconds,
): Promise<Submitted> {
  const { version } = submitted;
  const until = Date.now() + seconds * 1000;
  let last = submitted.shown;
  for (;;) {
    const received = await getVersion(sandbox, version);
    const shown = readVersion("etag", received);
    requireTimes(last, shown);
    if (isSettled(shown)) return { ...submitted, shown, etag: received.headers.get("etag") ?? "" };
    if (Date.now() > until) {
      throw new ContractFault(`${version} is still ${shown.state} after ${String(seconds)} seconds`);
    }
    last = shown;
    await pause(POLL_MILLISECONDS);
  }
}

const POLL_MILLISECONDS = 50;

function requireTimes(before: Version, after: Version): void {
  const { createdAt, updatedAt } = after;
  require("created-at", createdAt === before.createdAt, `createdAt went from ${before.createdAt} to ${createdAt}`);
  const words = `updatedAt went back from ${before.updatedAt} to ${updatedAt}`;
  require("created-at", Date.parse(updatedAt) >= Date.parse(before.updatedAt), words);
}

/** Publishes a good version of this number; a person approves it where that is needed. */
export async function publishAs(
  sandbox: Sandbox,
  version: string,
  fixture: Fixture = makeGoodArchive(sandbox.plugin, version),
): Promise<Submitted> {
  return publishVersion({ ...sandbox, nextVersion: () => version }, fixture);
}

async function publishVersion(sandbox: Sandbox, fixture?: Fixture): Promise<Submitted> {
  const submitted = await passReview(sandbox, await submitNew(sandbox, fixture && (() => fixture)));
  const { state, findings } = submitted.shown;
  if (state === "published") return submitted;
  throw makeBreach("upload", `a good archive ended as ${state}: ${findings[0]?.message ?? "without a finding"}`);
}

/** Waits for a person who approves, where one is needed. */
export async function passReview(sandbox: Sandbox, submitted: Submitted): Promise<Submitted> {
  return submitted.shown.state === "in-review" ? decide(sandbox, submitted, "approve") : submitted;
}

/** Asks a person to decide about a version in review, and waits until it is decided. */
export function decide(sandbox: Sandbox, waiting: Submitted, decision: "approve" | "reject"): Promise<Submitted> {
  sandbox.askReviewer(decision, waiting.version);
  return settle(sandbox, waiting, ({ state }) => state !== "in-review", sandbox.reviewSeconds);
}
