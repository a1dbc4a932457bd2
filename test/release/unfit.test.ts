import { expect, test } from "vitest";
import type { Outcome, Report } from "../../src/core/report.js";
import { stopForError } from "../../src/release/stop-for-error.js";
import { formatOutcomeMarkdown, formatOutcome } from "../../src/release/format-outcome.js";
import { explainBuild, explainMoveTag, explainNewVersion, explainRightTag } from "../../src/release/remedies.js";
import { stopForFindings } from "../../src/release/stop-for-findings.js";
import { LUMEN_COPY } from "../support/copies.js";
import { readGuarded } from "../support/guard.js";

const AGAIN = "gh run rerun 1 --failed";
const UNFIT = { tag: "v1.4.0", today: "2026-11-21", again: AGAIN, copy: LUMEN_COPY };
const reported = (text: string): string => text.slice(text.indexOf("Stopped at"));

test("a check that crashed ends a release with status 3, in four lines", async () => {
  const check = { check: "readme-length", title: "", url: "" };
  const outcomes: readonly Outcome[] = [{ ...check, status: "crashed", error: "Error: out of words" }];
  const plugins = [{ path: ".", name: "Weather", version: "1.4.0", outcomes, findings: [] }];
  const report: Report = { occasion: "release", strict: false, failOn: "error", plugins };
  const outcome = stopForFindings({ report, root: "/", source: () => undefined }, UNFIT);
  expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
  const both = `${reported(formatOutcome(outcome, { tag: "v1.4.0" }))}\n${formatOutcomeMarkdown(outcome, { tag: "v1.4.0" })}`;
  await expect(both).toMatchFileSnapshot("stops/a-check-that-crashed.txt");
});

test("a fault of this tool ends a release with status 3, in four lines", async () => {
  const outcome = stopForError(new TypeError("nothing is no plugin"), AGAIN, LUMEN_COPY);
  expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
  await expect(reported(formatOutcome(outcome, { tag: "v1.4.0" }))).toMatchFileSnapshot(
    "stops/a-fault-of-this-tool.txt",
  );
});

test("no text of a stop commands the runner, ends its block of code, or is markup", () => {
  const hostile = "  ```\n  ::add-mask::x\n##[group]y\n  ````\n# <img src=x> @someone";
  const stop = { stoppedAt: hostile, alreadyPublic: hostile, notPublic: hostile, doThis: hostile };
  const outcome = { state: "failed", exitStatus: 2, plan: [], done: [], targets: [], stop } as const;
  readGuarded(formatOutcome(outcome, { tag: "v1" }), "the text");
  const summary = formatOutcomeMarkdown(outcome, { tag: "v1" });
  readGuarded(summary, "the summary");
  const open = summary.match(/^ {2}`{5}text$/gmu) ?? [];
  expect(open).toHaveLength(4);
  expect(summary).not.toMatch(/^# |(?<!\\)<img|(?<!`)@someone/mu);
});

test.each([
  ["v1.4.0", "1.4.0", "git tag v1.4.1"],
  ["tides@1.4.9", "1.4.9", "git tag tides@1.4.10"],
  ["v2.0.0-beta.3", "2.0.0-beta.3", "git tag v2.0.0-beta.4"],
  ["v2.0.0-beta", "2.0.0-beta", "git tag v2.0.0-beta.1"],
  ["v2.0.0-beta+7", "2.0.0-beta+7", "git tag v2.0.0-beta.1"],
])("the version after that of %s is one that is free", (tag, version, command) => {
  expect(explainNewVersion(tag, version)).toContain(`\n  ${command}\n`);
});

test("a line to paste contains no command from a name", () => {
  expect(explainMoveTag("$(id)@1.0.0")).toContain("  git tag --force '$(id)@1.0.0'\n");
  expect(explainMoveTag("it's@1.0.0")).toContain(`'it'\\''s@1.0.0'`);
  expect(explainRightTag("a b", ["tides@1.4.0"])).toMatch(
    /\n {2}git fetch origin 'refs\/tags\/a b'\n {2}git push origin 'FETCH_HEAD\^\{commit\}:refs\/tags\/tides@1\.4\.0'$/u,
  );
  expect(explainBuild()).toContain("\n  - run: npm ci && npm run build");
});
