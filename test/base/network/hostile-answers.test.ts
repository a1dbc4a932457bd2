import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { createServer as createSecureServer } from "node:https";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { openConnection, sendOnce, type Connection } from "../../../src/base/network/connection.js";
import { readRetryAfter, readWaitingTime } from "../../../src/base/network/read-waiting-time.js";
import { getIdentityToken } from "../../../src/release/credentials/identity-token.js";
import { certificateFor } from "../../servers/certificate.js";
import type { HttpAnswer } from "../../../src/base/network/answer.js";
import { cleanUpLater } from "../../support/clean-up.js";

const MIB = 1024 * 1024;
const REQUEST = { method: "GET", headers: { authorization: "Bearer test-token-of-nobody" } };

function open(url: string): Promise<Connection> {
  const limits = { each: 5000, pause: 1 };
  return openConnection({ url, environment: {}, userAgent: "tool/1", limits, server: "GitHub" });
}

/** A server that sends these bytes to whoever asks, and ends. */
async function serveBytes(...answers: readonly (string | Uint8Array)[]): Promise<string> {
  const tcp = createTcpServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      for (const bytes of answers) socket.write(bytes);
      socket.end();
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => tcp.close());
  return `http://127.0.0.1:${String((tcp.address() as AddressInfo).port)}/`;
}

const ask = async (url: string, mostBytes = MIB): Promise<HttpAnswer> =>
  sendOnce(await open(url), url, REQUEST, { mostBytes });

describe("an answer that is small on the wire counts by what it unpacks to", () => {
  const zeros = Buffer.alloc(64 * MIB);
  test.each([
    ["gzip", gzipSync(zeros)],
    ["GZIP", gzipSync(zeros)],
  ])("packed by %s", async (encoding, body) => {
    expect(body.length).toBeLessThan(MIB);
    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${String(body.length)}\r\n\r\n`;
    await expect(ask(await serveBytes(head, body))).rejects.toMatchObject({ kind: "too-large" });
  });

  test.each([
    ["br", brotliCompressSync("{}")],
    ["gzip, gzip", gzipSync(gzipSync("{}"))],
    ["gzip", Buffer.from("{}")],
    ["gzip", gzipSync("{}").subarray(0, -9)],
  ])("and what is not packed as we asked, by %s, is not an answer", async (encoding, body) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${String(body.length)}\r\n\r\n`;
    await expect(ask(await serveBytes(head, body))).rejects.toMatchObject({ kind: "lost" });
  });

  test("and what is packed as we asked is unpacked", async () => {
    const body = gzipSync('{"packed":true}');
    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${String(body.length)}\r\n\r\n`;
    expect(await (await ask(await serveBytes(head, body))).text()).toBe('{"packed":true}');
  });
});

test("a host whose addresses all refuse is described by the first refusal", async () => {
  const closed = createTcpServer();
  await new Promise<void>((resolve) => closed.listen(0, resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const message = expect.stringContaining("ECONNREFUSED") as string;
  await expect(ask(`http://localhost:${String(port)}`)).rejects.toMatchObject({ message });
});

describe("an odd answer is read, or is no answer", () => {
  test.each([
    [
      "103 before it",
      "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}",
      200,
      "{}",
    ],
    ["no content", "HTTP/1.1 204 No Content\r\n\r\n", 204, ""],
    ["nothing new, though nothing is kept", "HTTP/1.1 304 Not Modified\r\n\r\n", 304, ""],
    [
      "trailers behind its chunks",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ntrailer: x-a\r\n\r\n2\r\n{}\r\n0\r\nx-a: ::error::b\r\n\r\n",
      200,
      "{}",
    ],
    ["a header twice", "HTTP/1.1 200 OK\r\nx-a: 1\r\nx-a: 2\r\ncontent-length: 2\r\n\r\n{}", 200, "{}"],
  ])("with %s", async (_, bytes, status, text) => {
    const answer = await ask(await serveBytes(bytes));
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  test.each([
    ["the answer to a question that nobody asked", "HTTP/1.1 100 Continue\r\n\r\n"],
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}x"],
    ["a length and chunks", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["less than its length", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}"],
    ["a chunk that is cut off", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{}"],
    ["a bare line feed in a header", "HTTP/1.1 200 OK\r\nx-a: 1\n\nx-b: 2\r\n\r\n{}"],
    ["no status", "hello\r\n\r\n"],
    ["megabytes of headers", `HTTP/1.1 200 OK\r\nx-a: ${"a".repeat(2 * MIB)}\r\n\r\n`],
  ])("with %s there is none", async (_, bytes) => {
    await expect(ask(await serveBytes(bytes))).rejects.toMatchObject({ name: "ServerFault", kind: "lost" });
  });
});

describe("a certificate that nobody knows is refused, also where the environment switches the check off", () => {
  test.each([
    ["in requests of ours", async (url: string) => ask(url)],
    [
      "in a request for an identity token",
      async (url: string) => {
        vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_URL", `${url}?version=1`);
        vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_TOKEN", "test-token-of-nobody");
        return getIdentityToken("npm:registry");
      },
    ],
  ])("%s", async (_, request) => {
    const server = createSecureServer(certificateFor(["localhost"]), (_, response) => response.end("{}"));
    const asked: unknown[] = [];
    server.on("request", ({ headers }) => asked.push(headers.authorization));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    cleanUpLater(() => server.close());
    const url = `https://localhost:${String((server.address() as AddressInfo).port)}/`;
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    try {
      await expect(request(url)).rejects.toMatchObject({ message: expect.stringMatching(/self-signed/u) as string });
    } finally {
      vi.unstubAllEnvs();
    }
    expect(asked).toEqual([]);
  });
});

describe("how long a server asks to wait", () => {
  const NOW = Date.UTC(2026, 10, 25);

  test.each([
    ["0", 0],
    ["7", 7_000],
    ["1000000000", 1e12],
    ["999999999999999", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["1e9", undefined],
    ["", undefined],
    ["soon", undefined],
    ["later 7", undefined],
    [undefined, undefined],
    ["Wed, 25 Nov 2026 00:01:00 GMT", 60_000],
    ["Tue, 24 Nov 2026 00:00:00 GMT", 0],
  ])("is read of %j as %j milliseconds", (value, expected) => {
    expect(readRetryAfter(value, NOW)).toBe(expected);
  });

  test.each([
    ["a limit that has passed by this machine's clock", { "x-ratelimit-reset": String(NOW / 1000 - 86_400) }, 0],
    ["one of tomorrow", { "x-ratelimit-reset": String(NOW / 1000 + 86_400) }, 86_400_000],
    ["one that names no time", {}, 60_000],
    ["one that names what is none", { "x-ratelimit-reset": "soon" }, 60_000],
  ])("is never negative: %s", (_, headers, expected) => {
    expect(readWaitingTime(403, { "x-ratelimit-remaining": "0", ...headers }, "", NOW)).toBe(expected);
  });
});
