import { expect, test } from "vitest";
import { listFixtureCases } from "../../src/catalog/fixture-case.js";
import { inspectCase } from "../../src/catalog/inspect-fixture.js";
import { checks } from "../../src/checks/index.js";
import { makeBaseline, markKnownFindings } from "../../src/core/baseline.js";
import { SEVERITIES } from "../../src/core/check.js";
import type { Finding, PluginReport } from "../../src/core/report.js";
import { ROOT } from "../support/project.js";
import { random } from "../support/random.js";
import { IS_TORTURE, sampleOf, SEED } from "../support/torture.js";

const PUSH = { occasion: "push", strict: false } as const;
const HISTORIES = 500;
const STEPS = 12;

/** A check whose fixtures, as states of one repository, have more than one kind of fault at one place. */
interface Changing {
  readonly check: string;
  readonly states: readonly PluginReport[];
}

const placeOf = ({ location }: Finding): string => JSON.stringify([location.file, location.place]);
const rankOf = ({ severity }: Pick<Finding, "severity">): number => SEVERITIES.indexOf(severity);

async function readChanging(check: string): Promise<Changing | undefined> {
  const states: PluginReport[] = [];
  const kinds = new Map<string, Set<string>>();
  for (const one of listFixtureCases(ROOT, check)) {
    const { report, tag } = await inspectCase(ROOT, one, check);
    const [plugin] = report.plugins;
    // On a release nothing is suppressed.
    if (!plugin || tag !== undefined) continue;
    states.push(plugin);
    for (const finding of plugin.findings) {
      const found = kinds.get(placeOf(finding)) ?? new Set();
      kinds.set(placeOf(finding), found.add(`${finding.code} ${finding.severity}`));
    }
  }
  return [...kinds.values()].some(({ size }) => size > 1) ? { check, states } : undefined;
}

/** One place may have several faults: a state is some of the faults of two states. */
function mix(next: (below: number) => number, { states }: Changing): PluginReport {
  const [one, other] = [states[next(states.length)], states[next(states.length)]];
  if (!one || !other) throw new Error("There is no state");
  const findings = next(3) === 0 ? [...one.findings, ...other.findings] : one.findings;
  const kept = findings.filter((finding) => finding.suppressed === undefined && next(5) > 0);
  const doubled = next(6) === 0 ? [...kept, ...kept.slice(0, 1)] : kept;
  return { ...one, findings: doubled.map((finding) => ({ ...finding })) };
}

const count = <Item>(items: readonly Item[], name: (item: Item) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1);
  return counts;
};

const candidates = checks.filter(({ codes, alwaysCounts }) => alwaysCounts !== true && Object.keys(codes).length > 1);

test("over random histories of edits, a baseline hides no other fault, nothing more severe, and nothing twice", async () => {
  const drawn = sampleOf(candidates, 6);
  const changing = (await Promise.all(drawn.map(({ id }) => readChanging(id)))).flatMap((one) => one ?? []);
  expect(changing.length).toBeGreaterThan(IS_TORTURE ? 30 : 0);
  const next = random(SEED);
  let judged = 0;
  for (let history = 0; history < (IS_TORTURE ? HISTORIES : 50); history++) {
    const one = changing[history % changing.length];
    if (!one) continue;
    let listed = mix(next, one);
    for (let step = 0; step < STEPS; step++) {
      const now = mix(next, one);
      const { plugin } = markKnownFindings(now, makeBaseline(listed), PUSH);
      const hidden = plugin.findings.filter(({ suppressed }) => suppressed !== undefined);
      judged += plugin.findings.length;
      const name = `${one.check}, history ${String(history)}`;
      for (const finding of hidden) {
        const same = listed.findings.filter(
          (known) => known.code === finding.code && placeOf(known) === placeOf(finding),
        );
        expect(
          same.some((known) => rankOf(known) <= rankOf(finding)),
          `${name}: ${finding.message}`,
        ).toBe(true);
        const subjects = same.map(({ subject }) => JSON.stringify(subject));
        expect(subjects, name).toContain(JSON.stringify(finding.subject));
      }
      const before = count(listed.findings, (finding) => `${finding.code} ${placeOf(finding)}`);
      for (const [kind, hiddenTimes] of count(hidden, (finding) => `${finding.code} ${placeOf(finding)}`)) {
        expect(hiddenTimes, `${name}: ${kind}`).toBeLessThanOrEqual(before.get(kind) ?? 0);
      }
      // A baseline of now hides all of now.
      const own = markKnownFindings(now, makeBaseline(now), PUSH);
      expect([
        own.gone,
        own.plugin.findings.filter(({ suppressed, secret }) => secret !== true && suppressed === undefined),
      ]).toEqual([0, []]);
      if (next(3) === 0) listed = now;
    }
  }
  expect(judged).toBeGreaterThan(100);
});
