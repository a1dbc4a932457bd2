import { describe, expect, test } from "vitest";
import { diskWorkspace } from "../../src/base/files/disk.js";
import type { Finding } from "../../src/core/report.js";
import { diagnose, type Line } from "../../src/create/environment/diagnose.js";
import { findStaleLock } from "../../src/create/environment/lock-state.js";
import type { Project } from "../../src/create/environment/project.js";
import { makePlugin } from "../support/folders.js";

const FIT: Project = {
  folder: "",
  name: "Tides",
  version: "1.4.0",
  type: "widget",
  packageJson: {},
  manager: { name: "npm", lockFile: "package-lock.json", others: [] },
  staleLock: undefined,
  missingPackages: [],
  compiler: { isUsed: true, isDeclared: true, version: "4.5.0" },
  sdk: { declared: ["peerDependencies", "devDependencies"], version: "1.0.0" },
  bundleSize: 12_345,
  workflows: 1,
  releasing: { count: 1, tag: "v1.4.0" },
  unchecked: [],
  unreleased: [],
  unresolved: [],
  isInGit: true,
  findings: [],
};
const TOOLS = {
  npm: { version: "11.0.0" },
  git: { version: "2.43.0" },
  pnpm: undefined,
  yarn: undefined,
  bun: undefined,
};
const MACHINE = { system: { name: "Linux", release: "6.8", arch: "x64" }, node: "24.1.0", tools: TOOLS };

const diagnoseAll = (...projects: readonly Partial<Project>[]): readonly Line[] =>
  diagnose(
    MACHINE,
    projects.map((one) => ({ ...FIT, ...one })),
    (...words) => `own ${words.join(" ")}`,
  );

const found = (check: string, more: Partial<Finding> = {}): Finding =>
  ({ check, message: `${check} fails`, help: `Mend ${check}`, location: { file: "a.yml" }, ...more }) as Finding;

const misplaced = (key: string): Finding =>
  found("package-peers", { location: { file: "package.json", pointer: `/${key}/plugin-preflight` } });
const inDependencies = (range: unknown): Partial<Project> => ({
  sdk: { declared: ["dependencies"], version: undefined },
  packageJson: { dependencies: { "plugin-preflight": range } },
  findings: [misplaced("dependencies")],
});
const setBoth = (peer: string, own: string): string =>
  `npm pkg set "peerDependencies.plugin-preflight=${peer}" "devDependencies.plugin-preflight=${own}"`;
const DELETE = "npm pkg delete dependencies.plugin-preflight";

test("a project that is fit says so in each line", () => {
  const lines = diagnoseAll({});
  expect(lines.map(({ text }) => text)).toEqual([
    "Node 24.1.0",
    "npm 11.0.0",
    "git 2.43.0",
    "manifest.json and package.json can be read",
    "package-lock.json",
    "The packages of package.json are installed",
    "TypeScript 4.5.0",
    'The SDK 1.0.0 is in "peerDependencies" and "devDependencies"',
    "dist/plugin.js is built, 12,345 bytes",
    "1 workflow runs plugin-preflight",
    "GitHub can look for each of its actions",
    "The tag v1.4.0 starts a release",
    "Its actions are pinned to commits",
  ]);
  expect(lines.every(({ state, advice, commands }) => state === "fit" && [...advice, ...commands].length === 0)).toBe(
    true,
  );
});

describe.each<[string, Partial<Project>, string, readonly string[]]>([
  [
    "lock-file",
    { manager: { ...FIT.manager, lockFile: undefined } },
    "There is no lock file",
    ["npm install --package-lock-only"],
  ],
  ["lock-file", { staleLock: "is stale" }, "package-lock.json is stale", ["npm install --package-lock-only"]],
  ["packages", { missingPackages: ["a"] }, '"a" of package.json is not installed', ["npm install"]],
  [
    "packages",
    { missingPackages: ["a", "b", "c"] },
    '"a" and 2 more of package.json are not installed',
    ["npm install"],
  ],
  [
    "typescript",
    { compiler: { ...FIT.compiler, isDeclared: false } },
    "There is a tsconfig.json, but package.json does not list TypeScript",
    ["npm install --save-dev typescript"],
  ],
  ["typescript", { compiler: { ...FIT.compiler, version: undefined } }, "TypeScript is not installed", ["npm install"]],
  [
    "typescript",
    { compiler: { ...FIT.compiler, version: "4.4.9" } },
    "TypeScript 4.4.9: TypeScript 4.5 or newer is needed",
    ["npm install --save-dev typescript@latest"],
  ],
  ["sdk", inDependencies("^1.2.0"), "package-peers fails", [setBoth("^1.2.0", "^1.2.0"), DELETE]],
  ["sdk", inDependencies("file:vendor/a.tgz"), "package-peers fails", [setBoth("*", "file:vendor/a.tgz"), DELETE]],
  ["sdk", inDependencies("$(touch ran)"), "package-peers fails", [setBoth("*", "*"), DELETE]],
  ["sdk", inDependencies(7), "package-peers fails", [setBoth("*", "*"), DELETE]],
  [
    "sdk",
    {
      sdk: { declared: ["devDependencies"], version: undefined },
      packageJson: { devDependencies: { "plugin-preflight": "~1.0.0" } },
      findings: [misplaced("devDependencies")],
    },
    "package-peers fails",
    [setBoth("~1.0.0", "~1.0.0")],
  ],
  [
    "build",
    { findings: [found("bundle-present", { help: "Build it: npm run build" })] },
    "bundle-present fails",
    ["npm run build"],
  ],
  [
    "build",
    { findings: [found("bundle-present"), found("bundle-fresh")] },
    "bundle-present fails",
    ["Mend bundle-present"],
  ],
  [
    "build",
    { findings: [found("manifest-main", { code: "missing-file", subject: "./dist/a.js", help: undefined })] },
    "manifest-main fails",
    [""],
  ],
  ["workflow", { workflows: 0 }, "No workflow runs plugin-preflight", ["own init"]],
  ["workflow", { unchecked: [""] }, 'No workflow checks "."', ["own init"]],
  ["workflow", { findings: [found("workflow-yaml")] }, "a.yml: workflow-yaml fails", ["Mend workflow-yaml"]],
  ["workflow-tags", { unreleased: ["a", "b"] }, 'No workflow releases "a" and 1 other plugin', ["own init --release"]],
  [
    "workflow-tags",
    { unreleased: ["a"], findings: [found("workflow-tags")] },
    "workflow-tags fails",
    ["a.yml: Mend workflow-tags"],
  ],
  ["workflow-pins", { findings: [found("workflow-pins")] }, "workflow-pins fails", ["a.yml: Mend workflow-pins"]],
  ["manifest", { packageJson: undefined }, "package.json is missing or cannot be read", ["own validate"]],
  [
    "manifest",
    { packageJson: undefined, findings: [found("manifest-json")] },
    "manifest.json: manifest-json fails",
    ["own validate --only manifest-json"],
  ],
])("the line of %s", (id, changes, text, helps) => {
  test(`says "${text}", and what to do: ${helps.join(", ")}`, () => {
    const line = diagnoseAll(changes).find((one) => one.id === id);
    expect(line).toMatchObject({ state: "unfit", text });
    expect([...(line?.advice ?? []), ...(line?.commands ?? [])]).toEqual(helps);
  });
});

test("a misplaced package that is not the SDK, and a file that no build writes, are not their business", () => {
  const other = found("package-peers", { location: { file: "package.json", pointer: "/dependencies/react" } });
  const lines = diagnoseAll({
    findings: [other, found("manifest-main", { code: "missing-file", subject: "src/a.js" })],
  });
  expect(lines.filter(({ state }) => state !== "fit")).toEqual([]);
});

test("what is not needed is unused, and a release that no tag starts is no fault", () => {
  const lines = diagnoseAll({
    compiler: { ...FIT.compiler, isUsed: false },
    sdk: { declared: [], version: undefined },
    releasing: { count: 1, tag: undefined },
    workflows: 2,
  });
  expect(lines.filter(({ state }) => state !== "fit").map(({ id, state }) => `${id} ${state}`)).toEqual([
    "typescript unused",
    "sdk unused",
  ]);
  const texts = lines.map(({ text }) => text);
  expect(texts).toContain("Releases are not started by a pushed tag of this version");
  expect(texts).toContain("2 workflows run plugin-preflight");
});

test("of several plugins, each has its own lines, and the workflows are looked at once", () => {
  const lines = diagnoseAll({ folder: "a", packageJson: undefined }, { folder: "b", releasing: { count: 0, tag: "" } });
  const plugins = lines.map(({ id, plugin = "" }) => `${plugin}:${id}`);
  expect(plugins.filter((one) => one.endsWith(":manifest"))).toEqual(["a:manifest", "b:manifest"]);
  expect(plugins.filter((one) => one.endsWith(":workflow"))).toEqual([":workflow"]);
  const unread = diagnoseAll({ packageJson: undefined }, { packageJson: undefined });
  expect(unread.map(({ id }) => id)).not.toContain("workflow");
});

const OWN = { dependencies: { a: "1", b: "2" }, devDependencies: { c: "3" } };
test.each<[string, unknown, string | undefined]>([
  ["the same packages", { "": { ...OWN, version: "9" } }, undefined],
  ["another range", { "": { ...OWN, dependencies: { a: "1", b: "3" } } }, "b"],
  ["one package more", { "": { ...OWN, devDependencies: { c: "3", d: "1" } } }, "d"],
  ["one kind less", { "": { devDependencies: OWN.devDependencies } }, "a and 1 more"],
  ["packages of npm 6", undefined, undefined],
])("a lock file with %s", (_, packages, differing) => {
  const workspace = diskWorkspace(makePlugin({ "package-lock.json": JSON.stringify({ packages }), "yarn.lock": "{" }));
  const stale = findStaleLock(workspace, "package-lock.json", OWN, "");
  expect(stale).toBe(differing && `is not up to date with package.json: ${differing}`);
  expect(findStaleLock(workspace, "yarn.lock", OWN, "")).toBeUndefined();
});

test("a lock file that cannot be read, or has another package, says so", () => {
  const files = { "package-lock.json": '{ "packages": { "": {} } }', "a/npm-shrinkwrap.json": "{" };
  const workspace = diskWorkspace(makePlugin(files));
  expect(findStaleLock(workspace, "package-lock.json", {}, "a")).toBe("does not know this package");
  expect(findStaleLock(workspace, "a/npm-shrinkwrap.json", {}, "")).toBe("cannot be read as JSON");
});
