import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitHubServer, TOKEN } from "../servers/github.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { ages, filesBelow, NEW, OLD, plugin, reported, withKeys } from "../support/aged.js";
import { makePlugin, manifestWith, temporaryFolder, unknownKeys, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { checkedOut, onPullRequest } from "../support/pull-request.js";
import { git } from "../support/repository.js";
import { faultsOf } from "../support/summary-grammar.js";
import { sampleOf } from "../support/torture.js";

const HARMFUL: readonly (readonly [string, string | Uint8Array])[] = [
  ["no JSON", "{"],
  ["commands to the runner", '{ "name": "\n::error::x\n##[error]y" }'],
  ["a list without an end", "[".repeat(200_000)],
  ["not UTF-8", new Uint8Array([0xff, 0xfe, 0x00])],
  ["nothing", ""],
  ["keys of an object's own", '{ "__proto__": { "a": 1 }, "constructor": 1, "toString": 2 }'],
  [
    "a pattern that takes for ever",
    manifestWith({ config_schema: { type: "string", pattern: "^(a+)+$", default: `${"a".repeat(60)}!` } }),
  ],
];

nightly.each(sampleOf(HARMFUL, 3))("a base whose manifest contains %s does no harm", async (_, manifest) => {
  const pull = checkedOut({ base: plugin({ "manifest.json": manifest }), head: NEW });
  const ended = await reported(pull);
  expect([ended.status, ended.outputs["warnings"]]).toEqual([0, "3"]);
  const marks = ended.report.plugins[0]?.findings.flatMap(({ age }) => age ?? []) ?? [];
  expect(marks).not.toContain("known");
  const words = " of checks that could not run on main";
  for (const text of [ended.output, ended.summary]) expect(text.includes(words)).toBe(marks.length === 0);
});

nightly.runIf(POSIX)("a base with links and folders in place of today's files does no harm", async () => {
  const pull = checkedOut({
    base: (folder) => {
      wholePlugin({ "docs/x.md": "x" }, folder);
      for (const name of ["LICENSE", "CHANGELOG.md", "README.md"]) rmSync(join(folder, name));
      symlinkSync("/etc/passwd", join(folder, "LICENSE"));
      symlinkSync("README.md", join(folder, "README.md"));
      makePlugin({ "CHANGELOG.md/x": "1" }, folder);
    },
    removed: ["LICENSE", "CHANGELOG.md", "README.md", "docs"],
    head: { LICENSE: "x", "CHANGELOG.md": "y", "README.md": "z", docs: "w", ...withKeys("brought") },
  });
  const ended = await reported(pull);
  expect(ages(ended)).toContain("new brought");
  expect(ages(ended)).not.toMatch(/known|- /u);
});

nightly("what a command finds has no base, and no mark", async () => {
  const pull = checkedOut({ base: plugin(OLD), head: NEW });
  makePlugin({ "node_modules/": "" }, pull.folder);
  const ended = await reported(pull, {
    inputs: { "run-scripts": "true", "test-command": "exit 1", "lint-command": "true", "typecheck-command": "true" },
    fences: true,
  });
  const found = ended.report.plugins[0]?.findings ?? [];
  const marks = new Map(found.map(({ check, age }) => [check, age]));
  expect(marks.get("manifest-known-keys")).toBe("known");
  for (const check of ["scripts-test", "dependencies-installed"])
    if (marks.has(check)) expect(marks.get(check)).toBeUndefined();
  expect(marks.has("scripts-test") || marks.has("dependencies-installed")).toBe(true);
  expect(ended.summary).toMatch(/^1 new, 2 existing in main, \d+ not compared\.$/mu);
});

nightly("a group of a merge queue is compared with what it goes to", async () => {
  const pull = checkedOut({ base: plugin(OLD), head: NEW });
  const head = git(pull.folder, "rev-parse", "HEAD").trim();
  const payload = { merge_group: { head_sha: head, base_sha: pull.base, base_ref: "refs/heads/release/2" } };
  const ended = await reported(pull, { event: "merge_group", payload });
  expect(ages(ended)).toBe("known old_a, new brought, known old_b");
  expect(ended.summary).toContain("existing in release/2.");
});

nightly("a merge queue whose base was not fetched is told to fetch all of it", async () => {
  const pull = checkedOut({ base: plugin(OLD), head: NEW, depth: 1 });
  const head = git(pull.folder, "rev-parse", "HEAD").trim();
  const payload = { merge_group: { head_sha: head, base_sha: pull.base, base_ref: "refs/heads/main" } };
  const { output, summary } = await reported(pull, { event: "merge_group", payload });
  const told = "its commit is not in this clone: set fetch-depth: 0 in actions/checkout.";
  expect([output.includes(told), summary.includes(told.replace(".", ""))]).toEqual([true, true]);
});

test("a push is compared with nothing", async () => {
  const ended = await reported(checkedOut({ base: plugin(OLD), head: NEW }), { event: "push" });
  expect(ages(ended)).toBe("- old_a, - brought, - old_b");
  expect(ended.output).not.toMatch(/existing in|Cannot tell new/u);
});

nightly("of what GitHub has no room for, the known are left out first", async () => {
  const pull = checkedOut({
    base: plugin({ "manifest.json": manifestWith(unknownKeys(12, "old")) }),
    head: { "manifest.json": manifestWith({ ...unknownKeys(12, "old"), ...unknownKeys(3, "brought") }) },
  });
  const commands = await reported(pull, { inputs: { annotations: "commands" } });
  const shown = commands.annotations.shown.filter(({ kind }) => kind === "warning").map(({ message }) => message);
  expect([shown.length, shown.filter((message) => message.includes("brought")).length]).toEqual([10, 3]);
  expect(shown.slice(0, 3).every((message) => message.includes("brought"))).toBe(true);
  const server = await gitHubServer();
  await reported(pull, { inputs: { annotations: "checks", "github-token": TOKEN }, url: server.url });
  const [run] = server.repository.runs;
  expect(run?.values).toMatchObject({ output: { title: "passes: 3 new findings, 12 existing" } });
  expect(JSON.stringify(run?.annotations.slice(0, 3))).toMatch(/brought.*brought.*brought/u);
  expect(server.wrong).toEqual([]);
});

nightly("a branch's name that would command or link is shown as it is", async () => {
  const pull = checkedOut({ base: plugin(OLD), head: NEW });
  const payload = structuredClone(pull.payload) as { pull_request: { base: { ref: string } } };
  payload.pull_request.base.ref = "x\n::error::y ##[error]z @team [a](https://evil.example.com) `b`";
  const { summary, report } = await reported(pull, { payload });
  expect(summary).toMatch(/existing in `x\\n::error::y`/u);
  expect(report.base?.name).toContain("@team");
});

nightly("reports with marks are merged byte for byte", async () => {
  const pull = checkedOut({
    base: (folder) => (
      plugin(OLD, "plugins/a")(folder),
      plugin(OLD, "plugins/b")(folder),
      plugin({}, "plugins/c")(folder)
    ),
    head: filesBelow("plugins/b", NEW),
  });
  const path = { path: "plugins/*" };
  await reported(pull, { inputs: path });
  const whole = readFileSync(join(pull.folder, "report.json"), "utf8");
  const folder = temporaryFolder();
  const files = ["1/3", "2/3", "3/3"].map((shard, at) => ({ shard, file: join(folder, `${String(at)}.json`) }));
  for (const { shard, file } of files) await onPullRequest(pull, { inputs: { ...path, shard, "report-file": file } });
  const merged = await runCliHere(["merge", ...files.map(({ file }) => file), "--format", "json"]);
  expect(merged.stdout).toBe(whole);
  expect(whole).toContain('"age": "known"');
});

nightly("a job that publishes another job's report shows its marks, and does not adopt its outputs", async () => {
  const pull = checkedOut({ base: plugin(OLD), head: NEW });
  await reported(pull);
  const file = join(temporaryFolder(), "report.json");
  const publishReport = async (from: string | RegExp, to: string): Promise<EndedStep> => {
    writeFileSync(file, readFileSync(join(pull.folder, "report.json"), "utf8").replace(from, to));
    return startActionHere({ workspace: temporaryFolder(), inputs: { report: file, annotations: "commands" } });
  };
  expect((await publishReport("", "")).summary).toContain("\n1 new, 2 existing in main.\n");
  const forged = await publishReport(
    '"name": "main"',
    String.raw`"name": "x\n::error::y ##[error]z <img src=x> @team"`,
  );
  expect(faultsOf(forged.summary)).toEqual([]);
  expect(forged.annotations.shown.filter(({ kind }) => kind === "error")).toEqual([]);
  const wrong = await publishReport('"age": "new"', '"age": "older"');
  expect(wrong.status).toBe(2);
  expect(wrong.output).toContain('"age" is "older", but must be one of new, known');
});
