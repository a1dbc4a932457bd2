import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { CLI, hasProgram } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { makeImpostor } from "../support/vsix.js";

const IS_THERE = hasProgram("nvim");
if (!IS_THERE) process.stdout.write("Skipped: Neovim. To try the server in it: apt-get install neovim\n");

/** The configuration that docs/guides/neovim.md shows for all versions, with this clone in it. */
function readConfiguration(): string {
  const page = readFileSync(join(ROOT, "docs", "guides", "neovim.md"), "utf8");
  const [, code] = /```lua\n(local client[^]*?)```/u.exec(page) ?? [];
  if (code === undefined) throw new Error("docs/guides/neovim.md shows no configuration for all versions of Neovim");
  return code
    .replace('"node"', JSON.stringify(process.execPath))
    .replace('"/path/to/plugin-preflight/dist/cli/index.js"', JSON.stringify(CLI));
}

test.runIf(IS_THERE)("Neovim: findings appear, an action is applied, and the file is saved clean", () => {
  const home = temporaryFolder();
  const mark = join(home, "started");
  const folder = wholePlugin({ ".git/": "", ...makeImpostor(mark) });
  const manifest = join(folder, "manifest.json");
  const good = readFileSync(manifest, "utf8");
  writeFileSync(manifest, good.replace('"manifest_version": 1', '"manifest_version": "1"'));
  const [init, file] = [join(home, "init.lua"), join(home, "seen.json")];
  writeFileSync(init, readConfiguration());
  const scenario = join(ROOT, "test", "e2e", "neovim", "scenario.lua");
  execFileSync("nvim", ["--headless", "-n", "-i", "NONE", "-u", init, manifest, "-S", scenario], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: home, XDG_CONFIG_HOME: home, SEEN: file },
    stdio: "pipe",
  });
  const seen = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, unknown>>;
  expect(seen).toMatchObject({ found: ["manifest-manifest-version"], typed: ["manifest-category"], hover: true });
  expect(seen["error"]).toBeUndefined();
  expect(seen["message"]).toContain('"manifest_version" is "1"');
  expect(readFileSync(manifest, "utf8")).toBe(good);
  expect(existsSync(mark)).toBe(false);
});
