import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { listFixtureCases, type FixtureCase } from "../../scripts/fixtures/fixture-case.js";
import { checks } from "../../src/checks/index.js";
import { gitHubServer, TOKEN, type Fault, type Request } from "../servers/github.js";
import { startActionHere } from "../support/action.js";
import { countCases } from "../support/count-cases.js";
import { eventVariables, fromFork, pull } from "../support/events.js";
import { copyFolder, makePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

const READ_ONLY: Fault = { answer: 403, message: "Resource not accessible by integration" };
const isWrite = ({ operation }: Request): boolean => !operation.startsWith("GET ") && operation !== "POST /graphql";

/** What a job of the repository has, one of a fork, and one whose workflow hands over no token. */
const TOKENS = {
  writes: { given: pull, token: TOKEN, fault: () => undefined },
  reads: { given: fromFork, token: TOKEN, fault: (request: Request) => (isWrite(request) ? READ_ONLY : undefined) },
  none: { given: fromFork, token: "", fault: () => undefined },
} as const;

const FILES = { "report-file": "report.json", "sarif-file": "report.sarif" };

/** All that a run leaves but what it writes to GitHub, and the annotations that take its place. */
async function judge(workspace: string, { given, token, fault }: (typeof TOKENS)[keyof typeof TOKENS]) {
  const server = await gitHubServer(fault);
  const lines = 10_000;
  server.repository.files = [{ filename: "manifest.json", patch: `@@ -1,${String(lines)} +1,${String(lines)} @@` }];
  const inputs = { "github-token": token, annotations: "checks", suggestions: "true", comment: "true", ...FILES };
  const env = { ...eventVariables("pull_request", given), GITHUB_API_URL: server.url };
  const { status, outputs, summary } = await startActionHere({ workspace, inputs, env });
  expect(server.wrong).toEqual([]);
  const rows = summary.split("\n").filter((line) => /^(?:## |- (?:❌|⚠️|ℹ️|✅))/u.test(line));
  const files = Object.values(FILES).map((name) => readFileSync(join(workspace, name), "utf8"));
  return { status, outputs, rows: rows.toSorted(), files, writes: server.requests.filter(isWrite).length };
}

/** A repository of its own, with the files of a case. */
function checkOut({ folder }: Pick<FixtureCase, "folder">): string {
  return makePlugin({ ".git/": "" }, copyFolder(join(ROOT, folder)));
}

const ALL = [
  ...checks.flatMap(({ id }) => [{ id, cases: listFixtureCases(ROOT, id) }]),
  {
    id: "whole plugins",
    cases: ["weather-widget", "weather-widget-broken"].map((name) => {
      const folder = `fixtures/whole/${name}`;
      return { name, folder };
    }),
  },
];

nightly.each(sampleOf(ALL, 3))(
  "$id: its plugins have one verdict with a token that writes, one that reads, and none",
  async ({ cases }) => {
    let written = 0;
    for (const one of cases) {
      const { writes, ...own } = await judge(checkOut(one), TOKENS.writes);
      const { writes: refused, ...forks } = await judge(checkOut(one), TOKENS.reads);
      const { writes: never, ...without } = await judge(checkOut(one), TOKENS.none);
      expect(forks, one.name).toEqual(own);
      expect(without, one.name).toEqual(own);
      expect([never, refused <= writes || writes === 0], one.name).toEqual([0, true]);
      written += writes;
    }
    // Otherwise no token has made a difference that could have been seen.
    expect(written).toBeGreaterThan(0);
    countCases(cases.length * Object.keys(TOKENS).length);
  },
);
