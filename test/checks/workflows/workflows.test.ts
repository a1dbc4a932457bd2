import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import type { Finding, PluginReport } from "../../../src/core/report.js";
import { checks } from "../../../src/checks/index.js";
import { preflight } from "../../../src/run/preflight.js";
import { makePlugin, wholePlugin, type Files } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";
import { pastedWorkflows, workflowsOf } from "../../support/workflow-texts.js";

const ONLY = checks.map(({ id }) => id).filter((id) => id.startsWith("workflow-"));
const WRONG = "on: pull_request\njobs:\n  a:\n    steps:\n      - uses: x/plugin-preflight@v1\n";

async function reports(cwd: string, paths: readonly string[] = ["."]): Promise<readonly PluginReport[]> {
  const { report } = await preflight({ paths, cwd, only: ONLY, occasion: "push", strict: false, failOn: "error" });
  return report.plugins;
}

/** The findings of the workflow checks about a plugin with these files, at its repository's root. */
async function findings(files: Files): Promise<readonly Finding[]> {
  return (await reports(wholePlugin({ ".git/": "", ...files }))).flatMap((plugin) => plugin.findings);
}

describe("the workflows that the documents offer to paste", () => {
  const pasted = pastedWorkflows();

  test.each([
    ["README.md", "pull requests", [1]],
    ["docs/guides/pull-requests.md", "new findings only, and a comment", [1, 1]],
    ["docs/guides/forks.md", "forks in two workflows", [1, 1]],
    ["docs/guides/fix-findings.md", "fixes that are committed", [1]],
    ["docs/guides/organizations.md", "the plugins of many repositories", [2]],
    ["docs/guides/package-difference.md", "a package that is compared with that of the base", [1]],
    ["docs/release/github.md", "releases in two jobs, and in one job", [2, 1]],
    ["docs/release/marketplace.md", "releases to all targets", [2]],
    ["docs/guides/monorepos.md", "several plugins, and shards that one job merges", [1, 2]],
  ])("are in %s for %s", (document, _, jobs) => {
    expect(workflowsOf(document).map((text) => text.match(/ {4}runs-on/gu)?.length)).toEqual(jobs);
  });

  test.each(pasted.map((text, at) => [at + 1, text]))("have no finding: workflow %i", async (_, text) => {
    const ignored = { ".gitignore": "node_modules/\ndist/\n" };
    expect(await findings({ ".github/workflows/plugin.yml": text, ...ignored })).toEqual([]);
  });

  test.each([
    ["a step", /^ +- uses: actions\/checkout.*\n +with: .*\n/mu, "workflow-build"],
    ["the build", /^ +- run: npm ci.*\n/mu, "workflow-build"],
    ["the pin", /@[0-9a-f]{40}/u, "workflow-pins"],
    ["a right", /contents: write(?:, )?/u, "workflow-permissions"],
    ["the tags", /, tags: \["v\*"\]/u, "workflow-tags"],
  ])("have a finding without %s", async (_, part, check) => {
    // The jobs of other release tools need other rights.
    const others = workflowsOf("docs/release/release-tools.md");
    const text = pasted.findLast((workflow) => part.test(workflow) && !others.includes(workflow)) ?? "";
    const found = await findings({ ".github/workflows/plugin.yml": text.replace(part, ""), ".gitignore": "dist/\n" });
    expect(found.map((finding) => finding.check)).toContain(check);
  });
});

describe("of several plugins in a repository", () => {
  const workflow = { ".git/": "", ".github/workflows/plugin.yml": WRONG };

  test("the first reports the workflows, and the others name it", async () => {
    const root = makePlugin(workflow);
    for (const name of ["tides", "weather"]) wholePlugin({}, join(root, "plugins", name));
    const [first, second] = await reports(root, ["plugins/tides", "plugins/weather"]);
    expect(first?.findings.map(({ location }) => location.file)).toContain(".github/workflows/plugin.yml");
    expect(second?.findings).toEqual([]);
    expect(second?.outcomes.map((outcome) => "reason" in outcome && outcome.reason)).toEqual(
      ONLY.map(() => "the workflows are read with plugins/tides"),
    );
  });

  test("the one at the root reports them, wherever it is in the list", async () => {
    const root = wholePlugin(workflow);
    wholePlugin({}, join(root, "plugins", "tides"));
    const [top, nested] = await reports(root, ["plugins/tides", "."]);
    expect(nested?.findings).toEqual([]);
    expect(top?.findings).not.toEqual([]);
  });
});

describe("there is no finding", () => {
  test.each([
    ["of a repository without workflows", {}],
    ["of a folder without a manifest's neighbours", { ".github/workflows/": "" }],
    ["of workflows that do not name plugin-preflight, however broken", { ".github/workflows/x.yml": "on: [" }],
    ["of files that are no workflows", { ".github/workflows/x.md": WRONG, ".github/x.yml": WRONG }],
    ["of files below", { ".github/workflows/below/x.yml": WRONG }],
    ["of a file in the place of the folder", { ".github/workflows": WRONG }],
  ])("%s", async (_, files) => {
    expect(await findings(files)).toEqual([]);
  });

  test.runIf(POSIX)("of what links lead to, nor is a pipe waited for", async () => {
    const elsewhere = makePlugin({ "x.yml": WRONG });
    const files = wholePlugin({ ".git/": "", ".github/workflows/": "" });
    symlinkSync(join(elsewhere, "x.yml"), join(files, ".github", "workflows", "x.yml"));
    execFileSync("mkfifo", [join(files, ".github", "workflows", "pipe.yml")]);
    const folder = wholePlugin({ ".git/": "", ".github/": "" });
    symlinkSync(elsewhere, join(folder, ".github", "workflows"));
    for (const root of [files, folder]) expect((await reports(root))[0]?.findings).toEqual([]);
  });
});

describe("a file that is not read is reported", () => {
  const findMessages = async (files: Files): Promise<readonly string[]> =>
    (await findings(files)).filter(({ check }) => check === "workflow-yaml").map(({ message }) => message);

  test("of a file over a mebibyte", async () => {
    expect(await findMessages({ ".github/workflows/x.yml": `${WRONG}#${"x".repeat(1024 * 1024)}` })).toEqual([
      "This workflow cannot be read, or has more than 1 MiB",
    ]);
  });

  test("of what goes beyond 128 KiB that name plugin-preflight", async () => {
    const large = `${WRONG}#${"x".repeat(70 * 1024)}\n`;
    expect(await findMessages({ ".github/workflows/a.yml": large, ".github/workflows/b.yml": large })).toEqual([
      "This workflow is not checked: with those before it, it has more than 128 KiB",
    ]);
  });

  test("of more than a hundred files", async () => {
    const names = Array.from({ length: 101 }, (_, at) => `.github/workflows/${String(at)}.yaml`);
    expect(await findMessages(Object.fromEntries(names.map((name) => [name, "on: push\n"])))).toEqual([
      "There are 101 workflows, and only the first 100 by name are read",
    ]);
  });

  nightly("of more steps than any workflow has, made by aliases", async () => {
    const script = `      - &s { run: "${"npm ci; ".repeat(5000)}plugin-preflight" }\n`;
    const text = `on: push\njobs:\n  a:\n    steps:\n${script}${"      - *s\n".repeat(4000)}`;
    expect(await findMessages({ ".github/workflows/a.yml": text })).toEqual([
      "This workflow is too large to be checked, because of its aliases",
    ]);
  });
});

test("an action that is not pinned is reported at its first place, also where its job repeats it", async () => {
  const steps = ["actions/checkout@v1", "actions/cache@v2", "actions/checkout@v1"].map(
    (uses) => `      - uses: ${uses}\n`,
  );
  const text = `on: pull_request\njobs:\n  a:\n    permissions: {}\n    steps:\n${steps.join("")}      - uses: x/plugin-preflight@v1\n`;
  const found = await findings({ ".github/workflows/a.yml": text });
  const [first] = found.filter(({ check }) => check === "workflow-pins");
  expect(first).toMatchObject({ location: { range: { start: { line: 6 } } } });
  expect(first?.message).toMatch(/^"actions\/checkout@v1", "actions\/cache@v2" and /u);
  expect(first?.help).toContain("uses: actions/checkout@");
});
