import { expect, test } from "vitest";
import type { Finding, Report } from "../../src/core/report.js";
import { terminal } from "../../src/reporters/terminal.js";
import { indexLines } from "../../src/base/text/lines.js";
import { startEffort } from "../support/effort.js";
import { secretSamples } from "../support/secret-samples.js";

const COUNT = 5000;
const ENTRY = '{"word":1,"component":2,"key":":"},';

/** A report of as many findings, each at a word of its own. */
function reportOf(place: (at: number) => { readonly line: number; readonly column: number }): Report {
  const findings = Array.from({ length: COUNT }, (_, at): Finding => {
    const start = place(at);
    const range = { start, end: { ...start, column: start.column + 4 } };
    const location = { file: "manifest.json", range };
    return {
      check: "manifest-pages",
      code: "repeated-path",
      severity: "error",
      stopsRelease: true,
      message: "It is wrong",
      url: "",
      location,
    };
  });
  return {
    occasion: "push",
    strict: false,
    failOn: "error",
    plugins: [{ path: ".", name: "a", version: "1.0.0", outcomes: [], findings }],
  };
}

function effortOf(text: string, report: Report): number {
  const lines = indexLines(text);
  const effort = startEffort();
  expect(terminal(report, { source: () => lines })).toContain("word");
  return effort();
}

test("thousands of findings on one line take hardly more work than on a line each", () => {
  const many = effortOf(
    `${ENTRY}\n`.repeat(COUNT),
    reportOf((at) => ({ line: at + 1, column: 3 })),
  );
  const one = effortOf(
    ENTRY.repeat(COUNT),
    reportOf((at) => ({ line: 1, column: at * ENTRY.length + 3 })),
  );
  expect(one).toBeLessThan(many * 2 + 100);
});

test("no stretch of a line with a secret is shown, wherever it is in it", () => {
  const token = secretSamples(1).find(({ kind }) => kind === "github-token")?.secret ?? "";
  for (const before of [0, 9_990, 10_000, 19_980, 25_000]) {
    const lines = indexLines(`${"word ".repeat(before / 5)}"${token}" ${"word ".repeat(6000)}`);
    const column = before + 20;
    const report = reportOf(() => ({ line: 1, column }));
    expect(terminal(report, { source: () => lines })).not.toContain(token.slice(4, 14));
  }
});
