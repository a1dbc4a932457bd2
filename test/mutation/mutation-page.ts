import { groupBy } from "../../src/base/text/lists.js";
import { scoreOf, type RoomResult, type Survivor } from "./mutants.js";

const MAX_CODE_LENGTH = 90;

export function formatScore(score: number): string {
  return `${score.toFixed(1)} %`;
}

/** A room's score and the survivors that nobody has explained, for a terminal. */
export function formatRoomLines({ guards, mutants }: RoomResult): string {
  const files = mutants.files.map(({ file, killed, all }) => `${file}: ${String(killed)} of ${String(all)} noticed`);
  const survivors = mutants.unexplained.map(
    ({ file, line, before, after }) => `  ${file}:${String(line)}\n    - ${shorten(before)}\n    + ${shorten(after)}`,
  );
  return `${[`${guards.room}: ${formatScore(mutants.score)}`, ...files, ...survivors].join("\n")}\n`;
}

/** The page docs/maintainers/mutation.md. */
export function formatMutationPage(results: readonly RoomResult[]): string {
  const files = results.flatMap(({ mutants }) => mutants.files);
  const survivors = results.flatMap(({ mutants }) => mutants.survivors);
  const rows = results.flatMap(({ guards, mutants }) => [
    `| **${guards.room}**: ${guards.what} | ${formatScore(mutants.score)} | ${count(mutants.files)} |`,
    ...mutants.files.map((file) => `| \`${file.file}\` | ${formatScore(scoreOf([file]))} | ${count([file])} |`),
  ]);
  return `# Mutation testing

Tests show that code works. Mutation testing shows which mistakes the tests would notice. [Stryker](https://stryker-mutator.io/)
makes one small change to a file: it inverts a condition, removes a call, or moves a limit by one. Then the tests of this
file must fail. \`npm run mutation\` does this with the files that safety depends on, and writes this page.

Run it in a container, or as a user with few permissions. While a guard is changed, its tests may do the very damage that it prevents.

**${formatScore(scoreOf(files))}** of ${String(files.reduce((sum, { all }) => sum + all, 0))} changes were noticed. Each group of files needs at least 85 %.

| File | Noticed | Changes |
| --- | --- | --- |
${rows.join("\n")}

Only tests that run the sources in their own process count here. Other tests start the built command line, and would
notice many of the remaining changes.

## What no test notices

The tests did not notice ${String(survivors.length)} changes. Somebody has looked at each of them, and explains here why it does no harm or cannot be tested.

${results.map(formatSurvivors).join("\n")}`;
}

function count(files: RoomResult["mutants"]["files"]): string {
  const [killed, all] = [
    files.reduce((sum, file) => sum + file.killed, 0),
    files.reduce((sum, file) => sum + file.all, 0),
  ];
  return `${String(killed)} of ${String(all)}`;
}

function formatSurvivors({ guards, mutants }: RoomResult): string {
  if (mutants.survivors.length === 0) return `### ${guards.room}\n\nNothing.\n`;
  const groups = groupBy(mutants.survivors, ({ why }) => why ?? "Not explained yet.");
  const parts = [...groups].map(([why, survivors]) => `${why}\n\n${survivors.map(formatSurvivor).join("\n")}\n`);
  return `### ${guards.room}\n\n${parts.join("\n")}`;
}

function formatSurvivor({ file, line, before, after }: Survivor): string {
  return `- \`${file}:${String(line)}\`: ${formatCode(before)} → ${formatCode(after)}`;
}

/** As code in a line of Markdown, whatever is in it. */
export function formatCode(code: string): string {
  const text = shorten(code);
  const fence = "`".repeat(Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length)) + 1);
  return fence.length === 1 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

export function shorten(code: string): string {
  const line = code.replace(/\s+/gu, " ").trim();
  if (line === "") return "nothing";
  return line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH)}…` : line;
}
