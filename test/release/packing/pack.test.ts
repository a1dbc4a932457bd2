import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestWith, temporaryFolder, wholePlugin } from "../../support/folders.js";
import { git } from "../../support/git.js";
import { nightly } from "../../support/nightly.js";
import { packed } from "../../support/pack.js";
import { hasProgram, POSIX, runCliHere } from "../../support/product.js";

const NAME = "weather-widget-1.4.0.zip";
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const wholePackage = (): object => JSON.parse(readFileSync(join(wholePlugin(), "package.json"), "utf8")) as object;

describe("pack", () => {
  nightly("writes the archive under its own name, and ends with its digest", async () => {
    const cwd = temporaryFolder();
    const { status, stdout, stderr } = await runCliHere(["pack", wholePlugin()], { cwd });
    const digest = sha256(readFileSync(join(cwd, NAME)));
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n").slice(0, 3)).toEqual([NAME, "   1.7 KiB  CHANGELOG.md", "   1.0 KiB  LICENSE"]);
    expect(stdout.endsWith(`\nsha256  ${digest}\n`)).toBe(true);
  });

  test("says that the code was built from other sources, and packs it", async () => {
    const source = readFileSync(join(wholePlugin(), "src", "cache.ts"), "utf8");
    const folder = wholePlugin({ "src/cache.ts": source.replace("MAX_PLACES = 5", "MAX_PLACES = 6") });
    const { status, stderr } = await runCliHere(["pack", folder], { cwd: temporaryFolder() });
    expect(status).toBe(0);
    expect(stderr).toContain(
      '"src/cache.ts" differs from the source that "dist/plugin.js" was built from. Build again: npm run build\n',
    );
  });

  test("names itself, not another command, where it runs nothing of the plugin's", async () => {
    const folder = wholePlugin({ "manifest.json": manifestWith({ version: "one" }) });
    const { stdout } = await runCliHere(["pack", folder], { cwd: temporaryFolder() });
    expect(stdout).toMatch(/\d+ checks skipped: pack does not run plugin code; check does\n/u);
  });

  test("writes a folder for a later job: the archive, its digest and a receipt", async () => {
    const folder = wholePlugin();
    git(folder, "init", "--quiet");
    git(folder, "add", "--all", "--force");
    git(folder, "commit", "--quiet", "--message=first");
    const artifacts = join(temporaryFolder(), "artifacts");
    expect((await runCliHere(["pack", folder, "--artifact-dir", artifacts])).status).toBe(0);
    const digest = sha256(readFileSync(join(artifacts, NAME)));
    expect(readFileSync(join(artifacts, "SHA256SUMS"), "utf8")).toBe(`${digest}  ${NAME}\n`);
    expect(JSON.parse(readFileSync(join(artifacts, "receipt.json"), "utf8"))).toMatchObject({
      schema: "plugin-preflight/receipt@1",
      archive: { name: NAME, sha256: digest, files: 9 },
      commit: git(folder, "rev-parse", "HEAD").trim(),
      plugin: { path: ".", name: "Weather Widget", version: "1.4.0" },
    });
  });

  nightly.runIf(hasProgram("python3"))(
    "makes what Python's zipfile reads, with modes and one time for all",
    async () => {
      const { out } = await packed(wholePlugin({ "dist/größe.txt": "x" }));
      const program = `import sys, zipfile
z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
for i in z.infolist(): print(i.filename, i.date_time == (1980, 1, 1, 0, 0, 0), oct(i.external_attr >> 16), len(i.extra))`;
      const lines = execFileSync("python3", ["-X", "utf8", "-c", program, out], { encoding: "utf8" })
        .trim()
        .split("\n");
      expect(lines).toContain("dist/größe.txt True 0o100644 0");
      expect(lines.every((line) => line.endsWith(" True 0o100644 0"))).toBe(true);
      expect(lines).toEqual(lines.toSorted());
    },
  );

  test.runIf(hasProgram("unzip"))("makes what unzip reads", async () => {
    const { out } = await packed(wholePlugin());
    expect(execFileSync("unzip", ["-t", out], { encoding: "utf8" })).toContain("No errors detected");
  });

  nightly("gives programs the same as JSON", async () => {
    const { stdout, out, bytes } = await packed(wholePlugin(), "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({
      schema: "plugin-preflight/pack@1",
      state: "packed",
      archive: { name: NAME, file: out, sha256: sha256(bytes ?? Buffer.alloc(0)) },
      report: { verdict: "pass" },
    });
  });

  nightly("shows the differences from an earlier archive, and the new permissions", async () => {
    const before = await packed(wholePlugin({ "manifest.json": manifestWith({ permissions: ["storage-read"] }) }));
    const { stdout } = await packed(wholePlugin({ "dist/more.js": "export {};" }), "--previous", before.out);
    expect(stdout).toMatch(/Since out\.zip: \+[\d.]+ /u);
    expect(stdout).toMatch(/\+ network-access\n/u);
    expect(stdout).toMatch(/\+ dist\/more\.js +10 B +\+10 B /u);
  });

  test("is wrong usage with an earlier archive that is none", async () => {
    const { status, stderr } = await packed(wholePlugin(), "--previous", join(wholePlugin(), "README.md"));
    expect(status).toBe(2);
    expect(stderr).toContain("it is not a ZIP archive");
  });

  test("replaces an archive, and no other file", async () => {
    const folder = wholePlugin();
    const { out } = await packed(folder);
    expect((await runCliHere(["pack", folder, "--out", out])).status).toBe(0);
    writeFileSync(out, "precious");
    const { status, stderr } = await runCliHere(["pack", folder, "--out", out]);
    expect([status, readFileSync(out, "utf8")]).toEqual([2, "precious"]);
    expect(stderr).toContain("is not an archive");
  });

  test("does not pack its own archive", async () => {
    const folder = wholePlugin();
    const out = join(folder, "dist", NAME);
    expect((await runCliHere(["pack", folder, "--out", out])).status).toBe(0);
    const { status, stderr } = await runCliHere(["pack", folder, "--out", out]);
    expect(status).toBe(2);
    expect(stderr).toContain("would be packed itself");
  });

  test.runIf(POSIX).each(["dist/a ", "dist/a.", "dist/b /c.js"])(
    "refuses the name %j, which no Windows can have",
    async (name) => {
      const { status, stdout, stderr } = await packed(wholePlugin({ [name]: "export {};" }));
      expect(status).toBe(5);
      expect(stdout + stderr).toContain("an ending that Windows does not allow");
    },
  );

  test("packs what a check passes: also the screenshots of a plugin that names none", async () => {
    const files = ["dist/", "manifest.json", "README.md", "LICENSE", "CHANGELOG.md"];
    const plugin = wholePlugin({
      "manifest.json": manifestWith({ screenshots: undefined }),
      "package.json": JSON.stringify({ ...wholePackage(), files }),
    });
    expect((await runCliHere(["validate", plugin])).status).toBe(0);
    const { status, stdout } = await packed(plugin);
    expect(status).toBe(0);
    expect(stdout).toContain("  screenshots/dashboard.png\n");
  });

  test("writes nothing where the archive would not pass: what ships is what is judged", async () => {
    const { status, stdout, stderr, bytes } = await packed(wholePlugin({ "README.md": "" }));
    expect([status, bytes]).toEqual([1, undefined]);
    expect(stdout).toContain("README.md");
    expect(stderr).toBe("Nothing was written: the archive would not pass\n");
  });

  test("reports why an archive of a plugin would have no name", async () => {
    const { status, stdout, stderr } = await packed(wholePlugin({ "manifest.json": manifestWith({ version: "1.x" }) }));
    expect(status).toBe(1);
    expect(stdout).toContain('The version "1.x" is not a semantic version');
    expect(stderr).toBe("Nothing was packed: an archive needs a valid name and version in manifest.json\n");
  });

  nightly("leads to the places in the repository, of the one plugin of several that the tag names", async () => {
    const root = temporaryFolder();
    git(root, "init", "--quiet");
    wholePlugin({ LICENSE: "" }, join(root, "plugins", "weather"));
    const { status, stdout } = await runCliHere(["pack", "plugins/weather", "--format", "json"], { cwd: root });
    expect(status).toBe(1);
    const { report } = JSON.parse(stdout) as { report: { plugins: { findings: { location: { file: string } }[] }[] } };
    expect(report.plugins[0]?.findings[0]?.location.file).toMatch(/^plugins\/weather\//u);
  });
});
