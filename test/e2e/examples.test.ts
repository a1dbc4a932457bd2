import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parse } from "yaml";
import { beforeAll, describe, expect, test } from "vitest";
import { listBlocks, GUIDES, readDocument } from "../support/documents.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { makeOrigin, type Origin } from "../support/origin.js";
import { runProcess, type Ended } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { commitAll, git } from "../support/repository.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";

const blocksOf = (page: string, language: string): readonly string[] =>
  listBlocks(readDocument(page)).flatMap((block) => (block.language === language ? [block.text] : []));

const bash = (script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Ended> =>
  runProcess("bash", ["-e", "-c", script], { cwd, env });

let origin: Origin;
beforeAll(() => {
  origin = makeOrigin();
});

describe.skipIf(!POSIX)("from its address, a clone", () => {
  test("is installed, used and updated as README and the guide have it", async () => {
    const env = { ...origin.env, HOME: temporaryFolder() };
    const [install = "", look = ""] = blocksOf("README.md", "sh");
    const setUp = blocksOf("docs/start/first-plugin.md", "sh").find((text) => text.includes("alias")) ?? "";
    const link = blocksOf("docs/start/install.md", "sh").find((text) => text.includes("ln -s")) ?? "";
    const update = blocksOf("docs/project/upgrading.md", "sh").find((text) => text.includes("pull")) ?? "";
    const alias = setUp.split("\n").find((line) => line.startsWith("alias")) ?? "";
    const folder = temporaryFolder();
    wholePlugin({ ".git/": "" }, join(folder, "my-plugin"));
    const typed = ["shopt -s expand_aliases", alias, install, link, update, look].join("\n");
    const { status, output } = await bash(typed, folder, env);
    expect(status, output).toBe(1);
    expect(output).toMatch(/4:14 {2}error {2}The version/u);
    expect(output).toMatch(/^plugin-preflight +\d+\.\d+\.\d+/mu);
  });
});

/** What a job of another system runs: its last script checks the plugin. */
interface Job {
  readonly scripts: readonly string[];
  /** The shell as the system starts it, with a script behind it. */
  readonly shell: readonly [program: string, ...flags: readonly string[]];
  readonly env: (folder: string) => Readonly<Record<string, string>>;
  readonly report?: string;
}

interface GitLabJob {
  readonly script: readonly string[];
  readonly artifacts?: { readonly reports: { readonly codequality: string } };
}

interface Azure {
  readonly steps: readonly { readonly script?: string; readonly inputs?: { readonly testResultsFiles?: string } }[];
}

/** GitLab's runner puts the lines of a job into one script of bash. */
function readGitLab(at: number): Job {
  const page = parse(blocksOf("docs/guides/gitlab.md", "yaml")[at] ?? "") as Readonly<Record<string, GitLabJob>>;
  const { script = [], artifacts } = Object.values(page)[0] ?? {};
  return {
    scripts: [script.join("\n")],
    shell: ["bash", "-eo", "pipefail", "-c"],
    env: (folder) => ({ CI_PROJECT_DIR: join(folder, "project"), CI_MERGE_REQUEST_DIFF_BASE_SHA: "HEAD" }),
    ...(artifacts && { report: artifacts.reports.codequality }),
  };
}

function readAzure(): Job {
  const { steps } = parse(blocksOf("docs/guides/other-ci.md", "yaml")[0] ?? "") as Azure;
  const report = steps.find(({ inputs }) => inputs?.testResultsFiles)?.inputs?.testResultsFiles ?? "";
  return {
    scripts: steps.flatMap(({ script }) => (script === undefined ? [] : [script])),
    shell: ["bash", "--noprofile", "--norc", "-c"],
    env: (folder) => ({ AGENT_TEMPDIRECTORY: folder }),
    report,
  };
}

function readJenkins(): Job {
  const [text = ""] = blocksOf("docs/guides/other-ci.md", "groovy");
  const scripts = [...text.matchAll(/^ +sh '(.*)'$/gmu)].map(([, script = ""]) => script);
  const report = /junit '(.*)'/u.exec(text)?.[1] ?? "";
  return { scripts, shell: ["sh", "-xec"], env: (folder) => ({ WORKSPACE_TMP: folder }), report };
}

const readAny = (): Job => ({
  scripts: blocksOf("docs/guides/other-ci.md", "sh"),
  shell: ["sh", "-c"],
  env: (folder) => ({ HOME: folder }),
});

/** A plugin that is committed, and what a job of it has around it. */
function openJob(env: Job["env"]): { readonly plugin: string; readonly around: Readonly<Record<string, string>> } {
  const lock = { name: "@lumen-labs/weather-widget", version: "1.4.0", lockfileVersion: 3, packages: { "": {} } };
  const plugin = scriptedPlugin({ build: "node -e 0" }, { "package-lock.json": JSON.stringify(lock) });
  git(plugin, "init", "--quiet", "--template=");
  commitAll(plugin);
  const folder = temporaryFolder();
  return { plugin, around: { ...origin.env, HOME: folder, PREFLIGHT_COMMIT: origin.commit, ...env(folder) } };
}

/** Runs the scripts of a job until one fails. */
async function runJob(
  { scripts, shell: [program, ...flags] }: Job,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  let ended: Ended | undefined;
  for (const script of scripts) {
    ended = await runProcess(program, [...flags, script], { cwd, env });
    if (ended.status !== 0) break;
  }
  if (!ended) throw new Error("The job has no script");
  return ended;
}

const JOBS = [
  ["GitLab", () => readGitLab(0)],
  ["GitLab, for new findings", () => readGitLab(1)],
  ["Azure Pipelines", readAzure],
  ["Jenkins", readJenkins],
  ["any other system", readAny],
] as const;

describe.skipIf(!POSIX)("the job of the guide, in the shell of its system,", () => {
  nightly.each(JOBS)("checks a plugin twice on one machine: %s", async (_, read) => {
    const job = read();
    const { plugin, around } = openJob(job.env);
    for (const build of ["first", "second"]) {
      const { status, output } = await runJob(job, plugin, around);
      expect(status, `${build}\n${output}`).toBe(0);
    }
    expect(job.report === undefined || existsSync(join(plugin, job.report))).toBe(true);
    writeFileSync(join(plugin, "manifest.json"), manifestWith({ name: "W" }));
    const { status, output } = await runJob(job, plugin, around);
    expect([status, output.includes("manifest-name")], output).toEqual([1, true]);
  });

  nightly.each(JOBS)("runs nothing that is not pinned: %s", async (_, read) => {
    const job = read();
    const { plugin, around } = openJob(job.env);
    writeFileSync(join(plugin, "manifest.json"), manifestWith({ name: "W" }));
    const { status, output } = await runJob(job, plugin, { ...around, PREFLIGHT_COMMIT: `${"0".repeat(39)}1` });
    expect([status === 0, output.includes("manifest-name")], output).toEqual([false, false]);
  });
});

describe("the code in the documentation runs in a plugin that has installed the package", () => {
  let folder: string;
  const run = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return execFileSync(process.execPath, [name], { cwd: folder, encoding: "utf8" });
  };

  beforeAll(() => {
    folder = wholePlugin();
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const options = { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32" } as const;
    const [name = ""] = execFileSync(
      npm,
      ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder],
      options,
    )
      .trim()
      .split("\n")
      .slice(-1);
    execFileSync("tar", ["-xzf", join(folder, name), "-C", folder]);
    mkdirSync(join(folder, "node_modules"));
    renameSync(join(folder, "package"), join(folder, "node_modules", "plugin-preflight"));
    symlinkSync(join(ROOT, "node_modules", "@types"), join(folder, "node_modules", "@types"));
  });

  test.each(
    GUIDES.flatMap((page) =>
      blocksOf(page, "js").map((text, at) => [`${page}, block ${String(at + 1)}`, text] as const),
    ),
  )("%s", (_, text) => {
    expect(() => run("example.mjs", `const text = "{}";\n${text}`)).not.toThrow();
  });

  nightly.each(GUIDES.filter((page) => blocksOf(page, "ts").length > 0))("%s, with its types", (page) => {
    const helpers = [
      'import { createTestContext } from "plugin-preflight/sdk";',
      "const expect = (actual: unknown) => ({ toBe(other: unknown): void { if (actual !== other) throw new Error(String(actual)); } });",
    ];
    const text = [...helpers, ...blocksOf(page, "ts")].join("\n");
    writeFileSync(join(folder, "example.mts"), text);
    const options = {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      noImplicitOverride: true,
      skipLibCheck: true,
      types: ["node"],
    };
    const program = ts.createProgram([join(folder, "example.mts")], options);
    const messages = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
    expect(messages).toEqual([]);
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { target: options.target, module: ts.ModuleKind.ESNext },
    });
    expect(() => run("example.mjs", outputText)).not.toThrow();
  });
});
