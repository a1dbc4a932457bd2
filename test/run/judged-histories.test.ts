import { expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { drawCommanding, mixStates, readStates, type Draw, type PluginFiles } from "../support/faulty-states.js";
import { judgeHistory, type Command, type Sums } from "../support/judge-history.js";
import { random } from "../support/random.js";
import { makeHistory, type History } from "../support/random-history.js";
import { roundsOf, SEED } from "../support/torture.js";

/** All that files can show in more than one way. */
const CHANGING = checks
  .filter(({ id, codes }) => Object.keys(codes).length > 1 && readStates(id).length > 1)
  .map(({ id }) => id);

/** Those of the lifecycle that end by themselves. */
const LIVES = ["install", "enable", "leaks"]
  .flatMap((name) => readStates(`lifecycle-${name}`))
  .filter(
    (files) => !/new Promise\(\(\) =>|while \(true\)/u.test(Buffer.from(files.get("dist/plugin.js") ?? []).toString()),
  );

interface Named {
  readonly name: string;
  readonly history: History;
}

async function judgeAll(count: number, command: Command, draw: (next: Draw, at: number) => Named): Promise<void> {
  const sums: Sums = { judgements: 0, hidden: 0, known: 0, new: 0, faults: new Map() };
  const faults: string[] = [];
  for (let at = 0; at < count; at++) {
    const { name, history } = draw(random(SEED + at * 7919), at);
    const found = await judgeHistory(history, command, sums);
    faults.push(...found.map((fault) => `history ${String(at)} of ${name}, ${fault}`));
  }
  const { judgements, hidden, known, new: fresh } = sums;
  process.stdout.write(
    `${String(count)} histories, ${String(judgements)} judgements: ${String(hidden)} in the baseline, ${String(known)} known from the base, ${String(fresh)} new; wrong: ${JSON.stringify([...sums.faults])}\n`,
  );
  expect(faults.slice(0, 20)).toEqual([]);
  expect(Math.min(hidden, known, fresh)).toBeGreaterThan(0);
}

test("over random histories of a repository, nothing is hidden, doubled or called known that is not", async () => {
  expect(CHANGING.length).toBeGreaterThan(50);
  await judgeAll(roundsOf(500, 8), "validate", (next, at) => {
    const name = CHANGING[at % CHANGING.length] ?? "";
    const draw = (check: string): PluginFiles => {
      const states = readStates(check);
      return states[next(states.length)] ?? new Map<string, Uint8Array>();
    };
    const drawFiles = (): PluginFiles => {
      const other = next(4) === 0 ? (CHANGING[next(CHANGING.length)] ?? "") : name;
      return next(3) === 0 ? draw(name) : mixStates(next, draw(name), draw(other));
    };
    // Workflows belong to the whole repository.
    const isSingle = name.startsWith("workflow-") || next(3) > 0;
    const folders = isSingle ? [""] : ["plugins/a", "plugins/b"];
    return { name, history: makeHistory(next, { folders, steps: roundsOf(3, 2), drawFiles }) };
  });
});

test("nor is it where commands and hooks find faults", async () => {
  await judgeAll(roundsOf(40, 1), "check", (next) => {
    const drawFiles = (): PluginFiles => drawCommanding(next, LIVES);
    return { name: "commands", history: makeHistory(next, { folders: [""], steps: roundsOf(3, 1), drawFiles }) };
  });
});
