import { fullFormats } from "ajv-formats/dist/formats.js";
import { expect, test } from "vitest";
import { isEmail } from "../../../src/base/text/web-address.js";
import { random } from "../../support/random.js";
import { startEffort } from "../../support/effort.js";

const { email: theirs } = fullFormats;

test.each(["a@b.co", "first.last+tag@sub-domain.example.com", "O'Hara@EXAMPLE.org", "!#$%@1.2"])(
  "%s is one",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  "",
  "office",
  "office@",
  "@example.com",
  "office@localhost",
  "a b@example.com",
  ".a@example.com",
  "a..b@example.com",
  "a@-example.com",
  "a@example-.com",
  "a@example.com\n",
  "a@exam\u212Aple.com",
])("%j is not an address", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("ajv-formats agrees on 20,000 strings that nearly are addresses", () => {
  expect(theirs).toBeInstanceOf(RegExp);
  if (!(theirs instanceof RegExp)) return;
  const next = random(11);
  const pieces = ["a", "B", "0", ".", ".", "-", "@", "@", "example.com", "co", "+", "'", " ", "_", "é", "\n", "("];
  let addresses = 0;
  for (let round = 0; round < 20_000; round++) {
    const some = (most: number): string =>
      Array.from({ length: 1 + next(most) }, () => pieces[next(pieces.length)]).join("");
    const text = next(2) === 0 ? some(8) : `${some(3)}@${some(2)}.com`;
    // It knows no international domains.
    if (/@[^@]*é[^@]*$/u.test(text)) continue;
    expect(isEmail(text), JSON.stringify(text)).toBe(theirs.test(text));
    if (isEmail(text)) addresses++;
  }
  expect(addresses).toBeGreaterThan(500);
});

test("a million hostile characters are judged at once", () => {
  for (const piece of ["a", "a.", "a@", "a-", "-", "@"]) {
    const effort = startEffort();
    isEmail(piece.repeat(500_000));
    isEmail(`a@${piece.repeat(500_000)}!`);
    expect(effort(), piece).toBeLessThan(1000);
  }
});

test.each(["plugins@münchen.example", "a.b@bücher.co.uk", "office@例え.jp", "x@почта.рф"])(
  "%s has an international domain",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each(["plugins@münchen", "a@ü..example", "a@münchen.example/x", "a b@münchen.example", "a@mün chen.example", "ü"])(
  "%s is no address, for all its letters",
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
