import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import type { TestSpecification } from "vitest/node";

/** Names the tests of a run, separated by commas, in the order in which they run. */
export const ORDER_VARIABLE = "PREFLIGHT_MUTATION_ORDER";

// As `npm test` does: it triples the start of Node 20.
delete process.env["NODE_EXTRA_CA_CERTS"];
const order = (process.env[ORDER_VARIABLE] ?? "").split(",");
const PARSER = /@actions\/(?:workflow-parser|expressions)\/.*\.js$/u;

class InOrder {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const placeOf = ({ moduleId }: TestSpecification): number => order.findIndex((path) => moduleId.endsWith(path));
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** The fast tests as `npm test` runs them, one file after the other. */
export default defineConfig({
  plugins: [
    {
      name: "github-parser",
      load: (path: string) =>
        PARSER.test(path) ? readFileSync(path, "utf8").replace(/^\/\/# source.*/mu, "") : undefined,
    },
  ],
  test: {
    include: order,
    setupFiles: ["test/support/set-up.ts", "test/mutation/ordinary/set-up.ts"],
    runner: "./test/support/test-runner.ts",
    server: { deps: { inline: [PARSER] } },
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    expect: { requireAssertions: true },
    env: { UPDATE_SNAPSHOT: "none" },
    // A change may make a loop endless.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
