import {
  chmodSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BROKEN, FIXED } from "../support/broken-manifest.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { BOUND_USER, POSIX, runCliHere } from "../support/product.js";
import { findingsOf } from "../support/records.js";

/** Every file of a folder and its content. */
function snapshot(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path, readFileSync(path, "latin1")]));
}

const fixes = (stdout: string): readonly unknown[] => findingsOf(stdout).filter((finding) => "fix" in finding);

test("--fix applies every fix, keeps the author's style, and changes nothing else", async () => {
  const folder = wholePlugin({ "manifest.json": BROKEN });
  const before = snapshot(folder);
  const { stdout, stderr } = await runCliHere(["validate", ".", "--fix", "--format", "json"], { cwd: folder });
  const fixed = readFileSync(join(folder, "manifest.json"), "utf8");
  expect(fixed).toBe(FIXED);
  expect(fixes(stdout)).toEqual([]);
  expect(stderr).toMatch(/^Fixed \d+ problems:\n {2}manifest\.json:\d+:\d+ {2}/u);
  const after = snapshot(folder);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [path, text] of before) if (!path.endsWith("manifest.json")) expect(after.get(path)).toBe(text);
});

test("--fix counts the problems of every file once", async () => {
  const readme = readFileSync(join(wholePlugin(), "README.md"), "utf8").replace("## Installation", "## installation");
  const folder = wholePlugin({ "manifest.json": manifestWith({ license: "mit" }), "README.md": readme });
  const { stderr } = await runCliHere(["validate", "--fix"], { cwd: folder });
  const [title, ...lines] = stderr.trimEnd().split("\n");
  expect([title, lines.map((line) => line.trim().split(":")[0])]).toEqual([
    "Fixed 2 problems:",
    ["README.md", "manifest.json"],
  ]);
});

test("a second --fix finds nothing to fix and leaves every byte", async () => {
  const folder = wholePlugin({ "manifest.json": BROKEN });
  await runCliHere(["validate", ".", "--fix"], { cwd: folder });
  const once = snapshot(folder);
  const { stderr } = await runCliHere(["validate", ".", "--fix"], { cwd: folder });
  expect(stderr).toBe("Nothing to fix: no finding has a safe fix\n");
  expect(snapshot(folder)).toEqual(once);
});

test("what has two meanings or would change one is never fixed", async () => {
  const folder = wholePlugin({
    "manifest.json": manifestWith({
      permissions: ["storage"],
      external_services: [
        { name: "W", base_url: "http://weather.example.com", api_key_required: true, description: "W" },
      ],
    }),
  });
  await runCliHere(["validate", ".", "--fix"], { cwd: folder });
  const fixed = readFileSync(join(folder, "manifest.json"), "utf8");
  expect(fixed).toContain('"storage"');
  expect(fixed).toContain('"http://weather.example.com"');
});

test.runIf(POSIX)("a file keeps its rights, and a link to it stays a link", async () => {
  const folder = wholePlugin({ "manifest.json": BROKEN, "meta/x": "", ".git/": "" });
  renameSync(join(folder, "manifest.json"), join(folder, "meta", "real.json"));
  chmodSync(join(folder, "meta", "real.json"), 0o640);
  symlinkSync("meta/real.json", join(folder, "manifest.json"));
  await runCliHere(["validate", ".", "--fix"], { cwd: folder });
  expect(realpathSync(join(folder, "manifest.json"))).toBe(join(folder, "meta", "real.json"));
  expect(statSync(join(folder, "meta", "real.json")).mode & 0o777).toBe(0o640);
  expect(readFileSync(join(folder, "meta", "real.json"), "utf8")).toContain('"name":   "Weather Widget"');
});

test.runIf(POSIX)("a file that may not be written is wrong usage, and stays as it is", async () => {
  const folder = wholePlugin({ "manifest.json": BROKEN });
  chmodSync(folder, 0o755);
  chmodSync(join(folder, "manifest.json"), 0o444);
  const { status, stderr } = await runCliHere(["validate", folder, "--fix"], {
    cwd: temporaryFolder(),
    user: BOUND_USER,
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/manifest\.json cannot be written/u);
  expect(readFileSync(join(folder, "manifest.json"), "utf8")).toBe(BROKEN);
});

test("a folder without anything to fix is checked as ever", async () => {
  const folder = wholePlugin({});
  writeFileSync(join(folder, "notes.txt"), "mine");
  const { status, stdout } = await runCliHere(["validate", ".", "--fix"], { cwd: folder });
  expect(status).toBe(0);
  expect(stdout).toMatch(/passes\n$/u);
});

test("--fix says which comments it removes, whole, and shows no secret in one", async () => {
  const words = "this is the newest version that hosts of our customers have, so do not raise it by hand";
  const token = `ghp_${"aB3dE5gH7jK9".repeat(3)}`;
  const text = manifestWith({}).replace("{\n", `{\n  // ${words}\n  /* token: ${token} */\n`);
  const folder = wholePlugin({ "manifest.json": text });
  const { stderr } = await runCliHere(["validate", ".", "--fix"], { cwd: folder });
  expect(stderr).toContain(
    `Removed 2 comments:\n  manifest.json:2  // ${words}\n  manifest.json:3  a comment that may contain a secret\n`,
  );
  expect(stderr).not.toContain(token);
  const fixed = readFileSync(join(folder, "manifest.json"), "utf8");
  expect(fixed.replace(/\n+/gu, "\n")).toBe(manifestWith({}));
});
