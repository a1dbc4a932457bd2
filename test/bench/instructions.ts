import { spawnSync } from "node:child_process";
import type { Case, Machine } from "./measure.js";
import { inheritedEnvironment } from "./measure.js";

/**
 * Millions of instructions that each case executes, counted by Valgrind once a case: the same on a busy machine as on
 * an idle one. `undefined` where Valgrind is not installed.
 */
export function countInstructions(cases: readonly Case[], machine: Machine): string | undefined {
  const program = findValgrind();
  if (program === undefined) return undefined;
  const counted = cases.map((one) => ({ name: one.name, millions: count(program, one, machine) }));
  const least = counted[0]?.millions ?? NaN;
  const longest = Math.max(...counted.map(({ name }) => name.length));
  const lines = counted.map(
    ({ name, millions }) =>
      `${name.padEnd(longest)}  ${millions.toFixed(1).padStart(8)}  ${(millions / least).toFixed(2)}x\n`,
  );
  return `Millions of instructions, by Valgrind:\n\n${lines.join("")}`;
}

interface Program {
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Debian's `valgrind` is a script of a shell that drops variables with a hyphen, such as the Action's inputs. So the
 * program behind it is called, which needs to be told where its tools are.
 */
function findValgrind(): Program | undefined {
  const programs: readonly Program[] = [
    { file: "valgrind.bin", environment: { VALGRIND_LIB: "/usr/libexec/valgrind" } },
    { file: "valgrind", environment: {} },
  ];
  return programs.find(({ file, environment }) => {
    return spawnSync(file, ["--version"], { env: { ...process.env, ...environment } }).status === 0;
  });
}

function count(program: Program, one: Case, { node, cwd }: Machine): number {
  one.prepare?.();
  const tool = ["--tool=callgrind", "--callgrind-out-file=/dev/null", node];
  const { stderr, error } = spawnSync(program.file, [...tool, ...one.words], {
    cwd: one.cwd ?? cwd,
    env: { ...inheritedEnvironment(), CI: "1", ...one.environment, ...program.environment },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  const [, collected] = /^==\d+== Collected : (\d+)$/mu.exec(stderr) ?? [];
  if (collected === undefined) throw error ?? new Error(`Valgrind did not count "${one.name}":\n${stderr}`);
  return Number(collected) / 1e6;
}
