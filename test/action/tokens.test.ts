import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gitHubServer, TOKEN, type Fault, type Request } from "../servers/github.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { eventVariables, fromFork, payload, pull } from "../support/events.js";
import { manifestWith, unknownKeys, wholePlugin } from "../support/folders.js";
import { sampleOf } from "../support/torture.js";

const FIXES = 12;
const READ_ONLY: Fault = { answer: 403, message: "Resource not accessible by integration" };
const BUSY = { "retry-after": "3600" };
const isWrite = ({ operation }: Request): boolean => !operation.startsWith("GET ");

/** A plugin with so many screenshots whose names differ in upper and lower case: an error with a fix each. */
function withFixes(): string {
  const names = Array.from({ length: FIXES }, (_, at) => `screenshots/shot-${String(at)}.png`);
  const image = readFileSync(join(wholePlugin(), "screenshots", "dashboard.png"));
  const files = Object.fromEntries(names.map((name) => [name, image]));
  const screenshots = names.map((name) => name.replace("shot-", "Shot-"));
  return wholePlugin({ ...files, "manifest.json": manifestWith({ screenshots }) });
}

const PLUGINS = {
  "without a finding": wholePlugin(),
  "with 11 warnings": wholePlugin({ "manifest.json": manifestWith(unknownKeys(11)) }),
  "with 12 errors that have a fix": withFixes(),
} as const;
const EVENTS = {
  "a push": { name: "push", given: payload("push") },
  "a pull request": { name: "pull_request", given: pull },
  "a fork's pull request": { name: "pull_request", given: fromFork },
} as const;

interface EndedRun extends EndedStep {
  readonly comments: number;
}

async function run(
  plugin: keyof typeof PLUGINS,
  event: keyof typeof EVENTS,
  { token = TOKEN, fault }: { readonly token?: string; readonly fault?: (request: Request) => Fault | undefined },
): Promise<EndedRun> {
  const workspace = PLUGINS[plugin];
  const server = await gitHubServer(fault);
  const lines = readFileSync(join(workspace, "manifest.json"), "utf8").trimEnd().split("\n");
  const patch = `@@ -0,0 +1,${String(lines.length)} @@\n${lines.map((line) => `+${line}`).join("\n")}`;
  server.repository.files = [{ filename: "manifest.json", patch }];
  const inputs = { "github-token": token, suggestions: "true", annotations: "auto" };
  const { name, given } = EVENTS[event];
  const env = { ...eventVariables(name, given), GITHUB_API_URL: server.url };
  const ended = await startActionHere({ workspace, inputs, env });
  expect(server.wrong).toEqual([]);
  expect(ended.output.replace(`::add-mask::${TOKEN}`, "")).not.toContain(TOKEN);
  return { ...ended, comments: server.repository.comments.length };
}

/** What must not depend on GitHub: the exit status, the outputs, the summary's verdict, its counts and its findings. */
function verdictOf({ status, outputs, summary }: EndedStep): unknown {
  const [headline] = summary.split("\n");
  const rows = summary.split("\n").filter((line) => /^- (?:❌|⚠️|ℹ️|✅)/u.test(line));
  return { status, outputs, headline, rows: rows.toSorted() };
}

const CASES = Object.keys(PLUGINS).flatMap((plugin) => Object.keys(EVENTS).map((event) => [plugin, event])) as [
  keyof typeof PLUGINS,
  keyof typeof EVENTS,
][];

test.each(sampleOf(CASES, 4))("a plugin %s has on %s one verdict with every token", async (plugin, event) => {
  const none = await run(plugin, event, { token: "" });
  expect(none.status).toBe(plugin.includes("errors") ? 1 : 0);
  expect(none.summary).toMatch(plugin.includes("errors") ? /^## plugin-preflight: ❌/u : /^## plugin-preflight: ✅/u);
  for (const fault of [undefined, (request: Request) => (isWrite(request) ? READ_ONLY : undefined), () => READ_ONLY]) {
    expect(verdictOf(await run(plugin, event, { ...(fault && { fault }) }))).toEqual(verdictOf(none));
  }
});

const FAULTS: readonly (readonly [string, (request: Request) => Fault | undefined, number, RegExp])[] = [
  ["nothing going wrong", () => undefined, FIXES, /^12 fixes are suggested at the lines of the pull request\.$/mu],
  [
    "a 502 that comes after it is done",
    (request) => (isWrite(request) && request.turn === 1 ? "502 after it is done" : undefined),
    FIXES,
    /^12 fixes are suggested at/mu,
  ],
  [
    "a reset after it is done",
    (request) => (isWrite(request) && request.turn === 1 ? "reset after it is done" : undefined),
    FIXES,
    /^12 fixes are suggested at/mu,
  ],
  [
    "HTML after it is done",
    (request) => (isWrite(request) && request.turn === 1 ? "HTML after it is done" : undefined),
    FIXES,
    /^12 fixes are suggested at/mu,
  ],
  [
    "a token that only reads",
    (request) => (isWrite(request) ? READ_ONLY : undefined),
    0,
    /^No fix is suggested\. 12 can be fixed by `node \S+ validate --fix`\.$/mu,
  ],
  [
    "a limit that lasts an hour",
    (request) => (isWrite(request) ? { answer: 429, headers: BUSY } : undefined),
    0,
    /^No fix is suggested\. 12 can be fixed/mu,
  ],
  [
    "one comment refused, and a limit at the fourth",
    ({ operation, turn }) => {
      if (operation.endsWith("/reviews")) return { answer: 422, message: "Unprocessable Entity" };
      if (!operation.startsWith("POST /pulls")) return undefined;
      if (turn === 2) return { answer: 422, message: "Line must be part of the diff" };
      return turn >= 4 ? { answer: 403, headers: BUSY, message: "secondary rate limit" } : undefined;
    },
    2,
    /^2 fixes are suggested at the lines of the pull request\. GitHub refused 1 fix\. 10 more can be fixed by/mu,
  ],
];

describe("suggestions on a pull request", () => {
  test.each(sampleOf(FAULTS, 4))(
    "with %s are made or counted, and the verdict is the same",
    async (_, fault, made, words) => {
      const none = await run("with 12 errors that have a fix", "a pull request", { token: "" });
      const reported = await run("with 12 errors that have a fix", "a pull request", { fault });
      expect(verdictOf(reported)).toEqual(verdictOf(none));
      expect(reported.comments).toBe(made);
      expect(reported.summary).toMatch(words);
      const notices = reported.annotations.shown.filter(
        ({ kind, message }) => kind === "notice" && message.includes("fix"),
      );
      expect(notices.map(({ message }) => /^(?:No|Not every) fix is suggested: GitHub /u.test(message))).toEqual(
        made === FIXES ? [] : [true],
      );
    },
  );

  test("whose answer is lost, and that nobody can look for, are neither made nor refused", async () => {
    const { summary, comments, annotations } = await run("with 12 errors that have a fix", "a pull request", {
      fault(request) {
        if (isWrite(request)) return "reset after it is done";
        return request.operation.startsWith("GET /pulls") && request.turn > 1 ? READ_ONLY : undefined;
      },
    });
    expect(comments).toBe(FIXES);
    expect(summary).toMatch(/^GitHub's answer about 12 fixes was lost\.$/mu);
    expect(summary).not.toContain("No fix is suggested");
    expect(annotations.shown.map(({ message }) => message).filter((message) => message.includes("suggested"))).toEqual([
      expect.stringMatching(/^Not every fix is suggested: /u),
    ]);
  });
});
