import type { Access, Capabilities } from "../../generated/marketplace-types.js";
import { require, type Received, requireAnswer } from "./exchange.js";
import { makeGoodArchive } from "./fixture-archives.js";
import {
  type ContractTest,
  declare,
  declareNew,
  getVersion,
  makeInput,
  makeNew,
  makeTestsOf,
  type Sandbox,
  upload,
} from "./sandbox.js";

const UNKNOWN = "unknown-token-of-the-contract-kit";

const makeTest = makeTestsOf("core");

export const ACCESS_TESTS: readonly ContractTest[] = [
  makeTest("capabilities are shown to everybody", ["capabilities-open", "answer-form"], async ({ send }) => {
    const received = await send({ method: "GET", path: "/capabilities" });
    requireAnswer("capabilities-open", received, "200");
    const { features } = received.value as Capabilities;
    require("capabilities-open", features.length > 0, "no feature is announced, so nobody could publish");
  }),
  makeTest(
    "a request without a credential, or with an unknown one, is refused",
    ["unauthenticated", "credential-secret"],
    async (sandbox) => {
      const path = `/plugins/${sandbox.plugin}/access`;
      requireChallenge(await sandbox.send({ method: "GET", path }));
      requireChallenge(await sandbox.send({ method: "GET", path, token: UNKNOWN }));
      const { version, input } = makeNew(sandbox);
      requireChallenge(await declare(sandbox, version, input, { token: undefined }));
      requireChallenge(await declare(sandbox, version, input, { token: UNKNOWN }));
      await requireUnknown(sandbox, version, "unauthenticated");
    },
  ),
  makeTest(
    "a credential in the URL or in a cookie does not count",
    ["credential-place", "credential-secret"],
    async ({ send, plugin, tokens }) => {
      const path = `/plugins/${plugin}/access`;
      const inAddress = await send({
        method: "GET",
        path,
        query: { access_token: tokens.publish, token: tokens.publish },
      });
      require("credential-place", inAddress.status === 401, `with the token in the URL, ${inAddress.words}`);
      const inCookie = await send({ method: "GET", path, headers: { Cookie: `token=${tokens.publish}` } });
      require("credential-place", inCookie.status === 401, `with the token in a cookie, ${inCookie.words}`);
    },
  ),
  makeTest("access says what the credential may do", ["access"], async ({ send, plugin, tokens }) => {
    const received = await send({ method: "GET", path: `/plugins/${plugin}/access`, token: tokens.publish });
    requireAnswer("access", received, "200");
    const { actions, pluginId } = received.value as Access;
    require("access", pluginId === plugin, `${received.words} is about ${pluginId}`);
    require("access", actions.includes("publish"), "the token that may publish has no action `publish`");
  }),
  {
    ...makeTest(
      "a credential without the right gets that answer, and changes nothing",
      ["forbidden", "access"],
      async (sandbox) => {
        const token = sandbox.tokens.read;
        const access = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/access`, token });
        require("access", access.status === 200, `${access.words}, not 200: the credential is valid`);
        const { actions } = access.value as Access;
        require("access", !actions.includes("publish"), "a token that may not publish has the action `publish`");
        const { version, input } = makeNew(sandbox);
        requireAnswer("forbidden", await declare(sandbox, version, input, { token }), "403 forbidden");
        await requireUnknown(sandbox, version, "forbidden");
        const declared = await declareNew(sandbox);
        const uploaded = await upload(sandbox, declared.version, declared.fixture, { token });
        requireAnswer("forbidden", uploaded, "403 forbidden");
        const after = await getVersion(sandbox, declared.version);
        require("forbidden", after.headers.get("etag") ===
          declared.etag, "an upload without the right changed the version");
      },
    ),
    skip: ({ tokens }) => (tokens.read === undefined ? "no token without the right to publish was given" : undefined),
  },
  makeTest("an unknown version is not found", ["version-not-found", "problem-form"], async (sandbox) => {
    await requireUnknown(sandbox, sandbox.nextVersion(), "version-not-found");
  }),
  makeTest("no URL redirects", ["no-redirect"], async (sandbox) => {
    await sandbox.send({ method: "GET", path: "/capabilities" });
    await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/versions`, token: sandbox.tokens.publish });
    const version = sandbox.nextVersion();
    await upload(sandbox, version, makeGoodArchive(sandbox.plugin, version));
  }),
  makeTest("a version that is not semantic is refused", ["version-form"], async (sandbox) => {
    for (const version of ["1.0", "v1.0.0", "01.0.0"]) {
      const input = makeInput(version, makeGoodArchive(sandbox.plugin, version));
      const received = await declare(sandbox, version, input);
      requireAnswer("version-form", received, "400 malformed-request");
    }
  }),
  makeTest("a body that is not the schema's is refused, and changes nothing", ["body-form"], async (sandbox) => {
    const version = sandbox.nextVersion();
    const good = makeInput(version, makeGoodArchive(sandbox.plugin, version));
    const bad = [{}, [], { ...good, channel: 1 }, { ...good, artifact: { ...good.artifact, sha256: "abc" } }];
    const notJson = { json: undefined, bytes: Buffer.from("{"), headers: { "Content-Type": "application/json" } };
    const answers = [await declare(sandbox, version, undefined, notJson)];
    for (const input of bad) answers.push(await declare(sandbox, version, input));
    for (const answer of answers) requireAnswer("body-form", answer, "400 malformed-request");
    await requireUnknown(sandbox, version, "body-form");
  }),
];

function requireChallenge(received: Received): void {
  requireAnswer("unauthenticated", received, "401");
  require("unauthenticated", received.headers.get("www-authenticate") !==
    null, `${received.words}, without WWW-Authenticate`);
}

/** @throws {ContractFault} if the version is there. */
export async function requireUnknown(sandbox: Sandbox, version: string, rule: string): Promise<void> {
  const { status, code, words } = await getVersion(sandbox, version);
  const isUnknown = status === 404 && (code === "version-not-found" || code === "plugin-not-found");
  require(rule, isUnknown, `${words}, not 404 version-not-found`);
}
