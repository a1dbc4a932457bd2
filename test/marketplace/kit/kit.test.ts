import { generateKeyPairSync } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { CONTRACT, PROFILES, type Profile } from "../../../src/marketplace/contract/contract.js";
import { formatKitJunit, formatTap } from "../../../src/marketplace/kit/format-results.js";
import { getContractStatus } from "../../../src/core/exit-status.js";
import { runKit, TESTS, type KitRequest, type KitResult } from "../../../src/marketplace/kit/run-kit.js";
import { openTestIssuer, startTestIssuer, WORKFLOW } from "../../../src/marketplace/kit/test-issuer.js";
import { cleanUpLater } from "../../support/clean-up.js";
import { holdToContract } from "../../support/contract-exchange.js";
import {
  MarketplaceProcess,
  NEEDS_SQLITE,
  NODE_WITH_SQLITE,
  TOKENS,
  type ServerOptions,
  type TestMarketplace,
} from "../../support/marketplace.js";
import { FAULTS } from "../../support/marketplace-faults.js";
import { nightly } from "../../support/nightly.js";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { declare, settle, upload } from "../../support/submit.js";
import { signIn } from "../../support/reviewer.js";
import { sampleOf } from "../../support/torture.js";

const PLUGIN = "contract-sandbox";
let process: MarketplaceProcess;

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** Runs the kit against a server that trusts its issuer, and whose reviewer does what the kit asks. */
async function verify(options: ServerOptions, request: Partial<KitRequest> = {}): Promise<readonly KitResult[]> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${String(port)}`;
  const server = await process.start({
    issuers: { [issuer]: issuer },
    publishers: [{ plugin: PLUGIN, issuer, ...WORKFLOW }],
    ...options,
  });
  // The order of a catalog is seen where there are several plugins.
  if (options.fault?.startsWith("the catalog begins") === true) await publishOthers(server.base);
  const results = await runKit({
    plugin: PLUGIN,
    base: server.base,
    tokens: TOKENS,
    profiles: [],
    seconds: 60,
    reviewSeconds: 60,
    answerSeconds: 30,
    request: fetch,
    startIssuer: () => startTestIssuer(port, server.base),
    askReviewer: (decision, version) => void decide(server, decision, version),
    ...request,
  });
  if (options.fault === undefined) await server.stop();
  return results;
}

async function publishOthers(base: string): Promise<void> {
  for (const plugin of ["another-sandbox", "some-sandbox"]) {
    const { bytes } = makeGoodArchive(plugin, "1.0.0");
    await declare(base, "1.0.0", bytes, { plugin });
    await upload(base, "1.0.0", bytes, plugin);
    await settle(base, "1.0.0", plugin);
  }
}

/** A server that never finishes an answer, and what tests it. */
async function makeDripping(isDripping: (path: string) => boolean): Promise<KitRequest> {
  const server = createHttpServer(({ url = "" }, response) => {
    const capabilities = { apiVersion: "1", features: ["static-token"], limits: { maxArtifactBytes: 1_000_000 } };
    response.writeHead(200, { "Content-Type": "application/json" });
    if (!isDripping(url)) return void response.end(JSON.stringify(capabilities));
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => {
      clearInterval(timer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    plugin: PLUGIN,
    base,
    tokens: TOKENS,
    profiles: [],
    seconds: 60,
    reviewSeconds: 60,
    answerSeconds: 0.2,
    request: fetch,
    startIssuer: () => Promise.resolve("there is no key"),
    askReviewer: () => undefined,
  };
}

async function decide(server: TestMarketplace, decision: "approve" | "reject", version: string): Promise<void> {
  await (await signIn(server.base)).decide(decision, PLUGIN, version);
}

const list = (results: readonly KitResult[]): readonly string[] =>
  results.flatMap((result) => (result.status === "passed" ? [] : [`${result.test.name}: ${formatTap([result])}`]));

test("every rule of the contract has a test", () => {
  const tested = new Set(TESTS.flatMap(({ rules }) => rules));
  expect(CONTRACT["x-rules"].filter(({ id }) => !tested.has(id))).toEqual([]);
});

test("every rule is broken by a seeded fault", () => {
  const broken = new Set(Object.values(FAULTS).map(({ rule }) => rule));
  expect(CONTRACT["x-rules"].filter(({ id }) => !broken.has(id))).toEqual([]);
  expect(Object.keys(FAULTS).length).toBeGreaterThan(80);
});

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the contract kit (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  nightly("finds nothing wrong with the reference server, and every exchange keeps to the document", async () => {
    const asked: string[] = [];
    const results = await verify(
      { review: "manual" },
      {
        request: holdToContract(fetch, "http://127.0.0.1", true),
        onResult: ({ test }) => asked.push(test.name),
      },
    );
    expect(list(results)).toEqual([]);
    expect(results.length).toBe(TESTS.length);
    expect(asked.length).toBe(TESTS.length);
    expect(getContractStatus(results)).toBe(0);
    expect(new Set(results.map(({ test }) => test.profile))).toEqual(new Set<Profile>(PROFILES));
  });

  nightly.each(sampleOf(Object.keys(FAULTS), 14))("finds the seeded fault: %s", async (fault) => {
    const { rule, review = "auto" } = FAULTS[fault] ?? { rule: "" };
    const results = await verify({ fault, review }, { only: ({ rules }) => rules.includes(rule) });
    const broken = results.flatMap((result) => (result.status === "broken" ? [result.rule.id] : []));
    expect(broken, list(results).join("\n")).toContain(rule);
    expect(getContractStatus(results)).toBe(1);
  });

  nightly("prints TAP and JUnit, in which a failure quotes its rule", async () => {
    const results = await verify(
      { fault: "what is forbidden is not found" },
      { only: ({ rules }) => rules.includes("forbidden") || rules.includes("public-read") },
    );
    const tap = formatTap(results);
    expect(tap).toContain("TAP version 14\n1..2\nnot ok 1 - core: a credential without the right gets that answer");
    expect(tap).toContain('  rule: "forbidden"\n  text: "A valid credential without the permission MUST get 403');
    const junit = formatKitJunit(results);
    expect(junit).toContain('<testsuite name="core" tests="2" failures="1" errors="0" skipped="0">');
    expect(junit).toContain('<failure type="forbidden" message="PUT /v1/plugins/contract-sandbox/versions/');
  });

  test("says what to do where nobody trusts its issuer", async () => {
    const publisher = { plugin: PLUGIN, issuer: "https://ci.example", ...WORKFLOW };
    const trust = { issuers: { "https://ci.example": "http://127.0.0.1:9" }, publishers: [publisher] };
    const [result] = await verify(trust, { profiles: ["oidc"] });
    expect(result).toMatchObject({ status: "broken", rule: { id: "oidc-exchange" } });
    expect(result).toHaveProperty("found", expect.stringContaining("does the server trust the publisher of the tests"));
  });

  test("tests a server elsewhere with a key that it trusts already", async () => {
    const issuer = "https://plugins.example.com/contract-kit";
    const pem = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" });
    const { keys } = await openTestIssuer(issuer, Buffer.from(pem), "");
    const jwks = createHttpServer((_, response) => response.end(keys));
    await new Promise<void>((resolve) => jwks.listen(0, "127.0.0.1", resolve));
    const at = `http://127.0.0.1:${String((jwks.address() as AddressInfo).port)}`;
    let base = "";
    const results = await verify(
      { issuers: { [issuer]: at }, publishers: [{ plugin: PLUGIN, issuer, ...WORKFLOW }] },
      {
        profiles: ["oidc"],
        request: (input, init) => {
          base = new URL(input).origin;
          return fetch(input, init);
        },
        startIssuer: () => openTestIssuer(issuer, Buffer.from(pem), base),
      },
    );
    jwks.close();
    expect(list(results)).toEqual([]);
    expect(getContractStatus(results)).toBe(0);
    expect(results.length).toBeGreaterThan(15);
  });

  test("takes what it could not test for no pass", async () => {
    const results = await verify({}, { profiles: ["oidc"], startIssuer: () => Promise.resolve("there is no key") });
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["untested"]));
    expect(getContractStatus(results)).toBe(2);
    expect(formatTap(results)).toContain(
      "ok 1 - oidc: an identity token of a trusted workflow is exchanged # SKIP not tested: there is no key\n",
    );
    expect(formatKitJunit(results)).toContain('<skipped message="not tested: there is no key"/>');
  });

  nightly("shows no token, whatever it finds", async () => {
    const faults = ["a token counts in the address", "a token counts in a cookie", "access promises what is refused"];
    for (const fault of faults) {
      const results = await verify({ fault }, { only: ({ profile }) => profile === "core" });
      const printed = formatTap(results) + formatKitJunit(results);
      expect(printed).toContain("not ok");
      for (const token of Object.values(TOKENS)) expect(printed).not.toContain(token);
    }
  });

  nightly("ends soon where every answer drips, and says so", async () => {
    const isDripping = (path: string): boolean => path !== "/v1/capabilities";
    const results = await runKit(await makeDripping(isDripping));
    expect(results.filter(({ status }) => status !== "unanswered").map(({ test }) => test.name)).toEqual([
      "capabilities are shown to everybody",
    ]);
    expect(getContractStatus(results)).toBe(3);
    const tap = formatTap(results);
    expect(tap).toContain("/access: the answer was not whole after 0.2 seconds");
    expect(tap.match(/not asked, as 5 tests had no answer/gu)).toHaveLength(results.length - 6);
  });

  test("says the same where it does not even learn what the server supports", async () => {
    const results = await runKit(await makeDripping(() => true));
    expect(results).toMatchObject([{ status: "unanswered" }]);
    expect(getContractStatus(results)).toBe(3);
  });

  test("learns which profile the server does not announce", async () => {
    await expect(verify({ review: "auto" }, { profiles: ["review"] })).rejects.toThrow(
      "The marketplace does not announce what the profile review tests",
    );
  });
});
