import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    // Whole processes and servers are started: more of them at once only wait for each other.
    maxWorkers: 2,
  },
});
