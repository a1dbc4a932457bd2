import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { declared } from "../support/action-yml.js";
import { startAction, startActionHere } from "../support/action.js";
import { unseen } from "../support/hostile-faults.js";
import { hostileRepository, type HostileRepository } from "../support/hostile-plugins.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCli, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { faultsOf } from "../support/summary-grammar.js";
import { IS_TORTURE, roundsOf } from "../support/torture.js";

/** Processes only where tests are tortured. */
const [run, start] = IS_TORTURE ? [runCli, startAction] : [runCliHere, startActionHere];
/** As the runner sets it: annotations name files exactly then, whatever a terminal would make of their names. */
const ON_GITHUB = { GITHUB_ACTIONS: "true" };
const SEED = 77;
const PLUGINS = roundsOf(300, 40);
/** How many are checked in one run: as many as GitHub annotates. */
const TOGETHER = 10;

const { root, names, links }: HostileRepository = POSIX
  ? hostileRepository(SEED, PLUGINS)
  : { root: "", names: [], links: [] };
const batches = Array.from({ length: Math.ceil(names.length / TOGETHER) }, (_, at) => {
  const part = <T>(all: readonly T[]): readonly T[] => all.slice(at * TOGETHER, (at + 1) * TOGETHER);
  return { folders: part(names), paths: part(names).map((name) => `./${name}`), linked: part(links) };
});

// Every output goes through a model of the runner, which fails the test for a command that is not ours.
describe.runIf(POSIX)("hostile plugins, three hundred or a few of them, on a disk", () => {
  test("are printed on a terminal without invisible characters", async () => {
    await each(async ({ paths }) => {
      const { status, stdout, stderr } = await run(["validate", ...paths], { cwd: root });
      expect([status, stderr]).toEqual([1, ""]);
      expect(unseen(stdout)).toEqual([]);
    });
  });

  nightly("keep the names of their folders, and their own, in the JSON", async () => {
    await each(async ({ paths, folders }) => {
      const { status, stdout, stderr } = await run(["validate", "--format", "json", ...paths], { cwd: root });
      expect([status, stderr]).toEqual([1, ""]);
      expect(unseen(stdout)).toEqual([]);
      expect(readReport(stdout).plugins.map(({ path }) => path)).toEqual(folders.toSorted());
      for (const { findings, path } of readReport(stdout).plugins)
        expect(findings.filter(({ location }) => !location.file.startsWith(`${path}/`))).toEqual([]);
    });
  });

  test("are annotated in files that exist, and by nothing else", async () => {
    const args = ["validate", "--format", "github", "--only", "manifest-json,manifest-name"];
    await each(async ({ paths, folders }) => {
      const { status, runner, stderr } = await run([...args, ...paths], { cwd: root, env: ON_GITHUB });
      expect([status, stderr]).toEqual([1, ""]);
      expect(runner.commands.length).toBeGreaterThan(5);
      expect(runner.commands.filter(({ properties }) => !isBelow(properties["file"], folders))).toEqual([]);
    });
  });

  nightly("command nothing in the Action: not in its log, its annotations, its outputs or its summary", async () => {
    await each(async ({ linked, folders }) => {
      const inputs = { path: linked.join("\n") };
      const { status, stderr, runner, outputs, summary } = await start({ workspace: root, inputs });
      expect([status, stderr, outputs["verdict"]]).toEqual([1, "", "fail"]);
      expect(runner.log.flatMap(unseen)).toEqual([]);
      expect(runner.commands.filter(({ properties }) => !isBelow(properties["file"], folders))).toEqual([]);
      expect(faultsOf(summary)).toEqual([]);
    });
  });

  test("one by one hand the runner their name, their version and the report's file as outputs, exactly", async () => {
    for (const [at, workspace] of links.slice(0, roundsOf(20, 4)).entries()) {
      const { stdout } = await run(["validate", "--format", "json"], { cwd: workspace });
      const { name = "", version = "" } = readReport(stdout).plugins[0] ?? {};
      const reportFile = `r${names[at] ?? ""}t`;
      const { outputs, summary } = await start({
        workspace,
        inputs: { "report-file": reportFile, "run-scripts": "false" },
      });
      expect(outputs).toMatchObject({ verdict: "fail", "report-file": reportFile });
      expect([outputs["plugin-name"], outputs["version"]]).toEqual([name.toWellFormed(), version.toWellFormed()]);
      expect(Object.keys(outputs).sort()).toEqual([...declared("outputs").keys()].sort());
      const written = readFileSync(join(workspace, reportFile), "utf8");
      const reasons = written.replaceAll("the input run-scripts is false", "validate does not run plugin code");
      // The Action knows where its pages are.
      expect(withoutPages(reasons)).toBe(withoutPages(stdout));
      expect(faultsOf(summary)).toEqual([]);
    }
  });

  test("are refused as commands, options, values and files to write, in two lines with nothing unseen", async () => {
    for (const name of names.slice(0, roundsOf(15, 3))) {
      const wrong = [[name], ["validate", `--${name}`], ["explain", `x${name}`], ["validate", "--output", `./${name}`]];
      for (const args of wrong) {
        const { status, stdout, stderr } = await run(args, { cwd: root });
        // A report that cannot be written is printed.
        const printed = args.includes("--output") ? stdout : "";
        expect([status, stdout]).toEqual([2, printed]);
        expect(unseen(`${stdout}${stderr}`)).toEqual([]);
        expect(stderr.trimEnd().split("\n").length).toBeLessThanOrEqual(2);
      }
    }
  });
});

const withoutPages = (report: string): string => report.replace(/^ *"url": ".*",\n/gmu, "");

async function each(check: (batch: (typeof batches)[number]) => Promise<void>): Promise<void> {
  for (const batch of batches) await check(batch);
}

function isBelow(file = "", folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(`${folder.replace(/^=+/u, "")}/`));
}
