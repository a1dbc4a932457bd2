import { describe, expect, test } from "vitest";
import type { PluginReport } from "../../src/index.js";
import { faults, marks, QUARTERS, unseen } from "../support/hostile-faults.js";
import { nightly } from "../support/nightly.js";
import { readSummary } from "../support/summary-grammar.js";
import { sampleOf } from "../support/torture.js";

const COLORS = /\u001b\[(?:1|2|22|3[1-4]|39)m/gu;
const VIEWS = [
  {},
  { width: 40 },
  { color: true },
  { quiet: true, width: 20 },
  { pathOf: (file: string) => `../${file}` },
];

describe.each(sampleOf(QUARTERS, 1))(
  "a hundred thousand hostile strings, quarter %i, each in every place of a report",
  (quarter) => {
    test("leave nothing unseen on a terminal, no escape sequence but our colours, and no command to the runner", () => {
      expect(faults(quarter, "terminal", VIEWS, (text) => unseen(text.replace(COLORS, "")))).toEqual([]);
    });

    nightly("stay text in the job summary: no markup, no HTML, no link, no mention", () => {
      const wrong = faults(quarter, "markdown", [{}], (text, { report }) => {
        const lines = readSummary(text);
        const foreign = lines.filter(({ fault }) => fault !== undefined);
        const reported = marks(lines.flatMap(({ texts }) => texts).join("\n"));
        const missing = report.plugins.flatMap(wordsOf).filter((words) => !reported.includes(marks(words)));
        return [...foreign, ...missing, ...unseen(text)];
      });
      expect(wrong).toEqual([]);
    });
  },
);

/** What the summary must tell of a plugin. */
function wordsOf({ name = "", version = "", findings, outcomes }: PluginReport): readonly string[] {
  return [
    `${name} ${version}`,
    ...findings.flatMap(({ message, help = "", printed = [], location }) => [message, help, ...printed, location.file]),
    ...outcomes.flatMap((outcome) => ("reason" in outcome ? outcome.reason : "error" in outcome ? outcome.error : [])),
  ];
}
