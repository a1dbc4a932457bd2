import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { raiseRange } from "../../src/base/text/versions/raise-range.js";
import { parseVersion } from "../../src/base/text/versions/versions.js";
import { makePlugin, wholePlugin, type Files } from "../support/folders.js";
import { runCliHere } from "../support/product.js";
import { commitAll, initialize } from "../support/repository.js";

const GIT = { ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/": "", ".git/refs/": "" };
const NAME = "@lumen-labs/weather-widget";

const KEPT = ["^1.2.0", ">=1.4.0", "1.x", "*", "latest", "workspace:*", "workspace:^", "workspace:~", ">=1.0.0 <2"];
const LINKS = ["", "file:../weather", "link:../weather", "npm:other@^1.4.0", "github:a/b#v1.4.0", "catalog:"];
const RANGES: readonly (readonly [range: string, version: string, raised: string | undefined])[] = [
  ["^1.4.0", "1.5.0", "^1.5.0"],
  ["~1.4.0", "1.4.1", "~1.4.1"],
  ["1.4.0", "1.5.0", "1.5.0"],
  ["=1.4.0", "1.5.0", "=1.5.0"],
  ["v1.4.0", "1.5.0", "v1.5.0"],
  ["workspace:^1.4.0", "1.5.0", "workspace:^1.5.0"],
  ["workspace:1.4.0", "2.0.0-rc.1", "workspace:2.0.0-rc.1"],
  ["^1.2.0", "2.0.0", "^2.0.0"],
  ["^1.2.0", "1.5.0-rc.0", "^1.5.0-rc.0"],
  ["^1", "2.0.0", "^2"],
  ["1.x", "2.0.0", "2.x"],
  ["~1.4", "1.5.0", "~1.5"],
  ["1.4.x", "1.5.0", "1.5.x"],
  [">=1.4.0 <1.5.0", "1.5.0", "unclear"],
  ["^1.3.0 || ^1.4.0", "2.0.0", "unclear"],
  ...[...KEPT, ...LINKS].map((range) => [range, "1.5.0", undefined] as const),
];

test.each(RANGES)("the range %j of a package that gets %s becomes %s", (range, version, expected) => {
  const to = parseVersion(version);
  const raised = to && raiseRange(range, "1.4.0", to);
  expect(raised && ("range" in raised ? raised.range : "unclear")).toBe(expected);
});

/** A workspace with the plugin in it, and packages that depend on it. */
function workspace(
  packages: Readonly<Record<string, object>>,
  files: Files = {},
  top = { workspaces: ["packages/*"] } as object,
) {
  const texts = Object.entries(packages).map(([path, value]): [string, string] => [
    `${path}/package.json`,
    JSON.stringify(value, undefined, "\t"),
  ]);
  const root = makePlugin({
    ...GIT,
    "package.json": `${JSON.stringify(top, undefined, 4)}\n`,
    ...Object.fromEntries(texts),
    ...files,
  });
  wholePlugin({}, join(root, "packages", "weather"));
  return root;
}

const read = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

test("packages that depend on the old version get the new one, each in its own form, in the lock file too", async () => {
  const kinds = {
    dependencies: { zod: "^1.4.0", [NAME]: "^1.4.0" },
    devDependencies: { [NAME]: "workspace:^1.4.0" },
    peerDependencies: { [NAME]: "~1.4.0" },
    optionalDependencies: { [NAME]: "1.4.0" },
  };
  const lock = {
    name: "all",
    packages: {
      "": { devDependencies: { [NAME]: "^1.4.0" } },
      "packages/host": { dependencies: kinds.dependencies, peerDependencies: kinds.peerDependencies },
      "packages/weather": { name: NAME, version: "1.4.0" },
    },
  };
  const root = workspace(
    {
      "packages/host": { name: "host", ...kinds },
      "packages/any": { dependencies: { [NAME]: "*" } },
      other: { dependencies: { [NAME]: "^1.4.0" } },
    },
    { "package-lock.json": JSON.stringify(lock, undefined, 2) },
    { workspaces: ["packages/*"], devDependencies: { [NAME]: "^1.4.0" } },
  );
  const before = {
    host: read(root, "packages/host/package.json"),
    other: read(root, "other/package.json"),
    any: read(root, "packages/any/package.json"),
  };
  const { status, stdout, output } = await runCliHere(["version", "minor", "packages/weather"], { cwd: root });
  expect(status, output).toBe(0);
  const raisedText = before.host.replaceAll(/(weather-widget": "[^"\d]*)1\.4\.0/gu, "$11.5.0");
  expect(raisedText).not.toBe(before.host);
  expect(read(root, "packages/host/package.json")).toBe(raisedText);
  expect(read(root, "package.json")).toContain(`    "devDependencies": {\n        "${NAME}": "^1.5.0"\n    }`);
  expect([read(root, "packages/any/package.json"), read(root, "other/package.json")]).toEqual([
    before.any,
    before.other,
  ]);
  expect(JSON.parse(read(root, "package-lock.json"))).toEqual({
    name: "all",
    packages: {
      "": { devDependencies: { [NAME]: "^1.5.0" } },
      "packages/host": { dependencies: { zod: "^1.4.0", [NAME]: "^1.5.0" }, peerDependencies: { [NAME]: "~1.5.0" } },
      "packages/weather": { name: NAME, version: "1.5.0" },
    },
  });
  expect(stdout).toMatch(
    /^ {2}packages\/host\/package\.json +"\^1\.4\.0" and "workspace:\^1\.4\.0" and "~1\.4\.0" and "1\.4\.0" to "/mu,
  );
  expect(stdout).toMatch(/^ {2}package\.json +"\^1\.4\.0" to "\^1\.5\.0"$/mu);
  expect(stdout).toMatch(/^ {2}git add -- .* packages\/host\/package\.json/mu);
});

test("in a workspace of pnpm, the output says that its lock file names the old ranges", async () => {
  const root = workspace(
    { "packages/host": { dependencies: { [NAME]: "^1.4.0" } } },
    { "pnpm-workspace.yaml": "packages:\n  - packages/*\n", "pnpm-lock.yaml": "lockfileVersion: '9.0'\n" },
    {},
  );
  const { stdout } = await runCliHere(["version", "minor"], { cwd: join(root, "packages", "weather") });
  expect(read(root, "packages/host/package.json")).toContain('"^1.5.0"');
  expect(stdout).toContain('"pnpm-lock.yaml" has the old ranges: install again.\n');
});

test("a range that no rule can rewrite is left as it is, and named; so is a package that cannot be read", async () => {
  const root = workspace(
    { "packages/host": { dependencies: { [NAME]: ">=1.4.0 <1.5.0" } } },
    { "packages/broken/package.json": "{" },
  );
  const { status, stdout } = await runCliHere(["version", "minor", "packages/weather"], { cwd: root });
  expect(status).toBe(0);
  expect(read(root, "packages/host/package.json")).toContain(">=1.4.0 <1.5.0");
  expect(stdout.replace(/\s+/gu, " ")).toContain(
    `"packages/host/package.json" wants ">=1.4.0 <1.5.0" of "${NAME}", which 1.5.0 is not: write another range.`,
  );
  expect(stdout).toContain('Cannot tell whether "packages/broken" depends on the old version');
});

test.each([
  [
    "pnpm-lock.yaml",
    "lockfileVersion: '9.0'\n",
    "pnpm install --lockfile-only",
    "pnpm --dir ../.. install --lockfile-only",
  ],
  ["yarn.lock", "# yarn lockfile v1\n", "yarn install", "yarn --cwd ../.. install"],
  [
    "yarn.lock",
    "__metadata:\n  version: 8\n",
    "yarn install --mode=update-lockfile",
    "yarn --cwd ../.. install --mode=update-lockfile",
  ],
  ["bun.lock", "{}\n", "bun install --lockfile-only", "bun install --lockfile-only --cwd ../.."],
])("the printed commands write %s anew before the commit that has it", async (lock, text, command, below) => {
  const host = { name: "host", dependencies: { [NAME]: "^1.4.0" } };
  const pnpm = lock === "pnpm-lock.yaml" ? { "pnpm-workspace.yaml": "packages:\n  - packages/*\n" } : {};
  const make = (): string => {
    const root = workspace({ "packages/host": host }, { [lock]: text, ...pnpm });
    rmSync(join(root, ".git"), { recursive: true });
    initialize(root);
    commitAll(root);
    return root;
  };
  const root = make();
  const { output } = await runCliHere(["version", "minor", "packages/weather"], { cwd: root });
  const pasted = output.split("\n").filter((line) => /^ {2}(?:pnpm|yarn|bun|git) /u.test(line));
  expect(pasted[0]?.trim(), output).toBe(command);
  expect(pasted.filter((line) => line.includes(` ${lock}`))).toHaveLength(2);
  expect(output).not.toContain("is left as it is");
  const inside = make();
  const nested = await runCliHere(["version", "minor"], { cwd: join(inside, "packages", "weather") });
  expect(nested.output).toContain(`\n  ${below}\n`);
});

test("Bun's lock file names the version of a package: the printed commands write it anew", async () => {
  const root = workspace({}, { "bun.lock": "{}\n" });
  rmSync(join(root, ".git"), { recursive: true });
  initialize(root);
  commitAll(root);
  const { output } = await runCliHere(["version", "minor", "packages/weather"], { cwd: root });
  expect(output).toContain('"bun.lock" has the old version: install again.\n');
  expect(output).toContain("\n  bun install --lockfile-only\n");
  expect(output).toMatch(/\n {2}git add -- .* bun\.lock\n/u);
});
