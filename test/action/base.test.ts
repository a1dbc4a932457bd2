import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ages, filesBelow, NEW, OLD, plugin, reported, withKeys } from "../support/aged.js";
import { makePlugin, manifestWith, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { checkedOut, type Branches, type CheckedOut } from "../support/pull-request.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

describe.each(SAMPLED_RUNTIMES)("a pull request under $runtime", ({ node }) => {
  test("has what it brings marked as new, and what its base has as known", async () => {
    const pull = checkedOut({ base: plugin(OLD), head: NEW });
    const ended = await reported(pull, { node });
    expect(ages(ended)).toBe("known old_a, new brought, known old_b");
    expect(ended.report.base).toEqual({ name: "main", commit: pull.base });
    expect(ended.summary).toContain("\n1 new, 2 existing in main.\n");
    const rows = ended.summary.split("\n").filter((line) => /^- ⚠️ .*manifest\.json/u.test(line));
    expect(rows.map((row) => /^- ⚠️ .*?"([\w\\]+)"/u.exec(row)?.[1])).toEqual(["brought", "old\\_a", "old\\_b"]);
    expect(ended.summary.indexOf("2 existing findings")).toBeGreaterThan(ended.summary.indexOf("brought"));
    const annotated = ended.annotations.shown.filter(({ kind }) => kind === "warning");
    expect(annotated.map(({ message }) => message.includes("\nExisting in main\n"))).toEqual([false, true, true]);
    expect(ended.output.split("1 new, 2 existing in main")).toHaveLength(2);
    expect(ended.summary).toMatch(/^\d+ of \d+ checks passed, \d+ skipped · 3 warnings$/mu);
  });
});

nightly.each<[string, Partial<Branches>]>([
  ["two commits of the merge", { depth: 2 }],
  ["all of the merge", {}],
  ["all of the pull request's own branch", { isHead: true }],
])("a clone with %s has the base", async (_, branches) => {
  const ended = await reported(checkedOut({ base: plugin(OLD), head: NEW, ...branches }));
  expect(ages(ended)).toBe("known old_a, new brought, known old_b");
});

nightly("what has come to main meanwhile is not the pull request's: what is merged with is the base", async () => {
  const later = { "extra.md": "x", "package.json": packageWith({ version: "9.9.9" }) };
  const pull = checkedOut({ base: plugin(), head: withKeys("brought"), later });
  const ended = await reported(pull);
  const marks = ended.report.plugins.flatMap(({ findings }) => findings.map(({ check, age }) => [check, age]));
  expect(marks).toContainEqual(["manifest-known-keys", "new"]);
  expect(marks).toContainEqual(["versions-agree", "known"]);
  expect(ended.report.base?.commit).not.toBe(pull.base);
});

nightly("a branch that main has left behind is compared with where both parted", async () => {
  const pull = checkedOut({ base: plugin(OLD), head: NEW, later: withKeys(), isHead: true });
  expect(ages(await reported(pull))).toBe("known old_a, new brought, known old_b");
});

nightly.each<[string, (pull: CheckedOut) => void, Partial<Branches>]>([
  ["with one commit", () => undefined, { depth: 1 }],
  ["of one commit of the branch", () => undefined, { depth: 1, isHead: true }],
  [
    "that is none",
    ({ folder }) => {
      writeFileSync(join(folder, ".git", "HEAD"), "nothing");
    },
    {},
  ],
])(
  "a clone %s has no base: nothing is marked, the log gives the reason, and the verdict is the same",
  async (_, spoil, branches) => {
    const pull = checkedOut({ base: plugin(OLD), head: NEW, ...branches });
    const readable = await reported(checkedOut({ base: plugin(OLD), head: NEW }));
    spoil(pull);
    const ended = await reported(pull);
    expect(ages(ended)).toBe("- old_a, - brought, - old_b");
    expect(ended.report.base).toBeUndefined();
    expect(ended.summary).not.toMatch(/^\d+ new|existing in| (?:new|existing) · /mu);
    expect(ended.output).toMatch(/Cannot tell new findings from those of main: /u);
    expect([ended.status, ended.outputs]).toEqual([readable.status, readable.outputs]);
  },
);

nightly(
  "a plugin that the base does not have is new as a whole, and one whose folder is renamed keeps its findings",
  async () => {
    const added = checkedOut({
      base: plugin(OLD, "plugins/a"),
      head: Object.fromEntries(Object.entries(filesBelow("plugins/b", NEW))),
    });
    const several = await reported(added, { inputs: { path: "plugins/*" } });
    expect(several.report.plugins.map(({ findings }) => new Set(findings.map(({ age }) => age)))).toEqual([
      new Set(["known"]),
      new Set(["new"]),
    ]);
    const moved = checkedOut({
      base: plugin(OLD, "plugins/a"),
      head: filesBelow("plugins/b", OLD),
      removed: ["plugins/a"],
    });
    const [only] = (await reported(moved, { inputs: { path: "plugins/b" } })).report.plugins;
    expect(new Set(only?.findings.map(({ age }) => age))).toEqual(new Set(["known"]));
  },
);

nightly("what git ignores has no base: nothing in built code, nor about it, is known", async () => {
  const base = (folder: string): void => {
    wholePlugin({ ...OLD, ".gitignore": "dist/\n" }, folder);
    rmSync(join(folder, "dist"), { recursive: true });
  };
  const bundle = "fetch('/x'); navigator.mediaDevices.getUserMedia({ video: true }); module.exports = {};\n";
  const built = checkedOut({ base, head: NEW });
  makePlugin({ "dist/plugin.js": bundle }, built.folder);
  const ended = await reported(built);
  const found = ended.report.plugins.flatMap(({ findings }) => findings);
  const ofCode = found.filter(({ check }) => check === "permissions-declared");
  expect(ofCode.length).toBeGreaterThan(0);
  expect(ofCode.map(({ age }) => age)).toEqual(ofCode.map(() => undefined));
  expect(ages(ended)).toContain("known old_a, new brought, known old_b");
  const unbuilt = await reported(checkedOut({ base, head: NEW }));
  const missing = unbuilt.report.plugins
    .flatMap(({ findings }) => findings)
    .filter(({ check }) => check.startsWith("bundle-"));
  expect(missing.map(({ age }) => age)).toEqual([undefined]);
});

nightly("built code that is committed is judged as the base has it, not as it was built again", async () => {
  const quiet = "module.exports = {};\n";
  const pull = checkedOut({ base: plugin({ ...OLD, "dist/plugin.js": quiet }), head: NEW });
  writeFileSync(join(pull.folder, "dist", "plugin.js"), "navigator.mediaDevices.getUserMedia({ video: true });\n");
  const found = (await reported(pull)).report.plugins.flatMap(({ findings }) => findings);
  expect(found.filter(({ check }) => check === "permissions-declared")).toMatchObject([{ age: "new" }]);
});

nightly("a fault that is worse than the base's is new", async () => {
  const base = plugin(withLicense("Not A License"));
  const pull = checkedOut({ base, head: withLicense({}) });
  const found = (await reported(pull)).report.plugins.flatMap(({ findings }) => findings);
  expect(found.filter(({ check }) => check === "manifest-license")).toMatchObject([{ age: "new" }]);
});

const withLicense = (license: unknown) => ({ "manifest.json": manifestWith({ license }) });

function packageWith(changes: object): string {
  const text = readFileSync(join(wholePlugin(), "package.json"), "utf8");
  return JSON.stringify({ ...(JSON.parse(text) as object), ...changes }, undefined, 2);
}

nightly.runIf(POSIX)("a link leads where it led in the base, also to what is in no plugin", async () => {
  const base = (text: string) => (folder: string) => {
    plugin({}, "plugins/a")(folder);
    makePlugin({ "shared/LICENSE": text }, folder);
    rmSync(join(folder, "plugins/a/LICENSE"));
    symlinkSync("../../shared/LICENSE", join(folder, "plugins/a/LICENSE"));
  };
  const judge = async (before: string, after: string): Promise<readonly unknown[]> => {
    const pull = checkedOut({ base: base(before), head: { "shared/LICENSE": after, "extra.md": "x" } });
    const { report } = await reported(pull, { inputs: { path: "plugins/a" } });
    return report.plugins.flatMap(({ findings }) => findings).map(({ check, age }) => `${check} ${String(age)}`);
  };
  expect(await judge("", "")).toEqual(["license-present known", "package-files known"]);
  expect(await judge("MIT License\n", "")).toEqual(["license-present new", "package-files known"]);
});
