import { expect, test } from "vitest";
import { formatArchiveMarkdown, formatArchive } from "../../../src/release/packing/format-archive.js";
import type { ArchiveEntry } from "../../../src/release/packing/archive-name.js";
import {
  compareArchives,
  isUnchanged,
  findNewPermissions,
} from "../../../src/release/packing/difference/archive-difference.js";
import { formatChange, formatSize } from "../../../src/base/text/numbers.js";

const entry = (path: string, size: number, sha256 = "a", isExecutable = false): ArchiveEntry => ({
  path,
  size,
  sha256,
  isExecutable,
});
const BEFORE = [entry("dist/a.js", 2000), entry("dist/b.js", 10), entry("gone|`x`", 5), entry("run.sh", 7)];
const AFTER = [
  entry("dist/a.js", 1000, "b"),
  entry("dist/b.js", 10),
  entry("new.js", 4000),
  entry("run.sh", 7, "a", true),
];

test("two archives differ in what was added, removed and changed, by bytes and by mode", () => {
  const difference = compareArchives(BEFORE, AFTER);
  expect(difference.added.map(({ path }) => path)).toEqual(["new.js"]);
  expect(difference.removed.map(({ path }) => path)).toEqual(["gone|`x`"]);
  expect(difference.changed.map(({ after }) => after.path)).toEqual(["dist/a.js", "run.sh"]);
  expect(difference.growth).toBe(2995);
  expect(isUnchanged(difference)).toBe(false);
  expect(isUnchanged(compareArchives(AFTER, AFTER))).toBe(true);
});

test("a permission is new if the older manifest did not request it, whatever that contains", () => {
  expect(findNewPermissions({ permissions: ["a", 1] }, { permissions: ["b", "a", "b", null] })).toEqual(["b"]);
  expect(findNewPermissions(undefined, { permissions: ["a"] })).toEqual(["a"]);
  expect(findNewPermissions(null, { permissions: "a" })).toEqual([]);
  expect(findNewPermissions({ permissions: ["a"] }, { permissions: [{ type: "a" }, { type: "b" }] })).toEqual(["b"]);
});

test("an archive is formatted for a terminal and in Markdown", () => {
  const archive = {
    name: "weather-1.0.0.zip",
    bytes: new Uint8Array(1536),
    sha256: "f00d",
    files: AFTER,
    commit: undefined,
  };
  expect(formatArchive(archive)).toBe(
    `weather-1.0.0.zip
  1,000 B  dist/a.js
     10 B  dist/b.js
  3.9 KiB  new.js
      7 B  run.sh (executable)

4 files, 4.9 KiB, packed 1.5 KiB

sha256  f00d`,
  );
  expect(formatArchiveMarkdown(archive)).toContain("| run.sh (executable) | 7 B |");
});

test.each([
  [0, "0 B"],
  [1023, "1,023 B"],
  [1024, "1.0 KiB"],
  [102_400, "100 KiB"],
  [1_048_575, "1.0 MiB"],
  [314_572_800, "300 MiB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test("a change of size has its sign", () => {
  expect([10, -10, 0].map(formatChange)).toEqual(["+10 B", "-10 B", "±0 B"]);
});
