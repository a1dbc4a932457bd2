import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listBlocks, readDocument } from "../support/documents.js";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { hasProgram, POSIX } from "../support/product.js";
import { commitAll, git, makeRepository } from "../support/repository.js";

const PAGE = "docs/guides/package-difference.md";
const OWN = "lumen-labs/plugins";

interface Workflow {
  readonly permissions: object;
  readonly jobs: { readonly compare: { readonly steps: readonly { readonly id?: string; readonly run?: string }[] } };
}

const workflow = parse(
  listBlocks(readDocument(PAGE)).find(({ language }) => language === "yaml")?.text ?? "",
) as Workflow;

/** The merge of a pull request, as a checkout of depth 2 has it. */
const merged = POSIX ? checkOutMerge() : "";

function checkOutMerge(): string {
  const folder = makeRepository({ a: "1" });
  git(folder, "switch", "--quiet", "--create", "work");
  makePlugin({ b: "1" }, folder);
  commitAll(folder);
  git(folder, "switch", "--quiet", "main");
  makePlugin({ c: "1" }, folder);
  commitAll(folder);
  git(folder, "merge", "--quiet", "--no-ff", "--message", "Merge", "work");
  return folder;
}

/** Runs the step that finds the base's run, with a `gh` that answers with these runs; gives what it asks and finds. */
function findRun(makeRuns: (base: string) => readonly object[]) {
  const base = git(merged, "rev-parse", "main^").trim();
  const tools = temporaryFolder();
  writeFileSync(join(tools, "answer.json"), JSON.stringify({ workflow_runs: makeRuns(base) }));
  writeFileSync(
    join(tools, "gh"),
    `#!/bin/sh\nprintf '%s\\n' "$2" > ${tools}/asked\n[ "$1 $3" = "api --jq" ] && exec jq -r "$4" ${tools}/answer.json\n`,
  );
  chmodSync(join(tools, "gh"), 0o755);
  const output = join(tools, "output");
  const script = workflow.jobs.compare.steps.find(({ id }) => id === "base")?.run ?? "exit 9";
  execFileSync("bash", ["--norc", "-e", "-c", script], {
    cwd: merged,
    env: {
      PATH: `${tools}${delimiter}${process.env["PATH"] ?? ""}`,
      GITHUB_REPOSITORY: OWN,
      GITHUB_OUTPUT: output,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
    },
  });
  return { found: readFileSync(output, "utf8"), asked: readFileSync(join(tools, "asked"), "utf8"), base };
}

const makeRun = (changes: object) => ({ id: 7, event: "push", head_repository: { full_name: OWN }, ...changes });

nightly.skipIf(!POSIX || !hasProgram("jq"))(
  "the base's artifact is that of a push to this repository at exactly the base's commit",
  () => {
    const { found, asked, base } = findRun((head_sha) => [
      makeRun({ id: 1, head_sha, event: "pull_request" }),
      makeRun({ id: 2, head_sha, head_repository: { full_name: "stranger/plugins" } }),
      makeRun({ id: 3, head_sha: "f".repeat(40), head_branch: "main" }),
      makeRun({ id: 4, head_sha }),
      makeRun({ id: 5, head_sha }),
    ]);
    expect(found).toBe("run=4\n");
    expect(asked).toBe(`repos/${OWN}/actions/workflows/package.yml/runs?event=push&status=success&head_sha=${base}\n`);
  },
);

nightly.skipIf(!POSIX || !hasProgram("jq")).each([
  ["no run at all", () => []],
  ["a pull request of a branch of the same name", (head_sha: string) => [makeRun({ head_sha, event: "pull_request" })]],
  ["a fork's push", (head_sha: string) => [makeRun({ head_sha, head_repository: { full_name: "stranger/plugins" } })]],
  ["a push whose repository is gone", (head_sha: string) => [makeRun({ head_sha, head_repository: null })]],
  ["a push of another commit", () => [makeRun({ head_sha: "f".repeat(40) })]],
] as const)("with %s there is no artifact of the base", (_, makeRuns) => {
  expect(findRun(makeRuns).found).toBe("run=\n");
});

test("the recipe asks for no right to write", () => {
  expect(workflow.permissions).toEqual({ contents: "read", actions: "read" });
});
