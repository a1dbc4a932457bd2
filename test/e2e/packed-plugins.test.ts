import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { runCli, RUNTIMES } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { findingsOf } from "../support/records.js";

/** What npm packs of a plugin, unpacked as those who install it get it. */
function packed(cwd: string): string {
  const folder = temporaryFolder();
  const settings = ["--ignore-scripts", "--offline", "--loglevel=error"];
  execFileSync("npm", ["pack", ...settings, "--pack-destination", folder], {
    cwd,
    shell: process.platform === "win32",
  });
  const [archive = ""] = readdirSync(folder);
  execFileSync("tar", ["-xzf", archive], { cwd: folder });
  return join(folder, "package");
}

test.each(RUNTIMES)(
  "what npm packs of a healthy plugin passes on $runtime as the repository does",
  async ({ node }) => {
    const { status, stdout } = await runCli(["validate"], {
      cwd: packed(join(ROOT, "fixtures", "whole", "weather-widget")),
      node,
    });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/✔ Weather Widget 1\.4\.0 passes\n$/u)]);
  },
);

test.each(RUNTIMES)(
  "what npm packs of a broken plugin on $runtime misses what its repository was warned of",
  async ({ node }) => {
    const cwd = join(ROOT, "fixtures", "whole", "weather-widget-broken");
    const warned = await runCli(["validate", "--only", "package-files"], { cwd, node });
    expect(warned.stdout).toContain('"files" leaves "manifest.json" out of the package');
    const { status, stdout } = await runCli(["validate", "--format", "json"], { cwd: packed(cwd), node });
    expect(status).toBe(1);
    expect(findingsOf(stdout)).toMatchObject([
      { check: "manifest-json", message: "There is no manifest.json in this folder" },
    ]);
  },
);
