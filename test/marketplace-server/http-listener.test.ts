import { expect, test } from "vitest";
import { listen, type Answered } from "../../src/serving/http-listener.js";

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

async function send(url: string, method: string): Promise<{ readonly headers: Headers; readonly text: string }> {
  const answer = await fetch(url, { method });
  return { headers: answer.headers, text: await answer.text() };
}
