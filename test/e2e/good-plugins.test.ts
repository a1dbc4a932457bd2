import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { listTrueFindings, makeGoodPlugin, readGoodPlugins, type GoodPlugin } from "../support/good-plugins.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

const SOURCES = join(ROOT, "test", "e2e", "good-plugins");
/** What packages of CommonJS need in a bundle of ES modules. */
const REQUIRE = 'import{createRequire as __makeRequire}from"node:module";const require=__makeRequire(import.meta.url);';

let packages = "";

beforeAll(() => {
  const installed = temporaryFolder();
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(SOURCES, file), join(installed, file));
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: installed, stdio: "ignore" });
  packages = join(installed, "node_modules");
});

async function buildPlugin(folder: string, { manifest, packageJson }: GoodPlugin): Promise<void> {
  const external = [packageJson["dependencies"], { "plugin-preflight": "*" }].flatMap((one) => Object.keys(one ?? {}));
  const isModule = packageJson["type"] === "module";
  const isWeb = manifest["web"] !== undefined;
  const args = [
    ...["src/plugin.js", "--bundle", "--minify", "--sourcemap", "--outfile=dist/plugin.js"],
    ...[`--format=${isModule ? "esm" : "cjs"}`, `--platform=${isWeb ? "browser" : "node"}`],
    ...(isModule && !isWeb ? [`--banner:js=${REQUIRE}`] : []),
    ...external.map((name) => `--external:${name}`),
  ];
  const { status, output } = await runProcess(join(packages, ".bin", "esbuild"), args, { cwd: folder });
  expect(status, output).toBe(0);
}

describe("a good plugin with packages from npm gets no error, and only what is true of it", () => {
  nightly.each(sampleOf(readGoodPlugins(SOURCES), 3))("$name: $title", async (plugin) => {
    const cwd = makeGoodPlugin(plugin, packages);
    await buildPlugin(cwd, plugin);
    // Where no scripts may run, no native code is loaded either: only test lets it live.
    if (plugin.name !== "native") expect(await listTrueFindings(cwd)).toEqual(plugin.says);
    const { status, stdout } = await runCli(["test"], { cwd });
    expect(stdout).not.toContain("  error  ");
    expect(status, stdout).toBe(0);
  });
});
