import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { formatOutcome, formatOutcomeMarkdown } from "../../src/release/format-outcome.js";
import type { Outcome } from "../../src/release/outcome.js";
import { problem, type Answer } from "../servers/marketplace-versions.js";
import {
  MARKETPLACE_TOKEN,
  marketplaceServer,
  type MarketplaceCall,
  type MarketplaceServer,
} from "../servers/marketplace.js";
import { hostileStrings } from "../runner/hostile.js";
import { releaseToMarketplace } from "../support/marketplace-release.js";
import { nightly } from "../support/nightly.js";
import { fileOf } from "../support/release-in-process.js";
import { sampleOf } from "../support/torture.js";

const PLUGIN = ["weather-widget", "1.4.0"] as const;
const EVERY = [
  ...["getCapabilities", "getAccess", "getVersion", "createValidation"],
  ...["putVersion", "putArtifact", "releaseVersion"],
];

/** Another host, and everything that it was ever asked for. */
const asked: string[] = [];
const elsewhere = createServer(({ url, headers }, response) => {
  asked.push(`${url ?? ""} ${JSON.stringify(headers)}`);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
const ELSEWHERE = `http://127.0.0.1:${String((elsewhere.address() as AddressInfo).port)}`;
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const JSON_TYPE = { "content-type": "application/json" };
const PROBLEM_TYPE = { "content-type": "application/problem+json" };

/** What a server can send in the place of an answer. */
const RAW: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "a redirect to another host": (response) => {
    response.writeHead(307, { location: `${ELSEWHERE}/?token=${MARKETPLACE_TOKEN}` }).end();
  },
  "a permanent redirect to itself": (response) => {
    response.writeHead(301, { location: "/v1/capabilities" }).end();
  },
  "an endless body": (response) => {
    response.writeHead(200, JSON_TYPE);
    const piece = Buffer.alloc(1024 * 1024, " ");
    const more = (): void => {
      if (!response.destroyed) response.write(piece, more);
    };
    more();
  },
  "a body that drips": (response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => {
      clearInterval(timer);
    });
  },
  "a million findings": (response) => {
    const finding = '{"ruleId":"a","severity":"error","message":"b"}';
    response
      .writeHead(200, JSON_TYPE)
      .end(`{"id":"v","state":"rejected","findings":[${`${finding},`.repeat(100_000)}${finding}]}`);
  },
  "an error in HTML": (response) => {
    response.writeHead(502, { "content-type": "text/html" }).end("<h1>::error::Bad gateway</h1>");
  },
  "a page in HTML": (response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in");
  },
  "JSON of another form": (response) => {
    response.writeHead(200, JSON_TYPE).end('{"state":"published","__proto__":{"state":"published"}}');
  },
  "a very deep JSON": (response) => {
    response.writeHead(200, JSON_TYPE).end("[".repeat(200_000));
  },
  "an hour to wait": (response) => {
    response.writeHead(503, { ...PROBLEM_TYPE, "retry-after": "3600" });
    response.end(
      '{"type":"about:blank","title":"Busy","status":503,"code":"temporarily-unavailable","retryable":true}',
    );
  },
  "a date of another century to wait for": (response) => {
    response.writeHead(429, { ...PROBLEM_TYPE, "retry-after": "Fri, 31 Dec 2199 23:59:59 GMT" });
    response.end('{"type":"about:blank","title":"Busy","status":429,"code":"rate-limited"}');
  },
  "an error that never ends to be retryable": (response) => {
    response.writeHead(400, PROBLEM_TYPE);
    response.end('{"type":"about:blank","title":"No","status":400,"code":"malformed-request","retryable":true}');
  },
  "the token in the words of an error": (response) => {
    response.writeHead(403, PROBLEM_TYPE);
    const title = `Not with ${MARKETPLACE_TOKEN}`;
    response.end(JSON.stringify({ type: "about:blank", title, status: 403, code: "forbidden" }));
  },
};
const LATE = ["an endless body", "a body that drips"];

async function run(server: MarketplaceServer, more: Parameters<typeof releaseToMarketplace>[1] = {}) {
  const ended = await releaseToMarketplace(server, more);
  const shown = [
    formatOutcome(ended.outcome, { tag: "v1.4.0" }),
    formatOutcomeMarkdown(ended.outcome, { tag: "v1.4.0" }),
  ];
  return { ...ended, shown: shown.join("\n") };
}

function expectSafe(outcome: Outcome, shown: string): void {
  expect(shown).not.toContain(MARKETPLACE_TOKEN);
  expect(shown).not.toMatch(/^[\s\u0085]*::|##\[/mu);
  expect(asked).toEqual([]);
  expect(outcome.stop?.stoppedAt, shown).toBeTruthy();
  expect(outcome.stop?.doThis, shown).toBeTruthy();
}

describe("whatever a marketplace sends in the place of an answer, a release ends", () => {
  const cases = EVERY.flatMap((operation) => Object.keys(RAW).map((what) => ({ operation, what })));
  const isShort = ({ operation, what }: (typeof cases)[number]): boolean =>
    !LATE.includes(what) || ["getVersion", "putArtifact"].includes(operation);
  test.each(sampleOf(cases.filter(isShort), 20))("$what to $operation", async ({ operation, what }) => {
    const server = await marketplaceServer();
    server.trouble = (call) =>
      call.operation === operation ? { when: "before", what: "raw", raw: RAW[what] ?? (() => undefined) } : undefined;
    const limits = { each: 250, upload: 250, pause: 1, mostPause: 100 };
    const { outcome, shown } = await run(server, { access: { limits } });
    expect(outcome.exitStatus, shown).toBe(what.startsWith("the token") ? 2 : 3);
    expect(["failed", "partially-released"], shown).toContain(outcome.state);
    expectSafe(outcome, shown);
    expect(shown).toMatch(/[Tt]he marketplace/u);
    expect(server.versions.find(...PLUGIN)?.state).not.toBe("published");
  });
});

/** An answer that is as the contract has it, and lies. */
const LIES: Readonly<Record<string, readonly [status: number, (call: MarketplaceCall, answer: Answer) => Answer]>> = {
  "another version in every answer": [3, (_, answer) => withBody(answer, { version: "9.9.9" })],
  "another plugin in every answer": [3, (_, answer) => withBody(answer, { pluginId: "weather" })],
  "other bytes than were sent": [
    4,
    (_, answer) => withBody(answer, { artifact: artifactOf("b".repeat(64)), state: "approved" }),
  ],
  "that nothing has ever arrived": [3, (_, answer) => withBody(answer, { state: "awaiting-upload" })],
  "that the archive cannot be judged, again and again": [3, (_, answer) => withBody(answer, { state: "failed" })],
  "that it is approved, and never published": [
    3,
    (_, answer) =>
      stateOf(answer) === "published" ? withBody(answer, { state: "approved", everPublished: false }) : answer,
  ],
};

nightly.each(Object.entries(LIES))("a marketplace that says %s does not let a release run for ever", async (_, lie) => {
  const [status, distort] = lie;
  const server = await marketplaceServer();
  server.features = ["static-token", "manual-release"];
  const isOfVersion = ({ operation }: MarketplaceCall): boolean => /Version|Artifact/u.test(operation);
  server.distort = (call, answer) => (isOfVersion(call) && answer.status < 300 ? distort(call, answer) : answer);
  const { outcome, shown } = await run(server, { access: { timeout: 50 } });
  expect(outcome.exitStatus, shown).toBe(status);
  expect(shown).not.toContain(MARKETPLACE_TOKEN);
  expect(server.calls.length).toBeLessThan(100);
});

test("a version that was public and is not any more is reported, and nothing is sent again", async () => {
  const server = await marketplaceServer();
  let published = 0;
  server.distort = (_, answer) => {
    return stateOf(answer) === "published" && ++published > 1
      ? withBody(answer, { state: "in-review", everPublished: false })
      : answer;
  };
  const { outcome, shown } = await run(server);
  expect(outcome.exitStatus, shown).toBe(3);
  expect(shown).toContain("had published 1.4.0, and now says that it is submitted, and in review");
  expect(server.calls.filter(({ operation }) => operation === "putArtifact")).toHaveLength(1);
});

test("addresses that lead to another scheme, or to a password, are not shown", async () => {
  const server = await marketplaceServer();
  server.distort = (_, answer) =>
    withBody(answer, {
      statusUrl: "https://me:secret@plugins.example.com/",
      publicUrl: "javascript:alert(1)",
    });
  const { outcome, shown } = await run(server);
  expect(outcome.exitStatus, shown).toBe(0);
  expect(shown).not.toMatch(/javascript|secret/u);
  expect(shown).toContain(`${server.url}/v1/plugins/weather-widget/versions/1.4.0`);
});

nightly("the words of a marketplace are not commands, wherever they are shown", async () => {
  for (const text of hostileStrings(20_261_122, 25)) {
    const server = await marketplaceServer();
    server.trouble = ({ operation }) =>
      operation === "getAccess"
        ? {
            when: "before",
            what: "raw",
            raw: (response) => {
              const { status, body } = problem(403, "forbidden", { title: text, detail: text, requestId: text });
              response.writeHead(status, PROBLEM_TYPE).end(JSON.stringify(body));
            },
          }
        : undefined;
    const { outcome, shown } = await run(server);
    expect(outcome.exitStatus).toBe(2);
    expectSafe(outcome, shown);
  }
});

test("an archive that the marketplace would refuse is not sent", async () => {
  const server = await marketplaceServer();
  server.capabilities = { limits: { maxArtifactBytes: 10 } };
  const { outcome } = await run(server);
  expect(outcome).toMatchObject({ state: "failed", exitStatus: 2 });
  server.capabilities = { channels: ["nightly"] };
  expect((await run(server)).outcome.stop?.stoppedAt).toBe("The marketplace has no channel stable; it has nightly");
  server.capabilities = {};
  server.actions = ["validate"];
  expect((await run(server)).outcome.stop?.stoppedAt).toContain("may not publish or release weather-widget");
  server.actions = ["validate", "publish", "release"];
  server.blockedBy = { version: "1.3.0", state: "in-review" };
  const blocked = await run(server, { spec: { archive: fileOf("weather-widget-1.4.0.zip", "new") } });
  expect(blocked.outcome).toMatchObject({ state: "failed", exitStatus: 3 });
  expect(blocked.shown).toContain("while 1.3.0 is submitted, and in review");
  expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
});

function withBody(answer: Answer, changes: Readonly<Record<string, unknown>>): Answer {
  const { body } = answer;
  const isVersion = typeof body === "object" && body !== null && "everPublished" in body;
  return isVersion ? { ...answer, body: { ...body, ...changes } } : answer;
}

function stateOf({ body }: Answer): unknown {
  return (body as { readonly state?: unknown } | undefined)?.state;
}

function artifactOf(sha256: string): unknown {
  return { filename: "weather-widget-1.4.0.zip", mediaType: "application/zip", size: 25, sha256 };
}
