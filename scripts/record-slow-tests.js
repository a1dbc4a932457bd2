import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

// Writes test/support/slow-tests.json, from which `npm test` draws, after:
//   npm run test:whole -- --reporter=json --outputFile.json=report.json
//   node scripts/record-slow-tests.js report.json

const SLOW_SECONDS = 0.3;

const [report = ""] = process.argv.slice(2);
const { testResults } = JSON.parse(readFileSync(report, "utf8"));
const files = testResults
  .map(({ name, assertionResults }) => [relative("test", name).replaceAll("\\", "/"), listSlow(assertionResults)])
  .filter(([, slow]) => Object.keys(slow).length > 0)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync("test/support/slow-tests.json", `${JSON.stringify(Object.fromEntries(files), undefined, 2)}\n`);

/** Seconds by name, without versions of Node in it. */
function listSlow(tests) {
  return Object.fromEntries(
    tests
      .map(({ fullName, duration = 0 }) => [
        fullName.replaceAll(/\d+(?:\.\d+)+/gu, "N"),
        Math.round(duration / 100) / 10,
      ])
      .filter(([, seconds]) => seconds >= SLOW_SECONDS),
  );
}
