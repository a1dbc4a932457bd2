import { describe, expect, test } from "vitest";
import { listFixtureCases } from "../scripts/fixtures/fixture-case.js";
import { checks } from "../src/checks/index.js";
import type { Finding } from "../src/core/report.js";
import { REASONS, type Way } from "../src/base/text/help.js";
import { applyFixes } from "../src/base/text/edits.js";
import { applyWay } from "./support/obeying/apply-way.js";
import { findOtherWords } from "./support/obeying/compare-words.js";
import { textOf, withText } from "./support/obeying/files.js";
import {
  identify,
  inspectSituation,
  listNewFindings,
  loadSituation,
  readFolder,
  type Files,
  type Situation,
} from "./support/obeying/situation.js";
import { findCover, UNCOVERED } from "./support/obeying/uncovered.js";
import { ROOT } from "./support/project.js";
import { IS_TORTURE, sampleOf } from "./support/torture.js";

/** The cases that a check finds something in. */
const CASES = checks.flatMap(({ id }) =>
  listFixtureCases(ROOT, id)
    .filter(({ says }) => says !== "")
    .flatMap((fixture) =>
      [false, true].map((strict) => ({ id, name: `${fixture.name}${strict ? ", strictly" : ""}`, fixture, strict })),
    ),
);
/** The exceptions and the reasons that were needed, to find those that are no longer. */
const used = new Set<unknown>();

describe("doing what a finding says", () => {
  test.each(sampleOf(CASES, 110))("ends it in every way, and brings no other: $id/$name", async (one) => {
    const situation = loadSituation(one.fixture, one.strict);
    const before = await inspectSituation(situation);
    for (const finding of before.filter(({ check }) => check === one.id)) {
      const words = `${finding.message} = ${String(finding.help)}`;
      expect.soft(finding.ways?.length, `no way: ${words}`).toBeGreaterThan(0);
      for (const way of finding.ways ?? []) await expectWay(situation, before, finding, way);
    }
  });

  test.each(sampleOf(CASES, 30))("of what is certain in a report, all at once, ends it: $id/$name", async (one) => {
    const situation = loadSituation(one.fixture, one.strict);
    const before = await inspectSituation(situation);
    const { files, obeyed } = applyTogether(situation.files, before);
    const after = await inspectSituation({ ...situation, files });
    const found = listNewFindings(
      before.filter((finding) => !obeyed.includes(finding)),
      after,
    );
    const fresh = found.filter((finding) => !obeyed.some((other) => noteCover(finding, other)));
    expect(fresh.map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
  });

  test("again and again ends with what only a person can do", async () => {
    const files = readFolder("fixtures/whole/weather-widget-broken");
    let situation: Situation = { name: "broken", files, given: {}, tag: undefined, strict: false };
    let findings = await inspectSituation(situation);
    for (let most = findings.length * 2; most > 0; most--) {
      const next = findings.flatMap((finding) =>
        (finding.ways ?? []).flatMap((way) => applyWay(situation, finding, way) ?? []),
      )[0];
      if (!next) break;
      situation = next;
      findings = await inspectSituation(situation);
    }
    const left = findings.flatMap(({ ways = [] }) => ways.map(({ kind }) => kind));
    expect(new Set(left)).toEqual(new Set(["decide"]));
  });

  test.runIf(IS_TORTURE)("needs every exception and every reason that is listed", () => {
    const idle = UNCOVERED.filter((one) => !used.has(one)).map(({ because }) => because);
    expect([...idle, ...Object.keys(REASONS).filter((reason) => !used.has(reason))]).toEqual([]);
  });
});

async function expectWay(situation: Situation, before: readonly Finding[], finding: Finding, way: Way): Promise<void> {
  const words = `${finding.message} = ${String(finding.help)} (${way.title})`;
  if (way.kind === "decide") used.add(way.because);
  expect.soft(findOtherWords(situation.files, finding, way), `the sentence says what is done: ${words}`).toEqual([]);
  const after = applyWay(situation, finding, way);
  if (!after) return;
  const found = await inspectSituation(after);
  const count = (all: readonly Finding[]): number => all.filter((one) => identify(one) === identify(finding)).length;
  expect.soft(count(found), words).toBeLessThan(count(before));
  const fresh = listNewFindings(before, found).filter((one) => !noteCover(one, finding));
  expect
    .soft(
      fresh.map(({ check, message }) => `${check}: ${message}`),
      words,
    )
    .toEqual([]);
}

/** The certain edits of each finding in one file, as far as they do not touch each other. */
function applyTogether(
  files: Files,
  findings: readonly Finding[],
): { readonly files: Files; readonly obeyed: readonly Finding[] } {
  const chosen = findings.flatMap((finding) => {
    const [first, ...others] = finding.fix ?? [];
    const isOfOne = first && others.every(({ file }) => file === first.file);
    return isOfOne ? [{ finding, file: first.file, edits: [first, ...others] }] : [];
  });
  let all = files;
  const obeyed: Finding[] = [];
  for (const name of new Set(chosen.map(({ file }) => file))) {
    const here = chosen.filter(({ file }) => file === name);
    const { text, applied } = applyFixes(
      textOf(all, name),
      here.map(({ edits }) => edits),
    );
    all = withText(all, name, text);
    obeyed.push(...here.filter((_, at) => applied[at]).map(({ finding }) => finding));
  }
  return { files: all, obeyed };
}

function noteCover(found: Finding, obeyed: Finding): boolean {
  const cover = findCover(found, obeyed);
  if (cover) used.add(cover);
  return cover !== undefined;
}
