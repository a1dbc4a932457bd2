import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parse } from "yaml";
import { beforeAll, describe, expect, test } from "vitest";
import { listBlocks, GUIDES, readDocument } from "../support/documents.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { makeOrigin, type Origin } from "../support/origin.js";
import { runProcess, type Ended } from "../support/process.js";
import { POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
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
  readonly env: (folder: string) => Readonly<Record<string, string>>;
  readonly report?: string;
}

interface GitLab {
  readonly "plugin-preflight": {
    readonly script: readonly string[];
    readonly artifacts: { readonly reports: { readonly codequality: string } };
  };
}

interface Azure {
  readonly steps: readonly { readonly script?: string; readonly inputs?: { readonly testResultsFiles?: string } }[];
}

function readGitLab(): Job {
  const { script, artifacts } = (parse(blocksOf("docs/guides/gitlab.md", "yaml")[0] ?? "") as GitLab)[
    "plugin-preflight"
  ];
  return { scripts: script, env: (folder) => ({ CI_BUILDS_DIR: folder }), report: artifacts.reports.codequality };
}

function readAzure(): Job {
  const { steps } = parse(blocksOf("docs/guides/other-ci.md", "yaml")[0] ?? "") as Azure;
  const report = steps.find(({ inputs }) => inputs?.testResultsFiles)?.inputs?.testResultsFiles ?? "";
  return {
    scripts: steps.flatMap(({ script }) => (script === undefined ? [] : [script])),
    env: (folder) => ({ AGENT_TEMPDIRECTORY: folder }),
    report,
  };
}

function readJenkins(): Job {
  const [text = ""] = blocksOf("docs/guides/other-ci.md", "groovy");
  const scripts = [...text.matchAll(/^ +sh '(.*)'$/gmu)].map(([, script = ""]) => script);
  const report = /junit '(.*)'/u.exec(text)?.[1] ?? "";
  return { scripts, env: (folder) => ({ WORKSPACE_TMP: folder }), report };
}

const readAny = (): Job => ({
  scripts: blocksOf("docs/guides/other-ci.md", "sh"),
  env: (folder) => ({ HOME: folder }),
});

describe.skipIf(!POSIX)("the job of the guide checks a plugin", () => {
  test.each([
    ["GitLab", readGitLab],
    ["Azure Pipelines", readAzure],
    ["Jenkins", readJenkins],
    ["any other system", readAny],
  ])("on %s", async (_, read) => {
    const { scripts, env, report } = read();
    const lock = { name: "@lumen-labs/weather-widget", version: "1.4.0", lockfileVersion: 3, packages: { "": {} } };
    const plugin = scriptedPlugin({ build: "node -e 0" }, { "package-lock.json": JSON.stringify(lock) });
    const folder = temporaryFolder();
    const around = { ...origin.env, HOME: folder, PREFLIGHT_COMMIT: origin.commit, ...env(folder) };
    for (const script of scripts) {
      const { status, output } = await bash(script, plugin, around);
      expect(status, `${script}\n${output}`).toBe(0);
    }
    expect(report === undefined || existsSync(join(plugin, report))).toBe(true);

    writeFileSync(join(plugin, "manifest.json"), manifestWith({ name: "W" }));
    const [check = ""] = /^.*dist\/cli\/index\.js.*$/mu.exec(scripts.at(-1) ?? "") ?? [];
    const { status, output } = await bash(check, plugin, around);
    expect([status, output.includes("manifest-name")], output).toEqual([1, true]);
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

  test.each(GUIDES.filter((page) => blocksOf(page, "ts").length > 0))("%s, with its types", (page) => {
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
