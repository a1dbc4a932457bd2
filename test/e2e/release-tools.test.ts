import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { CLI } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { inputsOf, listSteps, readSection, release } from "../support/release-tools.js";
import { commitAll, git, initialize } from "../support/repository.js";

const NAME = "@lumen-labs/weather-widget";
const tools = temporaryFolder();
cpSync(join(ROOT, "test", "e2e", "release-tools", "package.json"), join(tools, "package.json"));
const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
execFileSync("npm", install, { cwd: tools, stdio: "ignore" });
const own = join(tools, "own");
mkdirSync(own);
writeFileSync(join(own, "plugin-preflight"), `#!/bin/sh\nexec '${process.execPath}' '${CLI}' "$@"\n`);
chmodSync(join(own, "plugin-preflight"), 0o755);

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const read = (folder: string, path: string): string => readFileSync(join(folder, path), "utf8");

/** Writes the files of a page's section; what it shows of package.json is added to the one that is there. */
function adopt(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    if (path !== "package.json") {
      write(folder, path, text);
      continue;
    }
    const before = JSON.parse(read(folder, path)) as { readonly scripts?: object };
    const { scripts } = JSON.parse(text) as { readonly scripts: object };
    const after = { ...before, scripts: { ...before.scripts, ...scripts } };
    write(folder, path, `${JSON.stringify(after, undefined, 2)}\n`);
  }
}

/** A repository whose remote has it all. */
function publish(folder: string, tags: readonly string[]): string {
  const remote = temporaryFolder();
  git(remote, "init", "--quiet", "--bare", "--initial-branch=main");
  initialize(folder);
  commitAll(folder);
  for (const tag of tags) git(folder, "tag", tag);
  git(folder, "remote", "add", "origin", `file://${remote}`);
  git(folder, "push", "--quiet", "--set-upstream", "origin", "main", ...tags);
  return remote;
}

function run(folder: string, command: string): string {
  const author = { GIT_AUTHOR_NAME: "N", GIT_AUTHOR_EMAIL: "n@example.com" };
  return execFileSync("sh", ["-ec", `${command} 2>&1`], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 240_000,
    env: {
      ...author,
      GIT_COMMITTER_NAME: "N",
      GIT_COMMITTER_EMAIL: "n@example.com",
      GIT_CONFIG_GLOBAL: "/dev/null",
      HOME: tools,
      PATH: `${own}:${join(tools, "node_modules", ".bin")}:${process.env["PATH"] ?? ""}`,
      NX_DAEMON: "false",
    },
  });
}

const entry = (folder: string): void => {
  write(
    folder,
    "CHANGELOG.md",
    read(folder, "CHANGELOG.md").replace("## [1.4.0]", "## [1.5.0]\n\n- Show tides\n\n## [1.4.0]"),
  );
};

nightly.each(["npm version", "np"])("%s raises, tags and pushes what the Action releases", async (tool) => {
  const { files, commands } = readSection(tool);
  const folder = wholePlugin();
  adopt(folder, files);
  entry(folder);
  const remote = publish(folder, ["v1.4.0"]);
  // Without the tests of the plugin, whose packages are not installed.
  for (const command of commands) run(folder, command.startsWith("np ") ? `${command} --yolo` : command);
  expect(await release(remote, "v1.5.0")).toContain("Show tides");
});

nightly("semantic-release writes, commits and pushes what the Action releases", async () => {
  const folder = wholePlugin();
  const remote = publish(folder, ["v1.4.0"]);
  adopt(folder, readSection("semantic-release").files);
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message", "feat: show tides");
  git(folder, "push", "--quiet");
  const { plugins } = JSON.parse(read(folder, ".releaserc.json")) as { readonly plugins: readonly unknown[] };
  expect(plugins).toHaveLength(6);
  const log = run(
    tools,
    `cd '${folder}' && NODE_PATH='${tools}/node_modules' semantic-release --no-ci --repository-url 'file://${remote}'`,
  );
  expect(git(remote, "tag"), log).toContain("v1.5.0");
  const outputs = join(temporaryFolder(), "outputs");
  const made = listSteps("semantic-release").find(({ id }) => id === "made")?.run ?? "";
  run(folder, `export GITHUB_OUTPUT='${outputs}'; ${made}`);
  const [, tag = ""] = /^tag=(.*)$/mu.exec(readFileSync(outputs, "utf8")) ?? [];
  const inputs = inputsOf("semantic-release", { steps: { made: { outputs: { tag } } } });
  expect(inputs).toMatchObject({ command: "release", tag: "v1.5.0" });
  expect(await release(remote, "v1.5.0", inputs)).toContain("show tides");
});

nightly("changesets raises and tags what the Action releases", async () => {
  const { files, commands } = readSection("changesets");
  const folder = wholePlugin();
  adopt(folder, files);
  write(folder, ".changeset/tides.md", `---\n"${NAME}": minor\n---\n\nShow tides\n`);
  const remote = publish(folder, ["v1.4.0"]);
  const [raise = "", tag = "", push = ""] = commands;
  expect(commands).toEqual(["npm run version", "changeset tag", "git push origin v1.5.0"]);
  run(folder, raise);
  commitAll(folder);
  git(folder, "push", "--quiet");
  run(folder, tag);
  run(folder, push);
  expect(await release(remote, "v1.5.0")).toContain("Show tides");
});

/** A workspace with two plugins. */
function workspace(): string {
  const folder = temporaryFolder();
  write(
    folder,
    "package.json",
    '{ "name": "acme", "private": true, "version": "0.0.0", "workspaces": ["plugins/*"] }\n',
  );
  for (const name of ["tides", "wind"]) {
    const plugin = wholePlugin({}, join(folder, "plugins", name));
    for (const file of ["package.json", "manifest.json"]) {
      const value = JSON.parse(read(plugin, file)) as { name: string };
      const renamed = file === "package.json" ? `@acme/${name}` : value.name;
      write(plugin, file, `${JSON.stringify({ ...value, name: renamed }, undefined, 2)}\n`);
    }
  }
  return folder;
}

nightly("changesets in a workspace with two plugins: each tag releases its own plugin", async () => {
  const { files } = readSection("changesets");
  const folder = workspace();
  adopt(folder, files);
  write(folder, ".changeset/a.md", '---\n"@acme/tides": minor\n"@acme/wind": minor\n---\n\nShow tides\n');
  const remote = publish(folder, []);
  run(folder, "npm run version");
  commitAll(folder);
  git(folder, "push", "--quiet");
  run(folder, "changeset tag");
  for (const tag of ["@acme/tides@1.5.0", "@acme/wind@1.5.0"]) {
    git(folder, "push", "--quiet", "origin", tag);
    expect(await release(remote, tag, { path: "plugins/*" })).toContain("Show tides");
  }
});

nightly("lerna in a workspace with two plugins: each tag releases its own plugin", async () => {
  const { files, commands } = readSection("lerna");
  const folder = workspace();
  write(folder, "lerna.json", files.get("lerna.json") ?? "");
  for (const name of ["tides", "wind"])
    adopt(join(folder, "plugins", name), new Map([["package.json", files.get("package.json") ?? ""]]));
  const remote = publish(folder, ["@acme/tides@1.4.0", "@acme/wind@1.4.0"]);
  for (const name of ["tides", "wind"]) write(folder, `plugins/${name}/src/new.ts`, "export {};\n");
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message", "feat: show tides");
  git(folder, "push", "--quiet");
  const log = commands.map((command) => run(folder, command)).join("\n");
  expect(git(remote, "tag"), log).toContain("@acme/tides@1.5.0");
  for (const tag of ["@acme/tides@1.5.0", "@acme/wind@1.5.0"])
    expect(await release(remote, tag, { path: "plugins/*" })).toContain("show tides");
});

nightly("lerna's fixed mode: one tag releases all plugins", async () => {
  const { files, commands } = readSection("lerna");
  const folder = workspace();
  const independent = JSON.parse(files.get("lerna.json") ?? "") as object;
  write(folder, "lerna.json", JSON.stringify({ ...independent, version: "1.4.0" }));
  for (const name of ["tides", "wind"]) {
    const plugin = join(folder, "plugins", name);
    adopt(plugin, new Map([["package.json", files.get("package.json") ?? ""]]));
    const manifest = JSON.parse(read(plugin, "manifest.json")) as { readonly name: string };
    write(plugin, "manifest.json", `${JSON.stringify({ ...manifest, name: `Lumen ${name}` }, undefined, 2)}\n`);
  }
  const remote = publish(folder, ["v1.4.0"]);
  for (const name of ["tides", "wind"]) write(folder, `plugins/${name}/src/new.ts`, "export {};\n");
  git(folder, "add", "--all", "--force");
  git(folder, "commit", "--quiet", "--message", "feat: show tides");
  git(folder, "push", "--quiet");
  const log = commands.map((command) => run(folder, command)).join("\n");
  expect(git(remote, "tag").trim().split("\n"), log).toEqual(["v1.4.0", "v1.5.0"]);
  expect(await release(remote, "v1.5.0", { path: "plugins/*" }, 2)).toContain("show tides");
});

interface ReleasePlease {
  readonly Changelog: new (options: object) => { updateContent(text: string): string };
  readonly GenericJson: new (path: string, version: object) => { updateContent(text: string): string };
  readonly DefaultChangelogNotes: new () => { buildNotes(commits: object, options: object): Promise<string> };
  readonly Version: { parse(text: string): object };
  readonly TagName: new (version: object) => { toString(): string };
  parseConventionalCommits(commits: readonly object[]): object;
}

test("release-please's own library writes what the Action releases", async () => {
  const require = createRequire(join(tools, "package.json"));
  const parts = ["updaters/changelog", "updaters/generic-json", "changelog-notes/default", "version", "util/tag-name"];
  const library = Object.assign(
    {},
    ...[...parts, "commit"].map((part) => require(`release-please/build/src/${part}`) as object),
  ) as ReleasePlease;
  const text = readSection("release-please").files.get("release-please-config.json") ?? "";
  const config = JSON.parse(text) as {
    readonly packages: { readonly ".": { readonly "extra-files": readonly { path: string; jsonpath: string }[] } };
  };
  const folder = wholePlugin();
  const remote = publish(folder, ["v1.4.0"]);
  const version = library.Version.parse("1.5.0");
  const tag = new library.TagName(version).toString();
  const commits = library.parseConventionalCommits([{ sha: "abc123def", message: "feat: show tides", files: [] }]);
  const about = {
    owner: "lumen-labs",
    repository: "plugins",
    version: "1.5.0",
    previousTag: "v1.4.0",
    currentTag: tag,
  };
  const changelogEntry = await new library.DefaultChangelogNotes().buildNotes(commits, about);
  const update = (file: string, updater: { updateContent(text: string): string }): void => {
    write(folder, file, updater.updateContent(read(folder, file)));
  };
  update("CHANGELOG.md", new library.Changelog({ version, changelogEntry }));
  update("package.json", new library.GenericJson("$.version", version));
  for (const { path, jsonpath } of config.packages["."]["extra-files"])
    update(path, new library.GenericJson(jsonpath, version));
  commitAll(folder);
  git(folder, "tag", tag);
  git(folder, "push", "--quiet", "origin", "main", tag);
  const inputs = inputsOf("release-please", { needs: { please: { outputs: { tag } } } });
  expect(inputs).toMatchObject({ command: "release", tag: "v1.5.0" });
  expect(await release(remote, tag, inputs)).toContain("show tides");

  // Of commits that its notes leave out, release-please writes a heading and nothing below it.
  write(folder, "CHANGELOG.md", read(folder, "CHANGELOG.md").replace(/### Features[^]*?show tides.*\n/u, ""));
  commitAll(folder);
  git(folder, "tag", "--force", tag);
  git(folder, "push", "--quiet", "--force", "origin", "main", tag);
  expect(await release(remote, tag, { ...inputs, notes: "both" })).toContain(`Changes of ${tag}`);
});
