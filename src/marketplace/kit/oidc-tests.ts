import type { Access, Action, Problem, Token } from "../../generated/marketplace-types.js";
import { require, type Received, requireAnswer } from "./exchange.js";
import { makeGoodArchive } from "./fixture-archives.js";
import { type ContractTest, declare, makeInput, makeNew, type Sandbox } from "./sandbox.js";
import { type TestIssuer, WORKFLOW } from "./test-issuer.js";

/** Farther off than any tolerance of clocks. */
const FAR_SECONDS = 180;
const MINUTE = 60_000;

const getUnixTime = (): number => Math.floor(Date.now() / 1000);

function makeOidcTest(
  name: string,
  rules: readonly string[],
  run: (sandbox: Sandbox, issuer: TestIssuer) => Promise<void>,
): ContractTest {
  return {
    name,
    rules,
    profile: "oidc",
    untested: ({ issuer }) => (typeof issuer === "string" ? issuer : undefined),
    run: async (sandbox) => {
      if (typeof sandbox.issuer === "object") await run(sandbox, sandbox.issuer);
    },
  };
}

/** A token that must be refused, and why. */
function makeRefusalTest(
  name: string,
  rule: string,
  make: (issuer: TestIssuer) => Promise<string> | string,
  code: Problem["code"] = "oidc-invalid-token",
): ContractTest {
  return makeOidcTest(name, [rule, "credential-secret"], async (sandbox, issuer) => {
    const received = await exchange(sandbox, await make(issuer));
    requireAnswer(rule, received, `${code === "oidc-no-matching-publisher" ? "403" : "401"} ${code}`);
    if (code !== "oidc-no-matching-publisher") return;
    const { mismatches = [] } = received.value as Problem;
    require(rule, mismatches.length > 0, `${received.words}, without \`mismatches\``);
  });
}

const makeOtherPublisherTest = (name: string, claims: Readonly<Record<string, string>>): ContractTest =>
  makeRefusalTest(name, "oidc-publisher", (issuer) => issuer.sign(claims), "oidc-no-matching-publisher");

export const OIDC_TESTS: readonly ContractTest[] = [
  makeOidcTest("an identity token of a trusted workflow is exchanged", ["oidc-exchange"], async (sandbox, issuer) => {
    const received = await exchange(sandbox, await issuer.sign());
    const hint = `does the server trust the publisher of the tests, whose issuer is ${issuer.address}?`;
    require("oidc-exchange", received.status === 201, `${received.words}, not 201: ${hint}`);
    const cached = received.headers.get("cache-control") ?? "";
    require("oidc-exchange", /\bno-store\b/iu.test(cached), `${received.words}, without Cache-Control: no-store`);
    const { token, pluginId } = received.value as Token;
    require("oidc-exchange", pluginId === sandbox.plugin, `the token is for ${pluginId}`);
    const access = await readAccess(sandbox, token);
    require("oidc-exchange", access.status === 200, `with the issued token, ${access.words}`);
    const { actions } = access.value as Access;
    require("oidc-exchange", actions.includes("publish"), "the issued token has no action `publish`");
  }),
  makeOidcTest("an issued token lives from 15 to 60 minutes", ["oidc-lifetime"], async (sandbox, issuer) => {
    const { expiresAt } = await issue(sandbox, issuer);
    const minutes = (Date.parse(expiresAt) - Date.now()) / MINUTE;
    const isRight = minutes > 14 && minutes < 61;
    require("oidc-lifetime", isRight, `the token lives ${String(Math.round(minutes))} minutes`);
  }),
  makeOidcTest("an issued token is of one plugin", ["oidc-scope"], async (sandbox, issuer) => {
    const { token } = await issue(sandbox, issuer);
    const other = { ...sandbox, plugin: `${sandbox.plugin}-other` };
    const version = sandbox.nextVersion();
    const received = await declare(other, version, makeInput(version, makeGoodArchive(other.plugin, version)), {
      token,
    });
    requireAnswer("oidc-scope", received, "403", "for another plugin, ");
  }),
  makeOidcTest("an issued token may do what was asked for, and no more", ["oidc-scope"], async (sandbox, issuer) => {
    const { token, actions } = await issue(sandbox, issuer, ["validate"]);
    require("oidc-scope", actions.join() === "validate", `asked for validate, and got ${actions.join(", ")}`);
    const { version, input } = makeNew(sandbox);
    const received = await declare(sandbox, version, input, { token });
    require("oidc-scope", received.status === 403, `a token that may only validate declares: ${received.words}`);
  }),
  makeRefusalTest("a token that another key has signed is refused", "oidc-signature", (issuer) =>
    issuer.signWithOtherKey(),
  ),
  makeRefusalTest("a token without a signature is refused", "oidc-signature", (issuer) => issuer.makeUnsigned()),
  makeRefusalTest("a public key is not a secret to sign with", "oidc-signature", (issuer) =>
    issuer.signWithPublicKey(),
  ),
  makeRefusalTest("a token that was changed is refused", "oidc-signature", async (issuer) => {
    const [header = "", , signature = ""] = (await issuer.sign()).split(".");
    const [, payload = ""] = (await issuer.sign({ repository_id: "1" })).split(".");
    return `${header}.${payload}.${signature}`;
  }),
  makeRefusalTest("a token of an issuer that is not trusted is refused", "oidc-issuer", (issuer) =>
    issuer.sign({ iss: "https://issuer.example.com" }),
  ),
  makeRefusalTest("a token for another audience is refused", "oidc-audience", (issuer) =>
    issuer.sign({ aud: "https://another.example.com" }),
  ),
  makeRefusalTest("an expired token is refused", "oidc-time", (issuer) =>
    issuer.sign({
      iat: getUnixTime() - 2 * FAR_SECONDS,
      nbf: getUnixTime() - 2 * FAR_SECONDS,
      exp: getUnixTime() - FAR_SECONDS,
    }),
  ),
  makeRefusalTest("a token without an expiry is refused", "oidc-time", (issuer) => issuer.sign({}, ["exp"])),
  makeRefusalTest("a token that is not valid yet is refused", "oidc-time", (issuer) =>
    issuer.sign({ nbf: getUnixTime() + FAR_SECONDS, exp: getUnixTime() + 2 * FAR_SECONDS }),
  ),
  makeRefusalTest("a token without a jti is refused", "oidc-once", (issuer) => issuer.sign({}, ["jti"])),
  makeOidcTest("a token is exchanged once", ["oidc-once"], async (sandbox, issuer) => {
    const token = await issuer.sign();
    const first = await exchange(sandbox, token);
    requireAnswer("oidc-exchange", first, "201");
    requireAnswer("oidc-once", await exchange(sandbox, token), "401 oidc-token-reused", "the second time, ");
  }),
  makeOtherPublisherTest("another repository of the same name is refused", { repository_id: "9001" }),
  makeOtherPublisherTest("another owner of the same name is refused", { repository_owner_id: "9002" }),
  makeOtherPublisherTest("another workflow is refused", {
    workflow_ref: "kit/sandbox/.github/workflows/ci.yml@refs/tags/v1",
  }),
  makeOtherPublisherTest("a branch that is named after the workflow is refused", {
    workflow_ref: `kit/sandbox/.github/workflows/ci.yml@refs/heads/x/${WORKFLOW.workflow}@refs/tags/v1`,
  }),
  makeOidcTest("a tag with an @ in it is of the same workflow", ["oidc-publisher"], async (sandbox, issuer) => {
    const ref = `refs/tags/${sandbox.plugin}@1.2.3`;
    const token = await issuer.sign({ ref, workflow_ref: `kit/sandbox/${WORKFLOW.workflow}@${ref}` });
    requireAnswer("oidc-publisher", await exchange(sandbox, token), "201", `for a run of ${ref}, `);
  }),
  makeOtherPublisherTest("another environment is refused", { environment: "staging" }),
  makeRefusalTest(
    "an event that runs the code of others is refused",
    "oidc-event",
    (issuer) => issuer.sign({ event_name: "pull_request_target" }),
    "oidc-no-matching-publisher",
  ),
  makeOidcTest("a revoked token is worthless", ["oidc-revoke"], async (sandbox, issuer) => {
    const { token } = await issue(sandbox, issuer);
    for (const time of ["first", "second"]) {
      const revoked = await sandbox.send({ method: "DELETE", path: "/oidc/token", token });
      requireAnswer("oidc-revoke", revoked, "204", `the ${time} time, `);
    }
    const access = await readAccess(sandbox, token);
    requireAnswer("oidc-revoke", access, "401", "with a revoked token, ");
  }),
];

function exchange({ send, plugin }: Sandbox, token: string, actions?: readonly Action[]): Promise<Received> {
  return send({ method: "POST", path: "/oidc/token", json: { token, pluginId: plugin, ...(actions && { actions }) } });
}

async function issue(sandbox: Sandbox, issuer: TestIssuer, actions?: readonly Action[]): Promise<Token> {
  const received = await exchange(sandbox, await issuer.sign(), actions);
  requireAnswer("oidc-exchange", received, "201");
  return received.value as Token;
}

function readAccess({ send, plugin }: Sandbox, token: string): Promise<Received> {
  return send({ method: "GET", path: `/plugins/${plugin}/access`, token });
}
