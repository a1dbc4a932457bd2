import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

// Writes test/support/slow-tests.json, from which `npm test` and `npm run e2e` draw, after:
//   npm run test:whole -- --reporter=json --outputFile.json=test.json
//   npm run e2e:whole -- --reporter=json --outputFile.json=e2e.json
//   node scripts/record-slow-tests.js test.json e2e.json
// What no report is about stays as it is.

const SLOW_SECONDS = 0.3;

const RECORD = "test/support/slow-tests.json";
const results = process.argv.slice(2).flatMap((report) => JSON.parse(readFileSync(report, "utf8")).testResults);
const measured = results.map(({ name, assertionResults }) => [
  relative("test", name).replaceAll("\\", "/"),
  listSlow(assertionResults),
]);
const files = Object.entries({ ...JSON.parse(readFileSync(RECORD, "utf8")), ...Object.fromEntries(measured) })
  .filter(([, slow]) => Object.keys(slow).length > 0)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(files), undefined, 2)}\n`);

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
