import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestWith, makePlugin, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { commitAll, makeRepository } from "../support/repository.js";
import {
  configure,
  configureOwn,
  KNOWN_KEYS,
  ODD,
  OWN,
  placesOf,
  validate,
  workspaceOf,
  type Known,
} from "../support/root-configuration.js";

describe("off at the root", () => {
  nightly("suppresses the findings of every plugin, and of those in a folder that it names", async () => {
    const everywhere = await validate(workspaceOf({ off: [KNOWN_KEYS] }), "plugins/*");
    expect(everywhere.plugins).toEqual(
      ["plugins/tides", "plugins/waves"].map((path) => ({
        path,
        suppressed: ["manifest-known-keys: our host knows it"],
        counted: [],
      })),
    );
    const one = await validate(workspaceOf({ off: [{ ...KNOWN_KEYS, file: "plugins/tides" }] }), "plugins/*");
    expect(one.plugins.map(({ counted }) => counted)).toEqual([[], ["manifest-known-keys/unknown-key"]]);
  });

  nightly("holds for a run of one plugin, from its folder, too", async () => {
    const root = workspaceOf({ off: [KNOWN_KEYS] });
    for (const [cwd, path] of [
      [root, "plugins/tides"],
      [join(root, "plugins/tides"), "."],
    ] as const) {
      const { plugins, status } = await validate(cwd, path, "--fail-on", "warning");
      expect([plugins[0]?.counted, plugins[0]?.suppressed.length, status]).toEqual([[], 1, 0]);
    }
  });

  test("gives way to the plugin's own entry for the same check and place, and joins others", async () => {
    const past = { ...KNOWN_KEYS, reason: "only last year", until: "2025-01-31" };
    const root = workspaceOf({ off: [KNOWN_KEYS] }, { tides: { off: [past] } });
    const { plugins } = await validate(root, "plugins/*");
    expect(plugins.map(({ counted }) => counted)).toEqual([
      ["manifest-known-keys/unknown-key", "configuration-valid/past"],
      [],
    ]);
    const spelt = workspaceOf(
      { off: [{ ...KNOWN_KEYS, file: "./plugins/tides/manifest.json" }] },
      { tides: { off: [{ ...KNOWN_KEYS, file: "manifest.json", reason: "its own" }] } },
    );
    const same = await validate(spelt, "plugins/tides");
    expect(same.plugins[0]?.suppressed).toEqual(["manifest-known-keys: its own"]);
  });

  test("accepts no value by its fingerprint, as it does not ship, and says so once", async () => {
    const entry = {
      check: "no-secrets",
      file: "plugins/tides/dist/plugin.js",
      fingerprint: "0123456789ab",
      reason: "x",
    };
    const root = workspaceOf({ off: [entry] });
    const { findings } = await validate(root, "plugins/*");
    expect(placesOf(findings, "configuration-valid")).toEqual(["accepted-at-root package.json:11"]);
  });

  nightly("is unused only if no plugin of a run over all of them uses it", async () => {
    const gone = { check: "manifest-tags", reason: "gone" };
    const root = workspaceOf({ off: [{ ...KNOWN_KEYS, file: "plugins/waves" }, gone] });
    const all = await validate(root, "plugins/*");
    expect(placesOf(all.findings, "configuration-valid")).toEqual(["nothing-there package.json:14"]);
    for (const args of [["plugins/tides"], ["plugins/waves"], ["plugins/*", "--shard", "1/2"]]) {
      const part = await validate(root, ...args);
      expect(placesOf(part.findings, "configuration-valid")).toEqual([]);
    }
    const checked = await validate(root, "plugins/*", "--only", "manifest-known-keys,configuration-valid");
    expect(placesOf(checked.findings, "configuration-valid")).toEqual([]);
  });

  nightly("is checked for its form once, at its place in the root's package.json", async () => {
    const root = workspaceOf({ off: [{ check: "manifest-tgas", reason: "x" }], peers: "lit", baseline: "../x.json" });
    const { findings, plugins } = await validate(root, "plugins/*");
    expect(placesOf(findings, "configuration-valid")).toEqual([
      "unknown-check package.json:9",
      "wrong-form package.json:13",
      "wrong-form package.json:14",
    ]);
    expect(plugins[1]?.counted).toEqual(["manifest-known-keys/unknown-key"]);
  });

  test("of a root that is a plugin counts for itself and those below, and is unused for none that others need", async () => {
    const folder = makeRepository({});
    wholePlugin({ "package.json": configureOwn({ off: [KNOWN_KEYS] }) }, folder);
    wholePlugin({ "manifest.json": ODD }, join(folder, "plugins/tides"));
    commitAll(folder);
    const all = await validate(folder, ".", "plugins/*");
    expect(all.plugins.map(({ counted, suppressed }) => [counted, suppressed.length])).toEqual([
      [[], 0],
      [[], 1],
    ]);
    const alone = await validate(folder, ".");
    expect(alone.plugins[0]?.counted).toEqual([]);
    writeFileSync(join(folder, "plugins/tides/manifest.json"), manifestWith({}));
    const unused = await validate(folder, ".", "plugins/*");
    expect(placesOf(unused.findings, "configuration-valid").map((place) => place.split(":")[0])).toEqual([
      "nothing-there package.json",
    ]);
  });
});

describe("commands and peers at the root", () => {
  nightly(
    "a command runs for each plugin, its own replaces it, and a failure points to the line that says it",
    async () => {
      const commands = { test: "exit 3", lint: "true", typecheck: "true" };
      const root = workspaceOf({ commands });
      const bare = { ...OWN, devDependencies: {} };
      const own = { ...bare, "plugin-preflight": { commands: { test: "true" } } };
      writeFileSync(join(root, "plugins/tides/package.json"), JSON.stringify(bare));
      writeFileSync(join(root, "plugins/waves/package.json"), JSON.stringify(own));
      const { stdout, stderr } = await runCliHere(
        ["check", "--only", "scripts-test,scripts-lint", "--format", "json", "plugins/*"],
        { cwd: root },
      );
      expect(stderr).toContain("plugins/tides: exit 3");
      const { plugins } = readReport(stdout);
      expect(plugins.map(({ findings }) => placesOf(findings as readonly Known[], "scripts-test"))).toEqual([
        ["fails package.json:8"],
        [],
      ]);
      expect(plugins.map(({ findings }) => placesOf(findings as readonly Known[], "scripts-lint"))).toEqual([[], []]);
    },
  );

  test("peers of both hold", async () => {
    const dependencies = { "left-pad": "1.3.0", lit: "3.0.0" };
    const root = workspaceOf({ peers: ["lit"] });
    writeFileSync(
      join(root, "plugins/tides/package.json"),
      JSON.stringify({ ...OWN, dependencies, "plugin-preflight": { peers: ["left-pad"] } }),
    );
    const { findings } = await validate(root, "plugins/tides", "--only", "package-peers");
    const named = findings.map(({ message }) => /"(lit|left-pad)"/u.exec(message)?.[1]);
    expect(new Set(named)).toEqual(new Set(["left-pad", "lit"]));
  });
});

test("a plugin without a package.json is configured by the root alone", async () => {
  const folder = makeRepository({});
  makePlugin({ "package.json": configure({ off: [KNOWN_KEYS] }) }, folder);
  makePlugin({ "manifest.json": ODD }, join(folder, "plugins/tides"));
  const { plugins } = await validate(folder, "plugins/tides");
  expect(plugins[0]?.suppressed).toEqual(["manifest-known-keys: our host knows it"]);
});
