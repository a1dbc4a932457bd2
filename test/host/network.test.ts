import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import type { LifecycleStep } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { live, stepOf, type LiveChanges } from "../support/live.js";
import { nightly } from "../support/nightly.js";

/** The step in which a plugin's `onEnable` does something. */
async function enable(body: string, changes: LiveChanges = {}, start = ""): Promise<LifecycleStep> {
  return stepOf(await live(`${start}\nexport async function onEnable(context) {\n  ${body}\n}`, changes), "onEnable");
}

describe("the network", () => {
  nightly.each([
    ["fetch", 'await fetch("https://api.example.com/tides?key=secret");', "https://api.example.com/tides"],
    [
      "http",
      'await new Promise((_, no) => http.get("http://api.example.com/").on("error", no));',
      "api.example.com:80",
    ],
    ["a socket", 'await new Promise((_, no) => net.connect(443, "192.0.2.1").on("error", no));', "192.0.2.1:443"],
    ["a name", 'await dns.promises.resolve4("api.example.com");', "api.example.com"],
  ])("is refused to %s, and what follows is not a fault of the plugin", async (what, body, address) => {
    const run = await live(
      `import http from "node:http"; import net from "node:net"; import dns from "node:dns";\nexport async function onEnable() {\n  ${body}\n}`,
    );
    expect(stepOf(run, "onEnable").outcome).toMatchObject({
      // Nothing stands in for a socket or a name.
      kind: what !== "fetch" ? "not-judged" : "needs",
      needs: [{ kind: "network", name: address }],
      error: { message: expect.stringContaining("plugin-preflight allows no network here") as string },
    });
    expect(run.uses).toMatchObject([{ permission: "network-access", object: address, step: "onEnable" }]);
  });

  const CLIENTS: readonly (readonly [name: string, start: string, get: string])[] = [
    ...["http", "https"].map(
      (scheme) =>
        [
          scheme,
          `import client from "node:${scheme}";`,
          `new Promise((yes, no) => client.get("${scheme}://api.example.com/", yes).on("error", no)).then(readAll)`,
        ] as const,
    ),
    [
      "https with an agent of its own",
      'import https from "node:https"; import tls from "node:tls"; class Own extends https.Agent { createConnection(options, listener) { return tls.connect(options, listener); } }',
      'new Promise((yes, no) => https.get("https://api.example.com/", { agent: new Own() }, yes).on("error", no)).then(readAll)',
    ],
    [
      "http2",
      'import http2 from "node:http2";',
      'new Promise((yes, no) => { const session = http2.connect("https://api.example.com").on("error", no); const request = session.request({ ":path": "/" }).on("error", no); readAll(request).then((text) => { session.close(); yes(text); }, no); })',
    ],
    [
      "a client that writes to sockets",
      'import tls from "node:tls";',
      'new Promise((yes, no) => { const socket = tls.connect(443, "api.example.com", () => socket.write("GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n")); socket.on("error", no); readAll(socket).then((text) => yes(text.split("\\r\\n\\r\\n")[1]), no); })',
    ],
    [
      "XMLHttpRequest",
      "document.title;",
      'new Promise((yes, no) => { const request = new XMLHttpRequest(); request.open("POST", "https://api.example.com/"); request.setRequestHeader("x-own", "1"); request.onload = () => yes(request.responseText); request.onerror = () => no(new Error("offline")); request.send("{}"); })',
    ],
  ];
  const READ =
    "async function readAll(stream) { let text = ''; for await (const part of stream) text += part; return text; }";

  describe.each(CLIENTS)("is answered to %s in a further run, so that", (_, start, get) => {
    const enableWith = (body: string) => enable(body, {}, `${start}\n${READ}\nconst get = () => ${get};`);

    nightly("what needs it is known", async () => {
      expect((await enableWith('if ((await get()) !== "{}") throw new Error("no");')).outcome).toMatchObject({
        kind: "needs",
        needs: [{ kind: "network" }],
      });
    });

    nightly("a mistake that comes in any case is certain", async () => {
      const mistake = "await get().catch(() => undefined); let rows; rows.length = 0;";
      expect((await enableWith(mistake)).outcome.kind).toBe("threw");
    });

    nightly("a mistake about the answer is not", async () => {
      const answer = "const data = JSON.parse(await get().catch(() => '{}')); data.rows.map(String);";
      expect((await enableWith(answer)).outcome.kind).toBe("needs");
    });
  });

  test.each([
    [
      "a greeting",
      'await new Promise((yes, no) => net.connect(25, "mail.example.com").on("data", yes).on("error", no))',
    ],
    [
      "another protocol",
      'await new Promise((yes, no) => net.connect(6379, "cache.example.com", function () { this.write("PING\\r\\n"); }).on("data", yes).on("error", no))',
    ],
    [
      "a web socket",
      'await new Promise((yes, no) => http.get("http://api.example.com/", { headers: { connection: "upgrade", upgrade: "websocket" } }).on("upgrade", yes).on("response", yes).on("error", no))',
    ],
  ])("stands in for nothing where a client waits for %s", async (_, wait) => {
    const body = `let rows = []; try { ${wait}; } catch { rows = undefined; } rows.length = 0;`;
    const start = 'import net from "node:net"; import http from "node:http";';
    expect((await enable(body, {}, start)).outcome.kind).toBe("not-judged");
  });

  nightly("excuses no mistake of the plugin that comes in any case", async () => {
    const start =
      "const load = async (url) => { try { return await (await fetch(url)).json(); } catch { return undefined; } };";
    const mistake = 'await load("https://api.example.com/"); let rows; rows.length = 0;';
    expect((await enable(mistake, {}, start)).outcome.kind).toBe("threw");
    const answer = 'const data = (await load("https://api.example.com/")) ?? {}; data.rows.map(String);';
    expect((await enable(answer, {}, start)).outcome.kind).toBe("needs");
    const text = 'const data = (await load("https://api.example.com/")) ?? {}; /v(.)/.exec(data.version)[1];';
    expect((await enable(text, {}, start)).outcome.kind).toBe("not-judged");
    const own = 'if (!(await load("https://api.example.com/"))?.rows) throw new Error("no rows");';
    expect((await enable(own, {}, start)).outcome.kind).toBe("not-judged");
  });

  test("of a plugin that goes on without it is only recorded", async () => {
    const { outcome } = await enable(
      'await fetch("https://api.example.com/").catch(() => context.logger.warn("offline"));',
    );
    expect(outcome.kind).toBe("done");
  });

  test("is there where it is allowed", async () => {
    const server = createServer((_, response) => response.end("high"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    const body = `context.logger.info(await (await fetch("${url}")).text());`;
    expect((await enable(body, { hasNetwork: true })).logged).toEqual([{ level: "info", message: "high" }]);
    expect((await enable(body)).outcome.kind).toBe("needs");
    server.close();
  });

  test("to the plugin's own server is always there", async () => {
    const body =
      'const server = http.createServer((_, r) => r.end("own")); await new Promise((yes) => server.listen(0, "127.0.0.1", yes)); context.logger.info(await (await fetch("http://127.0.0.1:" + server.address().port)).text()); server.close(); server.closeAllConnections();';
    const { outcome, logged } = await enable(body, {}, 'import http from "node:http";');
    expect([outcome.kind, logged[0]?.message]).toEqual(["done", "own"]);
  });
});

nightly("what is still open after onDisable is named, with the line that opened it", async () => {
  const run = await live(`import { createServer } from "node:net";
    let timer;
    export function onEnable() {
      timer = setInterval(() => {}, 1000);
      setTimeout(() => {}, 60_000);
      createServer().listen(0, "127.0.0.1");
      setInterval(() => {}, 1000).unref();
    }
    export function onDisable() {
      clearInterval(timer);
    }`);
  expect(stepOf(run, "onDisable").open).toMatchObject([
    { what: "a timer", at: { range: { start: { line: 5 } } } },
    { what: "a server", at: { range: { start: { line: 6 } } } },
    { what: "an unreferenced interval", at: { range: { start: { line: 7 } } } },
  ]);
});
