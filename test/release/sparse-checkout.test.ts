import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { runPasted } from "../support/pasted.js";
import { POSIX } from "../support/product.js";
import { packageWith, runReleaseHere, tagged, taggedPlugin } from "../support/release.js";

nightly.each(["README.md", "CHANGELOG.md", "manifest.json"])(
  "where a sparse checkout leaves out %s, no advice moves the tag, and the release goes on after it is obeyed",
  async (file) => {
    const server = await releaseServer();
    const folder = taggedPlugin(server);
    // Git leaves a file whose times it does not know.
    git(folder, "update-index", "--refresh");
    git(folder, "sparse-checkout", "set", "--no-cone", "/*", `!/${file}`);
    const stopped = await runReleaseHere(folder, server);
    expect(stopped.status, stopped.output).not.toBe(0);
    expect(stopped.output).not.toContain("git tag");
    expect(stopped.output).not.toContain("move the tag");
    expect(stopped.output).toContain("the files are in the commit. Check out all of it:\n");
    runPasted(stopped.output, folder);
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
  },
);

const TAG = "weather-widget-v1.4.0";
const WHOLE = "This is a sparse checkout, but the files are in the commit. Check out all of it:\n";

interface Case {
  readonly files?: Files;
  /** From a file of the plugin to one in another folder. */
  readonly links?: Readonly<Record<string, string>>;
  readonly isBuilt?: boolean;
}

/** A repository of which a sparse checkout has one plugin, whole. */
function makeSparse(server: Parameters<typeof tagged>[1], { files = {}, links = {}, isBuilt = true }: Case): string {
  const [above, plugin] = [temporaryFolder(), "plugins/a"];
  const folder = wholePlugin(files, join(above, plugin));
  makePlugin({ "shared/base.json": "{}", "shared/LICENSE": "MIT License\n", "shared/x/y.md": "x" }, above);
  for (const [path, target] of Object.entries(links)) {
    rmSync(join(folder, path), { recursive: true });
    symlinkSync(target, join(folder, path));
  }
  if (!isBuilt) {
    makePlugin({ ".gitignore": "dist/\n" }, above);
    rmSync(join(folder, "dist"), { recursive: true });
  }
  tagged(above, server, [TAG]);
  git(above, "update-index", "--refresh");
  git(above, "sparse-checkout", "set", plugin);
  return above;
}

describe("where a sparse checkout leaves out other folders only", () => {
  nightly.runIf(POSIX).each([
    ["LICENSE", "../../shared/LICENSE"],
    ["screenshots", "../../shared/x"],
    ["manifest.json", "../../shared/LICENSE"],
  ])("no advice moves the tag for %s, which leads there", async (path, target) => {
    const server = await releaseServer();
    const folder = makeSparse(server, { links: { [path]: target } });
    const { status, output } = await runReleaseHere(folder, server, "plugins/a", "--tag", TAG);
    expect(status, output).toBe(1);
    expect(output).toContain(WHOLE);
    expect(output).not.toMatch(/git tag|move the tag/u);
  });

  nightly("what the commit has as well is mended there, and what is not built is built", async () => {
    const server = await releaseServer();
    const short = makeSparse(server, { files: { "README.md": "Short\n" } });
    const { output } = await runReleaseHere(short, server, "plugins/a", "--tag", TAG);
    expect(output).toContain(`git tag --force ${TAG}`);
    expect(output).not.toContain("sparse checkout");
    const unbuilt = makeSparse(server, { isBuilt: false });
    const { output: printed } = await runReleaseHere(unbuilt, server, "plugins/a", "--tag", TAG);
    expect(printed).toContain("Build before the release:");
    expect(printed).not.toContain("sparse checkout");
  });

  nightly.runIf(POSIX)("a command that needs them is run again with all of it, and the release goes on", async () => {
    const server = await releaseServer();
    const scripts = { test: "true", lint: "true", "type-check": "test -f ../../shared/base.json" };
    const folder = makeSparse(server, { files: { "package.json": packageWith({ scripts, devDependencies: {} }) } });
    const asked = { command: "release", path: "plugins/a", tag: TAG, targets: "github-release", "run-scripts": "true" };
    const step = {
      workspace: folder,
      inputs: { ...asked, "github-token": RELEASE_TOKEN },
      fences: true,
      env: { GITHUB_API_URL: server.url, GITHUB_EVENT_NAME: "workflow_dispatch" },
    };
    const stopped = await startActionHere(step);
    expect(stopped.status, stopped.output).toBe(1);
    expect(stopped.summary).toContain("Check out all of it");
    expect(stopped.summary + stopped.output).not.toMatch(/git tag|move the tag/u);
    git(folder, "sparse-checkout", "disable");
    const { status, output } = await startActionHere(step);
    expect(status, output).toBe(0);
  });
});
