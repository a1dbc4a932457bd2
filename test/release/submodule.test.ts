import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { commitOf, packageWith, runReleaseHere } from "../support/release.js";
import { commitAll, git, initialize } from "../support/repository.js";

const OUTER = "tides@1.4.0";

/** A repository whose plugin is a submodule, or is below one. */
function repository(server: ReleaseServer, inside = ""): string {
  const own = temporaryFolder();
  wholePlugin({ "package.json": packageWith({ name: "tides" }) }, join(own, inside));
  initialize(own);
  commitAll(own);
  const outer = makePlugin({ "package.json": '{ "name": "all", "private": true, "workspaces": ["plugins/*"] }\n' });
  initialize(outer);
  git(outer, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", own, "plugins/tides");
  commitAll(outer);
  git(outer, "tag", OUTER);
  server.repository.tags.set(OUTER, commitOf(outer));
  return outer;
}

describe("a plugin that is a submodule", () => {
  nightly.each(["", "packages/main"])(
    "is compared with the commit that the outer one names, at '%s'",
    async (inside) => {
      const server = await releaseServer();
      const folder = repository(server, inside);
      const path = join("plugins/tides", inside);
      const { status, output } = await runReleaseHere(folder, server, "--tag", OUTER, path);
      expect(status, output).toBe(0);
      expect(output).not.toContain("  ! ");
      expect(server.repository.releases).toMatchObject([{ tag_name: OUTER, draft: false }]);
    },
  );

  nightly("with another README than that commit has is refused, with the command that checks it out", async () => {
    const server = await releaseServer();
    const folder = repository(server);
    const inner = join(folder, "plugins", "tides");
    appendFileSync(join(inner, "README.md"), "\nMore.\n");
    git(inner, "commit", "--all", "--quiet", "--message", "more");
    const { status, output } = await runReleaseHere(folder, server, "--tag", OUTER, "plugins/tides");
    expect(status, output).toBe(2);
    expect(output).toContain('"plugins/tides/README.md" is different from the commit');
    expect(output).toContain("  git submodule update --init -- plugins/tides\n");
    git(folder, "-c", "protocol.file.allow=always", "submodule", "update", "--init", "--", "plugins/tides");
    expect((await runReleaseHere(folder, server, "--tag", OUTER, "plugins/tides")).status).toBe(0);
  });
});
