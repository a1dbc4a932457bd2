import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { listCounted, PROMISES } from "./promises.js";
import type { FileRecord, Score, TortureRecord } from "./torture-record.js";

/** What ran of each file last. A failed test that passed later by its title is counted as held. */
function joinFiles(records: readonly TortureRecord[]): ReadonlyMap<string, FileRecord> {
  const joined = new Map<string, FileRecord>();
  for (const { files, passedAgain = [] } of records) {
    for (const [path, file] of Object.entries(files)) joined.set(path, file);
    for (const [path, file] of joined) {
      const mended = file.failures.filter((name) => passedAgain.includes(name));
      if (mended.length > 0) joined.set(path, mend(path, file, mended));
    }
  }
  return joined;
}

function mend(path: string, file: FileRecord, mended: readonly string[]): FileRecord {
  const scores = structuredClone(file.scores) as Record<string, Score>;
  for (const name of mended) {
    for (const [id, what] of listCounted(path, name.slice(`${path} > `.length))) {
      const score = scores[`${String(id)} ${what}`];
      if (score) score.held++;
    }
  }
  const [good, bad, skipped] = file.tests;
  return {
    tests: [good + mended.length, bad - mended.length, skipped],
    scores,
    failures: file.failures.filter((name) => !mended.includes(name)),
    mended: [...(file.mended ?? []), ...mended],
  };
}

/** The files that no shard has run to the end. */
export function listMissing(records: readonly TortureRecord[]): readonly string[] {
  const files = joinFiles(records);
  return [...new Set(records.flatMap(({ planned }) => planned))].filter((path) => !files.has(path)).toSorted();
}

export function listFailures(records: readonly TortureRecord[]): readonly string[] {
  return [...joinFiles(records).values()].flatMap(({ failures }) => failures).toSorted();
}

/** The files of which tests were not run: a choice of titles, or what this machine cannot do. */
function listSkipped(records: readonly TortureRecord[]): readonly string[] {
  return [...joinFiles(records)]
    .filter(([, { tests }]) => tests[2] > 0)
    .map(([path, { tests }]) => `${path}: ${String(tests[2])}`)
    .toSorted();
}

/** The files of which tests failed first, and passed after a fix. */
function listMended(records: readonly TortureRecord[]): readonly string[] {
  return [...joinFiles(records)]
    .flatMap(([path, { mended = [] }]) => (mended.length > 0 ? [`${path}: ${String(mended.length)}`] : []))
    .toSorted();
}

function sumScores(records: readonly TortureRecord[], id: number, whats: readonly string[]): Score {
  const all = [...joinFiles(records).values()].flatMap(({ scores }) =>
    whats.flatMap((what) => scores[`${String(id)} ${what}`] ?? []),
  );
  const sum = (of: keyof Score): number => all.reduce((total, score) => total + score[of], 0);
  return { tried: sum("tried"), held: sum("held") };
}

const format = (count: number): string => count.toLocaleString("en");

/** Each promise in a line, for the log of a run. */
export function formatScores(records: readonly TortureRecord[]): string {
  const rows = PROMISES.map(({ id, words, tries }) => {
    const whats = tries.map(({ what }) => what);
    const { tried, held } = sumScores(records, id, whats);
    return `${String(id).padStart(2)}  ${format(tried).padStart(9)} tried  ${format(held).padStart(9)} held  ${words}`;
  });
  return `${rows.join("\n")}\n`;
}

/** Whether a shard has run. Tests that were chosen by their titles belong to no page without the shards that they failed in. */
export function hasShard(records: readonly TortureRecord[]): boolean {
  return records.some(({ planned }) => planned.length > 0);
}

/** Writes the page docs/maintainers/promises-measured.md. */
export function writePage(records: readonly TortureRecord[]): void {
  if (!hasShard(records)) throw new Error("There is no record of a run");
  const [missing, failures] = [listMissing(records), listFailures(records)];
  const files = [...joinFiles(records).values()];
  const tests = [0, 1, 2].map((at) => format(files.reduce((sum, file) => sum + (file.tests[at] ?? 0), 0)));
  const all = (of: (record: TortureRecord) => string): string => [...new Set(records.map(of))].join(", ");
  const page = `# Promises, measured

What plugin-preflight promises, how often a test tried to break it, and how often it held. \`npm run torture\` writes this
page. [Stability](promises.md) lists what stays the same between versions. [Threat cases](threat-cases.md) say what the tests try.

| Run | |
| --- | --- |
| Commit | ${all(({ commit }) => `\`${commit}\``)} |
| Seed | ${all(({ seed }) => `\`PREFLIGHT_SEED=${String(seed)}\``)} |
| Node | ${all(({ node }) => node)} |
| Date | ${all(({ date }) => date.slice(0, 10))} |
| Test files | ${format(files.length)} of ${format(files.length + missing.length)} |
| Tests | ${tests[0] ?? ""} passed, ${tests[1] ?? ""} failed, ${tests[2] ?? ""} not run |

| | Promise | What is tried | Tried | Held | Tests, below \`test/\` |
| --- | --- | --- | --- | --- | --- |
${PROMISES.flatMap((one) => formatRows(one, records)).join("\n")}

A test counts as one try, unless it counts its cases itself. A failed test counts as one try that was not held. Tests that were not run count
as nothing.
${formatList("Failed first, held after a fix", listMended(records))}${formatList("Failed", failures)}${formatList("Did not run to the end", missing)}${formatList("Tests not run", listSkipped(records))}`;
  writeFileSync(resolve("docs", "maintainers", "promises-measured.md"), page);
}

function formatRows(
  { id, words, tries }: (typeof PROMISES)[number],
  records: readonly TortureRecord[],
): readonly string[] {
  return tries.map(({ what, tests }, at) => {
    const { tried, held } = sumScores(records, id, [what]);
    const names = tests.map((one) => `\`${one.replace(" > ", "`: `")}\``);
    const places = names.length === 0 ? "all" : names.join("<br>");
    return `| ${String(id)} | ${at === 0 ? words : ""} | ${what} | ${format(tried)} | ${format(held)} | ${places} |`;
  });
}

function formatList(title: string, names: readonly string[]): string {
  return names.length === 0 ? "" : `\n## ${title}\n\n${names.map((name) => `- \`${name}\``).join("\n")}\n`;
}
