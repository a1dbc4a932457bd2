import { join, relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from "vitest/node";
import "./count-cases.js";
import { CANARIES, listCounted } from "./promises.js";
import { ROOT } from "./project.js";
import { beginRecord, keepRecord, readRecords, type Score, type TortureRecord } from "./torture-record.js";
import { formatScores, writePage } from "./torture-table.js";

/** Who names a file wants to see its counts, and not to replace those of all. */
const NAMES_FILES = process.argv.some((word) => word.endsWith(".test.ts"));

/**
 * Counts what the tests tried and what held. The record is kept after each file, as a run may be ended. Prints it at the
 * end, and writes the page when every shard has run.
 */
export default class TortureReporter implements Reporter {
  #vitest: Vitest | undefined;
  #planned: readonly string[] = [];
  readonly #begin = performance.now();
  readonly #ended: TestModule[] = [];

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#planned = specifications.map(({ moduleId }) => pathOf(moduleId)).toSorted();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended.push(module);
    this.#keep(this.#makeRecord());
  }

  #keep(record: TortureRecord): void {
    if (!NAMES_FILES) keepRecord(record);
  }

  onTestRunEnd(): void {
    const record = this.#makeRecord();
    this.#keep(record);
    process.stdout.write(`\n${record.commit}, PREFLIGHT_SEED=${String(record.seed)}\n${formatScores([record])}`);
    if (NAMES_FILES) return;
    const records = readRecords(record);
    if (records.length === record.shard.count) writePage(records);
    else process.stdout.write(`${String(records.length)} of ${String(record.shard.count)} shards have run here.\n`);
  }

  #makeRecord(): TortureRecord {
    const shard = this.#vitest?.config.shard ?? { index: 1, count: 1 };
    const minutes = (performance.now() - this.#begin) / 60_000;
    return { ...beginRecord(shard), ...countModules(this.#ended), planned: this.#planned, minutes };
  }
}

const pathOf = (file: string): string => relative(join(ROOT, "test"), file).replaceAll("\\", "/");

function countModules(modules: readonly TestModule[]): Pick<TortureRecord, "scores" | "files" | "failures"> {
  const scores: Record<string, Score> = {};
  const files: Record<string, [number, number, number]> = {};
  const failures: string[] = [];
  const add = (id: number, what: string, tried: number, held: number): void => {
    const score = (scores[`${String(id)} ${what}`] ??= { tried: 0, held: 0 });
    score.tried += tried;
    score.held += held;
  };
  for (const module of modules) {
    const path = pathOf(module.moduleId);
    const counts = (files[path] ??= [0, 0, 0]);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === "passed" ? 0 : state === "failed" ? 1 : 2]++;
      if (state === "failed") failures.push(`${path} > ${test.fullName}`);
      if (state === "passed" || state === "failed") countTest(path, test, state === "passed", add);
    }
    // A file that cannot be loaded has no test that could fail.
    const lost = module.errors().length > 0 || module.state() === "failed";
    if (lost && counts[1] === 0) {
      counts[1]++;
      failures.push(path);
    }
    const { canaries } = module.meta();
    for (const kind of ["outputs", "files"] as const) {
      if (canaries) add(3, CANARIES[kind], canaries[kind].scanned, canaries[kind].scanned - canaries[kind].leaked);
    }
  }
  return { scores, files, failures };
}

function countTest(
  path: string,
  test: TestCase,
  isHeld: boolean,
  add: (id: number, what: string, tried: number, held: number) => void,
): void {
  const cases = isHeld ? (test.meta().cases ?? 1) : 1;
  for (const [id, what] of listCounted(path, test.fullName)) add(id, what, cases, isHeld ? cases : 0);
}
