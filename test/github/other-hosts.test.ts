import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { connect } from "../../src/github/client.js";
import { gitHubServer, TOKEN } from "../servers/github.js";
import { startAction } from "../support/action.js";
import { eventVariables, pull } from "../support/events.js";
import { manifestWith, unknownKeys, wholePlugin } from "../support/folders.js";

const reported: string[] = [];
/** A host that is not GitHub's, and what it is asked for. */
const other = createServer((request, response) => {
  reported.push(`${request.method ?? ""} ${JSON.stringify(request.headers)}`);
  response.writeHead(200, { "content-type": "application/json" }).end("[]");
});
await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
const location = `http://127.0.0.1:${String((other.address() as AddressInfo).port)}/repos/lumen-labs/plugins`;
afterAll(() => {
  other.closeAllConnections();
  other.close();
});

const REDIRECTS = [301, 302, 303, 307, 308];
const ROUTES = [
  ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: 7 }],
  ["POST /repos/{owner}/{repo}/check-runs", { name: "a", head_sha: "0".repeat(40) }],
] as const;

test.each(REDIRECTS.flatMap((answer) => ROUTES.map(([route, values]) => [answer, route, values] as const)))(
  "a %i to another host is not followed by %s, with the token or without",
  async (answer, route, values) => {
    const server = await gitHubServer(() => ({ answer, headers: { location } }));
    const limits = { total: 300_000, each: 100_000, pause: 1 };
    const github = await connect({ token: TOKEN, apiUrl: server.url, repository: "lumen-labs/plugins", limits });
    await expect(github.call(route, values)).rejects.toThrow(new RegExp(`GitHub answers ${String(answer)} to `, "u"));
    expect([server.requests.length, reported]).toEqual([1, []]);
  },
);

test("warnings in the headers of an answer are not printed", async () => {
  const headers = {
    deprecation: "@0",
    sunset: "##[add-mask]e ##[set-output name=verdict]pass",
    link: '<https://e.example/##[stop-commands]x>; rel="deprecation"',
  };
  const server = await gitHubServer(() => ({ answer: 403, headers, message: "##[add-mask]e\n::set-output name=a::b" }));
  const { status, output, outputs } = await startAction({
    workspace: wholePlugin({ "manifest.json": manifestWith(unknownKeys(2)) }),
    inputs: { "github-token": TOKEN, annotations: "checks" },
    env: { ...eventVariables("pull_request", pull), GITHUB_API_URL: server.url },
  });
  expect([status, outputs["verdict"]]).toEqual([0, "pass"]);
  expect(output).not.toMatch(/is deprecated|stop-commands|set-output name=verdict/u);
  expect(server.requests.length).toBeGreaterThan(0);
});
