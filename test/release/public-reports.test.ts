import { describe, expect, test } from "vitest";
import { SUMS } from "../../src/release/packing/sums.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { commitOf, expectOne, packageWith, runReleaseHere, TAG, tagged, taggedPlugin } from "../support/release.js";
import { commitAll, git, initialize } from "../support/repository.js";

const ARCHIVE = "weather-widget-1.4.0.zip";
const folder = taggedPlugin(undefined);

async function makeServer(at = folder, tag = TAG): Promise<ReleaseServer> {
  const server = await releaseServer();
  server.repository.tags.set(tag, commitOf(at));
  return server;
}

describe("public reports about other tools: the notes of a version are found", () => {
  test.each([
    ["anton-yurchenko/git-release#33", TAG, "[v1.4.0](https://github.com//o/r.git/compare/v1.3.0...v1.4.0)"],
    ["mattbrictson/chandler#35", TAG, "[ms/1.4.0](https://github.example.com/o/r/tree/ms/1.4.0) (2026-04-05)"],
    ["conventional-changelog/conventional-changelog#562", "release_v1.4.0", "release_v1.4.0"],
  ])("%s", async (_, tag, heading) => {
    const changelog = `# Changelog\n\n## ${heading}\n\n### Commits\n\n- Meaningful change\n\n## 1.3.0\n\n- Old\n`;
    const root = taggedPlugin(undefined, { "CHANGELOG.md": changelog }, tag);
    const server = await makeServer(root, tag);
    const format = tag === TAG ? [] : ["--tag-format", "release_v${version}"];
    const { status, output } = await runReleaseHere(root, server, "--tag", tag, ...format);
    expect(status, output).toBe(0);
    expect(server.repository.releases[0]?.body).toContain("Meaningful change");
    expect(server.repository.releases[0]?.body).not.toContain("Old");
  });
});

describe("public reports about other tools: no release is made twice, and none that is public changes", () => {
  nightly("softprops/action-gh-release#705: five jobs of one tag at once make one release", async () => {
    const server = await makeServer();
    const ended = await Promise.all(Array.from({ length: 5 }, () => runReleaseHere(folder, server)));
    const again = await runReleaseHere(folder, server);
    expect([again.status, again.output], ended.map(({ output }) => output).join("\n")).toEqual([0, expect.anything()]);
    expectOne(server, again.output);
  });

  nightly("softprops/action-gh-release#74: a draft is wanted, and the public release stays as it is", async () => {
    const server = await makeServer();
    expect((await runReleaseHere(folder, server)).status).toBe(0);
    const effects = server.calls.filter(({ effect }) => effect > 0).length;
    const { status, output } = await runReleaseHere(folder, server, "--draft");
    expect([status, output.includes("Nothing to do")], output).toEqual([0, true]);
    expect(server.calls.filter(({ effect }) => effect > 0)).toHaveLength(effects);
    expectOne(server, output);
  });

  nightly("actions/create-release#72: a second run with a draft makes no second draft", async () => {
    const server = await makeServer();
    for (const run of [1, 2]) {
      const { status, output } = await runReleaseHere(folder, server, "--draft");
      expect(status, `${String(run)}: ${output}`).toBe(0);
    }
    expect(server.repository.releases).toMatchObject([{ draft: true }]);
  });

  nightly("softprops/action-gh-release#772: the public release does not turn into a draft", async () => {
    const server = await makeServer();
    const release = server.repository.add({ tag_name: TAG, draft: false, name: "By hand" });
    server.repository.addAsset(release, "hand-made.zip", Buffer.from("hand-made"));
    const { output } = await runReleaseHere(folder, server);
    expect(server.repository.releases, output).toHaveLength(1);
    expect(server.repository.releases[0]).toMatchObject({ draft: false, name: "By hand" });
    const names = server.repository.releases[0]?.assets.map(({ name }) => name) ?? [];
    expect(names, output).toContain("hand-made.zip");
  });

  nightly("softprops/action-gh-release#838: another job publishes while this one sends its files", async () => {
    const server = await makeServer();
    server.hold = ({ effect }) => {
      if (effect !== 3 || server.repository.releases.length > 1) return undefined;
      const other = server.repository.add({ tag_name: TAG, draft: false });
      server.repository.addAsset(other, "linux-x64.tar.gz", Buffer.from("other"));
      return undefined;
    };
    const first = await runReleaseHere(folder, server);
    const second = await runReleaseHere(folder, server);
    const shown = server.repository.releases.filter(({ draft }) => !draft);
    expect(shown, `${first.output}\n${second.output}`).toHaveLength(1);
    expect(shown[0]?.assets.map(({ name }) => name)).toContain("linux-x64.tar.gz");
    if (second.status === 0)
      expect(shown[0]?.assets.map(({ name }) => name)).toEqual(expect.arrayContaining([ARCHIVE, SUMS]));
    else expect(second.output).toContain("Do this");
  });

  nightly("manufosela/karajan-code#774: a person makes the release before the list shows it", async () => {
    const server = await makeServer();
    server.hold = ({ effect }) => {
      if (effect === 1 && server.repository.releases.length === 0)
        server.repository.add({ tag_name: TAG, draft: false, name: "By hand" });
      return undefined;
    };
    const first = await runReleaseHere(folder, server);
    const second = await runReleaseHere(folder, server);
    const shown = server.repository.releases.filter(({ draft }) => !draft);
    expect(shown, `${first.output}\n${second.output}`).toMatchObject([{ name: "By hand" }]);
  });
});

nightly("clerk-community/clerk-sdk-flutter#438: of five plugins, each tag is pushed by itself", async () => {
  const root = temporaryFolder();
  const names = ["a", "b", "c", "d", "e"];
  for (const name of names) {
    const files = { "package.json": packageWith({ name }), "manifest.json": manifestWith({ name: `Lumen ${name}` }) };
    wholePlugin(files, `${root}/plugins/${name}`);
  }
  tagged(
    root,
    undefined,
    names.map((name) => `${name}@1.4.0`),
  );
  for (const name of names) {
    const { output } = await runCliHere(["version", "minor", `plugins/${name}`], { cwd: root });
    expect(output).not.toContain("--tags");
    expect(output).toContain(`git push origin`);
    expect(output.match(/git push [^\n]*/gu)?.join("\n")).toContain(`${name}@1.5.0`);
  }
});

test("vtmocanu/uzi#178: a tag on a commit with [skip ci] starts nothing, and the printed commands make another", async () => {
  const root = wholePlugin();
  initialize(root);
  commitAll(root);
  git(root, "tag", TAG);
  git(root, "commit", "--quiet", "--allow-empty", "--message", "docs: lessons [skip ci]");
  const { output } = await runCliHere(["version", "minor"], { cwd: root });
  const commits = output.match(/git commit [^\n]*/gu) ?? [];
  expect(commits, output).toHaveLength(1);
  expect(commits.join("\n")).not.toContain("[skip ci]");
});
