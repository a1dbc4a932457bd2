import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { expectRefused, publishUntrustedReport, writeGoodReport } from "../support/untrusted-report.js";

const good = writeGoodReport();

interface Editable {
  plugins: {
    path: string;
    findings: { location: { file: string; range?: unknown }; fix?: unknown }[];
  }[];
}

const place = (line: number, column: number): object => ({ line, column });

test.each<[string, (plugin: Editable["plugins"][number]) => void, string]>([
  ["whose plugin is outside", (plugin) => (plugin.path = "../../etc"), '"../../etc" is not a folder of a repository'],
  ["whose plugin is nowhere", (plugin) => (plugin.path = ""), '"" is not a folder of a repository'],
  [
    "whose finding is outside",
    ({ findings: [first] }) => first && (first.location.file = "/etc/passwd"),
    '"/etc/passwd" is not a file of a repository',
  ],
  [
    "whose fix is outside",
    ({ findings: [first] }) =>
      first && (first.fix = [{ file: "../b", range: { start: place(1, 1), end: place(1, 2) }, text: "x" }]),
    '"../b" is not a file of a repository',
  ],
  [
    "that ends before it starts, which GitHub would refuse with all others",
    ({ findings: [first] }) => first && (first.location.range = { start: place(9, 1), end: place(2, 1) }),
    "it is before the start",
  ],
  [
    "that ends before it starts on one line",
    ({ findings: [first] }) => first && (first.location.range = { start: place(9, 4), end: place(9, 3) }),
    "it is before the start",
  ],
  [
    "on a line that no file has",
    ({ findings: [first] }) => first && (first.location.range = { start: place(2 ** 31, 1), end: place(2 ** 31, 2) }),
    '"line" is 2147483648, but must be a whole number from 1 to 2147483647',
  ],
])("is refused with something %s", async (_, change, why) => {
  const report = JSON.parse(readFileSync(good, "utf8")) as Editable;
  for (const plugin of report.plugins) change(plugin);
  const reported = await publishUntrustedReport((folder) => {
    writeFileSync(join(folder, "preflight.json"), JSON.stringify(report));
  });
  expectRefused(reported, why);
});

test("makes no patch, because its fixes are untrusted", async () => {
  const put = (folder: string): void => {
    copyFileSync(good, join(folder, "preflight.json"));
  };
  const reported = await publishUntrustedReport(put, { inputs: { "patch-file": "fixes.patch" } });
  expectRefused(
    reported,
    "The inputs report and patch-file cannot be used together, because the files are not available",
  );
});
