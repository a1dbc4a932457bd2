import { expect, test } from "vitest";
import { listCases, type CodeCase } from "../../scripts/code-cases.js";
import { readCase } from "../../scripts/shown-codes.js";
import { checks } from "../../src/checks/index.js";
import { makeBaseline, markKnownFindings } from "../../src/core/baseline.js";
import { SEVERITIES, type Check } from "../../src/core/check.js";
import type { Finding, PluginReport } from "../../src/core/report.js";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { overlayFiles } from "../../src/base/files/overlay-files.js";
import { mixStates, readStates } from "../support/faulty-states.js";
import { temporaryFolder } from "../support/folders.js";
import { ROOT } from "../support/project.js";
import { random } from "../support/random.js";
import { IS_TORTURE, sampleOf, SEED } from "../support/torture.js";

const PUSH = { occasion: "push", strict: false } as const;
const HISTORIES = 500;
const STEPS = 12;
/** How many states of each check are mixed of two fixtures. */
const MIXED = 40;

/** A check that reports more than one kind of fault at one place, and states of a repository that show them. */
interface Changing {
  readonly check: string;
  readonly states: readonly PluginReport[];
}

const placeOf = ({ location }: Finding): string => JSON.stringify([location.file, location.place]);
const rankOf = ({ severity }: Pick<Finding, "severity">): number => SEVERITIES.indexOf(severity);

const EMPTY = diskWorkspace(temporaryFolder());

/** The fixtures, and what edits make of two of them: faults meet that no fixture has at one place. */
function* drawCases(check: string): Generator<CodeCase> {
  yield* listCases(ROOT, check);
  const files = readStates(check);
  const next = random(SEED);
  for (let left = MIXED; left > 0; left--) {
    const [one, other] = [files[next(files.length)], files[next(files.length)]];
    if (one && other) yield { workspace: overlayFiles(EMPTY, mixStates(next, one, other)), given: {} };
  }
}

async function readChanging(check: Check): Promise<Changing | undefined> {
  const states: PluginReport[] = [];
  const kinds = new Map<string, Set<string>>();
  for (const one of drawCases(check.id)) {
    const inspectOn = await readCase(check, one);
    const plugin = inspectOn(PUSH.occasion, PUSH.strict);
    states.push(plugin);
    for (const finding of plugin.findings) {
      const found = kinds.get(placeOf(finding)) ?? new Set();
      kinds.set(placeOf(finding), found.add(`${finding.code} ${finding.severity}`));
    }
  }
  return [...kinds.values()].some(({ size }) => size > 1) ? { check: check.id, states } : undefined;
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

/** One code may have several severities at one place, too. */
const candidates = checks.filter(({ alwaysCounts }) => alwaysCounts !== true);

test("over random histories of edits, a baseline hides no other fault, nothing more severe, and nothing twice", async () => {
  const drawn = sampleOf(candidates, 6);
  const changing = (await Promise.all(drawn.map(readChanging))).flatMap((one) => one ?? []);
  expect(changing.length).toBeGreaterThan(IS_TORTURE ? 60 : 0);
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
  process.stdout.write(`${String(judged)} judgements of ${String(changing.length)} checks\n`);
  expect(judged).toBeGreaterThan(100);
});
