import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { MARKETPLACE_TOKEN, marketplaceServer } from "../servers/marketplace.js";
import { npmRegistry } from "../servers/npm-registry.js";
import { releaseServer } from "../servers/release-server.js";
import { PACKAGE, releaseToNpm } from "../support/npm-release.js";
import { CLI, runCliHere } from "../support/product.js";
import { releaseEnvironment, runReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { nightly } from "../support/nightly.js";

const TOLD = /^Waiting until \d\d:\d\d:\d\d UTC: /mu;
const inSeconds = (seconds: number): string => String(Math.ceil(Date.now() / 1000) + seconds);

nightly.each([
  ["a secondary limit", "You have exceeded a secondary rate limit", () => ({ "retry-after": "1" })],
  [
    "a limit for the hour",
    "API rate limit exceeded for installation",
    () => ({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": inSeconds(1) }),
  ],
])("the wait for %s of GitHub is told before it is over: what for, and until when", async (_, message, headers) => {
  const server = await releaseServer();
  let output = "";
  let atRepetition: string | undefined;
  let asked = 0;
  server.trouble = ({ operation }) => {
    if (operation !== "GET /releases" || ++asked > 2) return undefined;
    if (asked === 1) return { when: "before", what: "403", message, headers: headers() };
    atRepetition = output;
    return undefined;
  };
  const child = spawn(process.execPath, [CLI, "release", "--tag", TAG, "--targets", "github-release"], {
    cwd: taggedPlugin(server),
    env: { PATH: process.env["PATH"], ...releaseEnvironment(server) },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (output += piece.toString()));
  const status = await new Promise((resolve) => child.once("close", resolve));
  expect(status, output).toBe(0);
  expect(atRepetition).toMatch(TOLD);
  expect(atRepetition).toMatch(
    /^Waiting until \S+ UTC: GitHub requires a wait of [12] s before GET \/repos\/lumen-labs\/plugins\/releases: /mu,
  );
  expect(atRepetition).toContain(message);
});

nightly("the wait for a registry is told", async () => {
  const registry = await npmRegistry();
  registry.seed(PACKAGE, "1.3.0");
  let asked = 0;
  registry.trouble = () => {
    if (++asked > 1) return undefined;
    const raw = (response: Parameters<NonNullable<ReturnType<typeof registry.trouble>>["raw"] & object>[0]): void => {
      response.writeHead(429, { "retry-after": "1", "content-type": "application/json" }).end('{"error":"slow down"}');
    };
    return { when: "before", what: "raw", raw };
  };
  const { status, output } = await releaseToNpm(taggedPlugin(undefined), registry);
  expect(status, output).toBe(0);
  expect(output).toMatch(/^Waiting until \S+ UTC: 127\.0\.0\.1:\d+ answers 429 to GET \S+: slow down$/mu);
});

test("the wait for a marketplace is told", async () => {
  const server = await marketplaceServer();
  let asked = 0;
  server.trouble = () => {
    if (++asked > 1) return undefined;
    return {
      when: "before",
      what: "raw",
      raw: (response) => {
        response.writeHead(429, { "retry-after": "1", "content-type": "application/problem+json" });
        response.end(JSON.stringify({ type: "about:blank", title: "Busy", status: 429, code: "rate-limited" }));
      },
    };
  };
  const options = ["--targets", "marketplace", "--marketplace-url", server.url, "--marketplace-wait", "validated"];
  const { output } = await runCliHere(["release", "--tag", TAG, ...options], {
    cwd: taggedPlugin(undefined),
    env: { PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN },
  });
  expect(output).toMatch(
    /^Waiting until \S+ UTC: The marketplace 127\.0\.0\.1:\d+ answers 429 to GET \S+: rate-limited/mu,
  );
  expect(asked).toBeGreaterThan(1);
});

nightly("a wait that nobody asked for, and one that is too long, are not told", async () => {
  const server = await releaseServer();
  let asked = 0;
  server.trouble = ({ effect }) =>
    ++asked === 1 ? { when: "before", what: "502" } : effect > 0 ? { when: "before", what: "rate limit" } : undefined;
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(3);
  expect(output).toContain("GitHub requires a wait of 3600 s");
  expect(output).not.toMatch(TOLD);
});
