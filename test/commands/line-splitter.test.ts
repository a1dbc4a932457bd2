import { describe, expect, test } from "vitest";
import { keepLines, takeLastLines } from "../../src/commands/kept-lines.js";
import { splitLines } from "../../src/commands/line-splitter.js";
import { random } from "../support/random.js";

function split(...chunks: readonly (string | Buffer)[]): string[] {
  const lines: string[] = [];
  const splitter = splitLines((line) => lines.push(line));
  for (const chunk of chunks) splitter.write(Buffer.from(chunk));
  splitter.end();
  return lines;
}

describe("what a process prints", () => {
  test.each([
    ["ends lines with a feed, a return, or both", ["a\nb\r\nc\rd"], ["a", "b", "c", "d"]],
    ["keeps empty lines", ["\n\n\r\n\r\r"], ["", "", "", "", ""]],
    ["may lack the last line's end", ["a\nb"], ["a", "b"]],
    ["may be nothing", [""], []],
    ["may part a return from its feed", ["a\r", "\nb\r", "c"], ["a", "b", "c"]],
    ["may part a return from its feed by nothing", ["a\r", "", "\nb"], ["a", "b"]],
    ["may part a character", [Buffer.from("é").subarray(0, 1), Buffer.from("é").subarray(1)], ["é"]],
    ["need not be text", [Buffer.from([0x61, 0xff, 0xfe, 0x0a, 0xc3])], ["a\ufffd\ufffd", "\ufffd"]],
    [
      "is read without colours",
      ["\u001b[31mred\u001b[39m \u001b]8;;https://x\u0007link\u001b]8;;\u0007"],
      ["red link"],
    ],
    ["keeps other controls, for whoever shows it to deal with", ["a\u0007\u0000b"], ["a\u0007\u0000b"]],
  ])("%s", (_, chunks, lines) => {
    expect(split(...chunks)).toEqual(lines);
  });

  test("is cut where a line is too long, with the number of what is left out", () => {
    const chunks = Array.from({ length: 100 }, () => "x".repeat(10_000));
    expect(split("a\n", ...chunks, "\nb")).toEqual(["a", `${"x".repeat(8192)} … and 991,808 more characters`, "b"]);
  });

  test("is the same wherever it is parted", () => {
    const next = random(20_261_121);
    const pieces = ["\r", "\n", "\r\n", "a", "é", "\u{1f30a}", "\u001b[1m", "b".repeat(5000), " "];
    let parted = 0;
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: next(20) }, () => pieces[next(pieces.length)] ?? "").join("");
      const bytes = Buffer.from(text);
      const chunks: Buffer[] = [];
      for (let at = 0; at < bytes.length;) {
        const size = 1 + next(7) * (1 + next(500));
        chunks.push(bytes.subarray(at, at + size));
        at += size;
      }
      expect(split(...chunks), JSON.stringify(text)).toEqual(split(bytes));
      if (chunks.length > 1) parted++;
    }
    expect(parted).toBeGreaterThan(500);
  });
});

describe("of the lines of a command", () => {
  test("the first and the last are kept, in order", () => {
    const kept = keepLines(1000);
    const lines = Array.from({ length: 100_000 }, (_, at) => `line ${String(at)}`);
    for (const line of lines) kept.add(line);
    const all = kept.lines();
    expect(all[0]).toBe("line 0");
    expect(all.at(-1)).toBe("line 99999");
    expect(all.length).toBeLessThan(60);
    expect(all.toSorted((a, b) => Number(a.slice(5)) - Number(b.slice(5)))).toEqual(all);
  });

  test("all are kept where they are few", () => {
    const kept = keepLines();
    for (const line of ["a", "", "b"]) kept.add(line);
    expect(kept.lines()).toEqual(["a", "", "b"]);
  });

  test("a finding shows the last lines with content, cut, and not those of the package manager", () => {
    const before = ["npm warn Unknown", "", "> tide-table@1.2.0 test", "> vitest run", ""];
    const own = Array.from({ length: 20 }, (_, at) => `line ${String(at)}   `);
    const after = ["", "x".repeat(300), "npm error code 1", " ELIFECYCLE  Command failed with exit code 1."];
    expect(takeLastLines([...before, ...own, ...after])).toEqual([
      ...own.slice(9).map((line) => line.trimEnd()),
      `${"x".repeat(200)}…`,
    ]);
  });

  test("a finding shows the lines of the package manager if there are no others", () => {
    expect(takeLastLines(["npm error Missing script", ""])).toEqual(["npm error Missing script"]);
  });
});
