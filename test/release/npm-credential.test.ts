import { describe, expect, test, vi, afterEach } from "vitest";
import { openRegistry } from "../../src/release/registry/registry.js";
import type { NpmAccess } from "../../src/release/credentials/npm-access.js";
import { NpmCredential } from "../../src/release/credentials/npm-credential.js";
import { EXCHANGED_TOKEN, IDENTITY_BEARER, NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";

const NAME = "tides";
const LIMITS = { each: 10_000, pause: 1 };

afterEach(() => {
  vi.useRealTimers();
});

/** The credential of a job, whose identity tokens the registry of the test makes, and what it has asked to hide. */
async function open(server: NpmRegistry, token?: string, made?: string) {
  const hidden: string[] = [];
  const identity = {
    async getIdentityToken(audience: string): Promise<string> {
      if (made !== undefined) return made;
      const { ACTIONS_ID_TOKEN_REQUEST_URL: url = "" } = server.identityEnvironment();
      const headers = { authorization: `Bearer ${IDENTITY_BEARER}` };
      const answer = await fetch(`${url}&audience=${encodeURIComponent(audience)}`, { headers });
      return ((await answer.json()) as { readonly value: string }).value;
    },
    hideSecret(secret: string): void {
      hidden.push(secret);
    },
  };
  const access: NpmAccess = {
    registry: server.url,
    mode: "publish",
    token,
    limits: LIMITS,
    ...(token === undefined && { identity }),
    surroundings: {} as NpmAccess["surroundings"],
  };
  const registry = await openRegistry({ url: server.url, environment: {}, limits: LIMITS });
  return { credential: new NpmCredential(registry, access, NAME), hidden };
}

const trust = (server: NpmRegistry): void => {
  server.seed(NAME, "1.0.0");
  server.trusts.set(NAME, { repository: "lumen-labs/plugins", workflow: "release.yml" });
};
const countCalls = ({ calls }: NpmRegistry, operation: string): number =>
  calls.filter((call) => call.operation === operation).length;

describe("a token that was given", () => {
  test("is asked about once", async () => {
    const server = await npmRegistry();
    const { credential } = await open(server, NPM_TOKEN);
    for (let time = 0; time < 2; time++) expect(await credential.get(true)).toEqual({ token: NPM_TOKEN });
    expect(countCalls(server, "GET whoami")).toBe(1);
    expect(await credential.claims()).toBeUndefined();
    expect(server.audiences).toEqual([]);
  });

  test("that npm does not accept is a hurdle, and nothing is exchanged instead", async () => {
    const server = await npmRegistry();
    trust(server);
    const { credential } = await open(server, "npm_wrong");
    expect(await credential.get(true)).toMatchObject({
      reason: "npm does not accept the token: it is wrong, has expired, or was revoked",
      help: expect.stringContaining("Make a granular access token") as string,
    });
    expect(countCalls(server, "POST exchange")).toBe(0);
  });

  test("that a registry says nothing about is tried", async () => {
    const server = await npmRegistry();
    server.trouble = ({ operation }) => (operation === "GET whoami" ? { when: "before", what: "404" } : undefined);
    const { credential } = await open(server, "npm_wrong");
    expect(await credential.get(true)).toEqual({ token: "npm_wrong" });
  });
});

describe("a token that is exchanged for the identity of the job", () => {
  test("is hidden like the identity, which is for this registry alone", async () => {
    const server = await npmRegistry();
    trust(server);
    const { credential, hidden } = await open(server);
    expect(await credential.get(true)).toEqual({ token: EXCHANGED_TOKEN });
    expect(server.audiences).toEqual(["npm:127.0.0.1"]);
    expect(hidden).toHaveLength(2);
    expect(hidden[1]).toBe(EXCHANGED_TOKEN);
    expect(await credential.claims()).toEqual({
      subject: "repo:lumen-labs/plugins",
      repository: "lumen-labs/plugins",
      workflow: "release.yml",
      environment: "",
      isPublic: false,
      isHosted: true,
    });
    expect(server.audiences).toHaveLength(1);
  });

  test("is the same until five minutes before it expires", async () => {
    const server = await npmRegistry();
    trust(server);
    const { credential } = await open(server);
    await credential.get(true);
    await credential.get(true);
    expect(countCalls(server, "POST exchange")).toBe(1);
    const now = Date.now();
    vi.useFakeTimers({ now: now + 54 * 60_000, toFake: ["Date"] });
    await credential.get(true);
    expect(countCalls(server, "POST exchange")).toBe(1);
    vi.setSystemTime(now + 56 * 60_000);
    await credential.get(true);
    expect(countCalls(server, "POST exchange")).toBe(2);
  });

  test("is refused to a job that npm does not trust, which is described", async () => {
    const server = await npmRegistry();
    server.seed(NAME, "1.0.0");
    const { credential } = await open(server);
    const refused = await credential.get(true);
    expect(refused).toMatchObject({
      reason:
        "npm does not trust this job to publish tides: OIDC token exchange error - package not found; plugin-preflight runs in repository lumen-labs/plugins, workflow release.yml, environment none; the sub of its identity token is repo:lumen-labs/plugins",
      help: expect.stringContaining("npm trust list tides") as string,
    });
    server.claims = { ...server.claims, environment: "live" };
    const other = await (await open(server)).credential.get(true);
    expect(other).toMatchObject({ reason: expect.stringContaining("environment live") as string });
  });

  test("is refused to a job of which nothing is known", async () => {
    const server = await npmRegistry();
    trust(server);
    server.trouble = ({ operation }) => (operation === "POST exchange" ? { when: "before", what: "403" } : undefined);
    const { credential } = await open(server, undefined, "not-a-token");
    expect(await credential.get(true)).toMatchObject({
      reason: "npm does not trust this job to publish tides: The registry has trouble",
    });
  });

  test("is refused for a package that does not exist", async () => {
    const { credential } = await open(await npmRegistry());
    expect(await credential.get(false)).toMatchObject({
      reason:
        "npm has no package tides yet, and its first version cannot be published by trusted publishing (npm says: OIDC token exchange error - package not found)",
      help: expect.stringContaining("Publish the first version with a token") as string,
    });
  });

  test("is not refused by a registry that does not answer", async () => {
    const server = await npmRegistry();
    trust(server);
    server.trouble = ({ operation }) => (operation === "POST exchange" ? { when: "before", what: "500" } : undefined);
    const { credential } = await open(server);
    await expect(credential.get(true)).rejects.toMatchObject({ name: "ServerFault" });
  });

  test("leaves what the job is to be asked for alone", async () => {
    const server = await npmRegistry();
    const { credential, hidden } = await open(server);
    for (let time = 0; time < 2; time++)
      expect(await credential.claims()).toMatchObject({ repository: "lumen-labs/plugins" });
    expect(server.audiences).toHaveLength(1);
    expect(hidden).toHaveLength(1);
    expect(countCalls(server, "POST exchange")).toBe(0);
  });
});
