import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./support/project.js";

const PAGE = "docs/maintainers/threat-cases.md";
const page = readFileSync(join(ROOT, PAGE), "utf8");
/** How many cases each subject has. */
const COUNTS = { W: 20, M: 10, P: 20, J: 18, S: 12, K: 20, C: 24, H: 25, R: 68, G: 12, X: 10, T: 8 };

interface Row {
  readonly ids: readonly string[];
  readonly shown: string;
}

/** The rows of a page's tables, with every id of a range such as `R01–R03`. */
function readRows(text: string): readonly Row[] {
  const rows = text.matchAll(/^\| ([A-Z])(\d\d)(?:–\1(\d\d))? \| [^|]+ \| [^|]+ \| (.+) \|$/gmu);
  return [...rows].map(([, letter = "", first = "", last = first, shown = ""]) => {
    const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
    return { ids: numbers.map((number) => letter + String(number).padStart(2, "0")), shown };
  });
}

/** What is wrong with the last cell of a row: it names tests that are there, or gives a reason. */
function listFaults({ ids, shown }: Row): readonly string[] {
  if (/^None: \S+ \S+ \S+/u.test(shown)) return [];
  const named = shown.split("; ").map((one) => /^`(test\/[\w./-]+\.ts)`: `([^`]+)`$/u.exec(one));
  return named.flatMap((match) => {
    const [, file = "", title = ""] = match ?? [];
    if (!match) return [`${ids.join()}: neither a test nor a reason: ${shown}`];
    if (!existsSync(join(ROOT, file))) return [`${ids.join()}: there is no ${file}`];
    const source = readFileSync(join(ROOT, file), "utf8");
    return source.includes(title.replaceAll("\\|", "|")) ? [] : [`${ids.join()}: ${file} has no test "${title}"`];
  });
}

const rows = readRows(page);

test("the security model counts them", () => {
  const count = rows.flatMap(({ ids }) => ids).length;
  const model = readFileSync(join(ROOT, "docs/project/security-model.md"), "utf8");
  expect(model).toContain(`lists ${String(count)} attacks and faults`);
});

test("every threat case is there once, in order and without a gap", () => {
  const expected = Object.entries(COUNTS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, at) => letter + String(at + 1).padStart(2, "0")),
  );
  expect(expected).toHaveLength(247);
  expect(rows.flatMap(({ ids }) => ids)).toEqual(expected);
  // No line of a table is passed over.
  expect(page.split("\n").filter((line) => /^\| [A-Z]\d/u.test(line))).toHaveLength(rows.length);
});

test("each has a test that exists, or a reason why there is none", () => {
  expect(rows.flatMap(listFaults), `mend ${PAGE}, or the test that it names`).toEqual([]);
});

test("a wrong row is found", () => {
  const faultsOf = (shown: string): readonly string[] =>
    readRows(`| W01 | Somebody tries. | Nothing. | ${shown} |`).flatMap(listFaults);
  const own = "`test/laws-threats.test.ts`";
  expect(faultsOf(`${own}: \`a wrong row is found\``)).toEqual([]);
  expect(faultsOf("None: no such feature")).toEqual([]);
  expect(faultsOf("None")).toEqual(["W01: neither a test nor a reason: None"]);
  expect(faultsOf("soon")).toEqual(["W01: neither a test nor a reason: soon"]);
  expect(faultsOf("`test/nowhere.test.ts`: `a`")).toEqual(["W01: there is no test/nowhere.test.ts"]);
  const gone = ["no", "such", "title"].join(" ");
  expect(faultsOf(`${own}: \`${gone}\``)).toEqual([`W01: test/laws-threats.test.ts has no test "${gone}"`]);
  expect(readRows("| R01–R03 | a | b | None: no such thing |")[0]?.ids).toEqual(["R01", "R02", "R03"]);
});
