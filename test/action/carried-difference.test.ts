import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GITHUB_LIMITS } from "../../src/core/github-limits.js";
import { hostileStrings } from "../runner/hostile.js";
import { startAction } from "../support/action.js";
import { listMarked, makeEarlierRun, pullServer, runWithComment } from "../support/commented.js";
import { GROWN, packBase, PULL, type DifferingReport } from "../support/compared.js";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { runCliHere } from "../support/product.js";
import { renderPage } from "../support/rendered-page.js";
import { SEED } from "../support/torture.js";
import { expectRefused, publishUntrustedReport } from "../support/untrusted-report.js";

/*
 * What the change does to the package, in a report that another job goes on with.
 */

const base = await packBase();

/** The report of a job that compares, by the built Action. */
async function compare(inputs: Readonly<Record<string, string>> = {}): Promise<string> {
  const workspace = wholePlugin(GROWN);
  const compared = { "base-artifact": base, "report-file": "report.json", ...inputs };
  await startAction({ workspace, env: PULL, inputs: compared });
  return readFileSync(join(workspace, "report.json"), "utf8");
}

const calm = await compare();
const grown = await compare({ "max-growth": "1 B" });

test("merge gives back the report of one job byte for byte, and shows the difference", async () => {
  const file = join(makePlugin({ "one.json": calm }), "one.json");
  expect(await runCliHere(["merge", file, "--format", "json"])).toMatchObject({ status: 0, stdout: calm });
  const { status, stdout } = await runCliHere(["merge", file, "--format", "markdown"]);
  expect([status, renderPage(stdout).faults]).toEqual([0, []]);
  expect(stdout).toContain("\n### What changes in the package\n");
  expect(stdout).toContain("\n- new: `camera`\n");
});

test("merge keeps the difference of each plugin, and the exit status of what grew too much", async () => {
  const folder = makePlugin({ "calm.json": calm, "grown.json": grown });
  const files = ["calm.json", "grown.json"].map((name) => join(folder, name));
  const merge = (format: string) => runCliHere(["merge", "--repositories", ...files, "--format", format]);
  const { status, stdout, stderr } = await merge("json");
  const differenceIn = (text: string): unknown => (JSON.parse(text) as DifferingReport).plugins[0]?.difference;
  const merged = (JSON.parse(stdout) as DifferingReport).plugins.map(({ difference }) => difference);
  expect([status, merged]).toEqual([1, [calm, grown].map(differenceIn)]);
  expect(stderr).toMatch(
    /^grown \(Weather Widget 1\.4\.0\): The archive grew by .* but may grow by at most 1 B\. .*\.\n$/u,
  );
  const page = (await merge("markdown")).stdout;
  expect(page.match(/^### What changes in the packages$/gmu)).toHaveLength(1);
  expect(page).toMatch(
    /^\| ❌ grown \\\(Weather Widget 1\.4\.0\\\) \| .*\n\| calm \\\(Weather Widget 1\.4\.0\\\) \| /mu,
  );
  expect(page).toMatch(/^❌ \*\*grown \\\(Weather Widget 1\.4\.0\\\): The archive grew by [^\n]+\*\*$/mu);
});

test("the report of a fork's job is shown in summary and comment as not verified, and fails as that job did", async () => {
  const server = await pullServer();
  const report = join(makePlugin({ "report.json": grown }), "report.json");
  const payload = makeEarlierRun();
  const ended = await runWithComment(temporaryFolder(), { server, payload, event: "workflow_run", inputs: { report } });
  expect(ended.status).toBe(1);
  expect(ended.output).toMatch(/^The archive grew by /mu);
  const [comment] = listMarked(server);
  for (const page of [ended.summary, comment?.body ?? ""]) {
    expect(page).toMatch(/\n⚠️ \*\*Not verified\*\*: a job of the pull request /u);
    expect(page).toContain("\n- new: `camera`\n");
    expect(page).toMatch(/\n❌ \*\*The archive grew by [^\n]+\*\*\n/u);
  }
  expect(comment?.body).toContain("passes, but the step fails");
});

/** Each text of a difference is hostile, and each list is long. */
function makeHostile(texts: readonly string[]): string {
  const report = JSON.parse(calm) as { plugins: { difference: Record<string, unknown> }[] };
  const [plugin] = report.plugins;
  if (!plugin) throw new Error("There is no plugin");
  const at = (index: number): string => texts[index % texts.length] ?? "";
  const long = <Item>(make: (text: string, other: string) => Item): readonly Item[] =>
    Array.from({ length: 2_000 }, (_, index) => make(at(index), at(index + 1)));
  const unread = { before: long((file, why) => ({ file, why })), after: long((file, why) => ({ file, why })) };
  const size = { size: Number.MAX_SAFE_INTEGER, gzip: 0, isExecutable: true };
  const { before, after } = plugin.difference as { before: object; after: object };
  plugin.difference = {
    ...plugin.difference,
    before: { ...before, name: texts.join(""), version: at(1), size: 0 },
    after: { ...after, name: at(2), version: texts.join(""), sha256: "0".repeat(64), size: Number.MAX_SAFE_INTEGER },
    permissions: { added: long((text) => text), removed: long((text) => text) },
    hosts: { added: long((host, file) => ({ host, file })), removed: [], perhapsAdded: [], unread },
    packages: {
      added: [],
      removed: long((text) => text),
      perhapsAdded: long((name, version) => ({ name, versions: Array.from({ length: 50 }, () => version) })),
      unread,
      changed: long((name, text) => ({ name, before: [text], after: [name] })),
    },
    entryPoints: long((key, text) => ({ key, before: text, after: key })),
    files: long((path) => ({ path, after: size })),
    limit: { text: texts.join(""), isExceeded: true },
  };
  return JSON.stringify(report);
}

test.each([1, 3])(
  "nothing hostile in the differences of %i plugins gets out of its place, and all of it is cut",
  async (count) => {
    const server = await pullServer();
    const hostile = JSON.parse(makeHostile([...hostileStrings(SEED, 60)])) as { plugins: readonly object[] };
    const plugins = Array.from({ length: count }, (_, at) => ({ ...hostile.plugins[0], path: `p${String(at)}` }));
    const text = JSON.stringify(count === 1 ? hostile : { ...hostile, plugins });
    const report = join(makePlugin({ "report.json": text }), "report.json");
    const payload = makeEarlierRun();
    const ended = await runWithComment(temporaryFolder(), {
      server,
      payload,
      event: "workflow_run",
      inputs: { report },
    });
    expect([ended.status, ended.annotations.shown]).toEqual([1, []]);
    const [comment] = listMarked(server);
    const pages = [ended.summary, (comment?.body ?? "").replace(/^.*\n/u, "")];
    for (const page of pages) expect(renderPage(page).faults).toEqual([]);
    expect(ended.summary).toContain("\n- and 3,950 more\n");
    expect(ended.summary.length).toBeLessThan(400_000);
    expect(pages[1]?.length).toBeLessThanOrEqual(GITHUB_LIMITS.keptCommentLength);
    expect(pages[1]).toMatch(
      /(?:What changes in the package is|The details of the packages are) too long for a comment: see /u,
    );
  },
);

test.each<[string, (difference: Record<string, unknown>) => void, string]>([
  ["without a list", (one) => delete one["files"], '"files" is missing'],
  ["with a size below 0", (one) => (one["before"] = { ...(one["before"] as object), size: -1 }), '"size" is -1'],
  ["of another form", (one) => (one["schema"] = "plugin-preflight/difference@2"), '"schema" is '],
])("a difference %s is refused", async (_, spoil, why) => {
  const report = JSON.parse(calm) as { plugins: { difference: Record<string, unknown> }[] };
  for (const { difference } of report.plugins) spoil(difference);
  const ended = await publishUntrustedReport((folder) => {
    writeFileSync(join(folder, "preflight.json"), JSON.stringify(report));
  });
  expectRefused(ended, why);
});
