import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { reported, type ReportedStep } from "../support/aged.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { readBranch, type CheckedOut } from "../support/pull-request.js";
import { commitAll, git, initialize } from "../support/repository.js";

const manifest = (name: string, ...keys: readonly string[]): Files => ({
  "manifest.json": manifestWith({ name: `Tool ${name}`, ...Object.fromEntries(keys.map((key) => [key, 1])) }),
});
/** A workflow with a finding: it belongs to the repository, and the first plugin reports it. */
const WORKFLOW = `on: { pull_request: {} }
permissions: { contents: read }
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
      - run: npm ci && npm run build
      - uses: acme/plugin-preflight@3d3c42e5aac5ba805825da76410c181273ba90b1
`;

/** Three plugins with an old finding each, and one of the repository. */
function openRepository(): string {
  const folder = temporaryFolder();
  initialize(folder);
  for (const name of ["a", "b", "c"]) wholePlugin(manifest(name, `old_${name}`), join(folder, "plugins", name));
  makePlugin({ ".github/workflows/check.yml": WORKFLOW, ".gitattributes": "* -text\n" }, folder);
  commitAll(folder);
  git(folder, "switch", "--quiet", "--create", "work");
  return folder;
}

function checkOut(folder: string): CheckedOut {
  git(folder, "switch", "--quiet", "--detach", "main");
  git(folder, "merge", "--quiet", "--no-ff", "--message", "Merge", "work");
  git(folder, "update-ref", "refs/pull/7/merge", "HEAD");
  git(folder, "switch", "--quiet", "work");
  const clone = join(temporaryFolder(), "clone");
  git(folder, "init", "--quiet", "--template=", clone);
  git(clone, "fetch", "--quiet", "--depth", "2", `file://${folder}`, "refs/pull/7/merge");
  git(clone, "checkout", "--quiet", "--detach", "FETCH_HEAD");
  const [base, head] = ["main", "work"].map((name) => readBranch(folder, name)) as [string, string];
  const pull = { number: 7, head: { sha: head }, base: { ref: "main", sha: base } };
  return { folder: clone, base, head, payload: { pull_request: pull } };
}

interface Push {
  readonly what: string;
  readonly act: (plugins: string) => void;
  /** The new findings, as a person counts them. */
  readonly fresh: readonly string[];
  /** What is said of plugins. */
  readonly plugins?: readonly string[];
}

const write =
  (files: Files, plugin: string) =>
  (plugins: string): void => {
    makePlugin(files, join(plugins, plugin));
  };
const move =
  (from: string, to: string) =>
  (plugins: string): void => {
    renameSync(join(plugins, from), join(plugins, to));
  };
const change =
  (file: string, edit: (text: string) => string) =>
  (plugins: string): void => {
    writeFileSync(join(plugins, file), edit(readFileSync(join(plugins, file), "utf8")));
  };
const editJson =
  (edit: (value: Record<string, unknown>) => unknown, indent: number | string = 2) =>
  (text: string): string =>
    `${JSON.stringify(edit(JSON.parse(text) as Record<string, unknown>), undefined, indent)}\n`;

const ADDED = "- Added: `plugins/0`";
const RENAMED = "- Renamed: `plugins/c` is now `plugins/weather`";

const HISTORY: readonly Push[] = [
  { what: "opens it", act: write({ "notes.txt": "x" }, "a"), fresh: [] },
  { what: "introduces a finding", act: write(manifest("b", "old_b", "brought"), "b"), fresh: ["brought"] },
  { what: "mends it", act: write(manifest("b", "old_b"), "b"), fresh: [] },
  {
    what: "adds a plugin that sorts first",
    act: (plugins) => {
      wholePlugin({}, join(plugins, "0"));
      write({ "manifest.json": JSON.stringify(JSON.parse(manifest("0")["manifest.json"] as string)) }, "0")(plugins);
    },
    fresh: [],
    plugins: [ADDED],
  },
  { what: "renames a plugin's folder", act: move("c", "weather"), fresh: [], plugins: [ADDED, RENAMED] },
  {
    what: "brings a finding to the renamed plugin",
    act: write(manifest("c", "old_c", "brought"), "weather"),
    fresh: ["brought"],
    plugins: [ADDED, RENAMED],
  },
  { what: "takes the name back", act: move("weather", "c"), fresh: ["brought"], plugins: [ADDED] },
  { what: "mends it", act: write(manifest("c", "old_c"), "c"), fresh: [], plugins: [ADDED] },
  {
    what: "removes the first plugin again",
    act: (plugins) => {
      rmSync(join(plugins, "0"), { recursive: true });
    },
    fresh: [],
  },
  {
    what: "deletes a plugin",
    act: (plugins) => {
      rmSync(join(plugins, "b"), { recursive: true });
    },
    fresh: [],
    plugins: ["- Removed: `plugins/b`"],
  },
  {
    what: "restores it",
    act: (plugins) => {
      git(plugins, "checkout", "--quiet", "main", "--", "b");
    },
    fresh: [],
  },
  {
    what: "splits a plugin in two",
    act: (plugins) => {
      cpSync(join(plugins, "c"), join(plugins, "d"), { recursive: true });
      write(manifest("d", "old_c"), "d")(plugins);
    },
    fresh: ["old_c"],
    plugins: ["- Added: `plugins/d`"],
  },
  {
    what: "and takes that back",
    act: (plugins) => {
      rmSync(join(plugins, "d"), { recursive: true });
    },
    fresh: [],
  },
  { what: "moves the changelog away", act: move("a/CHANGELOG.md", "a/src/CHANGELOG.md"), fresh: ["changelog-present"] },
  { what: "and back", act: move("a/src/CHANGELOG.md", "a/CHANGELOG.md"), fresh: [] },
  {
    what: "reformats a manifest with tabs, its keys sorted",
    act: change(
      "a/manifest.json",
      editJson((value) => Object.fromEntries(Object.entries(value).toSorted()), "\t"),
    ),
    fresh: [],
  },
  {
    what: "ends lines with CRLF",
    act: (plugins) => {
      for (const file of ["manifest.json", "README.md", "package.json"])
        change(`b/${file}`, (text) => text.replaceAll("\n", "\r\n"))(plugins);
    },
    fresh: [],
  },
  {
    what: "renames only the manifest",
    act: move("a/manifest.json", "a/manifest.jsonc"),
    fresh: ["manifest-json"],
  },
  { what: "and back", act: move("a/manifest.jsonc", "a/manifest.json"), fresh: [] },
  {
    what: "removes a script",
    act: change(
      "c/package.json",
      editJson(({ scripts, ...rest }) => ({ ...rest, scripts: { ...(scripts as object), test: undefined } })),
    ),
    fresh: ["scripts-test"],
  },
];

const listFresh = ({ report }: ReportedStep): readonly string[] =>
  report.plugins.flatMap(({ findings }) =>
    findings.flatMap(({ age, check, message }) =>
      age === "known" ? [] : [/"((?:old|brought)\w*)"/u.exec(message)?.[1] ?? check],
    ),
  );

function listPlugins({ summary }: ReportedStep): readonly string[] {
  const [, rows = ""] = summary.split("### Plugins\n\n");
  const lines = rows.split("\n\n")[0]?.split("\n") ?? [];
  return lines
    .filter((line) => line !== "")
    .map((line) => line.replace(/ \(.*\)$/u, "").replace(/(?<=\.\*\*) .*$/u, ""));
}

/** Of what belongs to the repository. */
const listWorkflowAges = ({ report }: ReportedStep): readonly (string | undefined)[] =>
  report.plugins.flatMap(({ findings }) =>
    findings.flatMap(({ check, age }) => (check.startsWith("workflow-") ? [age] : [])),
  );

/** Each test goes the whole way, and judges the pushes of its part. */
const PARTS = [1, 6, 11, 16].map((first) => ({ first, last: first + 4 }));

nightly.each(PARTS)(
  "in a workspace, pushes $first to $last of twenty have the new findings that they bring",
  async ({ first, last }) => {
    const folder = openRepository();
    for (const [at, { what, act, fresh, plugins = [] }] of HISTORY.entries()) {
      act(join(folder, "plugins"));
      commitAll(folder);
      if (at + 1 < first || at + 1 > last) continue;
      const inputs = { path: "plugins/*", "fail-on-new": "warning", "run-scripts": "false" };
      const ended = await reported(checkOut(folder), { inputs });
      expect.soft(listFresh(ended), what).toEqual(fresh);
      expect.soft(listPlugins(ended), what).toEqual(plugins);
      // They are read with the first plugin that has a manifest.
      expect.soft(listWorkflowAges(ended), what).toEqual(["known"]);
      expect.soft(ended.status, what).toBe(fresh.length > 0 ? 1 : 0);
    }
  },
);
