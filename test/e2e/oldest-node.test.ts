import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { copyFolder, temporaryFolder } from "../support/folders.js";
import { makeGoodPlugin, readGoodPlugins } from "../support/good-plugins.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

/** The first of those that package.json allows. */
const OLDEST = "20.0.0";

let node = "";

beforeAll(() => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST.split(".")[0] ?? ""}`);
  const folder = temporaryFolder();
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, `node@${OLDEST}`], {
    stdio: "ignore",
  });
  node = join(folder, "node_modules", "node", "bin", "node");
  expect(execFileSync(node, ["--version"], { encoding: "utf8" }).trim()).toBe(`v${OLDEST}`);
});

function openWhole(): string {
  const folder = temporaryFolder();
  copyFolder(join(ROOT, "fixtures", "whole", "weather-widget"), folder);
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  return folder;
}

/** What a command prints, without what each run measures anew. */
async function readOutput(args: readonly string[], cwd: string, program?: string): Promise<string> {
  const { status, output } = await runCli(args, { cwd, ...(program !== undefined && { node: program }) });
  return `${String(status)}\n${output.replaceAll(/ *\d+(?:\.\d+)? m?s\b/gu, " 0 s")}`;
}

describe("the oldest Node says what a newer one says", () => {
  test.each([
    ["validate"],
    ["validate", "--format", "sarif"],
    ["check", "--no-scripts", "--lifecycle", "true"],
    ["test"],
    ["pack"],
  ])("%s %s", async (...args) => {
    expect(await readOutput(args, openWhole(), node)).toBe(await readOutput(args, openWhole()));
  });

  const FOLDER = join(ROOT, "test", "host", "good-plugins");
  const NAMES = ["indexed-db", "password-required", "commonjs"];
  const PLUGINS = readGoodPlugins(FOLDER).filter(({ name }) => NAMES.includes(name));
  test.each(sampleOf(PLUGINS, 1))("of $title", async (plugin) => {
    const args = ["check", "--no-scripts", "--lifecycle", "true"];
    const [older, newer] = [makeGoodPlugin(plugin), makeGoodPlugin(plugin)];
    expect(await readOutput(args, older, node)).toBe(await readOutput(args, newer));
  });
});
