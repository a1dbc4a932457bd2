import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stageSite } from "./stage.js";

/**
 * Writes the site of the project's pages into build/site, and returns the number of pages. The packages of site/ are
 * installed if they are not there.
 *
 * @throws {Error} if a link leads nowhere, or VitePress fails.
 */
export function buildSite(root: string): number {
  const count = stageSite(root, join(root, "build", "site-source"), findRepository(root));
  const site = join(root, "site");
  if (!existsSync(join(site, "node_modules", "vitepress"))) run("npm", ["ci", "--no-audit", "--no-fund"], site);
  run(process.execPath, [join("node_modules", "vitepress", "bin", "vitepress.js"), "build"], site);
  return count;
}

/** The repository whose site it is: that of the workflow, which GitHub Pages serves, or else that of package.json. */
function findRepository(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly repository: { readonly url: string };
  };
  const [, own = ""] = /github\.com\/(.*)\.git$/u.exec(repository.url) ?? [];
  return process.env["GITHUB_REPOSITORY"] ?? own;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const isWindows = process.platform === "win32";
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", shell: isWindows });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
}
