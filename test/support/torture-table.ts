import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.js";
import { PROMISES } from "./promises.js";
import type { Score, TortureRecord } from "./torture-record.js";

interface Sum {
  readonly scores: ReadonlyMap<string, Score>;
  readonly tests: readonly [passed: number, failed: number, skipped: number];
  readonly files: number;
}

/** All shards together. */
function sumRecords(records: readonly TortureRecord[]): Sum {
  const scores = new Map<string, Score>();
  const tests: [number, number, number] = [0, 0, 0];
  for (const { scores: more, files } of records) {
    for (const [key, { tried, held }] of Object.entries(more)) {
      const before = scores.get(key) ?? { tried: 0, held: 0 };
      scores.set(key, { tried: before.tried + tried, held: before.held + held });
    }
    for (const counts of Object.values(files)) counts.forEach((count, at) => (tests[at] = (tests[at] ?? 0) + count));
  }
  return { scores, tests, files: new Set(records.flatMap(({ files }) => Object.keys(files))).size };
}

const format = (count: number): string => count.toLocaleString("en");

/** Each promise in a line, for the log of a run. */
export function formatScores(records: readonly TortureRecord[]): string {
  const { scores } = sumRecords(records);
  const rows = PROMISES.map(({ id, words, tries }) => {
    const all = tries.map(({ what }) => scores.get(`${String(id)} ${what}`) ?? { tried: 0, held: 0 });
    const sum = (of: keyof Score): string => format(all.reduce((total, score) => total + score[of], 0));
    return `${String(id).padStart(2)}  ${sum("tried").padStart(9)} tried  ${sum("held").padStart(9)} held  ${words}`;
  });
  return `${rows.join("\n")}\n`;
}

export function writePage(records: readonly TortureRecord[]): void {
  writeFileSync(join(ROOT, "docs", "promises-measured.md"), formatPage(records));
}

/** The page docs/promises-measured.md. */
function formatPage(records: readonly TortureRecord[]): string {
  const [first] = records;
  if (!first) throw new Error("There is no record of a run");
  const { scores, tests, files } = sumRecords(records);
  const { commit, seed, node, date, shard } = first;
  const shards = shard.count === 1 ? "one run" : `${String(records.length)} of ${String(shard.count)} shards`;
  const minutes = records.map((one) => one.minutes);
  const rows = PROMISES.flatMap(({ id, words, tries }) =>
    tries.map(({ what, tests: where }, at) => {
      const { tried, held } = scores.get(`${String(id)} ${what}`) ?? { tried: 0, held: 0 };
      const titles = where.map((one) => `\`${one.replace(" > ", "\`: \`")}\``);
      const places = titles.length === 0 ? "all of test/" : titles.join("<br>");
      return `| ${at === 0 ? String(id) : ""} | ${at === 0 ? words : ""} | ${what} | ${format(tried)} | ${format(held)} | ${places} |`;
    }),
  );
  const failures = records.flatMap((one) => one.failures);
  const missing = records.flatMap((one) => one.planned.filter((path) => !(path in one.files)));
  return `# Promises, measured

What plugin-preflight promises, how often a test has tried to break it, and how often it held. \`npm run torture\` writes
this page. [Stability](promises.md) says what stays the same between versions, and [threat cases](threat-cases.md) says
what each test tries.

| Run | |
| --- | --- |
| Commit | \`${commit}\` |
| Seed | \`PREFLIGHT_SEED=${String(seed)}\` |
| Node | ${node} |
| Date | ${date} |
| Run as | ${shards}, at most ${String(Math.ceil(Math.max(...minutes)))} minutes each |
| Test files | ${format(files)} of ${format(files + missing.length)} |
| Tests | ${format(tests[0])} passed, ${format(tests[1])} failed, ${format(tests[2])} not run on this machine |

| | Promise | Tried | Tries | Held | Tests, below \`test/\` |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

A test counts as one try, unless it counts its cases itself. A failed test counts as one try that did not hold. Tests that were not
run count as nothing.
${formatList("Failed", failures)}${formatList("Did not run to the end", missing)}`;
}

function formatList(title: string, names: readonly string[]): string {
  return names.length === 0 ? "" : `\n## ${title}\n\n${names.map((name) => `- \`${name}\``).join("\n")}\n`;
}
