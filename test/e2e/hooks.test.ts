import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { listBlocks, readDocument } from "../support/documents.js";
import { manifestWith, temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess, type Ended } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { git } from "../support/repository.js";
import { tagged } from "../support/release.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";

const BLOCKS = listBlocks(readDocument("docs/guides/git-hooks.md"));
const findBlock = (part: string): string => BLOCKS.find(({ text }) => text.includes(part))?.text ?? "";

/** A plugin that has installed the packed package, with the script of the guide. */
async function makeProject(): Promise<{ readonly folder: string; readonly type: (command: string) => Promise<Ended> }> {
  const { scripts } = JSON.parse(findBlock('"scripts"')) as { readonly scripts: Readonly<Record<string, string>> };
  const folder = tagged(scriptedPlugin(scripts), undefined, []);
  const env = {
    HOME: temporaryFolder(),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: "Me",
    GIT_AUTHOR_EMAIL: "me@example.com",
    GIT_COMMITTER_NAME: "Me",
    GIT_COMMITTER_EMAIL: "me@example.com",
  };
  const type = (command: string): Promise<Ended> => runProcess("bash", ["-e", "-c", command], { cwd: folder, env });
  const archive = join(
    folder,
    execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], {
      cwd: ROOT,
      encoding: "utf8",
    }).trim(),
  );
  await typeWell(type, `npm install --silent --save-dev "${archive}"`);
  rmSync(archive);
  return { folder, type };
}

async function typeWell(type: (command: string) => Promise<Ended>, command: string): Promise<void> {
  const { status, output } = await type(command);
  expect(status, `${command}\n${output}`).toBe(0);
}

describe.skipIf(!POSIX)("a hook of the guide lets a good commit through, and no other", () => {
  nightly("with husky, and with lint-staged", async () => {
    const { folder, type } = await makeProject();
    const manifest = join(folder, "manifest.json");
    const good = readFileSync(manifest, "utf8");
    const commit = async (message: string): Promise<Ended> => type(`git add --all && git commit --quiet -m ${message}`);
    writeFileSync(join(folder, ".gitignore"), "node_modules/\n");

    await typeWell(type, findBlock("--save-dev husky"));
    expect(await commit("husky"), "a good commit").toMatchObject({ status: 0 });
    writeFileSync(manifest, manifestWith({ name: "W" }));
    const refused = await commit("bad");
    expect([refused.status, refused.output.includes("manifest-name")], refused.output).toEqual([1, true]);

    writeFileSync(manifest, good);
    await typeWell(type, findBlock("--save-dev lint-staged"));
    writeFileSync(join(folder, "lint-staged.config.js"), findBlock("lint-staged.config.js"));
    expect(await commit("lint-staged"), "a good commit").toMatchObject({ status: 0 });
    writeFileSync(manifest, manifestWith({ name: "W" }));
    const staged = await commit("bad");
    expect([staged.status, staged.output.includes("manifest-name")], staged.output).toEqual([1, true]);
    expect(git(folder, "log", "--format=%s").split("\n").slice(0, 2)).toEqual(["lint-staged", "husky"]);
  });
});
