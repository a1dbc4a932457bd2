import type { Problem, Version } from "../../generated/marketplace-types.js";
import { require, type Received, requireAnswer } from "./exchange.js";
import { type Fixture, makeGoodArchive } from "./fixture-archives.js";
import {
  type ContractTest,
  declare,
  declareNew,
  getVersion,
  makeInput,
  makeNew,
  makeTestsOf,
  readVersion,
  type Sandbox,
  type Submitted,
} from "./sandbox.js";

/** The same version with other bytes. */
export function makeOtherArchive({ plugin }: Sandbox, { version }: Submitted): Fixture {
  return makeGoodArchive(plugin, version, { note: "Other bytes." });
}

const makeTest = makeTestsOf("core");

export const DECLARE_TESTS: readonly ContractTest[] = [
  makeTest("a new version is declared", ["declare", "as-declared", "same-resource", "clock"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const { artifact, everPublished } = declared.shown;
    const { sha256 } = makeInput(declared.version, declared.fixture).artifact;
    require("declare", artifact.sha256 === sha256, "the digest is not the declared one");
    require("declare", !everPublished, "a version that was only declared is shown as published");
    await requireUnchanged(sandbox, declared, "declare");
  }),
  makeTest("the same digest again changes nothing", ["declare-again"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const again = await declare(sandbox, declared.version, makeInput(declared.version, declared.fixture));
    requireAnswer("declare-again", again, "200");
    require("declare-again", again.headers.get("etag") === declared.etag, `${again.words}, with another ETag`);
    await requireUnchanged(sandbox, declared, "declare-again");
  }),
  makeTest("another digest is a conflict that shows what is there", ["declare-other"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const other = makeInput(declared.version, makeOtherArchive(sandbox, declared));
    requireConflict(await declare(sandbox, declared.version, other), declared, "declare-other");
    await requireUnchanged(sandbox, declared, "declare-other");
  }),
  makeTest("a stale If-Match changes nothing", ["declare-stale"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const other = makeInput(declared.version, makeOtherArchive(sandbox, declared));
    const stale = await declare(sandbox, declared.version, other, {
      headers: { "If-Match": '"contract-kit-stale"' },
    });
    requireAnswer("declare-stale", stale, "412 precondition-failed");
    await requireUnchanged(sandbox, declared, "declare-stale");
  }),
  makeTest(
    "a version that was never published is replaced with its ETag",
    ["declare-replace", "etag", "created-at"],
    async (sandbox) => {
      await replace(sandbox, await declareNew(sandbox));
    },
  ),
  makeTest("a prerelease is not stable, and a stable version is not a prerelease", ["channel"], async (sandbox) => {
    const stable = sandbox.nextVersion();
    const prerelease = `${sandbox.nextVersion()}-rc.1`;
    for (const [version, channel] of [
      [prerelease, "stable"],
      [stable, "prerelease"],
    ] as const) {
      const input = makeInput(version, makeGoodArchive(sandbox.plugin, version), { channel });
      requireAnswer(
        "channel",
        await declare(sandbox, version, input),
        "422 channel-mismatch",
        `on the channel ${channel}, `,
      );
    }
  }),
  makeTest("a size above the limit is refused before anything is sent", ["artifact-limit"], async (sandbox) => {
    const { version, input } = makeNew(sandbox);
    const size = sandbox.maxArtifactBytes + 1;
    const received = await declare(sandbox, version, { ...input, artifact: { ...input.artifact, size } });
    requireAnswer("artifact-limit", received, "413 artifact-too-large");
  }),
];

/** Declares other bytes with the current ETag. */
export async function replace(sandbox: Sandbox, before: Submitted): Promise<Submitted> {
  const fixture = makeOtherArchive(sandbox, before);
  const input = makeInput(before.version, fixture);
  const received = await declare(sandbox, before.version, input, { headers: { "If-Match": before.etag } });
  requireAnswer("declare-replace", received, "200");
  const shown = readVersion("declare-replace", received);
  const isReplaced = shown.state === "awaiting-upload" && shown.artifact.sha256 === input.artifact.sha256;
  require("declare-replace", isReplaced, `${received.words}, in the state ${shown.state} with ${shown.artifact.sha256}`);
  const etag = received.headers.get("etag") ?? "";
  require("etag", etag !== before.etag, "a version was replaced, and its ETag is the same");
  const { createdAt } = shown;
  require("created-at", createdAt === before.shown.createdAt, "a version was replaced, and its createdAt changed");
  return { ...before, fixture, shown, etag };
}

export function requireConflict(received: Received, { shown }: Submitted, rule: string): void {
  requireAnswer(rule, received, "409 version-conflict");
  const { existing } = received.value as Problem;
  const isShown = existing?.sha256 === shown.artifact.sha256;
  require(rule, isShown, `${received.words}, and \`existing\` does not have the digest that is there`);
}

/** @throws {ContractFault} if the version is not as it was. */
export async function requireUnchanged(sandbox: Sandbox, before: Submitted, rule: string): Promise<void> {
  const received = await getVersion(sandbox, before.version);
  const shown = received.value as Version;
  const isSame =
    shown.state === before.shown.state &&
    shown.artifact.sha256 === before.shown.artifact.sha256 &&
    received.headers.get("etag") === before.etag;
  const now = `${shown.state} with ${shown.artifact.sha256} and the ETag ${received.headers.get("etag") ?? "none"}`;
  const was = `${before.shown.state} with ${before.shown.artifact.sha256} and the ETag ${before.etag}`;
  require(rule, isSame, `the version is now ${now}; it was ${was}`);
}
