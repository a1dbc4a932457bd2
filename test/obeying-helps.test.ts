import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFixtureCases, type FixtureCase } from "../src/catalog/fixture-case.js";
import { checks } from "../src/checks/index.js";
import type { Finding } from "../src/core/report.js";
import { BEYOND_PROGRAMS, findCover, findReason, UNCOVERED } from "./support/obeying/beyond-programs.js";
import { applyFix } from "./support/obeying/edits.js";
import { isUnderstood, obey } from "./support/obeying/interpreter.js";
import {
  identify,
  inspectSituation,
  listNewFindings,
  loadSituation,
  readFolder,
  type Situation,
} from "./support/obeying/situation.js";
import { ROOT } from "./support/project.js";
import { IS_TORTURE, sampleOf } from "./support/torture.js";

const CASES = checks.flatMap(({ id }) =>
  listFixtureCases(ROOT, id).flatMap((fixture) =>
    [false, true].map((strict) => ({ id, name: `${fixture.name}${strict ? ", strictly" : ""}`, fixture, strict })),
  ),
);
/** The cases of which so many helps can be obeyed by a program. */
const casesWith = (least: number) =>
  CASES.filter(({ id, fixture }) => readCaseHelps(id, fixture).filter((help) => !findReason(id, help)).length >= least);
/** The reasons that were needed, to find those that are no longer. */
const used = new Set<object>();

describe("doing what a finding says", () => {
  test.each(sampleOf(casesWith(1), 110))("ends it, and brings no other: $id/$name", async ({ id, fixture, strict }) => {
    const situation = loadSituation(id, fixture, strict);
    const before = await inspectSituation(situation);
    for (const finding of before.filter(({ check, help }) => check === id && help !== undefined)) {
      const words = `${finding.message} = ${String(finding.help)}`;
      if (findReason(id, finding.help ?? "")) continue;
      const obeyed = obey(situation, finding);
      expect.soft(obeyed, `somebody can do this, or a reason is listed: ${words}`).toBeDefined();
      if (obeyed) await expectGone(before, finding, obeyed, words);
      if (!finding.fix) continue;
      const fixed = { ...situation, files: applyFix(situation.files, finding) };
      await expectGone(before, finding, fixed, `the fix of: ${words}`);
    }
  });

  test.each(sampleOf(casesWith(2), 70))(
    "of a report all at once ends it: $id/$name",
    async ({ id, fixture, strict }) => {
      const situation = loadSituation(id, fixture, strict);
      const before = await inspectSituation(situation);
      const obeyed: Finding[] = [];
      const after = sortFromEnd(before).reduce((here, finding) => {
        const next = findReason(finding.check, finding.help ?? "") ? undefined : obey(here, finding);
        if (next) obeyed.push(finding);
        return next ?? here;
      }, situation);
      const found = await inspectSituation(after);
      const left = obeyed.filter((one) =>
        listNewFindings(
          before.filter((other) => other !== one),
          found,
        ).some((other) => identify(other) === identify(one)),
      );
      const fresh = listNewFindings(before, found).filter((one) => {
        const cover = obeyed.map((other) => findCover(one, other)).find((one) => one !== undefined);
        if (cover) used.add(cover);
        return !cover;
      });
      expect([...left, ...fresh].map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
    },
  );

  test("again and again ends with nothing to say of a plugin that had many faults", async () => {
    const files = readFolder("fixtures/whole/weather-widget-broken");
    let situation: Situation = { name: "broken", files, given: {}, tag: undefined, strict: false };
    let findings = await inspectSituation(situation);
    const most = findings.length * 2;
    for (let step = 0; step < most && findings.length > 0; step++) {
      const [first] = findings;
      situation = (first && obey(situation, first)) ?? situation;
      findings = await inspectSituation(situation);
    }
    expect(findings).toEqual([]);
  });

  test.runIf(IS_TORTURE)("needs every exception that is listed", () => {
    for (const { id, fixture } of CASES) {
      for (const help of readCaseHelps(id, fixture)) used.add(findReason(id, help) ?? {});
    }
    const idle = [...BEYOND_PROGRAMS, ...UNCOVERED].filter((one) => !used.has(one));
    expect(idle.map(({ because }) => because)).toEqual([]);
  });
});

/** The last line of each file first, so that an edit moves only what is done already; the build after all edits. */
function sortFromEnd(findings: readonly Finding[]): readonly Finding[] {
  const lineOf = ({ location }: Finding): number => location.range?.start.line ?? 0;
  const columnOf = ({ location }: Finding): number => location.range?.start.column ?? 0;
  const isBuild = ({ help = "" }: Finding): number => Number(help.startsWith("Build the plugin first"));
  return findings.toSorted((a, b) => isBuild(a) - isBuild(b) || lineOf(b) - lineOf(a) || columnOf(b) - columnOf(a));
}

async function expectGone(
  before: readonly Finding[],
  finding: Finding,
  after: Situation,
  words: string,
): Promise<void> {
  const found = await inspectSituation(after);
  const count = (findings: readonly Finding[]): number =>
    findings.filter((one) => identify(one) === identify(finding)).length;
  expect.soft(count(found), words).toBeLessThan(count(before));
  const fresh = listNewFindings(before, found).filter((one) => {
    const cover = findCover(one, finding);
    if (cover) used.add(cover);
    return !cover;
  });
  expect
    .soft(
      fresh.map(({ check, message }) => `${check}: ${message}`),
      words,
    )
    .toEqual([]);
}

/** The help texts in the expected text of a case. */
function readCaseHelps(id: string, { name }: FixtureCase): readonly string[] {
  const text = readFileSync(join(ROOT, "fixtures", id, `${name}.txt`), "utf8");
  return [...text.matchAll(/^ {7}= (?!A release would be stopped)(.*)$/gmu)].map(([, help = ""]) => help);
}

test.each(checks.map(({ id }) => id))("what %s advises is understood here, or a reason is listed", (id) => {
  const helps = listFixtureCases(ROOT, id).flatMap((fixture) => readCaseHelps(id, fixture));
  const advice = "write a rule that does it into test/support/obeying/, or a reason into beyond-programs.ts there";
  expect(
    helps.filter((help) => !isUnderstood(help) && !findReason(id, help)),
    advice,
  ).toEqual([]);
  expect(helps.length).toBeGreaterThan(0);
});
