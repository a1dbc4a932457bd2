import { stripVTControlCharacters } from "node:util";
import { makeLocationFinder } from "../../commands/problems/location-finder.js";
import type { ReportedPlace } from "../../commands/problems/reported-problem.js";
import { makeVisible } from "../../base/text/safe.js";
import type { OnePlugin } from "../../run/tagged-plugin.js";
import type { BuildStatus, Problem } from "./protocol.js";
import { showPlace } from "./show-place.js";

/** What is known of a build that goes on, from the lines that it prints. */
export interface BuildReader {
  /** Reads the next line, and gives the status after it. */
  read(line: string): BuildStatus;
  /** The built files have changed. Of a tool whose words are not known, that says that it has built. */
  noticeFiles(): BuildStatus;
}

type PathOf = (root: string, file: string) => string;

/** Some tools mark the kind of a line: `[log]`, `✔`. */
const MARK = String.raw`^(?:\[(?:log|info|success|warn|error)\] |\S )?`;
const BEGINS = new RegExp(
  `${MARK}(?:build started|\\[watch\\] build started|Found .+ changed, rebuilding|bundles? .+ (?:→|->)|Change detected|CLI (?:Building|Change)|.*(?:Starting|File change detected\\. Starting).* compilation)`,
  "iu",
);
const BUILT = new RegExp(
  `${MARK}(?:built in |Rebuilt |Finished in |created .+ in |\\[watch\\] build finished|.*\\bBuild (?:success|complete)|.*compiled successfully|.*\\bFound 0 errors)`,
  "iu",
);
const FAILED =
  /^(?:\W{0,3}\[?(?:ERROR|error)\]|\W{0,3}ERROR\b|.*\bBuild failed|error during build|\[!\] |\(!\) Error|.*\berror TS\d|.*\bFound [1-9]\d* errors?\b|.*compiled with \d+ errors?|ERROR in |(?:[A-Z]\w*)?Error: |.*\bUncaught )/u;
/** Lines that only say that something failed. */
const GENERAL = /\bbuild failed\b|^\W*(?:\[?error\]?)?\W*$|^\W*\d+ errors?\b/iu;
const STACK = /^\s+at /u;
/** `src/a.ts:1:20`, `src/a.ts(1,20)` and `src/a.ts (1:20)`. */
const PLACE =
  /((?:[A-Za-z]:)?[^\s:()[\]'"`]+\.(?:[cm]?[jt]sx?|vue|svelte|css|scss|less|json|html))(?::| ?\()(\d{1,7})[:,](\d{1,7})/gu;
const MAX_LINES = 60;
const MAX_LINE_LENGTH = 400;

/** Reads what bundlers and compilers print while they watch: rolldown, rollup, Vite, esbuild, tsc, tsup, webpack. */
export function makeBuildReader({ workspace, root, folder }: OnePlugin, pathOf: PathOf): BuildReader {
  const findLocation = makeLocationFinder({ workspace, root, folder });
  let lines: readonly string[] = [];
  let status: BuildStatus = { kind: "building" };
  let isOver = false;
  let hasBegun = false;
  let isKnown = false;

  const begin = (): void => {
    lines = [];
    isOver = false;
  };
  const describe = (): Problem => {
    const said = lines.slice(lines.findIndex((line) => FAILED.test(line)));
    const shown = said
      .filter((line) => !STACK.test(line))
      .join("\n")
      .trim()
      .split("\n");
    const place = findLocation(shown.flatMap(listPlaces));
    const words = shown.find((line) => /\p{L}/u.test(line) && !GENERAL.test(line))?.trim();
    return {
      message: makeVisible(words ?? "The build failed"),
      help: "Fix it and save: the next build starts by itself",
      output: shown.map(makeVisible),
      ...(place && { place: showPlace(place, { workspace, root }, pathOf) }),
    };
  };
  const succeed = (): BuildStatus => {
    isOver = true;
    status = { kind: "built", at: Date.now() };
    return status;
  };
  return {
    read(text) {
      const line = stripVTControlCharacters(text).slice(0, MAX_LINE_LENGTH);
      const begins = BEGINS.test(line);
      if (begins || isOver) begin();
      if (begins) {
        isKnown = true;
        hasBegun = true;
        status = { kind: "building" };
        return status;
      }
      lines = [...lines, line].slice(0, MAX_LINES);
      const isBuilt = BUILT.test(line);
      // What names the begin of each build also says that it ends, however it does.
      const mends = isBuilt && !hasBegun && !line.startsWith("[watch]");
      if (FAILED.test(line) || (status.kind === "failed" && !mends)) {
        status = { kind: "failed", at: Date.now(), problem: describe() };
        return status;
      }
      if (!isBuilt) return status;
      isKnown = true;
      return succeed();
    },
    noticeFiles() {
      if (!isKnown && status.kind !== "built") return succeed();
      return status;
    },
  };
}

function listPlaces(line: string): readonly ReportedPlace[] {
  return [...line.matchAll(PLACE)].map(([, file = "", row, column]) => ({
    file,
    line: Number(row),
    column: Number(column),
  }));
}
