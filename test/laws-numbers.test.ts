import { describe, expect, test } from "vitest";
import { checks } from "../src/checks/index.js";
import { DOCUMENTS, readDocument as read } from "./support/documents.js";

/** A number of a document: where it stands, and the constant of the code that it repeats, by the end of its name. */
type Row = readonly [document: string, words: RegExp, source: string, constant: string, unit: number];

const KIB = 1024;
const MIB = 1024 * 1024;
const ROWS: readonly Row[] = [
  ["docs/guides/pull-requests.md", /Up to ([\d,]+) annotations/u, "src/reporters/check-run.ts", "ANNOTATIONS", 1],
  ["docs/guides/pull-requests.md", /at most (\d+) suggestions/u, "src/github/review.ts", "SUGGESTIONS", 1],
  ["docs/guides/pull-requests.md", /At most ([\d,]+) comments/u, "src/github/keep-comment.ts", "PAGES", 1 / 100],
  ["docs/marketplace/run.md", /(\d+) per page/u, "src/marketplace/server/page/home-page.ts", "CARDS", 1],
  [
    "docs/marketplace/run.md",
    /at most (\d+) KiB of it/u,
    "src/marketplace/server/page/render-markdown.ts",
    "TEXT_LENGTH",
    KIB,
  ],
  [
    "docs/marketplace/run.md",
    /at most (\d+) MiB and/u,
    "src/marketplace/server/catalog/read-listing.ts",
    "IMAGE_BYTES",
    MIB,
  ],
  [
    "docs/marketplace/run.md",
    /(\d+) million\s+pixels/u,
    "src/marketplace/server/catalog/read-listing.ts",
    "PIXELS",
    1e6,
  ],
  [
    "docs/project/security-model.md",
    /JSON text over (\d+) MiB/u,
    "src/base/text/json/json-limits.ts",
    "JSON_BYTES",
    MIB,
  ],
  ["docs/project/security-model.md", /deeper than (\d+) levels/u, "src/base/text/json/json-limits.ts", "JSON_DEPTH", 1],
  ["docs/project/security-model.md", /of at most (\d+) MiB\./u, "src/base/files/untrusted-file.ts", "FILE_BYTES", MIB],
  ["docs/project/security-model.md", /at most (\d+) characters before/u, "src/base/text/excerpt.ts", "PART_LENGTH", 1],
];

describe("a number of a document is that of the code", () => {
  test.each(ROWS)("%s: %s", (document, words, source, constant, unit) => {
    const written = Number(words.exec(read(document))?.[1]?.replaceAll(",", ""));
    expect(written * unit, `${document} and ${source} say the same`).toBe(readConstant(source, constant));
  });

  test("of all checks, wherever they are counted", () => {
    const counted = ["README.md", "package.json", "docs/README.md", ...DOCUMENTS].flatMap((path) =>
      [...read(path).matchAll(/(?:\[|\b(?:same|all|its|has)\s+)(\d+) checks\b/gu)].map(([, count]) => [
        path,
        Number(count),
      ]),
    );
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.filter(([, count]) => count !== checks.length)).toEqual([]);
  });

  test("of the lines of a file", () => {
    const [, lines = ""] = /linesIn\(path\) > (\d+)\)/u.exec(read("test/laws.test.ts")) ?? [];
    expect(read("CONTRIBUTING.md")).toContain(`A file has at most ${lines} lines`);
  });
});

/** The value of a constant whose name ends so: a product of numbers. */
function readConstant(source: string, end: string): number {
  const [, product = ""] =
    new RegExp(`^(?:export )?const \\w*${end}(?:: \\w+)? = ([\\d_* ]+);`, "mu").exec(read(source)) ?? [];
  expect(product, `${source} has no constant that ends with ${end}`).not.toBe("");
  return product.split("*").reduce((value, factor) => value * Number(factor.replaceAll("_", "")), 1);
}
