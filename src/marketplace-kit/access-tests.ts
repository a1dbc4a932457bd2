import type { Access, Capabilities } from "../generated/marketplace-types.js";
import { require } from "./broken.js";
import type { Received } from "./exchange.js";
import { makeGoodArchive } from "./fixture-archives.js";
import { declare, declareNew, getVersion, makeInput, upload, type ContractTest, type Sandbox } from "./sandbox.js";

const UNKNOWN = "unknown-token-of-the-contract-kit";

export const ACCESS_TESTS: readonly ContractTest[] = [
  {
    name: "capabilities are shown to everybody",
    profile: "core",
    rules: ["capabilities-open", "answer-form"],
    async run({ send }) {
      const received = await send({ method: "GET", path: "/capabilities" });
      require("capabilities-open", received.status === 200, `${received.words}, not 200`);
      const { features } = received.value as Capabilities;
      require("capabilities-open", features.length > 0, "no feature is announced, so nobody could publish");
    },
  },
  {
    name: "a request without a credential, or with an unknown one, is refused",
    profile: "core",
    rules: ["unauthenticated"],
    async run(sandbox) {
      const path = `/plugins/${sandbox.plugin}/access`;
      requireChallenge(await sandbox.send({ method: "GET", path }));
      requireChallenge(await sandbox.send({ method: "GET", path, token: UNKNOWN }));
      const version = sandbox.nextVersion();
      const input = makeInput(version, makeGoodArchive(sandbox.plugin, version));
      requireChallenge(await declare(sandbox, version, input, { token: undefined }));
      requireChallenge(await declare(sandbox, version, input, { token: UNKNOWN }));
      await requireUnknown(sandbox, version, "unauthenticated");
    },
  },
  {
    name: "a credential in the address or a cookie is none",
    profile: "core",
    rules: ["credential-place"],
    async run({ send, plugin, tokens }) {
      const path = `/plugins/${plugin}/access`;
      const inAddress = await send({
        method: "GET",
        path,
        query: { access_token: tokens.publish, token: tokens.publish },
      });
      require("credential-place", inAddress.status === 401, `with the token in the address, ${inAddress.words}`);
      const inCookie = await send({ method: "GET", path, headers: { Cookie: `token=${tokens.publish}` } });
      require("credential-place", inCookie.status === 401, `with the token in a cookie, ${inCookie.words}`);
    },
  },
  {
    name: "access says what the credential may do",
    profile: "core",
    rules: ["access"],
    async run({ send, plugin, tokens }) {
      const received = await send({ method: "GET", path: `/plugins/${plugin}/access`, token: tokens.publish });
      require("access", received.status === 200, `${received.words}, not 200`);
      const { actions, pluginId } = received.value as Access;
      require("access", pluginId === plugin, `${received.words} is about ${pluginId}`);
      require("access", actions.includes("publish"), "the token that may publish has no action `publish`");
    },
  },
  {
    name: "a credential without the right gets that answer, and changes nothing",
    profile: "core",
    rules: ["forbidden", "access"],
    skip: ({ tokens }) => (tokens.read === undefined ? "no token without the right to publish was given" : undefined),
    async run(sandbox) {
      const token = sandbox.tokens.read;
      const access = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/access`, token });
      require("access", access.status === 200, `${access.words}, not 200: the credential is valid`);
      const { actions } = access.value as Access;
      require("access", !actions.includes("publish"), "a token that may not publish has the action `publish`");
      const version = sandbox.nextVersion();
      const input = makeInput(version, makeGoodArchive(sandbox.plugin, version));
      requireForbidden(await declare(sandbox, version, input, { token }));
      await requireUnknown(sandbox, version, "forbidden");
      const declared = await declareNew(sandbox);
      requireForbidden(await upload(sandbox, declared.version, declared.fixture, { token }));
      const after = await getVersion(sandbox, declared.version);
      require("forbidden", after.headers.get("etag") ===
        declared.etag, "an upload without the right changed the version");
    },
  },
  {
    name: "an unknown version is not found",
    profile: "core",
    rules: ["version-not-found", "problem-form"],
    async run(sandbox) {
      await requireUnknown(sandbox, sandbox.nextVersion(), "version-not-found");
    },
  },
  {
    name: "no address redirects",
    profile: "core",
    rules: ["no-redirect"],
    async run(sandbox) {
      await sandbox.send({ method: "GET", path: "/capabilities" });
      await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/versions`, token: sandbox.tokens.publish });
      const version = sandbox.nextVersion();
      await upload(sandbox, version, makeGoodArchive(sandbox.plugin, version));
    },
  },
  {
    name: "a version that is not semantic is refused",
    profile: "core",
    rules: ["version-form"],
    async run(sandbox) {
      for (const version of ["1.0", "v1.0.0", "01.0.0"]) {
        const input = makeInput(version, makeGoodArchive(sandbox.plugin, version));
        const received = await declare(sandbox, version, input);
        const isRefused = received.status === 400 && received.code === "malformed-request";
        require("version-form", isRefused, `${received.words}, not 400 malformed-request`);
      }
    },
  },
  {
    name: "a body that is not the schema's is refused, and changes nothing",
    profile: "core",
    rules: ["body-form"],
    async run(sandbox) {
      const version = sandbox.nextVersion();
      const good = makeInput(version, makeGoodArchive(sandbox.plugin, version));
      const bad = [{}, [], { ...good, channel: 1 }, { ...good, artifact: { ...good.artifact, sha256: "abc" } }];
      const notJson = { json: undefined, bytes: Buffer.from("{"), headers: { "Content-Type": "application/json" } };
      const answers = [await declare(sandbox, version, undefined, notJson)];
      for (const input of bad) answers.push(await declare(sandbox, version, input));
      for (const { status, code, words } of answers) {
        require("body-form", status === 400 && code === "malformed-request", `${words}, not 400 malformed-request`);
      }
      await requireUnknown(sandbox, version, "body-form");
    },
  },
];

function requireChallenge({ status, headers, words }: Received): void {
  require("unauthenticated", status === 401, `${words}, not 401`);
  require("unauthenticated", headers.has("www-authenticate"), `${words}, without WWW-Authenticate`);
}

function requireForbidden({ status, code, words }: Received): void {
  require("forbidden", status === 403 && code === "forbidden", `${words}, not 403 forbidden`);
}

/** @throws {Broken} if the version is there. */
export async function requireUnknown(sandbox: Sandbox, version: string, rule: string): Promise<void> {
  const { status, code, words } = await getVersion(sandbox, version);
  const isUnknown = status === 404 && (code === "version-not-found" || code === "plugin-not-found");
  require(rule, isUnknown, `${words}, not 404 version-not-found`);
}
