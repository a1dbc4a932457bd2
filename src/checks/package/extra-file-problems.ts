import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { formatCount, formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { describeLink, LINK_CODES, type PackageState } from "./left-out-problems.js";
import { listFileEntries } from "../../plugin/npm-files/expected-files.js";
import { decide } from "../../base/text/help.js";

export const EXTRA_FILE_CODES = {
  ...LINK_CODES,
  "more-links": "There are more links than are listed",
  tests: "Tests are packed",
} as const satisfies Codes;

const MAX_LINKS = 10;

type Facts = CheckFacts<"packageJson" | "packedFiles"> & PackageState;

/** Links that npm skips, and tests that no user of the package needs. */
export function* findExtraFileProblems(facts: Facts): Generator<Problem<keyof typeof EXTRA_FILE_CODES>> {
  const { packageJson, packedFiles, prefix, reported } = facts;
  const { files } = packedFiles;
  const links = packedFiles.links.filter((link) => !reported.has(link));
  for (const link of links.slice(0, MAX_LINKS)) yield describeLink(link, link.slice(prefix.length));
  if (links.length > MAX_LINKS) {
    yield {
      code: "more-links",
      times: links.length - MAX_LINKS,
      at: packageJson.keyAt("files"),
      message: `"files" names ${formatCount(links.length - MAX_LINKS, "more link")}, and npm packs no links`,
      help: decide("Replace the links with the files themselves", "disk"),
    };
  }
  const tests = files.map(({ path }) => path.slice(prefix.length)).filter(isTestFile);
  const [first] = tests;
  if (first === undefined) return;
  const at = findEntryIndex(packageJson, first);
  const entry = at === undefined ? "files" : listFileEntries(packageJson.value)[at];
  const packed = tests.length === 1 ? "a test" : `${formatNumber(tests.length)} test files`;
  yield {
    code: "tests",
    at: at === undefined ? packageJson.keyAt("files") : packageJson.at("files", at),
    severity: "notice",
    message: `${quote(entry)} packs ${packed}, such as ${quote(first)}`,
    help: decide("List only the files that users need at run time", "meaning"),
  };
}

/** The entry of `files` that names a file of the package, or a folder that it is in. */
function findEntryIndex(packageJson: JsonObjectText, path: string): number | undefined {
  const at = listFileEntries(packageJson.value).findIndex((entry) => {
    const name = typeof entry === "string" ? entry.replace(/^\.?\/|\/$/gu, "") : "";
    return name === path || (name !== "" && path.startsWith(`${name}/`));
  });
  return at < 0 ? undefined : at;
}

/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
function isTestFile(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}
