import { expect, test } from "vitest";
import { releaseServer } from "../servers/release-server.js";
import { git } from "../support/git.js";
import { runPasted } from "../support/pasted.js";
import { runReleaseHere, taggedPlugin } from "../support/release.js";

test.each(["README.md", "CHANGELOG.md", "manifest.json"])(
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
    expect(stopped.output).toContain("the files are in the commit: check out all of it:\n");
    runPasted(stopped.output, folder);
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
  },
);
