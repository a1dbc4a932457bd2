import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { packageWith, runReleaseHere, TAG, tagged, taggedPlugin } from "../support/release.js";
import { git } from "../support/repository.js";

const ENTRY = "Choose which conditions are worth a notification";
const EMPTY = "# Changelog\n\n## [1.4.0] - 2026-01-02\n\n## [1.3.0] - 2026-01-01\n\n- Old\n";

/** The words of the only release, without our seal. */
function wordsOf(server: ReleaseServer): string {
  const { releases } = server.repository;
  return (releases.at(-1)?.body ?? "").split("<!-- plugin-preflight")[0]?.trim() ?? "";
}

describe("the notes of a release", () => {
  nightly("are generated since the previous release of the plugin", async () => {
    const server = await releaseServer();
    for (const tag of ["v1.2.0", "v1.3.0", "v1.5.0"]) server.repository.add({ tag_name: tag, draft: false });
    const { status, output } = await runReleaseHere(taggedPlugin(server), server, "--notes", "generated");
    expect(status, output).toBe(0);
    expect(wordsOf(server)).toBe("Changes of v1.4.0 since v1.3.0");
  });

  nightly("are the entry of the changelog with the generated ones below it", async () => {
    const server = await releaseServer();
    const { status, output } = await runReleaseHere(taggedPlugin(server), server, "--notes", "both");
    expect(status, output).toBe(0);
    expect(wordsOf(server)).toMatch(
      new RegExp(`^### Added\\n\\n- ${ENTRY}[^]*\\n\\nChanges of v1.4.0 since the beginning$`, "u"),
    );
  });

  nightly("are generated since the previous tag of the same plugin where it has no release", async () => {
    const server = await releaseServer();
    const root = temporaryFolder();
    for (const name of ["weather", "tides"]) {
      const files = {
        "package.json": packageWith({ name: `@lumen-labs/${name}` }),
        "manifest.json": manifestWith({ name: `Lumen ${name}` }),
      };
      wholePlugin(files, `${root}/plugins/${name}`);
    }
    const all = ["tides@1.4.0", "tides@1.2.0", "tides@1.4.0-rc.1", "weather@1.3.9", "v1.3.8"];
    tagged(root, server, all);
    server.repository.add({ tag_name: "weather@1.3.5", draft: false });
    const run = ["--tag", "tides@1.4.0", "--notes", "generated", "plugins/*"];
    const { status, output } = await runReleaseHere(root, server, ...run);
    expect(status, output).toBe(0);
    expect(wordsOf(server)).toBe("Changes of tides@1.4.0 since tides@1.2.0");
  });

  test("say that it is the first release instead of listing the commits of other plugins", async () => {
    const server = await releaseServer();
    const root = temporaryFolder();
    wholePlugin({ "package.json": packageWith({ name: "tides" }) }, `${root}/plugins/tides`);
    tagged(root, server, ["tides@1.4.0"]);
    const run = ["--tag", "tides@1.4.0", "--notes", "generated", "plugins/*"];
    const { status, output } = await runReleaseHere(root, server, ...run);
    expect(status, output).toBe(0);
    expect(wordsOf(server)).toBe("This is the first release.");
  });

  nightly("are those of a file, whose links lead to the tag", async () => {
    const server = await releaseServer();
    const files = { "docs/NOTES.md": "# 1.4\n\nSee [the guide][g] and ![it](../a.png).\n\n[g]: guide.md\n" };
    const run = ["--notes", "docs/NOTES.md"];
    const { status, output } = await runReleaseHere(taggedPlugin(server, files), server, ...run);
    expect(status, output).toBe(0);
    const at = "https://github.example.com/lumen-labs/plugins";
    expect(wordsOf(server)).toBe(
      `# 1.4\n\nSee [the guide][g] and ![it](${at}/raw/v1.4.0/a.png).\n\n[g]: ${at}/blob/v1.4.0/docs/guide.md`,
    );
  });

  test("have no generated part where the server cannot generate notes, and the run says so", async () => {
    const server = await releaseServer();
    server.trouble = ({ operation }) =>
      operation === "POST /releases/generate-notes" ? { when: "before", what: "404" } : undefined;
    const { status, output } = await runReleaseHere(taggedPlugin(server), server, "--notes", "both");
    expect(status, output).toBe(0);
    expect(output.replace(/\s+/gu, " ")).toContain("GitHub cannot generate notes here (404)");
    expect(wordsOf(server)).toContain(ENTRY);
  });

  nightly("stop the release where the token may not generate them, with the permission that it needs", async () => {
    const server = await releaseServer();
    server.trouble = ({ operation }) =>
      operation === "POST /releases/generate-notes" ? { when: "before", what: "403" } : undefined;
    const { status, output } = await runReleaseHere(taggedPlugin(server), server, "--notes", "both");
    expect(status, output).toBe(2);
    expect(output).toContain("contents: write");
    expect(server.repository.releases).toEqual([]);
  });
});

describe("an empty entry, as release-please writes it,", () => {
  test("stops a release with notes: changelog", async () => {
    const server = await releaseServer();
    const { status, output } = await runReleaseHere(taggedPlugin(server, { "CHANGELOG.md": EMPTY }), server);
    expect(status, output).toBe(1);
    expect(server.repository.releases).toEqual([]);
  });

  nightly.each(["generated", "both", "./NEWS.md"])("is a warning with notes: %s", async (notes) => {
    const server = await releaseServer();
    const folder = taggedPlugin(server, { "CHANGELOG.md": EMPTY, "NEWS.md": "Own words.\n" });
    const { status, output } = await runReleaseHere(folder, server, "--notes", notes);
    expect(status, output).toBe(0);
    expect(output.replace(/\s+/gu, " ")).toMatch(/warning.*The entry .* in CHANGELOG\.md is empty/u);
    const words = notes === "./NEWS.md" ? "Own words." : "Changes of v1.4.0 since the beginning";
    expect(wordsOf(server)).toBe(words);
  });

  nightly("is a warning in the Action's check of a release tag as well", async () => {
    const server = await releaseServer();
    const workspace = taggedPlugin(server, { "CHANGELOG.md": EMPTY });
    const inputs = { command: "check", tag: TAG, notes: "generated", "run-scripts": "false" };
    const { status, output } = await startActionHere({ workspace, inputs });
    expect(status, output).toBe(0);
    const usual = await startActionHere({ workspace, inputs: { ...inputs, notes: "" } });
    expect(usual.status, usual.output).toBe(1);
  });
});

const REFUSED: readonly (readonly [string, string, string])[] = [
  ["generate", "Did you mean generated?", "a misspelt word"],
  ["missing.md", "there is no such file", "no file"],
  ["../outside.md", "it is not inside the repository", "a file outside of the repository"],
  ["link.md", "it is a link, or is reached through one", "a link"],
  ["linked/NOTES.md", "it is a link, or is reached through one", "a file behind a link"],
  ["empty.md", "it is empty", "an empty file"],
  ["docs", "it is not a file", "a folder"],
  ["latin.md", "it is not UTF-8 text", "a file that is no text"],
  ["large.md", "it has more than 1 MiB", "a file that is too large"],
];

nightly.each(REFUSED)("notes: %s is refused with the reason, and nothing is written", async (notes, says) => {
  const server = await releaseServer();
  const folder = taggedPlugin(server);
  writeFileSync(join(folder, "empty.md"), " \n");
  writeFileSync(join(folder, "latin.md"), Buffer.from([0xe4, 0x0a]));
  writeFileSync(join(folder, "large.md"), "x".repeat(1024 * 1024 + 1));
  mkdirSync(join(folder, "docs"), { recursive: true });
  writeFileSync(join(folder, "docs", "NOTES.md"), "Words\n");
  symlinkSync("docs/NOTES.md", join(folder, "link.md"));
  symlinkSync("docs", join(folder, "linked"));
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "more", "--allow-empty");
  git(folder, "tag", "--force", TAG);
  server.repository.tags.set(TAG, git(folder, "rev-parse", "HEAD").trim());
  const { status, output } = await runReleaseHere(folder, server, "--notes", notes);
  expect(status, output).toBe(2);
  expect(output.replace(/\s+/gu, " ")).toContain(says);
  expect(server.repository.releases).toEqual([]);
});

test("generated notes need the target github-release", async () => {
  const server = await releaseServer();
  const inputs = { "github-token": RELEASE_TOKEN, targets: "npm", "npm-token": "x", notes: "generated", tag: TAG };
  const env = { GITHUB_API_URL: server.url };
  const workspace = taggedPlugin(server);
  const { status, output } = await startActionHere({ workspace, inputs: { ...inputs, command: "release" }, env });
  expect(status, output).toBe(2);
  expect(output).toContain("only GitHub generates notes");
});

describe("the option --notes of the commands that check a release before it", () => {
  const folder = taggedPlugin(undefined, { "CHANGELOG.md": EMPTY });

  nightly.each([
    [["validate", ".", "--tag", TAG], 1],
    [["validate", ".", "--tag", TAG, "--notes", "both"], 0],
    [["validate", ".", "--tag", TAG, "--notes", "changelog"], 1],
    [["pack", ".", "--tag", TAG], 1],
    [["pack", ".", "--tag", TAG, "--notes", "generated"], 0],
    [["validate", ".", "--notes", "both"], 2],
    [["validate", ".", "--tag", TAG, "--notes", "boht"], 2],
  ] as const)("%j ends with %i, as the release would", async (args, expected) => {
    const { status, output } = await runCliHere([...args], { cwd: folder });
    expect(status, output).toBe(expected);
    if (expected === 2) expect(output).toContain(args.includes("boht" as never) ? "Did you mean both" : "Add --tag");
  });
});
