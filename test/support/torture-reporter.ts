import { join, relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from "vitest/node";
import "./count-cases.js";
import { CANARIES, listCounted } from "./promises.js";
import { ROOT } from "./project.js";
import { describeCommit, keepRecord, makeRecord, readRecords, type FileRecord, type Score } from "./torture-record.js";
import { formatScores, hasShard, listMissing, writePage } from "./torture-table.js";

/**
 * A record that is added to those of the shards: of files that are run again, by their names. Where titles are chosen as
 * well, only what failed before and passes now counts.
 */
const { PREFLIGHT_RECORD } = process.env;
/** Who names a file otherwise wants to see its counts, and not to replace those of all. */
const NAMES_FILES = process.argv.some((word) => word.endsWith(".test.ts"));

/**
 * Counts what the tests tried and what held. The record is kept after each file, as a run may be ended. At the end it is
 * printed, and the page is written when every shard has run.
 */
export default class TortureReporter implements Reporter {
  #vitest: Vitest | undefined;
  #planned: readonly string[] = [];
  readonly #commit = describeCommit();
  readonly #begin = performance.now();
  readonly #files: Record<string, FileRecord> = {};
  readonly #passed: string[] = [];

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#planned = specifications.map(({ moduleId }) => pathOf(moduleId)).toSorted();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#files[pathOf(module.moduleId)] = countModule(module);
    this.#passed.push(...listInState(module, "passed").map(nameOf));
    this.#keep();
  }

  onTestRunEnd(): void {
    const record = this.#keep();
    process.stdout.write(`\n${record.commit}, PREFLIGHT_SEED=${String(record.seed)}\n${formatScores([record])}`);
    if (NAMES_FILES && PREFLIGHT_RECORD === undefined) return;
    const records = readRecords();
    if (!hasShard(records)) return;
    const missing = listMissing(records);
    if (missing.length === 0) writePage(records);
    else process.stdout.write(`${String(missing.length)} files are left for other shards.\n`);
  }

  #keep() {
    const shard = this.#vitest?.config.shard ?? { index: 1, count: 1 };
    const minutes = (performance.now() - this.#begin) / 60_000;
    const record = makeRecord({ commit: this.#commit, shard, minutes, planned: this.#planned, files: this.#files });
    const name = PREFLIGHT_RECORD ?? `${String(shard.index)}-of-${String(shard.count)}`;
    const isChoice = this.#vitest?.config.testNamePattern !== undefined;
    const kept = isChoice ? { ...record, planned: [], files: {}, passedAgain: this.#passed } : record;
    if (!NAMES_FILES || PREFLIGHT_RECORD !== undefined) keepRecord(kept, name);
    return record;
  }
}

function listInState(module: TestModule, state: string): readonly TestCase[] {
  return [...module.children.allTests()].filter((test) => test.result().state === state);
}

/** As records name a test. */
function nameOf({ module, fullName }: TestCase): string {
  return `${pathOf(module.moduleId)} > ${fullName}`;
}

const pathOf = (file: string): string => relative(join(ROOT, "test"), file).replaceAll("\\", "/");

function countModule(module: TestModule): FileRecord {
  const path = pathOf(module.moduleId);
  const scores: Record<string, Score> = {};
  const add = (id: number, what: string, tried: number, held: number): void => {
    const score = (scores[`${String(id)} ${what}`] ??= { tried: 0, held: 0 });
    score.tried += tried;
    score.held += held;
  };
  for (const test of module.children.allTests()) countTest(path, test, add);
  const { canaries } = module.meta();
  for (const kind of ["outputs", "files"] as const) {
    if (canaries) add(3, CANARIES[kind], canaries[kind].scanned, canaries[kind].scanned - canaries[kind].leaked);
  }
  const failed = listInState(module, "failed").map(nameOf);
  // A file that cannot be loaded or cleaned up has no test that could fail.
  const failures = failed.length === 0 && module.state() === "failed" ? [path] : failed;
  const [passed, skipped] = [listInState(module, "passed").length, listInState(module, "skipped").length];
  return { tests: [passed, failures.length, skipped], scores, failures };
}

function countTest(
  path: string,
  test: TestCase,
  add: (id: number, what: string, tried: number, held: number) => void,
): void {
  const { state } = test.result();
  if (state !== "passed" && state !== "failed") return;
  const cases = state === "passed" ? (test.meta().cases ?? 1) : 1;
  for (const [id, what] of listCounted(path, test.fullName)) add(id, what, cases, state === "passed" ? cases : 0);
}
