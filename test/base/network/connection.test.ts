import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test, vi } from "vitest";
import {
  openConnection,
  repeat,
  sendFollowing,
  sendOnce,
  type Connection,
  type ConnectionOptions,
} from "../../../src/base/network/connection.js";
import { ServerFault } from "../../../src/base/network/server-fault.js";
import { certificateFor } from "../../servers/certificate.js";

const TOKEN = "Bearer test-token-of-nobody";
const LIMITS = { each: 5000, pause: 1 };
const REQUEST = { method: "GET", headers: { authorization: TOKEN } };

interface Server {
  readonly url: string;
  readonly asked: IncomingHttpHeaders[];
}

async function serve(answer: RequestListener): Promise<Server> {
  const asked: IncomingHttpHeaders[] = [];
  const http = createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`, asked };
}

function open({ url }: Pick<Server, "url">, more: Partial<ConnectionOptions> = {}): Promise<Connection> {
  return openConnection({ url, environment: {}, userAgent: "tool/1", limits: LIMITS, server: "GitHub", ...more });
}

const redirectTo =
  (location: () => string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location: location() }).end();
const hello: RequestListener = (_, response) => response.end("hello");
const silent: RequestListener = () => undefined;
const beBusy = (message = "busy"): Promise<never> => Promise.reject(new ServerFault("GitHub", "lost", message));

describe("whose credential goes to which origin", () => {
  test("the server gets it, with the name of this tool", async () => {
    const server = await serve(hello);
    const answer = await sendOnce(await open(server), `${server.url}/a`, REQUEST);
    expect(await answer.text()).toBe("hello");
    expect(server.asked).toMatchObject([{ authorization: TOKEN, "user-agent": "tool/1" }]);
  });

  test("no other origin gets it, a port of the same host neither", async () => {
    const [server, other] = [await serve(hello), await serve(hello)];
    await sendOnce(await open(server), other.url, { ...REQUEST, headers: { Authorization: TOKEN } });
    expect(other.asked.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test("another origin gets it if the client says that it is the same server", async () => {
    const [server, other] = [await serve(hello), await serve(hello)];
    await sendOnce(await open(server, { origins: [server.url, other.url] }), other.url, REQUEST);
    expect(other.asked).toMatchObject([{ authorization: TOKEN }]);
  });

  test("a host that the server redirects to does not get it, and the server gets it again on the way back", async () => {
    const server = await serve((request, response) => {
      (request.url === "/back" ? hello : redirectTo(() => `${other.url}/there`))(request, response);
    });
    const other: Server = await serve(redirectTo(() => `${server.url}/back`, 307));
    const answer = await sendFollowing(await open(server), server.url, REQUEST, { hops: 3 });
    expect(await answer.text()).toBe("hello");
    expect(server.asked.map(({ authorization }) => authorization)).toEqual([TOKEN, TOKEN]);
    expect(other.asked.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  test("what a client follows by itself is held to the same rule", async () => {
    const [server, other] = [await serve(hello), await serve(hello)];
    const connection = await open(server, { follow: (fetch) => (_, init) => fetch(other.url, init) });
    await sendOnce(connection, server.url, REQUEST);
    expect(other.asked.map(({ authorization }) => authorization)).toEqual([undefined]);
  });
});

describe("redirects", () => {
  test.each([301, 302, 303, 307, 308])("a %i is an answer, and nobody else is asked", async (status) => {
    const other = await serve(hello);
    const server = await serve(redirectTo(() => other.url, status));
    const answer = await sendOnce(await open(server), server.url, REQUEST);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, other.url]);
    expect(other.asked).toEqual([]);
  });

  test.each([
    ["no-address", "http://[", "no address"],
    ["unencrypted", "file:///etc/passwd", "not encrypted"],
    ["circle", "/again", "a circle"],
  ])("where they are followed, %s is a fault", async (kind, location, message) => {
    const server = await serve(redirectTo(() => location));
    const sent = sendFollowing(await open(server), server.url, REQUEST, { hops: 4 });
    await expect(sent).rejects.toMatchObject({ name: "ServerFault", kind, message });
    expect(server.asked).toHaveLength(kind === "circle" ? 4 : 1);
  });

  test("from a way that is not encrypted to one that is are followed", async () => {
    const server = await serve(redirectTo(() => "https://127.0.0.1:65534/a"));
    const sent = sendFollowing(await open(server), server.url, REQUEST, { hops: 4 });
    await expect(sent).rejects.toMatchObject({ kind: "lost", host: "127.0.0.1:65534" });
  });

  test.each([
    ["without an address", 302, {}],
    ["that are none, with an address", 201, { location: "/there" }],
  ])("%s are answers", async (_, status, headers) => {
    const server = await serve((_request, response) => response.writeHead(status, headers).end());
    const answer = await sendFollowing(await open(server), server.url, REQUEST, { hops: 4 });
    expect(answer.status).toBe(status);
    expect(server.asked).toHaveLength(1);
  });
});

describe("time and size", () => {
  test("a silent server is waited for as long as one answer may take", async () => {
    const server = await serve(silent);
    const connection = await open(server, { limits: { ...LIMITS, each: 50 } });
    await expect(sendOnce(connection, server.url, REQUEST)).rejects.toMatchObject({ kind: "late" });
  });

  test("a server that begins an answer and stops is no different", async () => {
    const server = await serve((_, response) => response.writeHead(200).write("h"));
    const sent = sendOnce(await open(server), server.url, REQUEST, { milliseconds: 50 });
    await expect(sent).rejects.toMatchObject({ kind: "late" });
  });

  test("all hops have one time together", async () => {
    const server = await serve((request, response) => {
      setTimeout(() => {
        redirectTo(() => "/again")(request, response);
      }, 40);
    });
    const sent = sendFollowing(await open(server), server.url, REQUEST, { hops: 1000, milliseconds: 200 });
    await expect(sent).rejects.toMatchObject({ kind: "late" });
    expect(server.asked.length).toBeLessThan(7);
  });

  test("where the time of all requests is over, nothing waits", async () => {
    const server = await serve(silent);
    const connection = await open(server, { limits: { ...LIMITS, total: 0 } });
    await expect(sendOnce(connection, server.url, REQUEST)).rejects.toMatchObject({ kind: "late" });
    const pauses: number[] = [];
    const findWait = (_: ServerFault, usualPause: number): number => {
      pauses.push(usualPause);
      return 0;
    };
    await expect(repeat(connection, { attempts: 5, findWait }, beBusy)).rejects.toThrow("busy");
    expect(pauses).toEqual([1]);
  });

  test("the time of all requests is the limit of each, too", async () => {
    const server = await serve(silent);
    const connection = await open(server, { limits: { ...LIMITS, each: 600_000, total: 50 } });
    await expect(sendOnce(connection, server.url, REQUEST)).rejects.toMatchObject({ kind: "late" });
  });

  test("within the time of all requests a slow answer is waited for, and a pause that is longer is not", async () => {
    const server = await serve((_, response) => {
      setTimeout(() => response.end("hello"), 50);
    });
    const connection = await open(server, { limits: { ...LIMITS, total: 600_000 } });
    expect(await (await sendOnce(connection, server.url, REQUEST)).text()).toBe("hello");
    let attempts = 0;
    const repeated = repeat(connection, { attempts: 5, findWait: () => 700_000 }, () => {
      attempts++;
      return beBusy();
    });
    await expect(repeated).rejects.toThrow("busy");
    expect(attempts).toBe(1);
  });

  test("an answer may be as large as was said, and not larger", async () => {
    const server = await serve((_, response) => response.end("x".repeat(1024)));
    const connection = await open(server);
    const answer = await sendOnce(connection, server.url, REQUEST, { mostBytes: 1024 });
    expect(await answer.text()).toHaveLength(1024);
    await expect(sendOnce(connection, server.url, REQUEST, { mostBytes: 1023 })).rejects.toMatchObject({
      kind: "too-large",
    });
  });
});

describe("repetitions", () => {
  test.each([
    [9, 3],
    [10, 3],
    [11, 1],
  ])("a server that asks to wait %i ms is asked %i times, if 10 are the most", async (wait, count) => {
    const connection = await open({ url: "http://127.0.0.1:9" }, { limits: { ...LIMITS, mostPause: 10 } });
    let attempts = 0;
    const repeated = repeat(connection, { attempts: 3, findWait: () => wait }, () => beBusy(String(++attempts)));
    await expect(repeated).rejects.toThrow(String(count));
  });
});

describe("what keeps a request from being answered", () => {
  test("a server that nobody runs", async () => {
    const url = "http://127.0.0.1:65534";
    await expect(sendOnce(await open({ url }), url, REQUEST)).rejects.toMatchObject({
      kind: "lost",
      host: "127.0.0.1:65534",
      message: expect.stringContaining("ECONNREFUSED") as string,
      cause: expect.any(Error) as Error,
    });
  });

  test("a server with a certificate that no authority has signed", async () => {
    const https = createHttpsServer(certificateFor(["localhost"]), hello);
    await new Promise<void>((resolve) => https.listen(0, "127.0.0.1", resolve));
    afterAll(() => https.close());
    const url = `https://127.0.0.1:${String((https.address() as AddressInfo).port)}`;
    await expect(sendOnce(await open({ url }), url, REQUEST)).rejects.toMatchObject({ kind: "unreached" });
  });

  test("a proxy with an invalid URL is a fault of the client, before anything is asked", async () => {
    const opened = open({ url: "https://plugins.example.com" }, { environment: { https_proxy: "://" } });
    await expect(opened).rejects.toMatchObject({
      server: "proxy",
      kind: "unreached",
      message: "https_proxy is not the URL of a proxy, such as http://proxy.example.com:8080",
    });
  });

  test("an interruption is thrown as it is", async () => {
    const server = await serve(silent);
    const controller = new AbortController();
    const sent = sendOnce(await open(server, { signal: controller.signal }), server.url, REQUEST);
    const reason = new RangeError("interrupted");
    controller.abort(reason);
    await expect(sent).rejects.toBe(reason);
  });
});

describe("the time of a connection", () => {
  test("does not pass between two requests", async () => {
    const server = await serve(hello);
    const connection = await open(server, { limits: { ...LIMITS, total: 4000 } });
    await sendOnce(connection, server.url, REQUEST);
    const begun = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => begun + 3_600_000);
    try {
      expect((await sendOnce(connection, server.url, REQUEST)).status).toBe(200);
    } finally {
      clock.mockRestore();
    }
  });

  test("passes while requests run, also where one is repeated or two run at once", async () => {
    const begun = Date.now();
    let passed = 0;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => begun + passed);
    const server = await serve((request, response) => {
      passed += 1500;
      hello(request, response);
    });
    try {
      const connection = await open(server, { limits: { ...LIMITS, total: 4000 } });
      await Promise.all([sendOnce(connection, server.url, REQUEST), sendOnce(connection, server.url, REQUEST)]);
      expect(connection.time.getLeft()).toBe(1000);
      let attempts = 0;
      const repeated = repeat(connection, { attempts: 5, findWait: () => 1 }, () => {
        attempts++;
        passed += 400;
        return beBusy("no more");
      });
      await expect(repeated).rejects.toThrow("no more");
      expect([attempts, connection.time.getLeft()]).toEqual([3, -200]);
    } finally {
      clock.mockRestore();
    }
  });
});
