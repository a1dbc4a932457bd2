import type { Validation } from "../../generated/marketplace-types.js";
import { pause } from "../../base/network/pause.js";
import { requireUnknown } from "./access-tests.js";
import { ContractFault, require, type Received, requireAnswer } from "./exchange.js";
import { type Fixture, makeBadArchive, makeGoodArchive } from "./fixture-archives.js";
import { type ContractTest, formatDigest, makeTestsOf, type Sandbox } from "./sandbox.js";
import { requirePlaces } from "./upload-tests.js";

const POLL_MILLISECONDS = 50;

const makeTest = makeTestsOf("validate");

export const VALIDATE_TESTS: readonly ContractTest[] = [
  makeTest(
    "a good archive passes, and nothing is created",
    ["validate-verdict", "validate-nothing"],
    async (sandbox) => {
      const version = sandbox.nextVersion();
      const fixture = makeGoodArchive(sandbox.plugin, version);
      const { state, findings } = await finish(sandbox, await validate(sandbox, version, fixture));
      const words = `a good archive ended as ${state}: ${findings[0]?.message ?? "without a finding"}`;
      require("validate-verdict", state === "passed", words);
      await requireUnknown(sandbox, version, "validate-nothing");
    },
  ),
  makeTest(
    "a bad archive is rejected with findings, and nothing is created",
    ["validate-verdict", "validate-nothing", "findings"],
    async (sandbox) => {
      const version = sandbox.nextVersion();
      const fixture = makeBadArchive(sandbox.plugin, version);
      const { state, findings } = await finish(sandbox, await validate(sandbox, version, fixture));
      require("validate-verdict", state === "rejected", `a bad archive ended as ${state}`);
      const hasError = findings.some(({ severity }) => severity === "error");
      require("validate-verdict", hasError, "a rejected validation has no finding of severity `error`");
      requirePlaces(findings, fixture);
      await requireUnknown(sandbox, version, "validate-nothing");
    },
  ),
  makeTest("bytes that are not those of Repr-Digest are not checked", ["validate-digest"], async (sandbox) => {
    const version = sandbox.nextVersion();
    const digest = formatDigest(makeBadArchive(sandbox.plugin, version).bytes);
    const received = await validate(sandbox, version, makeGoodArchive(sandbox.plugin, version), { digest });
    requireAnswer("validate-digest", received, "422 digest-mismatch");
  }),
  makeTest("a request that is sent again gives the same validation", ["validate-key"], async (sandbox) => {
    const version = sandbox.nextVersion();
    const fixture = makeGoodArchive(sandbox.plugin, version);
    const first = await finish(sandbox, await validate(sandbox, version, fixture));
    const second = await finish(sandbox, await validate(sandbox, version, fixture));
    require("validate-key", first.id === second.id, `the same request gave ${first.id} and ${second.id}`);
    const other = makeGoodArchive(sandbox.plugin, version, { note: "Other bytes." });
    const reused = await validate(sandbox, version, other, { key: makeKey(version, fixture) });
    requireAnswer("validate-key", reused, "422 idempotency-key-reused", "another request, ");
  }),
];

function makeKey(version: string, { bytes }: Fixture): string {
  return `validate ${version} ${formatDigest(bytes)}`;
}

function validate(
  { send, plugin, tokens }: Sandbox,
  version: string,
  fixture: Fixture,
  { digest = formatDigest(fixture.bytes), key = makeKey(version, fixture) } = {},
): Promise<Received> {
  const path = `/plugins/${plugin}/validations`;
  const query = { version, channel: "stable" };
  const headers = { "Content-Type": "application/zip", "Repr-Digest": digest, "Idempotency-Key": key };
  return send({ method: "POST", path, query, token: tokens.publish, bytes: fixture.bytes, headers });
}

/** Waits until a validation has a verdict. */
async function finish({ send, plugin, tokens, seconds }: Sandbox, first: Received): Promise<Validation> {
  require("validate-verdict", first.status === 200 || first.status === 202, `${first.words}, not 200 or 202`);
  const until = Date.now() + seconds * 1000;
  let validation = first.value as Validation;
  while (validation.state === "received" || validation.state === "validating") {
    if (Date.now() > until) throw new ContractFault(`the validation is still ${validation.state}`);
    await pause(POLL_MILLISECONDS);
    const path = `/plugins/${plugin}/validations/${encodeURIComponent(validation.id)}`;
    const received = await send({ method: "GET", path, token: tokens.publish });
    requireAnswer("validate-verdict", received, "200");
    validation = received.value as Validation;
  }
  return validation;
}
