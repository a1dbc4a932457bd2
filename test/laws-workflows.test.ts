import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "./support/project.js";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = ".github/workflows";
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const FILES = readdirSync(join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`);
const WORKFLOWS = FILES.map((file) => [file, parse(read(file)) as Workflow] as const);
const JOBS = WORKFLOWS.flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ where: `${file}, ${name}`, file, job })),
);
const STEPS = JOBS.flatMap(({ where, job }) => job.steps.map((step) => ({ where, step })));

const mayWrite = ({ permissions = {} }: Job): boolean => Object.values(permissions).includes("write");
const isOf = ({ uses = "" }: Step, action: string): boolean => uses.startsWith(`${action}@`);

test("the Action is a program of Node: none of its inputs reaches a shell", () => {
  const { runs } = parse(read("action.yml")) as { readonly runs: object };
  expect(runs).toEqual({ using: "node24", main: "dist/action/index.js" });
});

test("no expression is in a command of ours: what others can name comes by the environment", () => {
  const wrong = STEPS.filter(({ step }) => step.run?.includes("${{"));
  expect(wrong, "hand it over with env").toEqual([]);
});

test("every action of ours is pinned to a commit, with its version behind it", () => {
  expect(STEPS.filter(({ step }) => step.uses !== undefined).length).toBeGreaterThan(5);
  for (const file of FILES) {
    for (const [line, action = ""] of read(file).matchAll(/^.*\buses: +(\S+).*$/gmu)) {
      if (action !== "./") expect(line, file).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
    }
  }
});

test("a job may read unless it says more, and no job whose token can write runs anything that was installed", () => {
  for (const [file, { permissions }] of WORKFLOWS) expect(permissions, file).toEqual({ contents: "read" });
  const writing = JOBS.filter(({ job }) => mayWrite(job));
  expect(writing.length).toBeGreaterThan(1);
  // npm itself comes with Node. What it publishes was packed by another job.
  const commands = writing.flatMap(({ where, job }) => job.steps.map(({ run = "" }) => [where, run] as const));
  expect(
    commands.filter(([, run]) =>
      /\bnpm (?:ci|exec|i|install|run|start|test)\b|\b(?:npx|pnpm|yarn|node)\b|\.ci\//u.test(run),
    ),
  ).toEqual([]);
});

test("no checkout leaves its token behind", () => {
  const checkouts = STEPS.filter(({ step }) => isOf(step, "actions/checkout"));
  expect(checkouts.length).toBeGreaterThan(3);
  expect(checkouts.filter(({ step }) => step.with?.["persist-credentials"] !== false)).toEqual([]);
});

test("no workflow of ours starts with a stranger's rights, and what is released is built without a cache", () => {
  const STRANGE = ["pull_request_target", "workflow_run", "issue_comment"];
  expect(WORKFLOWS.filter(([, { on }]) => STRANGE.some((name) => name in on)).map(([file]) => file)).toEqual([]);
  const releasing = JOBS.filter(({ file }) => file.endsWith("/release.yml")).flatMap(({ job }) => job.steps);
  const setUps = releasing.filter((step) => isOf(step, "actions/setup-node"));
  expect(setUps.length).toBeGreaterThan(0);
  expect(setUps.filter((step) => step.with?.["package-manager-cache"] !== false || "cache" in step.with)).toEqual([]);
  expect(releasing.filter((step) => isOf(step, "actions/cache"))).toEqual([]);
});

test("the recipes of a release queue by their tag, and cancel nothing", () => {
  const texts = ["docs/release/github.md", "docs/release/marketplace.md", "src/create/templates/base/release.yml"]
    .map(read)
    .join("\n");
  const queues = [
    ...texts.matchAll(/^concurrency:\s*(?:\{ )?group: *"?(release-.+?)"?,?\s+cancel-in-progress: (\w+)/gmu),
  ];
  expect(queues.length).toBeGreaterThan(3);
  expect(new Set(queues.map(([, group]) => group))).toEqual(new Set(["release-${{ github.ref }}"]));
  expect(new Set(queues.map(([, , cancels]) => cancels))).toEqual(new Set(["false"]));
});

test("CI builds dist/ again for each change, and fails where it is another", () => {
  const dist = JOBS.find(({ where }) => where === `${FOLDER}/ci.yml, dist`)?.job.steps.map(({ run = "" }) => run) ?? [];
  const build = dist.findIndex((run) => run.includes("npm run build"));
  const compare = dist.findIndex((run) => run.includes("git status --porcelain dist") && run.includes("exit 1"));
  expect([build >= 0, compare > build]).toEqual([true, true]);
});
