import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterEach, describe, expect, test } from "vitest";
import { makeIdentityVerifier, matchPublisher, type Identity } from "../../../src/marketplace/server/identity.js";
import { Refused } from "../../../src/marketplace/server/refused.js";

const AUDIENCE = "https://plugins.example.com";
const ISSUER = "https://token.example.com";
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves what an issuer publishes; gives its address. */
async function serve(body: string, status = 200): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === "object" && address ? address.port : 0)}/jwks`;
}

async function sign(key: CryptoKey, alg: string, aud: string | string[] = AUDIENCE): Promise<string> {
  const claims = { iss: ISSUER, aud, jti: "1", repository_id: "7" };
  return new SignJWT(claims).setProtectedHeader({ alg, kid: alg }).setExpirationTime("5m").sign(key);
}

async function refusalOf(verified: Promise<unknown>): Promise<string> {
  const error = await verified.catch((reason: unknown) => reason);
  return error instanceof Refused ? error.code : String(error);
}

test.each(["RS256", "ES256", "EdDSA"])("a token signed with %s is verified by the issuer's keys", async (alg) => {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const address = await serve(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: alg, alg }] }));
  const verify = makeIdentityVerifier({ [ISSUER]: address }, AUDIENCE);
  const identity = await verify(await sign(privateKey, alg));
  expect(identity).toMatchObject({ issuer: ISSUER, jti: "1", claims: { repository_id: "7" } });
});

test("a token for several servers is none, as any of them could use it here", async () => {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const address = await serve(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: "ES256" }] }));
  const verify = makeIdentityVerifier({ [ISSUER]: address }, AUDIENCE);
  for (const aud of [
    [AUDIENCE, "https://evil.example"],
    ["https://evil.example", AUDIENCE],
  ]) {
    expect(await refusalOf(verify(await sign(privateKey, "ES256", aud)))).toBe("oidc-invalid-token");
  }
  expect(await verify(await sign(privateKey, "ES256", [AUDIENCE]))).toMatchObject({ jti: "1" });
});

describe("an issuer that cannot be asked is a fault that passes, not a wrong token", () => {
  test.each([
    ["is down", undefined, 0],
    ["answers with an error", "", 503],
    ["answers with a page", "<html>", 200],
  ])("where it %s", async (_, body, status) => {
    const { privateKey } = await generateKeyPair("ES256");
    const address = body !== undefined ? await serve(body, status) : "http://127.0.0.1:9/jwks";
    const verify = makeIdentityVerifier({ [ISSUER]: address }, AUDIENCE);
    expect(await refusalOf(verify(await sign(privateKey, "ES256")))).toBe("temporarily-unavailable");
  });
});

test.each(["", "no token", "a.b.c", "eyJhbGciOiJub25lIn0.e30."])("%j is not an identity token", async (token) => {
  const verify = makeIdentityVerifier({ [ISSUER]: "http://127.0.0.1:9/jwks" }, AUDIENCE);
  expect(await refusalOf(verify(token))).toBe("oidc-invalid-token");
});

describe("a publisher", () => {
  const publisher = {
    plugin: "weather",
    issuer: ISSUER,
    repository_id: "7",
    repository_owner_id: "8",
    workflow: ".github/workflows/release.yml",
  };
  const identity = (claims: Readonly<Record<string, string>> = {}): Identity => ({
    issuer: ISSUER,
    jti: "1",
    expiresAt: 0,
    claims: {
      repository_id: "7",
      repository_owner_id: "8",
      event_name: "push",
      run_id: "9",
      workflow_ref: "lab/weather/.github/workflows/release.yml@refs/tags/v1.0.0",
      ...claims,
    },
  });
  const mismatches = (wrong: Identity, publishers = [publisher], plugin = "weather"): unknown => {
    try {
      return matchPublisher(publishers, plugin, wrong);
    } catch (error) {
      if (error instanceof Refused) return error.more.mismatches;
      throw error;
    }
  };

  test("that matches is who publishes", () => {
    expect(matchPublisher([publisher], "weather", identity())).toEqual({
      kind: "oidc",
      repositoryId: "7",
      runId: "9",
      workflowRef: "lab/weather/.github/workflows/release.yml@refs/tags/v1.0.0",
    });
  });

  test.each([
    "refs/tags/weather@1.2.3",
    "refs/tags/@lab/weather@1.2.3",
    "refs/heads/a@refs/b",
    "refs/heads/a@refs/pull/7",
  ])("that matches runs at any ref, such as %s", (ref) => {
    const workflow_ref = `lab/weather/.github/workflows/release.yml@${ref}`;
    expect(matchPublisher([publisher], "weather", identity({ workflow_ref }))).toMatchObject({
      workflowRef: workflow_ref,
    });
  });

  test("of several that is nearest says what differs", () => {
    const other = { ...publisher, repository_id: "1", repository_owner_id: "2" };
    expect(mismatches(identity({ repository_id: "6" }), [other, publisher])).toEqual([
      { claim: "repository_id", received: "6", expected: ["7"] },
    ]);
  });

  test("of another plugin, with an unsafe event, of a pull request's own workflow, or with a branch that is named as a workflow, is none", () => {
    expect(mismatches(identity(), [publisher], "rain")).toEqual([{ claim: "plugin", received: "rain", expected: [] }]);
    expect(mismatches(identity({ event_name: "workflow_run" }))).toEqual([
      { claim: "event_name", received: "workflow_run", expected: [] },
    ]);
    const changed = "lab/weather/.github/workflows/release.yml@refs/pull/7/merge";
    expect(mismatches(identity({ event_name: "pull_request", workflow_ref: changed }))).toEqual([
      { claim: "workflow_ref", received: changed, expected: [] },
    ]);
    const workflow_ref = "lab/weather/.github/workflows/ci.yml@refs/heads/.github/workflows/release.yml";
    expect(mismatches(identity({ workflow_ref }))).toEqual([
      { claim: "workflow", received: ".github/workflows/ci.yml", expected: [".github/workflows/release.yml"] },
    ]);
    const twice = "lab/weather/.github/workflows/ci.yml@refs/heads/a/.github/workflows/release.yml@refs/tags/v1";
    expect(mismatches(identity({ workflow_ref: twice }))).not.toHaveProperty("kind");
  });

  test("that pins no environment matches with any, and one that pins matches with that only", () => {
    expect(mismatches(identity({ environment: "anything" }))).toHaveProperty("kind");
    expect(mismatches(identity(), [{ ...publisher, environment: "release" } as typeof publisher])).toEqual([
      { claim: "environment", expected: ["release"] },
    ]);
  });
});
