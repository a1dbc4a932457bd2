import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Files } from "../support/folders.js";
import { filesOf, textOf } from "../support/healthy.js";
import {
  expectGoodWorkflows as expectGood,
  init,
  pluginToInit as plugin,
  WORKFLOW,
  workflowsOf,
} from "../support/init.js";
import { nightly } from "../support/nightly.js";

/** A workflow as somebody may write it by hand. */
const BRACES = `name: "CI: pull requests"
on: { pull_request: {} }
permissions: { contents: read }
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 2, persist-credentials: false }
      - run: npm ci && npm run build
      - uses: OWNER/plugin-preflight@${"0".repeat(40)}
        with: { fail-on-new: warning }
`;

interface ReadWorkflow {
  readonly permissions?: object;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: object; readonly steps: readonly { readonly uses?: string; readonly with?: object }[] }
    >
  >;
}

describe("init --comment, in a repository that checks already,", () => {
  const REPORT = ".github/workflows/check-report.yml";
  /** What `init --comment` makes of a workflow. */
  async function addTo(text: string, others: Files = {}) {
    const folder = plugin({}, { [WORKFLOW]: text, ...others });
    const ended = await init(folder, "--comment", "--yes");
    const files = filesOf(folder);
    return { ...ended, folder, after: textOf(files[WORKFLOW]), report: files[REPORT] && textOf(files[REPORT]) };
  }

  test("adds it to the workflow that init wrote, as if it had been asked for at once", async () => {
    const [first, atOnce] = [plugin(), plugin()];
    await init(first, "--yes");
    const { stdout } = await init(first, "--comment", "--yes");
    expect(stdout).toContain(`Written: ${WORKFLOW}, ${REPORT}\n`);
    await init(atOnce, "--comment", "--yes");
    expect(workflowsOf(first).map(({ text }) => text)).toEqual(workflowsOf(atOnce).map(({ text }) => text));
    await expectGood(first);
    expect((await init(first, "--comment", "--yes")).stdout).toContain(
      `${WORKFLOW} already comments on pull requests.\n`,
    );
  });

  nightly.each([
    ["its rights and inputs in braces", BRACES],
    ["lines of its own behind the step", BRACES.replace(/$/u, "      # Done.\n      - run: echo done # last\n")],
    [
      "its rights in the job",
      BRACES.replace(/^permissions.*\n/mu, "").replace(
        "    steps:",
        "    permissions: { contents: read } # all\n    steps:",
      ),
    ],
    ["line breaks of Windows", BRACES.replaceAll("\n", "\r\n")],
    ["no line break at its end", BRACES.trimEnd()],
    ["no inputs", BRACES.replace(/^ +with: \{ fail-on.*\n/mu, "")],
  ])("adds lines to one that has %s", async (_, text) => {
    const { after, report, folder } = await addTo(text);
    const lines = (one: string): readonly string[] => one.split(/\r?\n/u);
    const changed = lines(text).filter((line) => !lines(after).includes(line));
    expect(changed.every((line) => line.includes("{"))).toBe(true);
    expect(after.includes("\r\n")).toBe(text.includes("\r\n"));
    const { jobs, permissions } = parse(after) as ReadWorkflow;
    const [job] = Object.values(jobs);
    expect(job?.permissions ?? permissions).toEqual({ contents: "read", "pull-requests": "write" });
    const at = job?.steps.findIndex(({ uses }) => uses?.includes("plugin-preflight")) ?? -1;
    expect(job?.steps[at]?.with).toMatchObject({ comment: true, "report-file": "preflight.json" });
    expect(job?.steps[at + 1]?.with).toEqual({ name: "preflight", path: "preflight.json" });
    expect((parse(report ?? "") as { readonly on: object }).on).toEqual({
      workflow_run: { workflows: ["CI: pull requests"], types: ["completed"] },
    });
    await expectGood(folder);
  });

  test.each([
    [
      "runs another command",
      BRACES.replace(/uses: OWNER.*\n.*\n/u, "run: npx plugin-preflight check\n"),
      "not with the Action in pull requests",
    ],
    ["runs on pushes alone", BRACES.replace("pull_request: {}", "push: {}"), "not with the Action in pull requests"],
    ["names no rights", BRACES.replace(/^permissions.*\n/mu, ""), "cannot be edited safely"],
    [
      "shares its rights with another job",
      `${BRACES}  other: { runs-on: x, steps: [{ run: "true" }] }\n`,
      "cannot be edited safely",
    ],
    ["has an alias", BRACES.replace("{ contents: read }", "&all { contents: read }"), "cannot be edited safely"],
    [
      "writes its step on one line",
      BRACES.replace(/- uses: OWNER(.*)\n.*\n/u, "- { uses: OWNER$1 }\n"),
      "cannot be edited safely",
    ],
  ])("leaves one that %s, and says what to add", async (_, text, why) => {
    const { stdout, after, report, status } = await addTo(text);
    expect([status, after, report]).toEqual([0, text, undefined]);
    expect(stdout).toContain(`${WORKFLOW} `);
    expect(stdout.replaceAll(/\s+/gu, " ")).toContain(why);
    expect(stdout).toContain("comment: true to the step of the Action");
  });

  test("leaves one whose name another workflow has: the report would follow both", async () => {
    const { stdout, after } = await addTo(BRACES, {
      ".github/workflows/ci.yaml": BRACES.replace(/ +- uses: OWNER[^]*/u, "      - run: ls\n"),
    });
    expect([after, stdout]).toEqual([BRACES, expect.stringContaining("cannot be edited safely")]);
  });
});

test("init gives a new workflow a name that no other has, so that the report follows it alone", async () => {
  const other = "name: Check\non: { pull_request: {} }\njobs: { a: { runs-on: x, steps: [{ run: ls }] } }\n";
  const folder = plugin({}, { [WORKFLOW]: other });
  await init(folder, "--comment", "--yes");
  const texts = Object.fromEntries(workflowsOf(folder).map(({ name, text }) => [name, text]));
  expect(texts["check.yml"]).toBe(other);
  expect(texts["plugin-preflight.yml"]).toContain("\nname: Plugin check\n");
  expect(texts["check-report.yml"]).toContain("\nname: Plugin check report\n");
  expect(texts["check-report.yml"]).toContain("\n    workflows: [Plugin check]\n");
  await expectGood(folder);
});
