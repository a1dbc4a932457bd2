import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listBlocks, readDocument } from "../support/documents.js";
import { evaluate, fillIn } from "../support/fill-in.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { runProcess } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { commitAll, git, initialize } from "../support/repository.js";
import { checkedOut, onPullRequest, type CheckedOut } from "../support/pull-request.js";

interface Workflow {
  readonly jobs: {
    readonly check: {
      readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: Inputs }[];
    };
  };
}

type Inputs = Readonly<Record<string, string | number | boolean>>;

const [text = ""] = listBlocks(readDocument("docs/guides/monorepos.md")).flatMap((block) =>
  block.language === "yaml" ? [block.text] : [],
);
const { steps } = (parse(text) as Workflow).jobs.check;
const own = steps.find(({ uses }) => uses?.startsWith("OWNER/") === true)?.with ?? {};

/** Two plugins as workspaces of npm, whose build copies the code. */
function layOut(root: string): void {
  const packages = ["tides", "weather"].map((name) => `plugins/${name}`);
  for (const folder of packages) {
    const plugin = wholePlugin({ ".gitignore": "dist/\n" }, join(root, folder));
    const path = join(plugin, "package.json");
    const packageJson = JSON.parse(readFileSync(path, "utf8")) as object;
    const scripts = { build: "mkdir -p dist && cp src/* dist", test: "exit 0", lint: "exit 0", "type-check": "exit 0" };
    const name = folder.replace("plugins/", "");
    writeFileSync(path, JSON.stringify({ ...packageJson, name, scripts, devDependencies: undefined }));
    cpSync(join(plugin, "dist"), join(plugin, "src"), { recursive: true });
  }
  makePlugin({ "package.json": JSON.stringify({ private: true, workspaces: ["plugins/*"] }) }, root);
  execFileSync("npm", ["install", "--package-lock-only", "--offline", "--ignore-scripts"], { cwd: root });
}

/** Runs the job on a pull request that writes some files. */
async function runJob(pull: CheckedOut, github: object, event?: string) {
  for (const { run } of steps) {
    if (run === undefined) continue;
    const env = { PATH: process.env["PATH"] ?? "", HOME: temporaryFolder(), npm_config_offline: "true" };
    const { status, output } = await runProcess("bash", ["-e", "-c", run], { cwd: pull.folder, env });
    expect(status, output).toBe(0);
  }
  const inputs = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, fillIn(String(value), { github })]),
  );
  return onPullRequest(pull, { inputs, ...(event !== undefined && { event, payload: {} }) });
}

const change = (plugin: string): Files => ({
  [`plugins/${plugin}/manifest.json`]: manifestWith({ name: "New name", category: "none" }),
});

nightly.skipIf(!POSIX)(
  "the workflow of a monorepo builds every plugin, and checks those that a pull request changes",
  async () => {
    const pull = checkedOut({ base: layOut, head: change("tides") });
    const { status, summary, stdout } = await runJob(pull, { base_ref: "main", event: {} });
    expect([status, summary.includes("plugins/tides"), summary.includes("plugins/weather")]).toEqual([1, true, false]);
    expect(stdout).toContain("1 new");
  },
  60_000,
);

nightly.skipIf(!POSIX)(
  "the workflow of a monorepo checks all plugins on a push, and nothing where no plugin has changed",
  async () => {
    const pull = checkedOut({ base: layOut, head: { "notes.md": "Hello\n" } });
    const pushed = await runJob(pull, { base_ref: "", event: {} }, "push");
    expect([pushed.status, pushed.stdout]).toEqual([0, expect.stringContaining("2 plugins")]);
    const proposed = await runJob(pull, { base_ref: "main", event: {} });
    const none = (base: string): string => `None of 2 plugins: changed since ${base}\n✔ There is nothing to check\n`;
    expect([proposed.status, proposed.stdout]).toEqual([0, none("origin/main")]);
    const queued = await runJob(pull, { base_ref: "", event: { merge_group: { base_sha: pull.base } } }, "merge_group");
    expect([queued.status, queued.stdout]).toEqual([0, expect.stringMatching(/^None of 2 plugins:/u)]);
  },
  60_000,
);

test("the workflow fetches what its comparison needs, and no job may write", () => {
  expect(steps[0]?.with).toMatchObject({ "fetch-depth": 0, "persist-credentials": false });
  expect((parse(text) as { readonly permissions: object }).permissions).toEqual({ contents: "read" });
});

interface MatrixWorkflow {
  readonly jobs: {
    readonly release: {
      readonly if: string;
      readonly strategy: { readonly matrix: { readonly package: string } };
      readonly steps: readonly { readonly uses?: string; readonly with?: Inputs }[];
    };
  };
}

test("the matrix for changesets releases each plugin that was raised, and nothing for a library", async () => {
  const [page = ""] = readDocument("docs/release/release-tools.md").split("### Several plugins\n").slice(1);
  const job = (parse(/```yaml\n([^]*?)```/u.exec(page)?.[1]?.replaceAll("<sha>", "v1") ?? "") as MatrixWorkflow).jobs
    .release;
  const made = (packages: string) => ({ needs: { raise: { outputs: { packages } } } });
  const raised = JSON.stringify([
    { name: "tides", version: "1.4.0" },
    { name: "core", version: "9.0.0" },
  ]);
  expect([raised, "", "[]"].map((packages) => evaluate(job.if, made(packages)))).toEqual(["true", "false", "false"]);
  expect(job.strategy.matrix.package).toBe("${{ fromJSON(needs.raise.outputs.packages) }}");

  const root = makePlugin({ "packages/core/package.json": '{ "name": "core", "version": "9.0.0" }' });
  layOut(root);
  initialize(root);
  commitAll(root);
  const server = await releaseServer();
  const states = [];
  for (const one of JSON.parse(raised) as readonly { readonly name: string; readonly version: string }[]) {
    const filled = (inputs: Inputs = {}) =>
      Object.fromEntries(
        Object.entries(inputs).map(([key, value]) => [key, fillIn(String(value), { matrix: { package: one } })]),
      );
    const tag = `${one.name}@${one.version}`;
    expect(filled(job.steps[0]?.with)["ref"]).toBe(tag);
    git(root, "tag", tag);
    server.repository.tags.set(tag, git(root, "rev-parse", "HEAD").trim());
    const inputs = { ...filled(job.steps.at(-1)?.with), "github-token": RELEASE_TOKEN, "dry-run": "true" };
    const env = { GITHUB_API_URL: server.url, GITHUB_REF: "refs/heads/main", GITHUB_REF_TYPE: "branch" };
    const { status, outputs, output } = await startActionHere({ workspace: root, inputs, env });
    expect(status, output).toBe(0);
    states.push([tag, outputs["release-state"]]);
  }
  expect(states).toEqual([
    ["tides@1.4.0", "planned"],
    ["core@9.0.0", ""],
  ]);
}, 60_000);
