import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatCount } from "../../src/base/text/numbers.js";
import { readDocument } from "../support/documents.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { readPageJobs, readPageStep, standInForCheckout } from "../support/page-workflow.js";
import { runProcess, type Ended } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { roundsOf } from "../support/torture.js";

const AUTOFIX = "docs/guides/fix-findings.md";
/** A version with a v, and an input whose name is written wrongly: both are fixed. */
const FIXABLE: Files = { "manifest.json": manifestWith({ version: "v1.4.0" }) };
const WORKFLOW = `on: push
permissions: {}
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - uses: harbour/plugin-preflight@v1
        with: { strict: yes }
`;

interface PullRequest {
  /** The bare repository at GitHub. */
  readonly origin: string;
  /** The author's clone. */
  readonly author: string;
  readonly head: string;
}

/** A pull request from the branch `work`, whose name has signs that shells and refspecs read. */
const BRANCH = "fix/$(touch${IFS}ran);'`x`";

function openPullRequest(files: Files): PullRequest {
  const [origin, author] = [join(temporaryFolder(), "origin.git"), wholePlugin(files)];
  git(author, "init", "--quiet", "--bare", "--template=", origin);
  git(author, "init", "--quiet", `--initial-branch=${BRANCH}`, "--template=");
  git(author, "add", "--all", "--force");
  git(author, "commit", "--quiet", "--message=first");
  git(author, "remote", "add", "origin", `file://${origin}`);
  git(author, "push", "--quiet", "origin", BRANCH);
  return { origin, author, head: git(author, "rev-parse", "HEAD").trim() };
}

const readTip = (origin: string): string => git(origin, "for-each-ref", "--format=%(objectname)", "refs/heads").trim();

/** Plays the job on a commit, and gives what its steps printed. */
async function play(pull: PullRequest, commit: string, between: () => void = () => undefined): Promise<Ended> {
  const workspace = temporaryFolder();
  standInForCheckout(workspace);
  const clone = join(workspace, "plugin");
  git(workspace, "init", "--quiet", "--template=", clone);
  git(clone, "remote", "add", "origin", `file://${pull.origin}`);
  git(clone, "fetch", "--quiet", "--depth=1", "origin", commit);
  git(clone, "checkout", "--quiet", "--detach", commit);
  const env = { HOME: temporaryFolder(), BRANCH, CHECKED: commit, TOKEN: "ghs_token", GIT_CONFIG_NOSYSTEM: "1" };
  const start = (name: string): Promise<Ended> =>
    runProcess("bash", ["-e", "-c", readPageStep(AUTOFIX, name)], {
      cwd: workspace,
      env,
      commands: ["notice", "error"],
    });
  const fixed = await start("Fix");
  expect(fixed.status, fixed.output).toBe(0);
  between();
  return start("Commit");
}

describe.skipIf(!POSIX)("the recipe that commits fixes", () => {
  nightly("commits to the branch what is fixed safely, once, and runs nothing of the plugin", async () => {
    const ran = join(temporaryFolder(), "ran");
    const scripts = Object.fromEntries(
      ["preinstall", "prepare", "build", "test", "lint", "pretest", "prepack"].map((name) => [name, `touch ${ran}`]),
    );
    const pull = openPullRequest({
      ...FIXABLE,
      "package.json": JSON.stringify({ name: "weather-widget", version: "1.4.0", scripts }),
      ".github/workflows/check.yml": WORKFLOW,
      ".githooks/pre-commit": `#!/bin/sh\ntouch ${ran}\n`,
      ".npmrc": "ignore-scripts=false\nscript-shell=./evil\n",
      ".gitattributes": "* filter=evil diff=evil\n",
    });
    const first = await play(pull, pull.head);
    expect([first.status, first.stdout]).toEqual([0, "The fixes are committed\n"]);
    const tip = readTip(pull.origin);
    expect(git(pull.origin, "log", "--format=%an <%ae> %s", "-1", tip)).toBe(
      "github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com> style: apply the fixes of plugin-preflight\n",
    );
    expect(git(pull.origin, "diff", "--name-only", pull.head, tip)).toBe("manifest.json\n");
    expect(git(pull.origin, "rev-parse", `${tip}^`).trim()).toBe(pull.head);
    const second = await play(pull, tip);
    expect([second.status, second.stdout]).toEqual([0, "There is nothing to fix\n"]);
    expect([readTip(pull.origin), existsSync(ran)]).toEqual([tip, false]);
  });

  nightly.each([
    [
      "has moved",
      ({ author }: PullRequest) => {
        makePlugin({ "notes.txt": "x" }, author);
        git(author, "add", "--all");
        git(author, "commit", "--quiet", "--message=second");
        git(author, "push", "--quiet", "origin", BRANCH);
      },
    ],
    [
      "was forced back",
      ({ author }: PullRequest) => {
        git(author, "commit", "--quiet", "--amend", "--message=again");
        git(author, "push", "--quiet", "--force", "origin", BRANCH);
      },
    ],
    [
      "is gone",
      ({ author }: PullRequest) => {
        git(author, "push", "--quiet", "--delete", "origin", BRANCH);
      },
    ],
  ])("pushes nothing to a branch that %s meanwhile, and says so", async (_, act) => {
    const pull = openPullRequest(FIXABLE);
    let tip = "";
    const ended = await play(pull, pull.head, () => {
      act(pull);
      tip = readTip(pull.origin);
    });
    expect([ended.status, ended.stdout]).toEqual([
      0,
      "::notice::The branch has moved meanwhile: nothing was pushed, and the run of its newer commit fixes it\n",
    ]);
    expect(readTip(pull.origin)).toBe(tip);
    expect(tip).not.toBe(pull.head);
  });

  nightly("is red where the branch takes no push", async () => {
    const pull = openPullRequest(FIXABLE);
    git(pull.origin, "config", "receive.denyUpdates", "true");
    makePlugin({ "hooks/pre-receive": "#!/bin/sh\nexit 1\n" }, pull.origin);
    await runProcess("chmod", ["+x", join(pull.origin, "hooks", "pre-receive")], { cwd: pull.origin });
    const ended = await play(pull, pull.head);
    expect([ended.status, ended.stdout]).toEqual([1, "::error::GitHub refuses the push: is the branch protected?\n"]);
    expect(readTip(pull.origin)).toBe(pull.head);
  });

  test("leaves findings alone that no fix is for", async () => {
    const pull = openPullRequest({ "manifest.json": manifestWith({ name: "W" }) });
    const ended = await play(pull, pull.head);
    expect([ended.status, ended.stdout, readTip(pull.origin)]).toEqual([0, "There is nothing to fix\n", pull.head]);
  });
});

test("the recipe that commits fixes starts for branches of the repository only", () => {
  const { fix } = readPageJobs(AUTOFIX);
  const [left = "", right = ""] = fix?.if?.split(" == ") ?? [];
  const read = (path: string, github: object): unknown =>
    path
      .split(".")
      .slice(1)
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], github);
  const starts = (head: unknown): boolean => {
    const github = { repository: "harbour/tides", event: { pull_request: { head: { repo: head } } } };
    return read(left, github) === read(right, github);
  };
  expect([{ full_name: "harbour/tides" }, { full_name: "stranger/tides" }, null].map(starts)).toEqual([
    ...[true, false, false],
  ]);
  expect(fix?.permissions).toEqual({ contents: "write" });
});

const ORGANIZATIONS = "docs/guides/organizations.md";
const SHARDS = [0, 1, 2];

/** Plugins that would be refused, by the names of their repositories. `undefined` takes a file away. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  ".hidden": { "manifest.json": manifestWith({ name: "x|y <b>`@me ::error::" }) },
  "-dash": { "manifest.json": "{" },
  "no.manifest": { "manifest.json": undefined },
  tracked: { ".env": "API_KEY=1\n" },
  worst: { "manifest.json": manifestWith({ version: "one", name: "W", type: "none" }), LICENSE: undefined },
  "switched-off": {
    "manifest.json": manifestWith({ name: "W" }),
    "package.json": withConfiguration({ off: [{ check: "manifest-name", reason: "later" }] }),
  },
};

function withConfiguration(configuration: object): string {
  const text = readDocument("fixtures/whole/weather-widget/package.json");
  return JSON.stringify({ ...(JSON.parse(text) as object), "plugin-preflight": configuration });
}

/** The repositories of an organization, each with the commits that its owner has pushed. */
function makeOrganization(good: number): { readonly folder: string; readonly names: readonly string[] } {
  const folder = temporaryFolder();
  const names = [...Object.keys(REFUSED), ...Array.from({ length: good }, (_, at) => `good-${String(at)}`)];
  for (const name of names) {
    const repository = join(folder, name);
    const files = Object.entries(REFUSED[name] ?? {});
    wholePlugin(Object.fromEntries(files.map(([file, text]) => [file, text ?? ""])), repository);
    for (const [file, text] of files) if (text === undefined) rmSync(join(repository, file));
    git(repository, "init", "--quiet", "--initial-branch=main", "--template=");
    git(repository, "add", "--all", "--force");
    git(repository, "commit", "--quiet", "--message=first");
  }
  return { folder, names };
}

/** A repository with two plugins, one of which would be refused. */
function addMonorepo(organization: string): void {
  const root = join(organization, "mono");
  wholePlugin({}, join(root, "plugins", "fine"));
  wholePlugin({ "manifest.json": manifestWith({ name: "W" }) }, join(root, "plugins", "short"));
  git(root, "init", "--quiet", "--initial-branch=main", "--template=");
  git(root, "add", "--all", "--force");
  git(root, "commit", "--quiet", "--message=first");
}

interface Job {
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A job that has done its checkouts: gh clones from a folder, and the plugins are built already. The list has no newline at its end. */
function openJob(organization: string, names: readonly string[]): Job {
  const workspace = makePlugin({ "repositories.txt": names.join("\n") });
  const [bin, temp] = [temporaryFolder(), temporaryFolder()];
  makePlugin(
    { gh: `#!/bin/sh\nexec git clone "--" "file://${organization}/\${3#*/}" "$4"\n`, npm: "#!/bin/sh\n" },
    bin,
  );
  for (const name of ["gh", "npm"]) chmodSync(join(bin, name), 0o755);
  standInForCheckout(workspace);
  const env = {
    PATH: `${bin}:${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
    HOME: temp,
    RUNNER_TEMP: temp,
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY_OWNER: "harbour",
    GITHUB_STEP_SUMMARY: join(temp, "summary.md"),
  };
  writeFileSync(env.GITHUB_STEP_SUMMARY, "");
  return { workspace, env };
}

/** As the runner starts a script on Linux. */
const run = (step: string, { workspace, env }: Job, more: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runProcess("bash", ["-e", "-c", readPageStep(ORGANIZATIONS, step)], {
    cwd: workspace,
    env: { ...env, ...more },
    commands: ["error", "warning"],
  });

nightly.skipIf(!POSIX)("the recipe shows which plugins of an organization would be refused today", async () => {
  const good = roundsOf(54, 1);
  const { folder, names } = makeOrganization(good);
  addMonorepo(folder);
  const listed = [...names, "mono plugins/*", "gone"];
  const last = openJob(folder, listed);
  const reports = join(last.workspace, "reports");
  mkdirSync(reports);
  for (const shard of SHARDS) {
    const job = openJob(folder, listed);
    const cloned = await run("Clone", job, { SHARD: String(shard) });
    expect(cloned.status, cloned.output).toBe(0);
    const checked = await run("Build and check", job);
    expect([checked.status, checked.output]).toEqual([0, expect.not.stringContaining("cannot be built")]);
    for (const name of [...names, "mono"]) {
      const report = join(job.workspace, "reports", `${name}.json`);
      if (existsSync(report)) copyFileSync(report, join(reports, `${name}.json`));
    }
  }
  const shown = await run("Show the table", last);
  const summary = readFileSync(last.env["GITHUB_STEP_SUMMARY"] ?? "", "utf8");
  const rows = summary.split("\n").filter((line) => /^\| [^V-]/u.test(line));
  expect(rows.map((row) => row.replace(/ \\\(.*\\\)(?= \|)/u, ""))).toEqual([
    "| ❌ | worst | 5 errors | 5: license-present, manifest-name, manifest-version and 2 more |",
    "| ❌ | \\-dash | 1 error | 1: manifest-json |",
    "| ❌ | .hidden | 1 error | 1: manifest-name |",
    "| ❌ | mono/plugins/short | 1 error | 1: manifest-name |",
    "| ❌ | no.manifest | 1 error | 1: manifest-json |",
    "| ❌ | tracked | 1 error | 1: env-tracked |",
    "| ⛔ refused as a release | switched-off | 1 suppressed | 1: manifest-name |",
  ]);
  expect(shown.output).toMatch(
    /\n✘ worst +W one +5 errors \(license-present, manifest-name, manifest-version and 2 more\)\n/u,
  );
  expect(shown.output).toContain(`\n✔ ${formatCount(good + 1, "plugin")} without findings\n`);
  expect([shown.status, summary.endsWith("\nNot checked: gone\n")]).toEqual([1, true]);
  expect(shown.output).toContain("::error::Not checked: gone\n");
});
