import { defineConfig, type Plugin } from "vitest/config";
import { TESTS_VARIABLE } from "./guards.js";

/** Some tests change the current folder, which a thread may not. The test runner asks for threads. */
const inForks: Plugin = {
  name: "forks",
  configureVitest({ vitest, project }) {
    vitest.config.pool = "forks";
    project.config.pool = "forks";
  },
};

/** The tests of one room at a time, each run again and again with a change in it: see scripts/mutation.ts. */
export default defineConfig({
  plugins: [inForks],
  test: {
    include: (process.env[TESTS_VARIABLE] ?? "").split(","),
    setupFiles: ["test/support/set-up.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    env: { PREFLIGHT_WHOLE: "1" },
  },
});
