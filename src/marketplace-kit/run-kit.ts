import type { Capabilities } from "../generated/marketplace-types.js";
import { UsageError } from "../core/errors.js";
import type { Profile, Rule } from "../marketplace-contract/contract.js";
import type { Fetch } from "../network/bounded-fetch.js";
import { ACCESS_TESTS } from "./access-tests.js";
import { Broken, Unanswered } from "./broken.js";
import { DECLARE_TESTS } from "./declare-tests.js";
import { makeSend, type Send } from "./exchange.js";
import { OIDC_TESTS } from "./oidc-tests.js";
import { READ_TESTS } from "./read-tests.js";
import { REVIEW_TESTS } from "./review-tests.js";
import { makeSandbox, type ContractTest, type SandboxParts, type Sandbox } from "./sandbox.js";
import { STAGING_TESTS } from "./staging-tests.js";
import type { TestIssuer } from "./test-issuer.js";
import { UPLOAD_TESTS } from "./upload-tests.js";
import { VALIDATE_TESTS } from "./validate-tests.js";

export const TESTS: readonly ContractTest[] = [
  ...ACCESS_TESTS,
  ...DECLARE_TESTS,
  ...UPLOAD_TESTS,
  ...READ_TESTS,
  ...OIDC_TESTS,
  ...VALIDATE_TESTS,
  ...STAGING_TESTS,
  ...REVIEW_TESTS,
];

/** What became of one test. */
export type KitResult = { readonly test: ContractTest } & (
  | { readonly status: "passed" }
  | { readonly status: "skipped"; readonly reason: string }
  | { readonly status: "untested"; readonly reason: string }
  | { readonly status: "broken"; readonly rule: Rule; readonly found: string }
  | { readonly status: "unanswered"; readonly found: string }
);

export interface KitRequest extends SandboxParts {
  readonly request: Fetch;
  /** All that the server announces, if none is named. */
  readonly profiles: readonly Profile[];
  /** Starts the issuer of identity tokens, once it is known that it is needed, or says why there can be none. */
  readonly startIssuer: () => Promise<TestIssuer | string>;
  /** Only these tests. */
  readonly only?: (test: ContractTest) => boolean;
  readonly onResult?: (result: KitResult) => void;
}

/**
 * Tests a server against the contract, one test after the other.
 *
 * @throws {UsageError} if there is no marketplace at the address, or it does not announce a profile that was named.
 */
export async function runKit(request: KitRequest): Promise<readonly KitResult[]> {
  const { profiles, only = () => true, onResult } = request;
  const send = makeSend(request.request, request.base);
  const capabilities = await readCapabilities(send, request.base);
  if (capabilities instanceof Broken) {
    // What a server announces says which tests there are.
    return ACCESS_TESTS.slice(0, 1).map((test) => makeBrokenResult(test, capabilities));
  }
  const announced = listProfiles(capabilities);
  const missing = profiles.find((profile) => !announced.includes(profile));
  if (missing !== undefined) {
    const help = `Leave out --profile ${missing}, or let the server announce it`;
    throw new UsageError(`The marketplace does not announce what the profile ${missing} tests`, help);
  }
  const chosen = profiles.length === 0 ? announced : profiles;
  const tests = TESTS.filter((test) => chosen.includes(test.profile) && only(test));
  const issuer = tests.some(({ profile }) => profile === "oidc") ? await request.startIssuer() : undefined;
  const { features, limits } = capabilities;
  const parts = { ...request, send, features, maxArtifactBytes: limits.maxArtifactBytes, issuer };
  const sandbox = makeSandbox(parts, Math.floor(Date.now() / 1000));
  const results: KitResult[] = [];
  try {
    for (const test of tests) {
      const result = findReason(test, sandbox) ?? (await runTest(test, sandbox));
      results.push(result);
      onResult?.(result);
    }
  } finally {
    if (typeof issuer === "object") await issuer.close();
  }
  return results;
}

/** Why a test is not run. */
function findReason(test: ContractTest, sandbox: Sandbox): KitResult | undefined {
  const untested = test.untested?.(sandbox);
  if (untested !== undefined) return { test, status: "untested", reason: `not tested: ${untested}` };
  const reason = test.skip?.(sandbox);
  return reason === undefined ? undefined : { test, status: "skipped", reason };
}

async function runTest(test: ContractTest, sandbox: Sandbox): Promise<KitResult> {
  try {
    await test.run(sandbox);
    return { test, status: "passed" };
  } catch (error) {
    if (error instanceof Broken) return makeBrokenResult(test, error);
    if (error instanceof Unanswered) return { test, status: "unanswered", found: error.message };
    throw error;
  }
}

function makeBrokenResult(test: ContractTest, { rule, message }: Broken): KitResult {
  return { test, status: "broken", rule, found: message };
}

async function readCapabilities(send: Send, base: string): Promise<Capabilities | Broken> {
  try {
    const { status, value, words } = await send({ method: "GET", path: "/capabilities" });
    if (status === 200) return value as Capabilities;
    if (status === 401 || status === 403) return new Broken("capabilities-open", words);
    throw new Unanswered(words);
  } catch (error) {
    if (error instanceof Broken && error.rule.id === "answer-form") return error;
    if (!(error instanceof Broken || error instanceof Unanswered)) throw error;
    throw new UsageError(
      `There is no marketplace at ${base}: ${error.message}`,
      "Give --url the address to which /v1/capabilities is added",
    );
  }
}

function listProfiles({ features, review }: Capabilities): readonly Profile[] {
  const needs: readonly (readonly [Profile, boolean])[] = [
    ["core", true],
    ["oidc", features.includes("oidc")],
    ["validate", features.includes("validate-only")],
    ["staging", features.includes("manual-release")],
    ["review", review?.manual === true],
  ];
  return needs.flatMap(([profile, isAnnounced]) => (isAnnounced ? [profile] : []));
}
