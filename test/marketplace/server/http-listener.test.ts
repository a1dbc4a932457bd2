import { get } from "node:http";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { listen, type Answered } from "../../../src/marketplace/serving/http-listener.js";

test("counts the bytes of bodies that are sent", async () => {
  const answered: Answered[] = [];
  const crashes: Error[] = [];
  const address = { host: "127.0.0.1", port: 0 };
  const listener = await listen(address, (error) => crashes.push(error), { onAnswered: (one) => answered.push(one) });
  listener.serve(({ path }) => Promise.resolve({ status: Number(path.slice(1)), headers: {}, body: "12345" }));
  for (const [method, status, length] of [
    ["GET", 200, "5"],
    ["HEAD", 200, "5"],
    ["GET", 304, null],
    ["GET", 204, null],
  ] as const) {
    const { headers, text } = await send(`${listener.base}/${String(status)}`, method);
    expect(headers.get("content-length")).toBe(length);
    expect(text).toBe(method === "GET" && status === 200 ? "12345" : "");
  }
  await listener.close();
  expect(crashes).toEqual([]);
  expect(answered.map(({ method, status, bytes }) => [method, status, bytes])).toEqual([
    ["GET", 200, 5],
    ["HEAD", 200, 0],
    ["GET", 304, 0],
    ["GET", 204, 0],
  ]);
});

test.each([
  [
    "127.0.0.1",
    ["127.0.0.1:1", "localhost", "LOCALHOST:80", "[::1]:1"],
    ["evil.example", "127.0.0.1.evil.example", "10.0.0.1"],
  ],
  [
    "0.0.0.0",
    ["127.0.0.1:1", "localhost", "[::1]", "192.168.1.7:4700", hostname(), `${hostname().toUpperCase()}:4700`],
    ["evil.example", "evil.example:4700", "127.0.0.1.evil.example", "localhost.evil.example", "1"],
  ],
])("at %s answers only requests whose Host names it", async (host, known, unknown) => {
  const listener = await listen({ host, port: 0 }, () => undefined);
  listener.serve(() => Promise.resolve({ status: 200, headers: {} }));
  const { port } = new URL(listener.base);
  const statuses = async (names: readonly string[]): Promise<readonly number[]> =>
    Promise.all(names.map((name) => askAs(name, Number(port))));
  expect(await statuses(known)).toEqual(known.map(() => 200));
  expect(await statuses(unknown)).toEqual(unknown.map(() => 400));
  await listener.close();
});

/** The status that a request for a host gets. */
function askAs(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = get({ host: "127.0.0.1", port, headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once("error", reject);
  });
}

async function send(url: string, method: string): Promise<{ readonly headers: Headers; readonly text: string }> {
  const answer = await fetch(url, { method });
  return { headers: answer.headers, text: await answer.text() };
}
