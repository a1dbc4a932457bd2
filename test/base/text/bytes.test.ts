import { expect, test } from "vitest";
import { decodeLatin1, makePlaceFinder } from "../../../src/base/text/bytes.js";
import { random } from "../../support/random.js";

const PIECES = ["a", "\n", "\r\n", "\u00e9", "\u20ac", "\u{1f600}", "\ufeff", "x".repeat(40)];
const LONE = ["\xff", "\x80", "\xe2\x82!", "\0"];

test("the place of a byte is that of its character in the text, in 500 texts", () => {
  const next = random(31);
  let inLaterLines = 0;
  for (let round = 0; round < 500; round++) {
    const parts = Array.from({ length: 1 + next(30) }, () =>
      next(8) === 0
        ? Buffer.from(LONE[next(LONE.length)] ?? "", "latin1")
        : Buffer.from(PIECES[next(PIECES.length)] ?? ""),
    );
    const whole = Buffer.concat(parts);
    const places = makePlaceFinder(decodeLatin1(whole));
    // Where one part ends and the next begins; now and then one that lies before the last.
    for (let at = 0; at < parts.length; at += 1 + next(4)) {
      const from = next(6) === 0 ? 0 : at;
      const [start, end] = [from, at].map((count) => Buffer.concat(parts.slice(0, count)));
      expect(places(start?.length ?? 0, end?.length ?? 0)).toEqual({ start: placeAfter(start), end: placeAfter(end) });
      if (placeAfter(end).line > 1) inLaterLines++;
    }
  }
  expect(inLaterLines).toBeGreaterThan(500);
});

function placeAfter(before: Buffer | undefined): { readonly line: number; readonly column: number } {
  const bytes = before ?? Buffer.alloc(0);
  const line = bytes.subarray(bytes.lastIndexOf(10) + 1).toString("utf8");
  return { line: bytes.toString("latin1").split("\n").length, column: line.length + 1 };
}

test("two hundred thousand places on one line of 8 MiB are found without reading it as often", () => {
  const places = makePlaceFinder("x".repeat(8 * 1024 * 1024));
  for (let at = 0; at < 200_000; at++) places(at, at + 1);
  expect(places(200_000, 200_001)).toEqual({
    start: { line: 1, column: 200_001 },
    end: { line: 1, column: 200_002 },
  });
});
