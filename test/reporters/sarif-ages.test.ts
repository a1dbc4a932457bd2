import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/core/report.js";
import { sarif } from "../../src/reporters/sarif.js";
import { finding, reportOf, runOf } from "../support/sarif-reading.js";

const NO_SOURCE = { source: () => undefined };

describe("what is new in a pull request, and what its base has as well,", () => {
  const states = (...findings: readonly Finding[]): unknown =>
    runOf(sarif(reportOf(findings), NO_SOURCE)).results?.map(({ message, baselineState }) => [
      message.text,
      baselineState,
    ]);
  const known = finding(1, { age: "known" });
  const fresh = finding(2, { age: "new" });
  const lesser = finding(3, { age: "new", severity: "notice" });

  test("uses the standard's words, with new before known findings of a severity", () => {
    expect(states(known, lesser, fresh)).toEqual([
      ["Finding 2.", "new"],
      ["Finding 1.", "unchanged"],
      ["Finding 3.", "new"],
    ]);
  });

  test("is left out if something was not compared", () => {
    expect(states(known, fresh, finding(4, {}))).toEqual([
      ["Finding 2.", undefined],
      ["Finding 4.", undefined],
      ["Finding 1.", undefined],
    ]);
  });
});
