import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, type TestMarketplace } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { runCli } from "../../support/product.js";
import { signIn } from "../../support/reviewer.js";
import { ask, reprDigest, sha256Of, submit } from "../../support/submit.js";

let process: MarketplaceProcess;
const { bytes } = makeGoodArchive("rain", "1.0.0");
const VERSION = "/plugins/rain/versions/1.0.0";
const JSON_TYPE = { "Content-Type": "application/json" };
const DECLARATION = JSON.stringify({
  channel: "stable",
  artifact: { filename: "a.zip", mediaType: "application/zip", size: bytes.length, sha256: sha256Of(bytes) },
});

async function administer({ data }: TestMarketplace, ...words: readonly string[]): Promise<string> {
  const ended = await runCli(["marketplace", ...words, "--data", data], { node: NODE_WITH_SQLITE ?? "" });
  expect(ended.status, ended.output).toBe(0);
  return ended.stdout;
}

interface Owned {
  readonly id: string;
  readonly token: string;
}

async function makeToken(server: TestMarketplace, owner: string, ...more: readonly string[]): Promise<Owned> {
  await administer(server, "owner", "add", owner);
  const made = await administer(server, "token", "create", "--owner", owner, ...more);
  const [, id = "", token = ""] = /^(tok_\w+)[^\n]*\n(\S+)\n/u.exec(made) ?? [];
  return { id, token };
}

interface Slow {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Sends the first half of a body, does something, and sends the rest. Gives the status of the answer. */
async function sendSlowly(url: string, { method, headers, body }: Slow, between: () => Promise<unknown>) {
  const whole = Buffer.from(body);
  const length = { "Content-Length": String(whole.length) };
  const sent = request(url, { method, headers: { ...headers, ...length }, agent: false });
  const status = new Promise<number>((resolve, reject) => {
    sent.once("response", (response) => {
      response.resume().once("end", () => {
        resolve(response.statusCode ?? 0);
      });
    });
    sent.once("error", reject);
  });
  await new Promise((resolve) => sent.write(whole.subarray(0, whole.length >> 1), resolve));
  await between();
  sent.end(whole.subarray(whole.length >> 1));
  return status;
}

describe.skipIf(NODE_WITH_SQLITE === undefined)(
  `authority is asked for where it takes effect, (${NEEDS_SQLITE})`,
  () => {
    beforeAll(() => {
      process = new MarketplaceProcess();
    });

    nightly("so a token that is revoked during an upload publishes nothing", async () => {
      const server = await process.start();
      const { id, token } = await makeToken(server, "ann");
      const declared = await ask(server.base, VERSION, { method: "PUT", token, headers: JSON_TYPE, body: DECLARATION });
      expect(declared.status).toBe(201);
      const headers = {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/zip",
        "Repr-Digest": reprDigest(bytes),
      };
      const upload = { method: "PUT", headers, body: bytes };
      const status = await sendSlowly(`${server.base}/v1${VERSION}/artifact`, upload, () =>
        administer(server, "token", "revoke", id),
      );
      expect(status).toBe(401);
      expect(await (await ask(server.base, VERSION)).json()).toMatchObject({ state: "awaiting-upload" });
      await server.stop();
    });

    test.each([
      ["declares", "PUT", VERSION, DECLARATION, JSON_TYPE],
      [
        "validates",
        "POST",
        "/plugins/rain/validations?version=1.0.0&channel=stable",
        bytes,
        {
          "Content-Type": "application/zip",
          "Repr-Digest": reprDigest(bytes),
          "Idempotency-Key": "k".repeat(20),
        },
      ],
    ] as const)("so a token that is revoked meanwhile %s nothing", async (_, method, path, body, more) => {
      const server = await process.start();
      const { id, token } = await makeToken(server, "ann");
      const headers = { Authorization: `Bearer ${token}`, ...more };
      const status = await sendSlowly(`${server.base}/v1${path}`, { method, headers, body }, () =>
        administer(server, "token", "revoke", id),
      );
      expect(status).toBe(401);
      expect((await ask(server.base, VERSION)).status).toBe(404);
      await server.stop();
    });

    nightly("so a reader whose token is revoked learns nothing more, though the answer was awaited", async () => {
      const server = await process.start({ review: "manual" });
      await submit(server.base, "1.0.0", bytes, { plugin: "rain" });
      const { id, token } = await makeToken(server, "ann", "--may", "read");
      const { headers } = await ask(server.base, VERSION, { token });
      const waiting = ask(server.base, VERSION, {
        token,
        headers: { Prefer: "wait=30", "If-None-Match": headers.get("etag") ?? "" },
      });
      await administer(server, "token", "revoke", id);
      await (await signIn(server.base)).decide("reject", "rain", "1.0.0");
      expect((await waiting).status).toBe(401);
      await server.stop();
    });

    nightly("so a reviewer whose token is revoked while the form is on its way decides nothing", async () => {
      const server = await process.start({ review: "manual" });
      await submit(server.base, "1.0.0", bytes, { plugin: "rain" });
      const { id, token } = await makeToken(server, "ann", "--may", "review");
      const { cookie, read } = await signIn(server.base, "", token);
      const [, address = ""] = /href="([^"]*\/approve\?[^"]*)"/u.exec(await read(VERSION)) ?? [];
      const page = await read(address);
      const field = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(page)?.[1] ?? "";
      const fields = { csrf: field("csrf"), revision: field("revision"), plugin: "rain", version: "1.0.0" };
      const form = {
        method: "POST",
        headers: { Cookie: cookie, Origin: server.base, "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ ...fields, decision: "approve" }).toString(),
      };
      const status = await sendSlowly(`${server.base}/review`, form, () => administer(server, "token", "revoke", id));
      expect(status).toBe(403);
      expect(await (await ask(server.base, VERSION)).json()).toMatchObject({ state: "in-review" });
      await server.stop();
    });

    test("so no owner takes an id that is kept for a workflow, unless the operator gives it to them", async () => {
      const publisher = {
        plugin: "rain",
        issuer: "https://ci.example",
        repository_id: "1",
        repository_owner_id: "2",
        workflow: ".github/workflows/release.yml",
      };
      const issuers = { "https://ci.example": "http://127.0.0.1:9/keys" };
      const server = await process.start({ publishers: [publisher], issuers });
      const { token } = await makeToken(server, "mallory");
      const declare = (path: string): Promise<Response> =>
        ask(server.base, path, { method: "PUT", token, headers: JSON_TYPE, body: DECLARATION });
      expect((await declare(VERSION)).status).toBe(403);
      const access = await ask(server.base, "/plugins/rain/access", { token });
      expect(await access.json()).toMatchObject({ exists: false, actions: [] });
      expect((await declare("/plugins/snow/versions/1.0.0")).status).toBe(201);
      await administer(server, "owner", "add", "mallory", "--plugin", "rain");
      expect((await declare(VERSION)).status).toBe(201);
      await server.stop();
    });

    test("and what is nested too deep is no request", async () => {
      const server = await process.start();
      const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
      const body = DECLARATION.replace(/\}$/u, `,"attestations":[{"a":${deep}}]}`);
      const answer = await ask(server.base, VERSION, { method: "PUT", headers: JSON_TYPE, body });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: "malformed-request" }]);
      await server.stop();
    });
  },
);
