import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How many cases of a promise a test has tried, if it is not one. */
    cases?: number;
    canaries?: Readonly<Record<"outputs" | "files", CanaryCount>>;
  }
}

export interface CanaryCount {
  scanned: number;
  leaked: number;
}

/** A test that tries many cases says so where all of them have held. Without this it counts as one. */
export function countCases(cases: number): void {
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.cases = (test.meta.cases ?? 0) + cases;
}
