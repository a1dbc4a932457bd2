import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { releaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { commitOf, runReleaseHere, TAG, tagged } from "../support/release.js";
import { commitAll } from "../support/repository.js";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { sampleOf } from "../support/torture.js";
import { runPasted } from "../support/pasted.js";

/** A clone whose tag is that of the first commit, and whose origin, like GitHub, has moved it to the second. */
async function clonedBeforeTheTagWasMoved(kind: "plain" | "annotated" | "shallow" = "plain") {
  const server = await releaseServer();
  const author = tagged(wholePlugin(), server, [TAG]);
  const origin = join(temporaryFolder(), "origin.git");
  git(author, "clone", "--quiet", "--bare", author, origin);
  git(author, "remote", "add", "origin", origin);
  const folder = join(temporaryFolder(), "clone");
  const depth = kind === "shallow" ? ["--depth=1"] : [];
  git(author, "clone", "--quiet", ...depth, `file://${origin}`, folder);
  if (kind === "shallow") git(folder, "fetch", "--quiet", "--depth=1", "origin", "tag", TAG);
  writeFileSync(join(author, "dist", "more.js"), "export default 1;\n");
  commitAll(author);
  git(author, "tag", "--force", ...(kind === "annotated" ? ["--annotate", "--message=Again"] : []), TAG);
  git(author, "push", "--quiet", "--force", "origin", "main", TAG);
  server.repository.tags.set(TAG, commitOf(author));
  return { server, folder, commit: commitOf(author) };
}

const CASES = [
  ["is checked out", "plain", false],
  ["is checked out, where the new one is annotated", "annotated", false],
  ["is checked out, where the clone is shallow", "shallow", false],
  ["is not the commit of the branch, which was pulled", "plain", true],
] as const;

nightly.each(sampleOf(CASES, 2))(
  "a tag that was moved since it was fetched: the old commit %s",
  async (_, kind, isPulled) => {
    const { server, folder, commit } = await clonedBeforeTheTagWasMoved(kind);
    if (isPulled) git(folder, "pull", "--quiet", "--no-tags");
    const stopped = await runReleaseHere(folder, server);
    expect(stopped.output).toContain(`git fetch --force origin tag ${TAG}\n`);
    expect(stopped.status).toBe(isPulled ? 2 : 4);
    runPasted(stopped.output, folder);
    expect(commitOf(folder)).toBe(commit);
    const { status, output } = await runReleaseHere(folder, server);
    expect(status, output).toBe(0);
    expect(server.repository.releases).toMatchObject([{ tag_name: TAG, draft: false }]);
  },
);

nightly("the commands are not fooled by a branch that has the name of the tag", async () => {
  const { server, folder } = await clonedBeforeTheTagWasMoved();
  git(folder, "branch", TAG);
  runPasted((await runReleaseHere(folder, server)).output, folder);
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
});

test("in a job the advice is the step that checks the tag out anew", async () => {
  const { server, folder } = await clonedBeforeTheTagWasMoved();
  const { summary } = await startActionHere({
    workspace: folder,
    inputs: { "github-token": RELEASE_TOKEN, command: "release", tag: TAG, targets: "github-release" },
    env: { GITHUB_API_URL: server.url },
  });
  expect(summary).toContain(`git fetch --force origin tag ${TAG}\n`);
  expect(summary).toContain(`ref: "refs/tags/${TAG}"`);
});
