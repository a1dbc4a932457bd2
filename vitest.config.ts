import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { breakImports, findBreak, makeBrokenDist } from "./test/support/breaks.js";
import LongestFirst from "./test/support/longest-first.js";

// It triples the start of Node 20, and no test needs the hosts that it is for.
delete process.env["NODE_EXTRA_CA_CERTS"];
// Only -u writes an expected output: a case without one would otherwise pass with whatever is printed.
process.env["UPDATE_SNAPSHOT"] ??= "none";
process.env["PREFLIGHT_UPDATE"] = process.argv.some((word) => /^(?:-u|--update)(?:=all)?$/u.test(word)) ? "1" : "";

const E2E = "test/e2e/**/*.test.ts";

/** Who names a file wants to see all of its tests. */
const NAMES_FILES = process.argv.some((word) => word.endsWith(".test.ts"));

/** The files that draw a sample of a matrix, and run all of it under torture. */
const SAMPLED = readdirSync("test", { recursive: true, encoding: "utf8" })
  .map((path) => `test/${path.replaceAll("\\", "/")}`)
  .filter(
    (path) => path.endsWith(".test.ts") && /support\/(?:torture|three-faults)\.js/u.test(readFileSync(path, "utf8")),
  );

// GitHub's parser imports JSON without an attribute, which Node takes only from a bundler. Its source maps lead nowhere.
const PARSER = /@actions\/(?:workflow-parser|expressions)\/.*\.js$/u;
const server = { deps: { inline: [PARSER] } };
/** The promise that is broken on purpose. */
const BREAK = findBreak(process.env["PREFLIGHT_BREAK"]);
const BROKEN_DIST = makeBrokenDist(BREAK);
const plugins = [
  breakImports(BREAK),
  {
    name: "github-parser",
    load: (path: string) =>
      PARSER.test(path) ? readFileSync(path, "utf8").replace(/^\/\/# source.*/mu, "") : undefined,
  },
];

// No test depends on time. These limits end what hangs, on the slowest machine that still works.
const limits = { testTimeout: 600_000, hookTimeout: 600_000, teardownTimeout: 60_000 };
const common = {
  ...limits,
  // A test that expects nothing cannot fail.
  expect: { requireAssertions: true },
  setupFiles: ["test/support/set-up.ts"],
  globalSetup: ["test/support/check-build.ts"],
};

// A project takes nothing of this from the settings above it.
const runner = "./test/support/test-runner.ts";
// Files of one worker share the modules that they import: none of them keeps what another could see.
const shared = { isolate: false, runner };

const wholly = (mode: string): Record<string, string> =>
  mode === "whole" || NAMES_FILES ? { PREFLIGHT_WHOLE: "1" } : {};

const rest = {
  plugins,
  test: { ...common, ...shared, server, name: "test", include: ["test/**/*.test.ts"], exclude: [E2E] },
};

export default defineConfig(({ mode }) =>
  mode === "torture"
    ? {
        test: {
          // What is tortured waits for minutes: as many wait side by side as the memory holds.
          maxWorkers: 8,
          sequence: { sequencer: LongestFirst },
          reporters: ["default", "./test/support/torture-reporter.ts"],
          // All of the matrices, and every other test once: its outputs are looked through as well.
          projects: [
            {
              plugins,
              test: {
                ...common,
                server,
                name: "torture",
                include: SAMPLED,
                env: { ...BROKEN_DIST, PREFLIGHT_TORTURE: "1", PREFLIGHT_CANARIES: "1" },
              },
            },
            {
              ...rest,
              test: {
                ...rest.test,
                exclude: [E2E, ...SAMPLED],
                env: { ...BROKEN_DIST, PREFLIGHT_WHOLE: "1", PREFLIGHT_CANARIES: "1" },
              },
            },
          ],
        },
      }
    : {
        test: {
          // Tests mostly wait for processes and servers. One more worker than processors keeps those busy.
          maxWorkers: 3,
          projects: [
            { ...rest, test: { ...rest.test, env: wholly(mode) } },
            { test: { ...common, runner, name: "e2e", include: [E2E], env: wholly(mode) } },
          ],
        },
      },
);
