import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { commitAll, git } from "../support/repository.js";
import { configureRoot, KNOWN_KEYS, placesOf, validate, workspaceOf } from "../support/root-configuration.js";

describe("a baseline in the configuration", () => {
  test("is written by --update-baseline, lists known findings of all plugins, and a plugin's own replaces it", async () => {
    const root = workspaceOf({ baseline: "known.json" }, { waves: { baseline: "own.json" } });
    const missing = await validate(root, "plugins/*");
    expect(placesOf(missing.findings, "configuration-valid").map((place) => place.split(":")[0])).toEqual([
      "no-baseline package.json",
      "no-baseline plugins/waves/package.json",
    ]);
    const updated = await validate(root, "plugins/*", "--update-baseline");
    expect(updated.stderr).toContain("The baseline lists 2 findings now");
    for (const [file, plugin] of [
      ["known.json", "plugins/tides"],
      ["plugins/waves/own.json", "plugins/waves"],
    ] as const) {
      const { findings } = JSON.parse(readFileSync(join(root, file), "utf8")) as { findings: { plugin: string }[] };
      expect(findings.map((entry) => entry.plugin)).toEqual([plugin]);
    }
    const known = await validate(root, "plugins/*", "--fail-on", "warning");
    expect(known.status).toBe(0);
    expect(known.plugins.map(({ suppressed }) => suppressed)).toEqual([
      ["manifest-known-keys: known in the baseline"],
      ["manifest-known-keys: known in the baseline"],
    ]);
    const inside = await validate(join(root, "plugins/tides"), ".", "--fail-on", "warning");
    expect(inside.status).toBe(0);
  });

  test("gives way to --baseline, and a file that is none stops the run", async () => {
    const root = workspaceOf({ baseline: "known.json" }, {}, { "known.json": "{}" });
    const { status, stderr } = await validate(root, "plugins/*");
    expect([status, stderr]).toEqual([2, expect.stringContaining('The baseline "known.json"')]);
    const given = await validate(root, "plugins/*", "--baseline", "other.json", "--update-baseline");
    expect(given.status).toBe(0);
    expect(readFileSync(join(root, "known.json"), "utf8")).toBe("{}");
  });

  test.runIf(POSIX)("is read through no link that points outside the repository", async () => {
    const outside = makePlugin({ "known.json": '{ "schema": "plugin-preflight/baseline@2", "findings": [] }' });
    const root = workspaceOf({ baseline: "known.json" });
    symlinkSync(join(outside, "known.json"), join(root, "known.json"));
    const { stderr, findings } = await validate(root, "plugins/*");
    expect(
      stderr.includes("points outside the repository") || placesOf(findings, "configuration-valid").length > 0,
    ).toBe(true);
  });
});

test("explain --config prints what holds, what does not, and whose line says so", async () => {
  const root = workspaceOf(
    {
      commands: { test: "make test", lint: "make lint" },
      peers: ["lit"],
      baseline: "known.json",
      off: [KNOWN_KEYS, { check: "manifest-tags", file: "plugins", reason: "our brand book" }],
    },
    { tides: { commands: { test: "true" }, off: [{ ...KNOWN_KEYS, reason: "its own" }] } },
  );
  const file = join(root, "plugins/tides/package.json");
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, "utf8")), undefined, 2));
  const { stdout, status } = await runCliHere(["explain", "--config", "plugins/tides"], { cwd: root });
  expect(status).toBe(0);
  expect(stdout.replace(/(tides\/package\.json):\d+/gu, "$1:N")).toMatchInlineSnapshot(`
    "plugins/tides/package.json:N  commands.test  "true"
    plugins/tides/package.json:N  off            manifest-known-keys: its own
    package.json:9                 commands.lint  "make lint"
    package.json:12                peers          "lit"
    package.json:20                off            manifest-tags in "plugins": our brand book
    package.json:14                baseline       "known.json"

    Does not apply:
    package.json:8   commands.test  "make test" (plugins/tides/package.json replaces it)
    package.json:16  off            manifest-known-keys: our host knows it (plugins/tides/package.json replaces it)
    "
  `);
  const none = await runCliHere(["explain", "--config", "."], { cwd: wholePlugin() });
  expect(none.stdout).toBe("Nothing is configured for this plugin.\n");
  const check = await runCliHere(["explain", "--config", ".", "manifest-tags"], { cwd: wholePlugin() });
  expect(check.status).toBe(2);
});

nightly("a change that adds an entry at the root names it, and what it suppresses", async () => {
  const root = workspaceOf({});
  git(root, "switch", "--quiet", "--create", "work");
  writeFileSync(join(root, "package.json"), configureRoot({ off: [{ ...KNOWN_KEYS, file: "plugins/waves" }] }));
  commitAll(root);
  const args = ["validate", "--changed-since", "main", "--fail-on-new", "warning", "plugins/*"];
  const { stdout, status } = await runCliHere(args, { cwd: root });
  expect(status).toBe(0);
  expect(stdout).toContain("suppresses manifest-known-keys");
  const json = await runCliHere([...args, "--format", "json"], { cwd: root });
  const changes = JSON.parse(json.stdout) as {
    plugins: readonly { path: string; change?: { suppressions: readonly { file: string; findings: number }[] } }[];
  };
  expect(
    changes.plugins.map(({ change }) => change?.suppressions.map(({ file, findings }) => [file, findings])),
  ).toEqual([[], [["package.json", 1]]]);
});

nightly("a base without an entry at the root, or with one more, changes no mark", async () => {
  const root = workspaceOf({ off: [KNOWN_KEYS] });
  git(root, "switch", "--quiet", "--create", "work");
  writeFileSync(join(root, "package.json"), configureRoot({}));
  commitAll(root);
  const { stdout } = await runCliHere(
    ["validate", "--changed-since", "main", "--fail-on-new", "warning", "--format", "json", "plugins/*"],
    { cwd: root },
  );
  const ages = readReport(stdout).plugins.flatMap(({ findings }) =>
    findings.filter(({ check }) => check === "manifest-known-keys").map((one) => (one as { age?: string }).age),
  );
  expect(ages).toEqual(["known", "known"]);
});
