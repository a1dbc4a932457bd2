import { expect, test } from "vitest";
import { isSameLicense } from "../../../src/plugin/manifest/same-license.js";

test.each([
  ["MIT OR Apache-2.0", "(Apache-2.0 OR MIT)"],
  ["MIT  AND\tISC", "isc and MIT".replace("and", "AND")],
  ["(MIT)", "MIT"],
  ["((MIT OR ISC))", "ISC OR MIT"],
  ["MIT OR (ISC OR 0BSD)", "0BSD OR MIT OR ISC"],
  ["MIT AND (ISC OR 0BSD)", "(0BSD OR ISC) AND MIT"],
  ["MIT OR ISC AND 0BSD", "(0BSD AND ISC) OR MIT"],
  ["GPL-2.0-only WITH Classpath-exception-2.0 OR MIT", "MIT OR GPL-2.0-only WITH Classpath-exception-2.0"],
  ["MIT OR MIT", "MIT"],
  ["GPL-2.0+", "GPL-2.0-or-later"],
  ["MIT OR LGPL-2.1", "LGPL-2.1-only OR MIT"],
  ["", ""],
])("%j and %j mean the same", (a, b) => {
  expect(isSameLicense(a, b)).toBe(true);
  expect(isSameLicense(b, a)).toBe(true);
});

test.each([
  ["MIT OR Apache-2.0", "MIT AND Apache-2.0"],
  ["MIT AND (ISC OR 0BSD)", "MIT AND ISC OR 0BSD"],
  ["GPL-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only"],
  ["MIT", "MIT-0"],
  ["GPL-3.0+", "GPL-3.0"],
  ["Apache-1.0+", "Apache-1.0"],
  ["MIT OR", "MIT"],
  ["(MIT", "MIT"],
])("%j and %j do not mean the same", (a, b) => {
  expect(isSameLicense(a, b)).toBe(false);
});

test("brackets without end are soon read", () => {
  expect(isSameLicense("(".repeat(5000), "(")).toBe(false);
  expect(isSameLicense(`${"(".repeat(300)}MIT${")".repeat(300)}`, "MIT")).toBe(true);
});
