import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect } from "vitest";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { releaseEnvironment } from "../support/release.js";
import { sampleOf } from "../support/torture.js";

/** What a stopped run prints is pasted into a real clone of a real remote. Then the release is right. */

const CLONES = ["a whole clone", "a subfolder of a clone", "a clone of one branch"] as const;
type Clone = (typeof CLONES)[number];
let ran = 0;

afterAll(() => {
  process.stdout.write(`${String(ran)} printed commands were run\n`);
});

interface World {
  readonly server: ReleaseServer;
  readonly remote: string;
  /** Where the author works. */
  readonly clone: string;
  /** Where the commands are pasted. */
  readonly cwd: string;
}

/** A remote whose branch has one commit with these tags, and a clone of it. */
async function makeWorld(kind: Clone, tags: readonly string[], files: Files = {}): Promise<World> {
  const server = await releaseServer();
  const first = wholePlugin({ "docs/notes.txt": "notes\n", ...files });
  const remote = join(temporaryFolder(), "remote.git");
  git(first, "init", "--quiet", "--initial-branch=main", "--template=");
  git(first, "add", "--all", "--force");
  git(first, "commit", "--quiet", "--message=first");
  for (const tag of tags) git(first, "tag", tag);
  git(first, "branch", "other");
  git(dirname(remote), "init", "--quiet", "--bare", "--initial-branch=main", remote);
  git(first, "push", "--quiet", remote, "--all");
  git(first, "push", "--quiet", remote, "--tags");
  const clone = join(temporaryFolder(), "clone");
  const one = kind === "a clone of one branch" ? ["--single-branch", "--branch", "main", "--no-tags"] : [];
  git(dirname(remote), "clone", "--quiet", "--template=", ...one, `file://${remote}`, clone);
  return { server, remote, clone, cwd: kind === "a subfolder of a clone" ? join(clone, "docs") : clone };
}

function listRefs(remote: string): ReadonlyMap<string, string> {
  const lines = git(remote, "for-each-ref", "--format=%(refname) %(objectname)").trim().split("\n");
  return new Map(lines.map((line) => line.split(" ") as [string, string]));
}

const GIT_ENVIRONMENT = {
  PATH: process.env["PATH"],
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  ...Object.fromEntries(["AUTHOR", "COMMITTER"].map((who) => [`GIT_${who}_NAME`, "Harbour"])),
  ...Object.fromEntries(["AUTHOR", "COMMITTER"].map((who) => [`GIT_${who}_EMAIL`, "harbour@example.com"])),
};

/** Runs each printed command as it is printed. */
async function paste(text: string, { cwd, server }: Pick<World, "cwd" | "server">): Promise<void> {
  const commands = [...text.matchAll(/^ *(?: {2})((?:git|node|rm) .*)$/gmu)].map(([, command = ""]) => command);
  expect(commands, text).not.toEqual([]);
  for (const command of commands) {
    const env = { ...GIT_ENVIRONMENT, ...releaseEnvironment(server) };
    await promisify(execFile)("sh", ["-c", command], { cwd, env });
    ran++;
  }
}

/** Starts the Action for a tag that was pushed, in a fresh checkout of it. */
async function runOn(tag: string, { server, remote }: World, inputs: Readonly<Record<string, string>> = {}) {
  const workspace = join(temporaryFolder(), "checkout");
  git(dirname(remote), "clone", "--quiet", "--template=", `file://${remote}`, workspace);
  git(workspace, "checkout", "--quiet", `refs/tags/${tag}`);
  for (const [ref, object] of listRefs(remote)) {
    if (ref.startsWith("refs/tags/")) server.repository.tags.set(ref.slice("refs/tags/".length), object);
  }
  return startActionHere({
    workspace,
    inputs: { "github-token": RELEASE_TOKEN, targets: "github-release", ...inputs },
    env: {
      GITHUB_API_URL: server.url,
      GITHUB_REF: `refs/tags/${tag}`,
      GITHUB_REF_NAME: tag,
      GITHUB_REF_TYPE: "tag",
      GITHUB_SHA: git(workspace, "rev-parse", "HEAD").trim(),
    },
  });
}

async function expectReleased(tag: string, world: World): Promise<void> {
  const { outputs, output } = await runOn(tag, world);
  expect(outputs["release-state"], output).toBe("released");
  const mine = world.server.repository.releases.filter(({ tag_name: name }) => name === tag);
  expect(mine).toMatchObject([{ tag_name: tag, draft: false }]);
}

/** Nothing is gone, and this is new or moved. */
function expectKept(before: ReadonlyMap<string, string>, { remote }: World): readonly string[] {
  const after = listRefs(remote);
  for (const ref of before.keys()) expect([...after.keys()]).toContain(ref);
  const changed = [...after].filter(([ref, object]) => before.get(ref) !== object).map(([ref]) => ref);
  return changed.filter((ref) => ref.startsWith("refs/tags/")).map((ref) => ref.slice("refs/tags/".length));
}

describe.each(CLONES)("in %s", (kind) => {
  const WRONG = [
    "plugin-v1.4.0",
    "V1.4.0",
    "v1.4.1",
    "weather-widget-1.4.0",
    "it's-(final)-v1.4.0",
    "$(touch&hacked);1.4.0",
  ];
  nightly.each(
    sampleOf(
      WRONG.flatMap((tag) => [["auto", tag] as const, ["release", tag] as const]),
      2,
    ),
  )("what a run with command: %s says about the tag %s releases the commit", async (command, tag) => {
    const world = await makeWorld(kind, [tag]);
    const before = listRefs(world.remote);
    const { output, annotations } = await runOn(tag, world, { command });
    const warning = annotations.shown.map(({ message }) => message).find((one) => one.includes("also give it"));
    expect(warning, output).toBeDefined();
    await paste(warning ?? "", world);
    expect(expectKept(before, world)).toEqual(["v1.4.0"]);
    expect(listRefs(world.remote).get("refs/tags/v1.4.0")).toBe(before.get(`refs/tags/${tag}`));
    await expectReleased("v1.4.0", world);
    // Pasted twice, nothing changes.
    await paste(warning ?? "", world);
    expect(expectKept(before, world)).toEqual(["v1.4.0"]);
  });

  const release = (world: World, tag: string) =>
    runCli(["release", "--tag", tag, "--targets", "github-release"], {
      cwd: world.clone,
      env: releaseEnvironment(world.server),
    });

  nightly("what the command line says about a tag that is not the version's releases it", async () => {
    const world = await makeWorld(kind, []);
    const before = listRefs(world.remote);
    world.server.repository.tags.set("v1.4.0", before.get("refs/heads/main") ?? "");
    const { status, output } = await release(world, "v1.4");
    expect(status, output).toBe(2);
    await paste(output, { ...world, cwd: world.clone });
    expect(expectKept(before, world)).toEqual(["v1.4.0"]);
    expect(world.server.repository.releases).toMatchObject([{ tag_name: "v1.4.0", draft: false }]);
  });

  nightly("what a run without an entry in the changelog says releases the commit that has one", async () => {
    const changelog = "# Changelog\n\n## [1.3.0] - 2025-01-01\n\n- Old.\n";
    const world = await makeWorld(kind, ["v1.4.0"], { "CHANGELOG.md": changelog });
    const before = listRefs(world.remote);
    const { output } = await runOn("v1.4.0", world);
    const end = output.slice(output.indexOf("Do this:"));
    const heading = /^ +(## \[1\.4\.0\].*)$/mu.exec(end)?.[1] ?? /"(## \[1\.4\.0\][^"]*)"/u.exec(end)?.[1];
    expect(heading, end).toBeDefined();
    const path = join(world.clone, "CHANGELOG.md");
    const own = readFileSync(path, "utf8");
    writeFileSync(path, own.replace("## [1.3.0]", `${heading ?? ""}\n\n- New.\n\n## [1.3.0]`));
    git(world.clone, "commit", "--quiet", "--all", "--message=entry");
    await paste(end.slice(0, end.indexOf("::error")), world);
    expect(expectKept(before, world)).toEqual(["v1.4.0"]);
    await expectReleased("v1.4.0", world);
  });

  nightly("what a run of a tag that is not pushed says releases it", async () => {
    const world = await makeWorld(kind, []);
    const before = listRefs(world.remote);
    git(world.clone, "tag", "v1.4.0");
    const { status, output } = await release(world, "v1.4.0");
    expect(status, output).toBe(2);
    await paste(output, world);
    expect(expectKept(before, world)).toEqual(["v1.4.0"]);
    await expectReleased("v1.4.0", world);
  });

  nightly("what a run of another commit says releases that of the tag", async () => {
    const world = await makeWorld(kind, ["v1.4.0"]);
    const before = listRefs(world.remote);
    git(world.clone, "fetch", "--quiet", "origin", "tag", "v1.4.0");
    mkdirSync(join(world.clone, "more"));
    writeFileSync(join(world.clone, "more", "a.txt"), "more\n");
    git(world.clone, "add", "--all");
    git(world.clone, "commit", "--quiet", "--message=more");
    world.server.repository.tags.set("v1.4.0", before.get("refs/tags/v1.4.0") ?? "");
    const { status, output } = await release(world, "v1.4.0");
    expect(status, output).toBe(2);
    await paste(output, world);
    const again = await release(world, "v1.4.0");
    expect(again.status, again.output).toBe(0);
    expect(expectKept(before, world)).toEqual([]);
  });

  nightly("what a run of a burnt tag says releases the next version", async () => {
    const world = await makeWorld(kind, ["v1.4.0"]);
    const before = listRefs(world.remote);
    world.server.repository.burnt.add("v1.4.0");
    const { output } = await runOn("v1.4.0", world);
    for (const file of ["manifest.json", "package.json", "CHANGELOG.md"]) {
      const path = join(world.clone, file);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll("1.4.0", "1.4.1"));
    }
    git(world.clone, "commit", "--quiet", "--all", "--message=next");
    const end = output.slice(output.indexOf("Do this:"));
    await paste(end.slice(0, end.indexOf("::error")), world);
    expect(expectKept(before, world)).toEqual(["v1.4.1"]);
    await expectReleased("v1.4.1", world);
  });

  nightly("what version prints releases the version", async () => {
    const world = await makeWorld(kind, ["v1.4.0"]);
    const before = listRefs(world.remote);
    git(world.clone, "fetch", "--quiet", "--tags");
    const where = kind === "a subfolder of a clone" ? [".."] : [];
    const { status, output } = await runCli(["version", "minor", ...where], { cwd: world.cwd });
    expect(status, output).toBe(0);
    const path = join(world.clone, "CHANGELOG.md");
    const own = readFileSync(path, "utf8");
    writeFileSync(path, own.replace(/^(## \[1\.5\.0\].*)$/mu, "$1\n\n- New."));
    await paste(output, world);
    expect(expectKept(before, world)).toEqual(["v1.5.0"]);
    await expectReleased("v1.5.0", world);
  });
});
