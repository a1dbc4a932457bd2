import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Analytics, checkForUpdate } from "../../src/sdk/index.js";

let server: Server;
let url: string;
const received: { readonly line: string; readonly type: string | undefined; readonly body: string }[] = [];
let answer: { readonly status: number; readonly body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({
        line: `${request.method ?? ""} ${request.url ?? ""}`,
        type: request.headers["content-type"],
        body,
      });
      response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/weather`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  received.length = 0;
  answer = { status: 200, body: "{}" };
});

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

const latest = (information: object): void => {
  answer = { status: 200, body: JSON.stringify(information) };
};

describe("checkForUpdate", () => {
  test("gives what is greater by semantic versioning, and nothing else", async () => {
    const update = { releaseNotes: "Faster", downloadUrl: "https://example.com/1.10.0.zip", critical: true };
    latest({ version: "1.10.0", ...update });
    expect(await checkForUpdate(`${url}/`, "1.9.0")).toEqual({ version: "1.10.0", ...update });
    expect(received.map(({ line }) => line)).toEqual(["GET /weather/latest"]);
    for (const current of ["1.10.0", "1.10.0+build.5", "1.11.0", "2.0.0-rc.1"]) {
      expect(await checkForUpdate(url, current), current).toBeUndefined();
    }
    expect(await checkForUpdate(url, "1.10.0-rc.1")).toMatchObject({ version: "1.10.0" });
  });

  test.each([
    ["releaseNotes", undefined, 'names no text as "releaseNotes"'],
    ["critical", "yes", 'names neither true nor false as "critical"'],
    ["critical", undefined, 'names neither true nor false as "critical"'],
    ["downloadUrl", undefined, 'as "downloadUrl"'],
    ["downloadUrl", "javascript:alert(1)", 'as "downloadUrl"'],
    ["downloadUrl", "data:text/html,hello", 'as "downloadUrl"'],
    ["downloadUrl", "/2.0.0.zip", 'as "downloadUrl"'],
    ["downloadUrl", "", 'as "downloadUrl"'],
  ])("takes no answer whose %s is %j", async (key, value, says) => {
    const update = { releaseNotes: "", downloadUrl: "https://example.com/2.0.0.zip", critical: false };
    latest({ version: "2.0.0", ...update, [key]: value });
    await expect(checkForUpdate(url, "1.0.0")).rejects.toThrow(
      `/latest ${says.startsWith("as") ? "names no address" : says}`,
    );
  });

  test("says what is wrong with an answer, and with the current version", async () => {
    latest({ version: "v2" });
    await expect(checkForUpdate(url, "1.0.0")).rejects.toThrow('/latest names no semantic version as "version"');
    answer = { status: 200, body: "null" };
    await expect(checkForUpdate(url, "1.0.0")).rejects.toThrow("names no semantic version");
    answer = { status: 503, body: "" };
    await expect(checkForUpdate(url, "1.0.0")).rejects.toThrow("answered with status 503");
    await expect(checkForUpdate(url, "v1")).rejects.toThrow('The current version is "v1"');
  });
});

describe("Analytics", () => {
  const make = (batchSize = 2): Analytics =>
    new Analytics({ url, pluginId: "weather", sessionId: "s1", batchSize, delay: 60_000 });
  const sent = (): readonly (readonly string[])[] =>
    received.map(({ body }) => (JSON.parse(body) as { events: { event: string }[] }).events.map(({ event }) => event));

  test("posts events in batches, as the specification has them", async () => {
    const analytics = make();
    analytics.track("opened", { page: 1 });
    expect(received).toEqual([]);
    analytics.track("closed");
    analytics.track("opened again");
    await analytics.close();
    expect(received.map(({ line, type }) => `${line} ${type ?? ""}`)).toEqual([
      "POST /weather/analytics application/json",
      "POST /weather/analytics application/json",
    ]);
    expect(sent()).toEqual([["opened", "closed"], ["opened again"]]);
    const [{ events }] = [JSON.parse(received[0]?.body ?? "") as { events: { properties: Record<string, unknown> }[] }];
    expect(events[0]?.properties).toMatchObject({ page: 1, pluginId: "weather", sessionId: "s1" });
    expect(String(events[0]?.properties["timestamp"])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
  });

  test("keeps events while the server is down, and sends them once with the next batch", async () => {
    const analytics = make();
    answer = { status: 503, body: "" };
    analytics.track("first");
    await analytics.flush();
    answer = { status: 200, body: "{}" };
    analytics.track("second");
    await analytics.flush();
    expect(sent()).toEqual([["first"], ["first", "second"]]);
    expect(analytics.dropped).toBe(0);
  });

  test("drops what a server refuses, what JSON cannot express, what is long, and the oldest of too many", async () => {
    const analytics = make(5000);
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    analytics.track("cycle", cycle);
    analytics.track("number", { count: 1n });
    analytics.track(
      "getter",
      Object.defineProperty({}, "x", {
        enumerable: true,
        get: () => {
          throw new Error("no");
        },
      }),
    );
    analytics.track("long", { text: "x".repeat(20_000) });
    expect(analytics.dropped).toBe(4);
    for (let at = 0; at < 1003; at++) analytics.track(`event ${String(at)}`);
    expect(analytics.dropped).toBe(7);
    answer = { status: 400, body: "" };
    await analytics.close();
    expect(sent()[0]?.[0]).toBe("event 3");
    expect(analytics.dropped).toBe(1007);
    analytics.track("after the end");
    await analytics.flush();
    expect(received.length).toBe(1);
  });

  test("never rejects where nothing listens", async () => {
    const analytics = new Analytics({ url: "http://127.0.0.1:9", pluginId: "weather" });
    analytics.track("lost");
    await expect(analytics.close()).resolves.toBeUndefined();
  });
});
