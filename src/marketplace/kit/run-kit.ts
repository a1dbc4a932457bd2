import type { Capabilities } from "../../generated/marketplace-types.js";
import { UsageError } from "../../core/errors.js";
import type { Profile, Rule } from "../contract/contract.js";
import type { Fetch } from "../../base/network/answer.js";
import { ACCESS_TESTS } from "./access-tests.js";
import { ContractFault, makeBreach, require, makeSend, type Send } from "./exchange.js";
import { CATALOG_TESTS } from "./catalog-tests.js";
import { DECLARE_TESTS } from "./declare-tests.js";
import { OIDC_TESTS } from "./oidc-tests.js";
import { READ_TESTS } from "./read-tests.js";
import { REVIEW_TESTS } from "./review-tests.js";
import {
  makeSandbox,
  type ContractTest,
  type SandboxParts,
  type Sandbox,
  getVersion,
  makeTestsOf,
  readVersion,
} from "./sandbox.js";
import { STAGING_TESTS } from "./staging-tests.js";
import type { TestIssuer } from "./test-issuer.js";
import { UPLOAD_TESTS } from "./upload-tests.js";
import { UPDATES_TESTS } from "./updates-tests.js";
import { VALIDATE_TESTS } from "./validate-tests.js";
import { watchAnswers } from "./watch-answers.js";
import { pause } from "../../base/network/pause.js";

const READINGS = 3;
const PAUSE_MILLISECONDS = 200;

const makeTest = makeTestsOf("core");

/** Run last, when all other tests have given the server time and reason to change its mind. */
const LAST_TESTS: readonly ContractTest[] = [
  makeTest(
    "what this run has submitted is still what it was",
    ["published-final", "credential-secret", "same-resource", "as-declared", "state-order", "clock"],
    async (sandbox) => {
      const { plugin, isOfThisRun, listSeen } = sandbox;
      await sandbox.published();
      const submitted = listSeen().filter(({ pluginId, version }) => pluginId === plugin && isOfThisRun(version));
      for (let reading = 0; reading < READINGS; reading++) {
        for (const { version, artifact, state } of submitted) {
          const shown = readVersion("published-final", await getVersion(sandbox, version));
          if (state !== "published") continue;
          const now = `${version} is ${shown.state} with ${shown.artifact.sha256}; it was published`;
          const isSame = shown.state === "published" && shown.artifact.sha256 === artifact.sha256;
          require("published-final", isSame, `${now} with ${artifact.sha256}`);
        }
        await pause(PAUSE_MILLISECONDS);
      }
    },
  ),
];

export const TESTS: readonly ContractTest[] = [
  ...ACCESS_TESTS,
  ...DECLARE_TESTS,
  ...UPLOAD_TESTS,
  ...READ_TESTS,
  ...OIDC_TESTS,
  ...VALIDATE_TESTS,
  ...STAGING_TESTS,
  ...REVIEW_TESTS,
  ...CATALOG_TESTS,
  ...UPDATES_TESTS,
  ...LAST_TESTS,
];

/** A server that leaves so many tests without an answer would take hours for all of them. */
const MAX_UNANSWERED = 5;
const GIVEN_UP = `not asked, as ${String(MAX_UNANSWERED)} tests had no answer`;

export type KitResult = { readonly test: ContractTest } & (
  | { readonly status: "passed" }
  | { readonly status: "skipped" | "untested"; readonly reason: string }
  | { readonly status: "broken"; readonly rule: Rule; readonly found: string }
  | { readonly status: "unanswered"; readonly found: string }
);

export interface KitRequest extends SandboxParts {
  readonly request: Fetch;
  /** All that the server announces, if none is named. */
  readonly profiles: readonly Profile[];
  /** Starts the issuer of identity tokens, once it is known that it is needed, or says why there can be none. */
  readonly startIssuer: () => Promise<TestIssuer | string>;
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
  const plain = makeSend(request.request, request.base, request.answerSeconds);
  const capabilities = await readCapabilities(plain, request.base);
  if (capabilities instanceof Error) {
    // What a server announces says which tests there are.
    return ACCESS_TESTS.slice(0, 1).map((test) => makeResult(test, capabilities));
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
  const { send, takeBreach, listSeen } = watchAnswers(
    plain,
    Object.values(request.tokens).filter((token) => token !== undefined),
  );
  const parts = { ...request, send, features, maxArtifactBytes: limits.maxArtifactBytes, issuer, listSeen };
  const sandbox = makeSandbox(parts, Math.floor(Date.now() / 1000));
  const results: KitResult[] = [];
  try {
    for (const test of tests) {
      const unanswered = results.filter(({ status }) => status === "unanswered");
      const isGivenUp = unanswered.length >= MAX_UNANSWERED;
      const unrun = isGivenUp ? giveUp(test) : findReason(test, sandbox);
      const result = unrun ?? (await runTest(test, sandbox, takeBreach));
      results.push(result);
      onResult?.(result);
    }
  } finally {
    if (typeof issuer === "object") await issuer.close();
  }
  return results;
}

function giveUp(test: ContractTest): KitResult {
  return { test, status: "unanswered", found: GIVEN_UP };
}

/** Why a test is not run. */
function findReason(test: ContractTest, sandbox: Sandbox): KitResult | undefined {
  const untested = test.untested?.(sandbox);
  if (untested !== undefined) return { test, status: "untested", reason: `not tested: ${untested}` };
  const reason = test.skip?.(sandbox);
  if (reason === undefined) return undefined;
  return { test, status: "skipped", reason };
}

/** What a test finds itself is more exact than what its answers break together. */
async function runTest(
  test: ContractTest,
  sandbox: Sandbox,
  takeBreach: () => ContractFault | undefined,
): Promise<KitResult> {
  try {
    await test.run(sandbox);
    const breach = takeBreach();
    if (breach) return makeResult(test, breach);
    return { test, status: "passed" };
  } catch (error) {
    const breach = takeBreach();
    if (!(error instanceof ContractFault)) throw error;
    if (error.rule) return makeResult(test, error);
    return makeResult(test, breach ?? error);
  }
}

function makeResult(test: ContractTest, { rule, message: found }: ContractFault): KitResult {
  if (!rule) return { test, status: "unanswered", found };
  return { test, status: "broken", rule, found };
}

async function readCapabilities(send: Send, base: string): Promise<Capabilities | ContractFault> {
  try {
    const { status, value, words } = await send({ method: "GET", path: "/capabilities" });
    if (status === 200) return value as Capabilities;
    if (status === 401 || status === 403) return makeBreach("capabilities-open", words);
    throw new ContractFault(words);
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    if (error.rule?.id === "answer-form" || error.isLate) return error;
    throw new UsageError(
      `There is no marketplace at ${base}: ${error.message}`,
      "Give --url the URL to which /v1/capabilities is added",
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
    ["catalog", features.includes("catalog")],
    ["updates", features.includes("updates")],
  ];
  return needs.filter(([, isAnnounced]) => isAnnounced).map(([profile]) => profile);
}
