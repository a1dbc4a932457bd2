import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pack, type Packed } from "../../../src/release/packing/pack.js";
import { readNpmPackage } from "../../../src/release/targets/npm/package.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { manifestWith, wholePlugin, type Files } from "../../support/folders.js";
import { git } from "../../support/git.js";
import { nightly } from "../../support/nightly.js";
import { runCliHere } from "../../support/product.js";
import { readReport } from "../../support/records.js";
import { packageWith } from "../../support/release.js";

const LIST = ["dist/", "manifest.json", "README.md", "LICENSE", "CHANGELOG.md"];
const without = packageWith({ files: undefined });
const listing = (...files: readonly string[]): string => packageWith({ files: [...LIST, ...files] });

const packFiles = (files: Files): Promise<Packed> => pack(diskWorkspace(wholePlugin(files)));
const listPacked = (packed: Packed): readonly string[] => {
  if ("archive" in packed) return packed.archive.files.map(({ path }) => path);
  throw new Error(JSON.stringify(packed));
};

describe("what the author leaves out is in no archive:", () => {
  test.each<[string, Files, out: readonly string[], kept: string]>([
    [
      "a folder, by a negation in files",
      { "package.json": listing("!dist/internal"), "dist/internal/notes.js": "x", "dist/other.js": "x" },
      ["dist/internal/notes.js"],
      "dist/other.js",
    ],
    [
      "source maps, by a negation with stars",
      { "package.json": listing("!dist/**/*.map"), "dist/a/b.js.map": "{}", "dist/b.js.map": "{}", "dist/a/b.js": "x" },
      ["dist/a/b.js.map", "dist/b.js.map"],
      "dist/a/b.js",
    ],
    [
      "a file, by an .npmignore of dist/, with files",
      { "package.json": listing(), "dist/.npmignore": "internal\n", "dist/internal/a.js": "x", "dist/b.js": "x" },
      ["dist/internal/a.js"],
      "dist/b.js",
    ],
    [
      "a file, by an .npmignore of dist/, without files",
      { "package.json": without, "dist/.npmignore": "internal\n", "dist/internal/a.js": "x", "dist/b.js": "x" },
      ["dist/internal/a.js"],
      "dist/b.js",
    ],
    [
      "a file, by the .npmignore next to package.json",
      { "package.json": without, ".npmignore": "*.map\n", "dist/a/b.js.map": "{}", "dist/a/b.js": "x" },
      ["dist/a/b.js.map"],
      "dist/a/b.js",
    ],
    [
      "but what a later entry takes back",
      { "package.json": listing("!dist/a/**", "dist/a/keep.js"), "dist/a/keep.js": "x", "dist/a/b.js": "x" },
      ["dist/a/b.js"],
      "dist/a/keep.js",
    ],
    [
      "but what a .gitignore names is built, and stays in",
      { "package.json": without, ".gitignore": "dist/\n", "dist/a.js": "x", "src/secret.ts": "x" },
      ["src/secret.ts"],
      "dist/a.js",
    ],
    [
      "nor are installed packages in any folder",
      { "package.json": listing(), "dist/node_modules/a/index.js": "x", "dist/a.js": "x" },
      ["dist/node_modules/a/index.js"],
      "dist/a.js",
    ],
  ])("%s", async (_, files, out, kept) => {
    const paths = listPacked(await packFiles(files));
    expect(paths).not.toEqual(expect.arrayContaining(out.slice(0, 1)));
    expect(paths.filter((path) => out.includes(path))).toEqual([]);
    expect(paths).toContain(kept);
  });

  test.each<[string, Files, RegExp]>([
    [
      "what the manifest names",
      {
        "package.json": listing("!dist/hooks"),
        "dist/hooks/a.js": "x",
        "manifest.json": manifestWith({ web: "dist/hooks/a.js" }),
      },
      /^"!dist\/hooks" in "files" of package\.json leaves out "dist\/hooks\/a\.js", which manifest\.json names$/u,
    ],
    [
      "what the manifest names in a folder that no entry names",
      {
        "package.json": listing(),
        "lib/.npmignore": "a.js\n",
        "lib/a.js": "x",
        "manifest.json": manifestWith({ web: "lib/a.js" }),
      },
      /^"a\.js" in "lib\/\.npmignore" leaves out "lib\/a\.js", which manifest\.json names$/u,
    ],
    [
      "an entry point",
      {
        "package.json": packageWith({ files: undefined, module: "lib/a.mjs" }),
        ".npmignore": "lib\n",
        "lib/a.mjs": "x",
      },
      /^"lib" in "\.npmignore" leaves out "lib\/a\.mjs", which package\.json names as an entry point$/u,
    ],
    [
      "what every plugin has",
      { "package.json": without, ".npmignore": "*.md\n" },
      /^"\*\.md" in "\.npmignore" leaves out "CHANGELOG\.md", which every plugin needs$/u,
    ],
  ])("%s is an error that names the pattern", async (_, files, says) => {
    const folder = wholePlugin(files);
    const report = readReport((await runCliHere(["validate", folder, "--format", "json"])).stdout);
    const findings = report.plugins.flatMap((plugin) => plugin.findings);
    const found = findings.filter(({ message }) => says.test(message));
    expect(found).toMatchObject([{ check: "package-files", severity: "error" }]);
    const packed = await pack(diskWorkspace(folder));
    expect(packed.state === "refused" && packed.refusals.map(({ message }) => message)).toEqual([
      expect.stringMatching(says),
    ]);
  });
});

test("without files, the entry points of package.json are in, and the rest is one notice", async () => {
  const files = {
    "package.json": packageWith({
      files: undefined,
      main: "./index.js",
      types: "types/index.d.ts",
      exports: { ".": { import: "./esm/a.mjs" }, "./parts/*": "./parts/*.js" },
      bin: { weather: "bin/weather" },
    }),
    "index.js": "x",
    "types/index.d.ts": "x",
    "esm/a.mjs": "x",
    "parts/deep/a.js": "x",
    "bin/weather": "x",
    "notes/draft.txt": "x",
  };
  const paths = listPacked(await packFiles(files));
  const entryPoints = ["index.js", "types/index.d.ts", "esm/a.mjs", "parts/deep/a.js", "bin/weather"];
  expect(paths).toEqual(expect.arrayContaining(entryPoints));
  expect(paths).not.toContain("notes/draft.txt");
  const report = readReport((await runCliHere(["validate", wholePlugin(files), "--format", "json"])).stdout);
  const found = report.plugins.flatMap(({ findings }) => findings).filter(({ check }) => check === "package-files");
  expect(found.map(({ severity, message }) => [severity, message])).toEqual([
    ["notice", expect.stringMatching(/so npm would also pack \d+ files that a release leaves out: .* and \d+ more$/u)],
  ]);
});

test("bundled dependencies are a warning, and stop a release to npm", async () => {
  const files = { "package.json": packageWith({ bundleDependencies: ["left"] }), "node_modules/left/index.js": "x" };
  const packed = await packFiles(files);
  expect(listPacked(packed).filter((path) => path.includes("node_modules"))).toEqual([]);
  const findings = "report" in packed ? packed.report.plugins.flatMap((plugin) => plugin.findings) : [];
  expect(findings).toMatchObject([{ check: "package-files", severity: "warning" }]);
  if (!("archive" in packed)) throw new Error(packed.state);
  const { blocker } = await readNpmPackage(packed.archive.bytes, "1.4.0");
  expect(blocker?.reason).toMatch(/^package\.json has "bundleDependencies", and installed packages never ship/u);
});

describe("a tracked file that is missing", () => {
  const makeTracked = (more: Files = {}): string => {
    const files = { "package.json": listing("locales/"), "locales/de.json": "{}", "notes.txt": "x", ...more };
    const root = wholePlugin(files);
    git(root, "init", "--quiet", "--initial-branch=main", "--template=");
    git(root, "add", "--all", "--force");
    git(root, "commit", "--quiet", "--message=first");
    return root;
  };
  const judge = async (root: string, ...more: readonly string[]) => {
    const report = readReport((await runCliHere(["validate", root, "--format", "json", ...more])).stdout);
    return report.plugins
      .flatMap(({ findings }) => findings)
      .filter(({ check }) => check === "files-fetched")
      .map(({ severity, message, help }) => `${severity}: ${message}: ${help}`);
  };

  nightly("stops a release, and is a warning of pack", async () => {
    const root = makeTracked();
    rmSync(join(root, "locales"), { recursive: true });
    rmSync(join(root, "notes.txt"));
    const says = '"locales/de.json" is tracked by git, but is not in the working tree';
    const help = "Restore it: git checkout -- locales/de.json; or commit the deletion";
    expect(await judge(root, "--tag", "v1.4.0")).toEqual([`error: ${says}: ${help}`]);
    const packed = await runCliHere(["pack", root, "--format", "json", "--out", join(root, "a.zip")]);
    expect(packed.status).toBe(0);
    const told = JSON.parse(packed.stdout) as { report: { plugins: { findings: unknown[] }[] } };
    const warning = expect.objectContaining({ check: "files-fetched", severity: "warning", message: says }) as unknown;
    expect(told.report.plugins[0]?.findings).toContainEqual(warning);
    git(root, "checkout", "--", "locales/de.json");
    expect(await judge(root, "--tag", "v1.4.0")).toEqual([]);
  });

  nightly("is one notice below dist/, and nothing where no release ships it", async () => {
    const root = makeTracked({ "dist/a.js": "x", "dist/b.js": "x" });
    for (const path of ["dist/a.js", "dist/b.js", "notes.txt"]) rmSync(join(root, path));
    expect(await judge(root, "--tag", "v1.4.0")).toEqual([
      expect.stringMatching(
        /^notice: "dist\/a\.js" and "dist\/b\.js" are tracked by git, but not in the working tree: /u,
      ),
    ]);
  });

  test.each([
    ["a sparse checkout", "--no-sparse-index"],
    ["a sparse checkout with a sparse index", "--sparse-index"],
  ])("of %s is checked out with all of it", async (_, index) => {
    const root = makeTracked();
    git(root, "sparse-checkout", "set", "--cone", index, "dist", "screenshots");
    const [only, ...others] = await judge(root, "--tag", "v1.4.0");
    expect(only).toMatch(
      /^error: "locales\/(?:de\.json)?" is tracked by git.*: Check out all of it: git sparse-checkout/u,
    );
    expect(others).toEqual([]);
    git(root, "sparse-checkout", "disable");
    expect(await judge(root, "--tag", "v1.4.0")).toEqual([]);
  });
});
