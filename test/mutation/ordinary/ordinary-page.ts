import { formatCode, formatScore, shorten } from "../mutation-page.js";
import type { OrdinaryResult, UnnoticedChange } from "./measure.js";
import { ORDINARY_ROOMS } from "./rooms.js";

const HEADING = "## Ordinary rooms";

/** A room's score and its survivors, for a terminal. */
export function formatOrdinaryLines(result: OrdinaryResult): string {
  const lines = result.survivors.map(
    (one) =>
      `  ${one.file}:${String(one.line)} (${formatReach(one)})\n    - ${shorten(one.before)}\n    + ${shorten(one.after)}`,
  );
  return `${[`${result.room}: ${formatScore(scoreOf(result))} of ${String(result.all)} changes`, ...lines].join("\n")}\n`;
}

function formatReach({ isReached, why }: UnnoticedChange): string {
  if (why !== undefined) return why;
  return isReached ? "its tests do not notice it" : "no fast test runs it";
}

function scoreOf({ noticed, all }: OrdinaryResult): number {
  return (100 * noticed) / all;
}

/** The section of the page at its end. */
export function replaceOrdinarySection(page: string, results: readonly OrdinaryResult[]): string {
  return `${takeGuards(page)}${formatSection(results)}`;
}

/** What the page has of the guards, and what it has of the other rooms. */
export function takeOrdinarySection(page: string): string {
  return page.slice(takeGuards(page).length);
}

function takeGuards(page: string): string {
  const at = page.indexOf(HEADING);
  return at === -1 ? `${page.trimEnd()}\n\n` : page.slice(0, at);
}

function formatSection(results: readonly OrdinaryResult[]): string {
  const rows = ORDINARY_ROOMS.map(({ room, what, folder }) => {
    const result = results.find((one) => one.room === room);
    const cells = result
      ? [formatScore(scoreOf(result)), `${String(result.noticed)} of ${String(result.all)}`, String(result.seed)]
      : ["not measured yet", "", ""];
    return `| **${room}**: ${what} | \`${folder}/\` | ${cells.join(" | ")} |`;
  });
  return `${HEADING}

The other rooms are tested through the built program, where Stryker sees nothing. \`npm run mutation -- --ordinary ROOM... --count N --seed S\`
draws some changes of each room by a seed. It builds all of them into one copy of the program. A file says which of them a
process has. The tests run once, to record which of them reach a change. Then only these tests run with it, until one
fails. If none does, the slow tests of the same files run as well.

\`--changed-since origin/main\` draws only from the lines that you have changed. The tests must notice at least 85 % of them.
A pull request runs this, and a weekly run draws 100 changes of each room. \`--planted FILE\` tries mistakes that you have invented:
a list in JSON of \`file\`, \`find\` and \`put\`, where \`find\` is an expression of the file.

Where a test was missing, one was added, and the table counts it. So a new seed shows a lower number.

| Room | Folder | Noticed | Changes | Seed |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

This does not measure:

- what a module does while it is loaded, such as its tables and patterns
- code in a browser, in a child process that a plugin runs in, and in the templates of new projects
- rooms in neither of the two tables, such as the SDK, the host, and most of \`src/base/\` and \`src/release/\`
- what only the tests in \`test/e2e/\` would notice, except for those of the preview, which need a Chromium
- what only nightly tests run: such a change counts as not noticed
- the marketplace's pages, unless \`PREFLIGHT_NODE24\` is the path of a Node 24 program

### What no test of an ordinary room notices

${results.map(formatSurvivors).join("\n")}`;
}

function formatSurvivors({ room, survivors }: OrdinaryResult): string {
  if (survivors.length === 0) return `**${room}**: nothing.\n`;
  const lines = survivors.map(
    (one) =>
      `- \`${one.file}:${String(one.line)}\`: ${formatCode(one.before)} → ${formatCode(one.after)}. ${formatWhy(one)}`,
  );
  return `**${room}**\n\n${lines.join("\n")}\n`;
}

function formatWhy({ why, isReached }: UnnoticedChange): string {
  if (why !== undefined) return why;
  return isReached ? "A test is missing." : "No fast test runs this.";
}
