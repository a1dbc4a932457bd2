import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { ask, find } from "../support/diagnosis.js";
import { eventVariables, payload } from "../support/events.js";
import { fillIn } from "../support/fill-in.js";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { filesOf } from "../support/healthy.js";
import { expectGoodWorkflows, init, workflowsOf } from "../support/init.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";
import { commitAll, git, initialize } from "../support/repository.js";

const NAMES = ["tides", "waves", "wind"];
const ROOT = { "package.json": '{ "private": true, "workspaces": ["plugins/*", "packages/*"] }\n' };

/** A repository with a plugin in each of some folders, and a library. */
function repositoryOf(
  folders: readonly string[] = NAMES.map((name) => `plugins/${name}`),
  files: Files = ROOT,
  packageOf = (name: string): object => ({ name: `@acme/${name}` }),
): string {
  const root = makePlugin({ "packages/core/package.json": '{ "name": "@acme/core", "version": "9.0.0" }\n', ...files });
  for (const folder of folders) {
    const plugin = wholePlugin({}, join(root, folder));
    const path = join(plugin, "package.json");
    const scripts = { build: "node build.js", test: "exit 0", lint: "exit 0", "type-check": "exit 0" };
    const known = JSON.parse(readFileSync(path, "utf8")) as object;
    const own = { ...known, devDependencies: undefined, scripts, ...packageOf(folder.replace(/^.*\//u, "")) };
    writeFileSync(path, `${JSON.stringify(own, undefined, 2)}\n`);
  }
  initialize(root);
  commitAll(root);
  return root;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly "working-directory"?: string;
  readonly with?: Readonly<Record<string, string | boolean>>;
}
interface Workflow {
  readonly on: { readonly push: { readonly tags: readonly string[] } };
  readonly jobs: Readonly<
    Record<string, { readonly outputs?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

function readWorkflow(root: string, name: string): Workflow {
  return parse(workflowsOf(root).find((one) => one.name === name)?.text ?? "") as Workflow;
}

const ownStep = (workflow: Workflow, job: string): Step | undefined =>
  workflow.jobs[job]?.steps.find(({ uses }) => uses?.includes("/plugin-preflight@") === true);

/** GitHub's filter for the patterns that init writes: a star takes all but slashes, a backslash quotes. */
function isStartedBy({ on }: Workflow, tag: string): boolean {
  return on.push.tags.some((pattern) => {
    const parts = pattern.match(/\\.|[^]/gu) ?? [];
    const text = parts.map((part) =>
      part === "*" ? "[^/]*" : part.slice(-1).replace(/[.*+?^${}()|[\]\\/]/u, String.raw`\$&`),
    );
    return new RegExp(`^${text.join("")}$`, "u").test(tag);
  });
}

function fillInputs(step: Step | undefined, contexts: object): Record<string, string> {
  const entries = Object.entries(step?.with ?? {}).map(([name, value]) => [name, fillIn(String(value), contexts)]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Plays the two jobs of the written workflow for a pushed tag. */
async function playRelease(remote: string, workflow: Workflow, tag: string) {
  const server = await releaseServer();
  const workspace = temporaryFolder();
  git(workspace, "clone", "--quiet", "--branch", tag, `file://${remote}`, ".");
  const commit = git(workspace, "rev-parse", "HEAD").trim();
  server.repository.tags.set(tag, commit);
  const ref = `refs/tags/${tag}`;
  const env = {
    GITHUB_REF: ref,
    GITHUB_REF_NAME: tag,
    GITHUB_REF_TYPE: "tag",
    ...eventVariables("push", { ...payload("tag-push"), ref }),
    GITHUB_SHA: commit,
    GITHUB_API_URL: server.url,
  };
  const quiet = { "run-scripts": "false", lifecycle: "false" };
  const inputs = { ...fillInputs(ownStep(workflow, "check"), {}), ...quiet };
  const checked = await startActionHere({ workspace, inputs, env });
  expect(checked.status, checked.output).toBe(0);
  const handed = temporaryFolder();
  cpSync(checked.outputs["artifact-dir"] ?? "", join(handed, "release"), { recursive: true });
  const steps = { preflight: { outputs: checked.outputs }, attest: { outputs: { "bundle-path": "" } } };
  const outputs = Object.entries(workflow.jobs["check"]?.outputs ?? {}).map(
    ([name, value]) => [name, fillIn(value, { steps })] as const,
  );
  const needs = { check: { outputs: Object.fromEntries(outputs) } };
  const given = { ...fillInputs(ownStep(workflow, "release"), { needs, steps }), "github-token": RELEASE_TOKEN };
  const released = await startActionHere({ workspace: handed, inputs: given, env });
  expect(released.status, released.output).toBe(0);
  const archives = server.repository.releases.map(({ draft, assets, tag_name: name }) => ({
    draft,
    tag: name,
    archives: assets.flatMap((asset) => (asset.name.endsWith(".zip") ? [asset.name] : [])),
  }));
  return { plugins: JSON.parse(checked.outputs["plugins"] ?? "[]") as readonly string[], archives };
}

describe("init in a workspace", () => {
  nightly(
    "covers all plugins from the root, with the tags that version prints: a pushed one releases its plugin",
    async () => {
      const root = repositoryOf();
      const { status, stdout, stderr } = await init(root, "--yes", "--release");
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(
        /^The 3 plugins of this repository:\n {2}plugins\/tides\n {2}plugins\/waves\n {2}plugins\/wind\n/u,
      );
      expect(workflowsOf(root).map(({ name }) => name)).toEqual(["check.yml", "release.yml"]);
      const check = ownStep(readWorkflow(root, "check.yml"), "check");
      expect(check?.with?.["path"]).toBe("plugins/*");
      for (const name of NAMES) await expectGoodWorkflows(root, `plugins/${name}`);
      commitAll(root);
      const workflow = readWorkflow(root, "release.yml");
      for (const name of NAMES) {
        const printed = await runCliHere(["version", "patch", `plugins/${name}`], { cwd: root });
        const [, quoted = ""] = /^ {2}git tag (.*)$/mu.exec(printed.stdout) ?? [];
        const tag = quoted.replaceAll("'", "");
        expect([tag, isStartedBy(workflow, tag)]).toEqual([`@acme/${name}@1.4.1`, true]);
        if (name !== "waves") continue;
        const log = join(root, "plugins", name, "CHANGELOG.md");
        writeFileSync(log, readFileSync(log, "utf8").replace(/^## .*1\.4\.1.*\n/mu, "$&\n- Faster.\n"));
        commitAll(root);
        git(root, "tag", tag);
        const { plugins, archives } = await playRelease(root, workflow, tag);
        expect(plugins).toEqual([`plugins/${name}`]);
        expect(archives).toEqual([{ draft: false, tag, archives: [expect.stringMatching(/-1\.4\.1\.zip$/u)] }]);
      }
      expect(isStartedBy(workflow, "@acme/core@9.0.0")).toBe(false);
    },
    60_000,
  );

  test("checks in a pull request what it changes, and all plugins on a push", async () => {
    const root = repositoryOf();
    await init(root, "--yes");
    const step = ownStep(readWorkflow(root, "check.yml"), "check");
    const since = (step?.with?.["changed-since"] ?? "") as string;
    expect(fillIn(since, { github: { base_ref: "main" } })).toBe("origin/main");
    expect(fillIn(since, { github: { base_ref: "" } })).toBe("");
  });

  nightly("does the same from the folder of a plugin, and changes nothing a second time", async () => {
    const [here, there] = [repositoryOf(), repositoryOf()];
    await init(here, "plugins/waves", "--yes", "--release");
    await init(there, "--yes", "--release");
    const texts = (root: string): readonly string[] => workflowsOf(root).map(({ text }) => text);
    expect(texts(here)).toEqual(texts(there));
    const before = filesOf(here);
    for (const path of [".", "plugins/tides", "plugins/*"]) {
      const { stdout } = await init(here, path, "--yes", "--release");
      expect(stdout).toMatch(/\nThere is nothing to do\.\n$/u);
    }
    expect(filesOf(here)).toEqual(before);
  });

  nightly(
    "adds a workflow for the plugins that those that are there leave out, and doctor names them before",
    async () => {
      const root = repositoryOf();
      const own = repositoryOf(["plugins/tides"]);
      await init(own, "--yes", "--release");
      for (const { name, text } of workflowsOf(own))
        makePlugin({ [`.github/workflows/${name}`]: text.replaceAll("plugins/*", "plugins/tides") }, root);
      const seen = await ask(join(root, "plugins", "tides"));
      expect(find(seen, "workflow")).toMatchObject({
        state: "unfit",
        text: 'No workflow checks "plugins/waves" and 1 other plugin',
        commands: [expect.stringMatching(/ init$/u)],
      });
      expect(find(seen, "workflow-tags")).toMatchObject({
        text: 'No workflow releases "plugins/waves" and 1 other plugin',
        commands: [expect.stringMatching(/ init --release$/u)],
      });
      const { stdout } = await init(root, "plugins/wind", "--yes", "--release");
      expect(stdout).toContain(
        '.github/workflows/check.yml checks with plugin-preflight, but not "plugins/waves" and 1 other plugin: the new workflow does.\n',
      );
      const [, check, , release] = workflowsOf(root).map(({ name, text }) => ({ name, text }));
      expect([check?.name, release?.name]).toEqual(["plugin-preflight.yml", "release.yml"]);
      const written = readWorkflow(root, "plugin-preflight.yml");
      expect(ownStep(written, "check")?.with?.["path"]).toBe("plugins/waves\nplugins/wind\n");
      expect(readWorkflow(root, "plugin-release.yml").on.push.tags).toEqual(["@acme/waves@*", "@acme/wind@*"]);
      for (const name of NAMES) await expectGoodWorkflows(root, `plugins/${name}`);
    },
  );

  test("a workflow that only pushed tags start checks no plugin, and another one those that it names", async () => {
    const root = repositoryOf();
    const text = `on: { push: { tags: ["v*"] } }\njobs: { a: { runs-on: x, steps: [{ uses: OWNER/plugin-preflight@v1, with: { path: "plugins/*" } }] } }\n`;
    const other = text.replace(/^.*/u, "on: push").replace("*", "tides");
    makePlugin({ ".github/workflows/mine.yml": text, ".github/workflows/other.yml": other }, root);
    const { stdout } = await init(root);
    expect(stdout).toContain("b/.github/workflows/check.yml");
    expect(stdout).toContain('other.yml checks with plugin-preflight, but not "plugins/waves" and 1 other plugin: ');
  });

  nightly.each([
    [
      "pnpm",
      { "pnpm-lock.yaml": "lockfileVersion: '9.0'\n", "pnpm-workspace.yaml": "packages: ['plugins/*']\n" },
      "corepack enable && pnpm install --frozen-lockfile && pnpm --recursive --if-present run build",
    ],
    [
      "yarn",
      { ...ROOT, "yarn.lock": "__metadata:\n  version: 8\n" },
      "corepack enable && yarn install --immutable && yarn workspaces foreach --all --topological-dev run build",
    ],
    [
      "yarn 1",
      { ...ROOT, "yarn.lock": "# yarn lockfile v1\n" },
      "yarn install --frozen-lockfile && yarn workspace @acme/tides run build && yarn workspace @acme/waves run build",
    ],
    [
      "bun",
      { ...ROOT, "bun.lock": "{}\n" },
      "npm install --global bun && bun install --frozen-lockfile && bun run --filter '*' build",
    ],
    ["npm", { ...ROOT, "package-lock.json": "{}\n" }, "npm ci && npm run build --workspaces --if-present"],
    [
      "a script of the root",
      { ...ROOT, "package.json": ROOT["package.json"].replace("{", '{ "scripts": { "build": "turbo build" },') },
      "npm install && npm run build",
    ],
  ])("builds all packages of a workspace with %s", async (_, files, command) => {
    const root = repositoryOf(["plugins/tides", "plugins/waves"], files);
    await init(root, "--yes");
    expect(readWorkflow(root, "check.yml").jobs["check"]?.steps.flatMap(({ run }) => run ?? [])).toEqual([command]);
    await expectGoodWorkflows(root, "plugins/tides");
  });

  test("installs each plugin by itself where there is no workspace", async () => {
    const root = repositoryOf(["apps/one", "apps/two"], { "apps/one/package-lock.json": "{}\n" });
    rmSync(join(root, "packages"), { recursive: true });
    await init(root, "--yes");
    const steps = readWorkflow(root, "check.yml").jobs["check"]?.steps ?? [];
    expect(steps.flatMap((step) => (step.run === undefined ? [] : [[step.run, step["working-directory"]]]))).toEqual([
      ["npm ci && npm run build", "apps/one"],
      ["npm install && npm run build", "apps/two"],
    ]);
    expect(ownStep(readWorkflow(root, "check.yml"), "check")?.with?.["path"]).toBe("apps/*");
    await expectGoodWorkflows(root, "apps/one");
  });

  test("no text of the repository becomes an expression or a command of a workflow", async () => {
    const workspaces = JSON.stringify({ private: true, workspaces: ["plugins/*"] });
    const odd = POSIX ? ["plugins/wind "] : [];
    const evil = "$(touch ran) ${{ secrets.A }}";
    const root = repositoryOf(
      ["plugins/tides", "plugins/${{ secrets.A }}", ...odd],
      {
        "package.json": workspaces,
        "yarn.lock": "# yarn lockfile v1\n",
        "plugins/nameless/package.json": '{ "scripts": { "build": "exit 0" } }',
      },
      (name) => (name === "tides" ? { name: "@acme/tides" } : { name: evil }),
    );
    const { stdout } = await init(root, "--yes", "--release");
    for (const name of ["plugins/${{ secrets.A }}", ...odd])
      expect(stdout).toContain(`No workflow can name "${name}": rename this folder.`);
    const texts = workflowsOf(root).map(({ text }) => text);
    expect(texts.join("")).not.toMatch(/secrets\.A|touch ran|undefined/u);
    expect(ownStep(readWorkflow(root, "check.yml"), "check")?.with?.["path"]).toBe("plugins/tides");
  });

  test("one tag that releases all plugins gets a workflow of one job", async () => {
    const root = repositoryOf(["plugins/tides", "plugins/waves"], ROOT, () => ({ name: undefined }));
    await init(root, "--yes", "--release");
    const workflow = readWorkflow(root, "release.yml");
    expect([workflow.on.push.tags, Object.keys(workflow.jobs)]).toEqual([["v*"], ["release"]]);
    expect(ownStep(workflow, "release")?.with).toMatchObject({ path: "plugins/*", targets: "github-release" });
    await expectGoodWorkflows(root, "plugins/tides");
  });
});

test("doctor at the root of a workspace looks at all of its plugins", async () => {
  const root = repositoryOf();
  await init(root, "--yes");
  const { lines } = await ask(root);
  expect(new Set(lines.flatMap(({ plugin }) => plugin ?? []))).toEqual(new Set(NAMES.map((name) => `plugins/${name}`)));
  const { stdout } = await runCliHere(["doctor"], { cwd: root });
  expect(stdout).toContain("\nThe workflows\n");
  expect(stdout).toContain("cd plugins/tides && ");
});
