import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { PARTS_OF_FAULTS } from "./promises.js";

/** The files that take minutes under torture, the longest first. */
export const LONGEST: readonly string[] = [
  ...Array.from({ length: PARTS_OF_FAULTS }, (_, at) => `release/three-faults/part-${String(at + 1)}.test.ts`),
  "release/believed-crashes.test.ts",
  "action/comment-faults.test.ts",
  "base/output/racing-folders.test.ts",
  "run/judged-histories.test.ts",
  "cli/fix-at-once.test.ts",
  "e2e/frameworks.test.ts",
  "fuzz/hostile-plugins.test.ts",
  "github/keep-comment.test.ts",
  "marketplace/server/load.test.ts",
  "release/three-crashes.test.ts",
  "e2e/create.test.ts",
  "promises.test.ts",
  "release/faults.test.ts",
  "cli/install-broken-off.test.ts",
  "editor/language-server/memory.test.ts",
  "fuzz/hostile-records.test.ts",
  "action/same-verdict.test.ts",
  "marketplace/server/crashes.test.ts",
  "release/npm-faults.test.ts",
  "fuzz/manifest.test.ts",
  "host/good-plugins.test.ts",
  "release/packing/same-everywhere.test.ts",
];

/** Begins with what takes the longest, so that nothing long is left alone at the end, and deals it out to the shards. */
export default class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted(compare));
  }

  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    return Promise.resolve(files.toSorted(compare).filter((_, at) => at % count === index - 1));
  }
}

function findRank({ moduleId }: TestSpecification): number {
  const at = LONGEST.indexOf(relative("test", moduleId).replaceAll("\\", "/"));
  return at === -1 ? LONGEST.length : at;
}

/** Those of one rank are in the order of their paths, whatever order they were found in. */
function compare(one: TestSpecification, other: TestSpecification): number {
  return findRank(one) - findRank(other) || (one.moduleId < other.moduleId ? -1 : 1);
}
