import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/*
 * Counts what the tests of .ci/run did: node .ci/count.js STATUS FOLDER, with a report of each project in the folder. A
 * test that failed is run once more, with nothing beside it. If it passes then, it is named as unsteady and does not
 * count as failed. All that failed is shown again at the end, which is what is read first.
 */

const [, , status, folder = "."] = process.argv;
const print = (text) => process.stdout.write(`${text}\n`);
/** More than these are no accident. */
const MOST_REPEATED = 5;
const LONGEST_MESSAGE = 4000;

function readReport(file) {
  const { testResults = [] } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const files = testResults
    .filter((one) => one.status === "failed")
    .map(({ name, message, assertionResults }) => ({
      path: relative(".", name),
      message,
      tests: assertionResults.filter((test) => test.status === "failed"),
    }));
  const passed = testResults.flatMap((one) => one.assertionResults.filter((test) => test.status === "passed"));
  return { passed: passed.map(({ fullName }) => fullName), files };
}

/** Whether all tests of the files that failed pass alone. */
function passAlone(project, files) {
  const tests = files.flatMap((file) => file.tests);
  // A file that cannot be loaded has no tests that could be named.
  if (tests.length === 0 || tests.length > MOST_REPEATED || files.some((file) => file.tests.length === 0)) return false;
  const titles = tests.map(({ fullName }) => fullName.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|");
  const paths = files.map(({ path }) => path);
  print(`\n== Once more, alone: ${paths.join(" ")}`);
  const file = join(folder, `${project}-again.json`);
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const again = ["vitest", "run", "--project", project, "--maxWorkers=1", ...report, "-t", titles, ...paths];
  const { status } = spawnSync("npx", again, { stdio: "inherit" });
  const { passed } = readReport(file);
  return status === 0 && tests.every(({ fullName }) => passed.includes(fullName));
}

let [passed, failed, unsteady] = [0, 0, 0];
for (const project of ["test", "e2e"]) {
  const report = readReport(join(folder, `${project}.json`));
  const isUnsteady = report.files.length > 0 && passAlone(project, report.files);
  for (const { path, message, tests } of report.files) {
    if (tests.length === 0) print(`could not be run: ${path}\n${message}`);
    for (const { fullName, failureMessages } of tests) {
      const what = failureMessages.join("\n").slice(0, LONGEST_MESSAGE);
      print(`\n${isUnsteady ? "unsteady" : "failed"}: ${path}\n  ${fullName}\n${what}`);
    }
  }
  const failures = report.files.reduce((sum, { tests }) => sum + Math.max(1, tests.length), 0);
  passed += report.passed.length;
  if (isUnsteady) unsteady += failures;
  else failed += failures;
  if (report.passed.length > 0) continue;
  print(`no test was run: ${project}`);
  failed += 1;
}
// Something went wrong outside of all tests.
if (failed === 0 && unsteady === 0 && status !== "0") {
  print(`the tests exited with code ${status}, though no test failed: see above`);
  failed = 1;
}
print(`${String(passed + unsteady)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
