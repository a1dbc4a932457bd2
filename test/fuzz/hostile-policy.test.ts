import { expect } from "vitest";
import type { Finding, Report } from "../../src/index.js";
import { ANNOTATIONS, readGuarded } from "../support/guard.js";
import { unseen } from "../support/hostile-faults.js";
import { BATCH, hostileReports, type Batch } from "../support/hostile-report.js";
import { library } from "../support/library.js";
import { nightly } from "../support/nightly.js";
import { faultsOf } from "../support/summary-grammar.js";
import { roundsOf } from "../support/torture.js";

const REPORTS = roundsOf(300, 60);
const FORMATS = ["terminal", "github", "markdown", "json"] as const;

/** Hostile strings as the reasons for which findings do not count, as baselines, and as what runs are asked for. */
function* hostilePolicies(): Generator<Batch> {
  for (const [at, batch] of [...hostileReports(11, REPORTS * BATCH)].entries()) {
    const texts = batch.findings.map(({ message }) => message);
    const reasoned = (finding: Finding, no: number): Finding => ({
      ...finding,
      stopsRelease: no % 3 === 0,
      [no % 2 === 0 ? "suppressed" : "overruled"]: texts[(no + 5) % texts.length],
    });
    const plugins = batch.report.plugins.map((plugin, no) => ({
      ...plugin,
      outcomes: at % 2 === 0 ? plugin.outcomes : [],
      findings: no % 5 === 4 ? [] : plugin.findings.map((finding) => reasoned(finding, no)),
    }));
    const report: Report = {
      ...batch.report,
      occasion: at % 3 === 0 ? "release" : "push",
      plugins: at % 7 === 0 ? [] : plugins,
      selection: { of: 99, changedSince: texts[0] ?? "", shard: "1/2" },
      baseline: { file: texts[1] ?? "", gone: at % 3 },
    };
    yield { ...batch, report };
  }
}

nightly.each(FORMATS)("reasons, baselines and selections stay text in the format %s", (format) => {
  let reports = 0;
  for (const { report, view } of hostilePolicies()) {
    const text = library.reporters[format](report, view);
    const { commands, log } = readGuarded(text, format, format === "github" ? ANNOTATIONS : []);
    // The name of a file is the runner's: it gets it as it is.
    const reported = format === "github" ? [...commands.map(({ data }) => data), ...log].join("\n") : text;
    const wrong = [...unseen(reported), ...(format === "markdown" ? faultsOf(text) : [])];
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong.slice(0, 3)));
    reports += 1;
  }
  expect(reports).toBe(REPORTS);
});
