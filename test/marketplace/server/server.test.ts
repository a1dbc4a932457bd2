import { beforeAll, describe, expect, test } from "vitest";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, TOKENS } from "../../support/marketplace.js";
import { runCliHere } from "../../support/product.js";
import { ask, declare, packVersion, settle, submit, upload } from "../../support/submit.js";

let bytes: Uint8Array;
let process: MarketplaceProcess;

beforeAll(async () => {
  bytes = await packVersion("1.4.0");
});

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the reference server (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("publishes what passes, and shows it to everybody", async () => {
    const server = await process.start();
    expect((await declare(server.base, "1.4.0", bytes, { notes: "First" })).status).toBe(201);
    expect((await ask(server.base, "/plugins/weather-widget/versions/1.4.0", { token: undefined })).status).toBe(404);
    expect((await upload(server.base, "1.4.0", bytes)).status).toBe(202);
    expect(await settle(server.base, "1.4.0")).toMatchObject({ state: "published", findings: [], everPublished: true });
    const shown = await ask(server.base, "/plugins/weather-widget/versions/1.4.0", { token: undefined });
    expect(await shown.json()).toMatchObject({ state: "published", releaseNotes: "First" });
    const listed = await ask(server.base, "/plugins/weather-widget/versions", { token: undefined });
    expect(await listed.json()).toMatchObject({ items: [{ version: "1.4.0" }] });
    await server.stop();
  });

  test("rejects what the release itself would refuse, and names the place", async () => {
    const server = await process.start();
    const broken = await packVersion("1.4.0", { "README.md": "# Weather\n" });
    const { state, findings } = await submit(server.base, "1.4.0", broken);
    expect(state).toBe("rejected");
    expect(findings).toContainEqual(
      expect.objectContaining({ ruleId: "readme-length", location: { path: "README.md" } }),
    );
    await server.stop();
  });

  test("says which plugin and version an archive is of, where it was submitted as another", async () => {
    const server = await process.start();
    const other = await submit(server.base, "1.5.0", bytes);
    expect(other).toMatchObject({ state: "rejected", findings: [{ ruleId: "manifest-mismatch" }] });
    const { findings } = await submit(server.base, "1.4.0", bytes, { plugin: "rain" });
    expect(findings[0]?.message).toBe('"name" is "Weather Widget", but the archive was submitted as rain');
    await server.stop();
  });

  test("keeps everything over a restart, and another process cannot use its folder meanwhile", async () => {
    const first = await process.start({ review: "manual" });
    await submit(first.base, "1.4.0", bytes);
    await expect(process.start({ data: first.data })).rejects.toThrow("Another server uses");
    await first.stop();
    const second = await process.start({ data: first.data });
    expect(await settle(second.base, "1.4.0")).toMatchObject({ state: "in-review" });
    await second.stop();
  });

  test("says which methods an address has", async () => {
    const server = await process.start();
    const answer = await ask(server.base, "/plugins/weather-widget/versions/1.4.0", { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, PUT"]);
    await server.stop();
  });

  test("lets one of two declarations at once win, and takes the same bytes from both", async () => {
    const server = await process.start();
    const other = await packVersion("1.4.0", { "README.md": "Other" });
    const answers = await Promise.all([bytes, other, bytes].map((one) => declare(server.base, "1.4.0", one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 409]);
    const sent = await Promise.all([1, 2, 3].map(() => upload(server.base, "1.4.0", bytes)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 202]);
    await server.stop();
  });

  test("lists more versions than one answer has, each once", async () => {
    const server = await process.start();
    const versions = Array.from({ length: 120 }, (_, at) => `1.0.${String(at)}`);
    for (const version of versions) await declare(server.base, version, bytes);
    const listed: string[] = [];
    let cursor: string | undefined = "";
    while (cursor !== undefined) {
      const query = cursor === "" ? "" : `?cursor=${cursor}`;
      const page = (await (await ask(server.base, `/plugins/weather-widget/versions${query}`)).json()) as {
        readonly items: readonly { readonly version: string }[];
        readonly nextCursor?: string;
      };
      listed.push(...page.items.map(({ version }) => version));
      cursor = page.nextCursor;
    }
    expect(listed).toEqual(versions.toReversed());
    expect((await ask(server.base, "/plugins/weather-widget/versions?cursor=x")).status).toBe(400);
    await server.stop();
  });

  test("answers no request that names another host, as a page elsewhere would", async () => {
    const server = await process.start();
    const answer = await ask(server.base.replace("127.0.0.1", "localhost"), "/capabilities");
    expect(answer.status).toBe(200);
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      request(`${server.base}/v1/capabilities`, { headers: { Host: "evil.example:80" } }, (response) => {
        resolve(response.resume().statusCode);
      }).end();
    });
    expect(status).toBe(400);
    await server.stop();
  });

  test("delays an answer until the state changes, where a client prefers to wait", async () => {
    const server = await process.start({ review: "manual" });
    await submit(server.base, "1.4.0", bytes);
    const path = "/plugins/weather-widget/versions/1.4.0";
    const etag = (await ask(server.base, path)).headers.get("etag") ?? "";
    const waiting = ask(server.base, path, { headers: { Prefer: "wait=30", "If-None-Match": etag } });
    await ask(server.base, `${path}/withdraw`, { method: "POST" });
    const after = await waiting;
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(etag);
    await server.stop();
  });

  test("reads no body of a request without the right, and none that is too large", async () => {
    const server = await process.start({ maxArtifactBytes: 1000 });
    expect((await ask(server.base, "/capabilities")).status).toBe(200);
    const large = { method: "PUT", headers: { "Content-Type": "application/zip" }, body: new Uint8Array(2000) };
    const path = "/plugins/weather-widget/versions/1.4.0/artifact";
    expect((await ask(server.base, path, { ...large, token: TOKENS.read })).status).toBe(403);
    expect((await ask(server.base, path, large)).status).toBe(413);
    // Of a body without a length, too, the client gets its answer.
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536));
        if (++pieces === 20) controller.close();
      },
    });
    let pieces = 0;
    const init = { method: "PUT", duplex: "half", body: stream } as RequestInit;
    const headers = { Authorization: `Bearer ${TOKENS.publish}`, "Content-Type": "application/zip" };
    const url = `${server.base}/v1${path}`;
    expect((await fetch(url, { ...init, headers })).status).toBe(413);
    await server.stop();
  });
});

test.runIf(Number(globalThis.process.versions.node.split(".")[0]) < 22)(
  "an older Node is refused in one line, with what to do",
  async () => {
    expect(await runCliHere(["marketplace", "serve"])).toMatchObject({
      status: 2,
      stderr:
        "plugin-preflight: The marketplace server needs Node 22.13 or newer, which has SQLite\nInstall a newer Node, and run the same command with it\n",
    });
  },
);
