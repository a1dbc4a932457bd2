import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { listBlocks, readDocument } from "../support/documents.js";
import { temporaryFolder } from "../support/folders.js";
import { NODE_WITH_SQLITE as NODE } from "../support/marketplace.js";
import { runProcess } from "../support/process.js";
import { git } from "../support/repository.js";

// GitLab's own schema is inside of gitlab-ci-local. No package of npm has one for the tasks of Azure Pipelines, or parses
// a Jenkinsfile as Jenkins does: test/e2e/examples.test.ts runs the commands of these two.

const VALIDATOR = "gitlab-ci-local@4.75.1";
const [JOB = "", OTHER_JOB = ""] = listBlocks(readDocument("docs/guides/gitlab.md")).flatMap(({ language, text }) =>
  language === "yaml" ? [text] : [],
);

describe.skipIf(NODE === undefined)("GitLab's schema, with a validator that needs Node 22", () => {
  let program = "";
  beforeAll(() => {
    const folder = temporaryFolder();
    const settings = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", ["install", ...settings, "--prefix", folder, VALIDATOR], { stdio: "ignore" });
    program = join(folder, "node_modules", "gitlab-ci-local", "dist", "index.js");
  });

  /** Lists the jobs: by default those of a push. */
  async function validate(text: string, list = "--list"): Promise<string> {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, ".gitlab-ci.yml"), text);
    git(cwd, "init", "--quiet");
    git(cwd, "remote", "add", "origin", "https://gitlab.example.com/lumen-labs/plugins.git");
    return (await runProcess(NODE ?? "", [program, list], { cwd })).output;
  }

  test("takes the job of docs/guides/gitlab.md", async () => {
    const output = await validate(JOB);
    expect(output).toContain("json schema validated");
    expect(output).toMatch(/^plugin-preflight +test/mu);
  });

  test("takes both jobs of the page in one pipeline", async () => {
    const output = await validate(`${JOB}${OTHER_JOB}`, "--list-all");
    expect(output).toContain("json schema validated");
    expect(output).toMatch(/^plugin-preflight-new +test/mu);
  });

  test.each([
    ["when: always", "when: alway"],
    ["codequality: gl", "codequalty: gl"],
  ])("refuses %j as %j", async (from, to) => {
    expect(JOB).toContain(from);
    expect(await validate(JOB.replace(from, to))).toContain("Invalid .gitlab-ci.yml configuration");
  });
});
