import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin, type Files } from "../../support/folders.js";
import { git } from "../../support/git.js";
import { nightly } from "../../support/nightly.js";
import { packed } from "../../support/pack.js";
import { POSIX, runCli } from "../../support/product.js";

describe("pack refuses, with status 5 and nothing written,", () => {
  const everything: Files = {
    "package.json": JSON.stringify({ name: "weather-widget", version: "1.4.0", files: ["**"] }),
  };
  const KEY = ["-----BEGIN", "OPENSSH PRIVATE", "KEY-----\n"].join(" ");

  test.each<[string, Files, string]>([
    ["settings of a machine", { "dist/.env": "A=b" }, '"dist/.env" contains credentials'],
    [
      "a token of npm",
      { ...everything, "dist/.npmrc": "//r.example/:_authToken=x" },
      '"dist/.npmrc" contains credentials',
    ],
    ["a private key under any name", { "dist/logo.txt": `${KEY}AAAA` }, '"dist/logo.txt" is a private key'],
    ["a device of Windows", { "dist/aux.js": "x" }, '"dist/aux.js" has the name of a device on Windows'],
  ])("%s", async (_, files, says) => {
    const { status, stdout, stderr, bytes } = await packed(wholePlugin(files));
    expect([status, stdout, bytes]).toEqual([5, "", undefined]);
    expect(stderr).toContain(`Nothing was packed:\n  ${says}\n    `);
  });

  test.runIf(POSIX).each<[string, Files, string]>([
    ["names that differ in case only", { "dist/A.js": "x", "dist/a.js": "x" }, 'would overwrite "dist/A.js"'],
    [
      "names that differ in the form of a letter only",
      { "dist/caf\u00e9.js": "x", "dist/cafe\u0301.js": "x" },
      '"dist/caf\u00e9.js" would overwrite "dist/cafe\u0301.js": it has U+00E9 where the other has U+0065 U+0301',
    ],
    [
      "a folder whose name differs so from a file's",
      { "dist/e\u0301/plugin.js": "x", "dist/\u00e9": "x" },
      'would overwrite "dist/e\u0301/plugin.js": it has U+00E9 where the other has U+0065 U+0301',
    ],
    [
      "a sign that is another letter",
      { "dist/\u212a.js": "x", "dist/k.js": "x" },
      "it has U+212A where the other has U+006B",
    ],
    [
      "many letters of another form",
      { [`dist/${"\u00e9".repeat(9)}`]: "x", [`dist/${"e\u0301".repeat(9)}`]: "x" },
      "U+00E9 and 1 more where the other has U+0065 U+0301 U+0065 U+0301 U+0065 U+0301 U+0065 U+0301 and 10 more",
    ],
    ["a backslash", { "dist/..\\up.js": "x" }, "that Windows does not allow"],
    ["a line break", { "dist/a\nb.js": "x" }, "an invisible character"],
  ])("%s in a name", async (_, files, says) => {
    const { status, stderr } = await packed(wholePlugin(files));
    expect(status).toBe(5);
    expect(stderr).toContain(says);
  });

  test("a file outside of the plugin that its manifest names", async () => {
    const root = makePlugin({ "shared.js": "x" });
    git(root, "init", "--quiet");
    wholePlugin({ "manifest.json": manifestWith({ main: "../shared.js" }) }, join(root, "weather"));
    const { status, stderr } = await packed(join(root, "weather"));
    expect(status).toBe(5);
    expect(stderr).toContain("is outside of the plugin's folder");
  });

  test.runIf(POSIX)("links, whether they lead out or not", async () => {
    const folder = wholePlugin();
    symlinkSync("/etc/passwd", join(folder, "dist", "out.js"));
    symlinkSync("plugin.js", join(folder, "dist", "in.js"));
    const { status, stderr } = await packed(folder);
    expect(status).toBe(5);
    expect(stderr).toContain('"dist/in.js" is a link');
    expect(stderr).toContain('"dist/out.js" is a link');
  });

  nightly("12,001 files, counts them, and names the largest of those that it looked at", async () => {
    const folder = wholePlugin({ "dist/zz/large.bin": "x".repeat(50_000) });
    for (let at = 0; at < 12_000; at++) writeFileSync(join(folder, "dist", `${String(at)}.txt`), "");
    const { status, stderr } = await packed(folder);
    expect(status).toBe(5);
    expect(stderr).toMatch(/There are more than 10,000 files, but .* at most 10,000: "dist" has 12,00\d$/mu);
    expect(stderr).toMatch(
      /The folders with most files: "dist" \(12,00\d\), "dist\/zz" \(1\)\. The largest of the first 10,00\d: /u,
    );
    expect(stderr).toContain('"screenshots/dashboard.png" (20.3 KiB)');
    expect(stderr).not.toContain("large.bin");
  });

  test("a file of 300 MiB, without reading it", async () => {
    const folder = wholePlugin({ "dist/huge.bin": "" });
    truncateSync(join(folder, "dist", "huge.bin"), 300 * 1024 * 1024);
    const out = join(temporaryFolder(), "a.zip");
    // With so little memory, it could not be read.
    const ended = await runCli(["pack", folder, "--out", out], { nodeOptions: ["--max-old-space-size=64"] });
    expect(ended.status).toBe(5);
    expect(ended.stderr).toContain('"dist/huge.bin" (300 MiB)');
  });
});
