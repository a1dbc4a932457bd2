import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { GUIDES, listBlocks, readDocument } from "../support/documents.js";
import { ROOT } from "../support/project.js";

/*
 * A comparison needs the commit of the base in the clone, and the Action fetches nothing.
 */

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on?: Readonly<Record<string, unknown>> | string | readonly string[];
  readonly jobs?: Readonly<Record<string, { readonly steps?: readonly Step[] }>>;
  readonly steps?: readonly Step[];
}
interface Listed {
  readonly where: string;
  /** `undefined` for a part of a workflow. */
  readonly events: readonly string[] | undefined;
  readonly steps: readonly Step[];
}

const TEMPLATES = "src/create/templates";
const templates = readdirSync(join(ROOT, TEMPLATES), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yml"))
  .map((name) => `${TEMPLATES}/${name}`);
const texts = [
  ...GUIDES.flatMap((page) =>
    listBlocks(readDocument(page))
      .filter(({ language }) => /^ya?ml$/u.test(language))
      .map(({ text }, at) => [`${page}, block ${String(at + 1)}`, text] as const),
  ),
  ...templates.map((file) => [file, readFileSync(join(ROOT, file), "utf8")] as const),
];

function listEvents({ on }: Workflow): readonly string[] | undefined {
  if (on === undefined || typeof on === "string") return on === undefined ? undefined : [on];
  return Array.isArray(on) ? (on as readonly string[]) : Object.keys(on);
}

function readWorkflow(where: string, text: string): readonly Listed[] {
  const value = parse(text.replaceAll("<sha>", "v1").replaceAll("{{action}}", "OWNER/plugin-preflight@v1")) as unknown;
  const workflow = (Array.isArray(value) ? { steps: value as readonly Step[] } : (value ?? {})) as Workflow;
  const jobs = Object.entries(workflow.jobs ?? { part: { steps: workflow.steps ?? [] } });
  const events = listEvents(workflow);
  return jobs.map(([name, { steps = [] }]) => ({ where: `${where}, ${name}`, events, steps }));
}

const JOBS = texts.flatMap(([where, text]) => readWorkflow(where, text));

/** Runs the checks with the Action: neither a release nor the report of another job. */
const isCheck = ({ uses = "", with: inputs = {} }: Step): boolean =>
  uses.includes("/plugin-preflight@") && !("report" in inputs) && !("artifact" in inputs);
const hasInput = ({ steps }: Listed, ...names: readonly string[]): boolean =>
  steps.some((step) => isCheck(step) && names.some((name) => name in (step.with ?? {})));
const hasOption = ({ steps }: Listed): boolean => steps.some(({ run = "" }) => run.includes("--changed-since"));

/** The depths of the checkouts of the repository itself. */
const listDepths = ({ steps }: Listed): readonly unknown[] =>
  steps
    .filter(({ uses = "", with: inputs = {} }) => uses.startsWith("actions/checkout@") && !("repository" in inputs))
    .map((step) => step.with?.["fetch-depth"]);

/** Whether a job has a base: a tag, a schedule and a push have none. */
const hasBase = ({ events }: Listed): boolean =>
  events === undefined || events.some((event) => /^(?:pull_request|pull_request_target|merge_group)$/u.test(event));

const comparing = JOBS.filter((job) => hasBase(job) && job.steps.some(isCheck) && listDepths(job).length > 0);
const byRange = JOBS.filter((job) => (hasInput(job, "changed-since") || hasOption(job)) && listDepths(job).length > 0);

describe("the workflows of README, documents, create and init", () => {
  test("that check pull requests are all known, so that none is left out below", () => {
    expect(comparing.map(({ where }) => where.replace(/, block \d+/u, ""))).toEqual([
      "README.md, check",
      "docs/guides/forks.md, check",
      "docs/guides/monorepos.md, check",
      "docs/guides/monorepos.md, check",
      "docs/guides/package-difference.md, compare",
      "docs/guides/pull-requests.md, check",
      "docs/guides/pull-requests.md, check",
      "docs/release/github.md, plugin",
      "docs/start/add-the-action.md, check",
      "src/create/templates/base/check.yml, check",
    ]);
  });

  test.each(comparing)("fetch the base of a pull request: $where", (job) => {
    for (const depth of listDepths(job)) expect([0, 2]).toContain(depth);
  });

  test("that check only what has changed fetch the whole history", () => {
    for (const job of byRange) expect(listDepths(job), job.where).toEqual([0]);
  });

  test("that ask for new findings have a base to compare with", () => {
    const asking = JOBS.filter((job) => hasInput(job, "fail-on-new", "annotate-existing"));
    expect(asking.length).toBeGreaterThan(0);
    for (const job of asking) expect([hasBase(job), hasInput(job, "changed-since")], job.where).toContain(true);
  });

  test("that fetch one commit compare with nothing: their page says what is missing", () => {
    const flat = JOBS.filter((job) => job.steps.some(({ run = "" }) => /--depth 1\b/u.test(run)));
    expect(flat.map(({ where }) => where.replace(/, block \d+/u, ""))).toEqual(["docs/guides/organizations.md, check"]);
    for (const { where, events } of flat) {
      expect(events).toContain("schedule");
      expect(readDocument(where.split(",")[0] ?? "")).toMatch(/^- .*`--depth 1`.*/mu);
    }
  });
});
