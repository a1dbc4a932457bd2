import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { UsageError } from "../../../src/core/errors.js";
import { readPublicUrl, removeBasePath } from "../../../src/marketplace/server/public-address.js";
import { formatRequestLine } from "../../../src/marketplace/server/request-log.js";
import { readTrustedProxies } from "../../../src/marketplace/server/trusted-proxies.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, TOKENS } from "../../support/marketplace.js";

const PUBLIC = "https://plugins.example.com/market";

test.each([
  ["https://plugins.example.com", "https://plugins.example.com"],
  ["https://plugins.example.com:8443/market/", "https://plugins.example.com:8443/market"],
  ["http://localhost:8080", "http://localhost:8080"],
])("%s is a public address", (given, read) => {
  expect(readPublicUrl(given)).toBe(read);
});

test.each([
  "http://plugins.example.com",
  "https://a:b@plugins.example.com",
  "https://plugins.example.com?x=1",
  "market",
  "https://plugins.example.com/<a>",
])("%s is none", (given) => {
  expect(() => readPublicUrl(given)).toThrow(UsageError);
});

test("the path of the public address is removed as a whole, if it is there", () => {
  expect(["/market", "/market/v1/x", "/marketing", "/v1/x"].map((path) => removeBasePath(path, PUBLIC))).toEqual([
    ...["/", "/v1/x", "/marketing", "/v1/x"],
  ]);
});

test("a client is whom the trusted proxy names, and nobody else's word counts", () => {
  const find = readTrustedProxies(["127.0.0.1", "10.0.0.0/8"]);
  const named = { "x-forwarded-for": "6.6.6.6, 192.0.2.7, 10.1.2.3" };
  expect(find("127.0.0.1", named)).toBe("192.0.2.7");
  expect(find("::ffff:127.0.0.1", named)).toBe("192.0.2.7");
  expect(find("192.0.2.9", named)).toBe("192.0.2.9");
  expect(find("127.0.0.1", { "x-forwarded-for": "nonsense" })).toBe("127.0.0.1");
  expect(find("127.0.0.1", {})).toBe("127.0.0.1");
  for (const wrong of ["proxy", "10.0.0.0/33", "10.0.0.0/x"])
    expect(() => readTrustedProxies([wrong])).toThrow(UsageError);
});

test("a line of the log is JSON without the query and without headers", () => {
  const headers = { authorization: "Bearer secret", cookie: "marketplace-session=secret" };
  const answered = {
    id: "1",
    method: "GET",
    path: "/v1/\u202eplugins",
    headers,
    peer: "",
    status: 200,
    bytes: 3,
    milliseconds: 1.26,
  };
  const line = formatRequestLine(answered, "192.0.2.7");
  expect(line).not.toContain("secret");
  expect(JSON.parse(line)).toMatchObject({
    client: "192.0.2.7",
    path: "/v1/\\u202eplugins",
    status: 200,
    milliseconds: 1.3,
  });
});

/** One request, with headers that fetch does not let anybody set. */
function send(url: string, headers: Readonly<Record<string, string>>, body?: string) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const sent = request(url, { method: body === undefined ? "GET" : "POST", headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
        response.on("end", () => {
          resolve({ status: response.statusCode, headers: response.headers, text });
        });
      });
      sent.once("error", reject).end(body);
    },
  );
}

let process: MarketplaceProcess;

describe.skipIf(NODE_WITH_SQLITE === undefined)(`a server behind a proxy (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("says its public address everywhere, and knows its host", async () => {
    const publishers = [
      { plugin: "rain", issuer: PUBLIC, repository_id: "1", repository_owner_id: "2", workflow: "a.yml" },
    ];
    const server = await process.start({ publicUrl: PUBLIC, publishers, issuers: { [PUBLIC]: PUBLIC }, plugins: 2 });
    expect(server.base).toBe(PUBLIC);
    const host = { Host: "plugins.example.com" };
    const capabilities = await send(`${server.listens}/market/v1/capabilities`, host);
    expect(JSON.parse(capabilities.text)).toMatchObject({ oidc: { audience: "https://plugins.example.com" } });
    const stripped = await send(`${server.listens}/v1/plugins/plugin-1`, host);
    expect(JSON.parse(stripped.text)).toMatchObject({ publicUrl: `${PUBLIC}/plugins/plugin-1` });
    const home = await send(`${server.listens}/market`, host);
    expect(home.text).toContain('href="/market/plugins/plugin-1"');
    expect(home.text).not.toMatch(/(?:href|src|action)="\/(?!market)/u);
    expect((await send(`${server.listens}/v1/capabilities`, { Host: "evil.example" })).status).toBe(400);
    await server.stop();
  });

  test("has a cookie that only TLS carries, and takes forms of its public address alone", async () => {
    const server = await process.start({ publicUrl: PUBLIC });
    const host = { Host: "plugins.example.com", "Content-Type": "application/x-www-form-urlencoded" };
    const form = `token=${TOKENS.review}&name=Ann&next=%2F`;
    const sign = (origin: string) => send(`${server.listens}/market/sign-in`, { ...host, Origin: origin }, form);
    const signed = await sign("https://plugins.example.com");
    expect(signed.headers["set-cookie"]?.[0]).toMatch(
      /^__Host-marketplace-session=[\w-]+; HttpOnly; SameSite=Strict; Path=\/; Secure$/u,
    );
    expect(signed.headers["location"]).toBe("/market/");
    expect((await sign("http://plugins.example.com")).status).toBe(403);
    await server.stop();
  });

  test("answers about its health whatever the host, and counts what it answers on loopback", async () => {
    const server = await process.start({ metricsPort: 0, publicUrl: PUBLIC });
    for (const path of ["/healthz", "/readyz"]) {
      expect((await send(`${server.listens}${path}`, { Host: "10.0.0.7:4700" })).status).toBe(200);
    }
    const { text } = await send(`${server.metrics ?? ""}/metrics`, {});
    expect(text).toContain('plugin_marketplace_requests_total{method="GET",status="200"} 2\n');
    expect(text).toMatch(/^plugin_marketplace_plugins 0$/mu);
    await server.stop();
  });
});
