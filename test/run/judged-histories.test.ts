import { afterAll, expect } from "vitest";
import { checks } from "../../src/checks/index.js";
import { drawCommanding, mixStates, readStates, type Draw, type PluginFiles } from "../support/faulty-states.js";
import { judgeHistory, type Sums } from "../support/judge-history.js";
import { nightly } from "../support/nightly.js";
import { random } from "../support/random.js";
import { makeHistory } from "../support/random-history.js";
import { IS_TORTURE, roundsOf, SEED } from "../support/torture.js";

const STEPS = roundsOf(3, 2);

/** All that files can show in more than one way: another code, another severity, another subject. */
const CHANGING = checks.map(({ id }) => id).filter((id) => readStates(id).length > 1);

/** Those of the lifecycle that end by themselves. */
const LIVES = ["install", "enable", "leaks"]
  .flatMap((name) => readStates(`lifecycle-${name}`))
  .filter(
    (files) => !/new Promise\(\(\) =>|while \(true\)/u.test(Buffer.from(files.get("dist/plugin.js") ?? []).toString()),
  );

const sums: Sums = { histories: 0, judgements: 0, hidden: 0, known: 0, new: 0, faults: new Map() };

afterAll(() => {
  process.stdout.write(`Judged: ${JSON.stringify({ ...sums, faults: Object.fromEntries(sums.faults) })}\n`);
});

/** The numbers of the histories of each test: none of them takes long. */
const listParts = (all: number, few: number, many: number): readonly (readonly number[])[] =>
  Array.from({ length: IS_TORTURE ? all / many : 1 }, (_, part) =>
    Array.from({ length: IS_TORTURE ? many : few }, (__, at) => part * many + at),
  );

const startDraw = (at: number): Draw => random(SEED + at * 7919);

nightly.each(listParts(500, 4, 10).map((part) => ({ first: part[0], part })))(
  "over random histories of a repository, nothing is hidden, doubled or called known that is not: from $first",
  async ({ part }) => {
    expect(CHANGING.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const at of part) {
      const [next, name] = [startDraw(at), CHANGING[at % CHANGING.length] ?? ""];
      const draw = (check: string): PluginFiles => {
        const states = readStates(check);
        return states[next(states.length)] ?? new Map<string, Uint8Array>();
      };
      const drawFiles = (): PluginFiles => {
        const other = next(4) === 0 ? (CHANGING[next(CHANGING.length)] ?? "") : name;
        return next(3) === 0 ? draw(name) : mixStates(next, draw(name), draw(other));
      };
      // Workflows belong to the whole repository.
      const folders = name.startsWith("workflow-") || next(3) > 0 ? [""] : ["plugins/a", "plugins/b"];
      const history = makeHistory(next, { folders, steps: STEPS, drawFiles });
      faults.push(...(await judgeHistory(history, `history ${String(at)} of ${name}`, "validate", sums)));
    }
    expect(faults).toEqual([]);
    expect(Math.min(sums.hidden, sums.known, sums.new)).toBeGreaterThan(0);
  },
);

nightly.each(listParts(40, 1, 2).map((part) => ({ first: part[0], part })))(
  "nor is it where commands and hooks find faults: from $first",
  async ({ part }) => {
    const faults: string[] = [];
    for (const at of part) {
      const next = startDraw(at);
      const drawFiles = (): PluginFiles => drawCommanding(next, LIVES);
      const history = makeHistory(next, { folders: [""], steps: IS_TORTURE ? STEPS : 1, drawFiles });
      faults.push(...(await judgeHistory(history, `history ${String(at)} of commands`, "check", sums)));
    }
    expect(faults).toEqual([]);
  },
);
