import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openOwnArchive } from "../../../src/base/files/archive.js";
import { temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { memberText, PLUGIN, pluginWorkspace } from "../../support/plugin-workspace.js";
import { runCliHere } from "../../support/product.js";
import { packageWith } from "../../support/release.js";
import { commitAll, git, initialize } from "../../support/repository.js";

const CORE = "@lumen-labs/core";
const DEPENDENCIES = { dependencies: { [CORE]: "workspace:^", "is-number": "catalog:" } };
const ARCHIVE = "weather-widget-1.4.0.zip";

/** Packs the plugin of a workspace. Returns the printed text and the package.json of the archive. */
async function packIn(root: string, ...options: readonly string[]) {
  const out = join(temporaryFolder(), ARCHIVE);
  const { status, stdout, stderr } = await runCliHere(["pack", PLUGIN, "--out", out, ...options], { cwd: root });
  expect([status, stderr], stdout).toEqual([0, ""]);
  const bytes = readFileSync(out);
  const packageJson = openOwnArchive(bytes).workspace.bytes("package.json");
  return { out, stdout, bytes, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(packageJson) };
}

describe("the ranges of a packed package.json", () => {
  test.each<[string, string, string]>([
    [
      "with tabs, CRLF and a range twice",
      `{\r\n\t"name": "@lumen-labs/weather-widget", "version": "1.4.0",\r\n\t"license": "MIT", "type": "module", "exports": "./dist/plugin.js",\r\n\t"dependencies": {"${CORE}"  :  "workspace:^" , "is-number":"catalog:"},\r\n\t"files": ["dist/", "manifest.json", "README.md", "LICENSE", "CHANGELOG.md", "screenshots/"],\r\n\t"scripts": {"test": "node --test", "lint": "eslint .", "type-check": "tsc"},\r\n\t"keywords": ["workspace:^", "Café \\u0041"],\r\n\t"devDependencies": {"${CORE}": "workspace:~"}\r\n}`,
      "",
    ],
    ["without a line break at the end", packageWith({ packageManager: undefined, ...DEPENDENCIES }).trimEnd(), ""],
  ])("are all that differs from the file, %s", async (_, text) => {
    const root = pluginWorkspace("pnpm", {}, { [`${PLUGIN}/package.json`]: "" });
    writeFileSync(join(root, PLUGIN, "package.json"), text);
    const packed = await packIn(root);
    const expected = text
      .replace(/("@lumen-labs\/core"\s*:\s*)"workspace:\^"/u, '$1"^1.2.3"')
      .replace(/("@lumen-labs\/core"\s*:\s*)"workspace:~"/u, '$1"~1.2.3"')
      .replace(/("is-number"\s*:\s*)"catalog:"/u, '$1"^7.0.0"');
    expect(packed.text).toBe(expected);
    expect(packed.text).not.toBe(text);
  });

  test("are listed, and the archive is valid and has the same bytes each time", async () => {
    const root = pluginWorkspace("pnpm", DEPENDENCIES);
    const [first, second] = [await packIn(root), await packIn(root)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.stdout).toContain(
      `package.json is packed with other ranges than it contains:\n  dependencies.${CORE}  workspace:^  →  ^1.2.3\n  dependencies.is-number  catalog:  →  ^7.0.0\n`,
    );
    const { status, stdout } = await runCliHere(["validate", first.out]);
    expect([status, stdout]).toEqual([0, expect.stringContaining("passes")]);
    expect(stdout).not.toContain("package-dependencies");
    const { stdout: markdown } = await packIn(root, "--format", "markdown");
    expect(markdown).toContain(`| \`dependencies.${CORE}\` | workspace:^ | ^1.2.3 |`);
    const { stdout: json } = await packIn(root, "--format", "json");
    expect(JSON.parse(json)).toMatchObject({
      archive: {
        replaced: [
          { key: "dependencies", name: CORE, range: "workspace:^", packed: "^1.2.3" },
          { key: "dependencies", name: "is-number", range: "catalog:", packed: "^7.0.0" },
        ],
      },
    });
  });

  test("that cannot be replaced stay, with the reason, and the archive says so as well", async () => {
    const root = pluginWorkspace("pnpm", { dependencies: { "@lumen-labs/hidden": "workspace:^" } });
    const { text, stdout, out } = await packIn(root);
    expect(text).toBe(readFileSync(join(root, PLUGIN, "package.json"), "utf8"));
    expect(stdout).toContain('"@lumen-labs/hidden" is never published');
    expect(stdout).not.toContain("other ranges");
    const { status, stdout: validated } = await runCliHere(["validate", out]);
    expect([status, validated]).toEqual([
      0,
      expect.stringContaining('no package of this workspace is "@lumen-labs/hidden"'),
    ]);
  });

  test("are compared with the manifest as they are packed", async () => {
    const root = pluginWorkspace("pnpm", DEPENDENCIES);
    const file = join(root, PLUGIN, "manifest.json");
    const manifest = JSON.parse(readFileSync(file, "utf8")) as object;
    const write = (range: string) => {
      writeFileSync(file, JSON.stringify({ ...manifest, dependencies: { [CORE]: range } }, undefined, 2));
    };
    write("^1.2.3");
    expect((await runCliHere(["validate", PLUGIN], { cwd: root })).stdout).toContain("passes");
    write("^1.0.0");
    const { stdout } = await runCliHere(["validate", PLUGIN], { cwd: root });
    expect(stdout).toContain('has "workspace:^", packed as "^1.2.3"');
  });
});

describe("a receipt", () => {
  async function handOver(): Promise<{ readonly root: string; readonly folder: string }> {
    const root = pluginWorkspace("pnpm", DEPENDENCIES);
    initialize(root);
    commitAll(root);
    const folder = join(temporaryFolder(), "artifacts");
    const { status, stdout, stderr } = await runCliHere(["pack", PLUGIN, "--artifact-dir", folder], { cwd: root });
    expect([status, stderr], stdout).toEqual([0, ""]);
    return { root, folder };
  }

  test("names each replaced range, and the archive must have them", async () => {
    const { folder } = await handOver();
    const file = join(folder, "receipt.json");
    const receipt = JSON.parse(readFileSync(file, "utf8")) as { readonly archive: object };
    expect(receipt.archive).toMatchObject({
      replaced: [
        { key: "dependencies", name: CORE, range: "workspace:^", packed: "^1.2.3" },
        { key: "dependencies", name: "is-number", range: "catalog:", packed: "^7.0.0" },
      ],
    });
    expect((await runCliHere(["validate", join(folder, ARCHIVE)])).status).toBe(0);
    writeFileSync(file, JSON.stringify(receipt).replace("^1.2.3", "^9.9.9"));
    const { status, stderr } = await runCliHere(["validate", join(folder, ARCHIVE)]);
    expect([status, stderr]).toEqual([5, expect.stringContaining('the range "^1.2.3", and its receipt says "^9.9.9"')]);
  });
});

describe("the comparison with the commit", () => {
  nightly("takes package.json as it is written, and what its ranges are replaced by", async () => {
    const root = pluginWorkspace("pnpm", DEPENDENCIES);
    initialize(root);
    commitAll(root);
    expect(git(root, "status", "--porcelain")).toBe("");
    await packIn(root);
    const pack = () => runCliHere(["pack", PLUGIN, "--out", join(temporaryFolder(), ARCHIVE)], { cwd: root });
    writeFileSync(join(root, "packages/core/package.json"), memberText(CORE, "1.3.0"));
    expect((await pack()).stderr).toContain(
      '"packages/core/package.json" is different from the commit, and it decides how ranges of package.json are replaced',
    );
    git(root, "checkout", "--", ".");
    writeFileSync(join(root, "pnpm-workspace.yaml"), "packages: [packages/*]\ncatalog: { is-number: ^8.0.0 }\n");
    expect((await pack()).stderr).toContain('"pnpm-workspace.yaml" is different from the commit');
    git(root, "checkout", "--", ".");
    const file = join(root, PLUGIN, "package.json");
    writeFileSync(file, `${readFileSync(file, "utf8")}\n`);
    expect((await pack()).stderr).toContain('"packages/widget/package.json" is packed with content that differs');
  });
});
