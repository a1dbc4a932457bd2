import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { TestRunner } from "vitest";
import { drawFrom, IS_WHOLE } from "./torture.js";

type File = Parameters<TestRunner["onCollectStart"]>[0];
type Task = File["tasks"][number];
type Test = Parameters<TestRunner["onAfterTryTask"]>[0];

/** Seconds that slow tests took once, by file and name. `scripts/record-slow-tests.js` writes it. */
const SLOW = JSON.parse(readFileSync("test/support/slow-tests.json", "utf8")) as Partial<
  Record<string, Readonly<Record<string, number>>>
>;

/** How many seconds of slow tests are drawn of one file. If none is as fast as that, the fastest is run. */
const MAX_SECONDS = 1.2;
/** The same for a file of test/e2e/, which installs and builds first. */
const MAX_SECONDS_OF_E2E = 10;

/** Runs every fast test and every new one, and of the slow tests of a file a few. */
export default class SamplingRunner extends TestRunner {
  onBeforeRunFiles(files: File[]): void {
    if (IS_WHOLE) return;
    for (const file of files) {
      const path = relative("test", file.filepath).replaceAll("\\", "/");
      const seconds = SLOW[path];
      if (seconds) skipUndrawn(file, seconds, path.startsWith("e2e/") ? MAX_SECONDS_OF_E2E : MAX_SECONDS);
    }
  }

  /** Tests that run side by side count their expectations together, so none of them can be told to have no own. */
  override onAfterTryTask(test: Test): void {
    if (test.concurrent !== true) super.onAfterTryTask(test);
  }
}

function skipUndrawn(file: File, seconds: Readonly<Record<string, number>>, most: number): void {
  const slow = listTests(file.tasks).flatMap(([name, test]) => {
    const cost = seconds[name];
    return cost !== undefined && test.mode === "run" ? [{ test, cost }] : [];
  });
  let left = Math.max(most, Math.min(...slow.map(({ cost }) => cost)));
  for (const { test, cost } of drawFrom(slow, slow.length)) {
    if (cost > left) skip(test);
    else left -= cost;
  }
  for (const task of file.tasks) skipEmpty(task);
}

/** The names are those of the record: without versions of Node. */
function listTests(tasks: readonly Task[], around = ""): readonly (readonly [string, Task])[] {
  return tasks.flatMap((task) => {
    const name = `${around} ${task.name}`.trim().replaceAll(/\d+(?:\.\d+)+/gu, "N");
    return task.type === "suite" ? listTests(task.tasks, name) : [[name, task] as const];
  });
}

/** What is done before the first test of a group is not done if none of them is run. */
function skipEmpty(task: Task): boolean {
  if (task.type !== "suite") return task.mode === "skip" || task.mode === "todo";
  const isEmpty = task.tasks.map(skipEmpty).every(Boolean);
  if (isEmpty) skip(task);
  return isEmpty;
}

function skip(task: Task): void {
  task.mode = "skip";
  task.result = { state: "skip" };
}
