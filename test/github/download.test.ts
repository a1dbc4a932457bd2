import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { connect } from "../../src/github/client.js";

const TOKEN = "test-token-of-nobody-9876543210";
const MOST = 1024 * 1024;
type Answer = (message: IncomingMessage, response: ServerResponse) => void;

async function server(answer: Answer): Promise<{ readonly url: string; readonly tokens: (string | undefined)[] }> {
  const tokens: (string | undefined)[] = [];
  const http = createServer((message, response) => {
    tokens.push(message.headers.authorization);
    answer(message, response);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`, tokens };
}

async function fetched(apiUrl: string, each = 5000): Promise<string> {
  const limits = { total: each, each, pause: 1 };
  const github = await connect({ token: TOKEN, apiUrl, repository: "lumen-labs/plugins", limits });
  const bytes = await github.download("/releases/assets/1", MOST);
  return Buffer.from(bytes).toString("utf8");
}

const to =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end();

test("a file may come from the host that was asked, and the token is for it", async () => {
  const api = await server((message, response) => response.end(`${message.url ?? ""} ${message.headers.accept ?? ""}`));
  expect(await fetched(api.url)).toBe("/repos/lumen-labs/plugins/releases/assets/1 application/octet-stream");
  expect(api.tokens).toEqual([`token ${TOKEN}`]);
});

test("another host gets no token, and a way back to the first one does", async () => {
  const api = await server((message, response) => {
    if (message.url === "/here") response.end("the file");
    else response.writeHead(302, { location: `${other.url}/there` }).end();
  });
  const other = await server((_, response) => response.writeHead(307, { location: `${api.url}/here` }).end());
  expect(await fetched(api.url)).toBe("the file");
  expect(other.tokens).toEqual([undefined]);
  expect(api.tokens).toEqual([`token ${TOKEN}`, `token ${TOKEN}`]);
});

test.each([
  ["a circle", to("/again"), "GitHub redirects to the file in a loop"],
  ["no address", to("http://["), "GitHub redirects the download to something that is not a URL"],
  ["a file of this machine", to("file:///etc/passwd"), "GitHub redirects to the file without encryption"],
  ["nowhere", to("http://127.0.0.1:65534/?signature=secret"), "127.0.0.1:65534 does not send the file"],
  [
    "no file",
    (_: unknown, response: ServerResponse) => response.writeHead(410).end(),
    "GitHub answers 410 instead of the file",
  ],
  [
    "more than there may be",
    (_: unknown, response: ServerResponse) => response.end(Buffer.alloc(MOST + 1)),
    "The answer has more than 1 MiB",
  ],
] as const)("%s is a fault, which names no address that is signed", async (_, answer, message) => {
  const api = await server(answer);
  await expect(fetched(api.url)).rejects.toMatchObject({ name: "ServerFault", message });
});

test("a silent server is not waited for longer than there is time", async () => {
  const api = await server(() => undefined);
  await expect(fetched(api.url, 300)).rejects.toMatchObject({
    message: `${new URL(api.url).host} takes too long to send the file`,
  });
});
