import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.js";

/** What the tests start or import, and a build makes. The first three are not in the repository. */
const BUILT = ["src/generated/version.ts", "build/src/main.js", "dist/lib/index.mjs", "dist/cli/index.js"];

/**
 * Runs once, before all tests. Without a build hundreds of tests would fail, each with a module that is not found.
 * After all tests it says what could not be run on this Node.
 *
 * @throws where a build is missing
 */
export default async function checkBuild(): Promise<() => void> {
  const missing = BUILT.filter((path) => !existsSync(join(ROOT, path)));
  // Where this was found says nothing to the reader.
  Error.stackTraceLimit = missing.length > 0 ? 0 : Error.stackTraceLimit;
  if (missing.length > 0) throw new Error(`Run npm run build first: ${missing.join(", ")} is not there`);
  process.stdout.write(formatStart(process.env));
  const { NODE_WITH_SQLITE } = await import("./marketplace.js");
  return () => {
    if (NODE_WITH_SQLITE !== undefined) return;
    process.stdout.write(
      "\nSkipped: the marketplace's server and its kit, which need Node 22.13 or newer. To run them:\n" +
        "  npm i --prefix ../node24 node@24\n" +
        "  PREFLIGHT_NODE24=$PWD/../node24/node_modules/node/bin/node npm test\n",
    );
  };
}

/**
 * The first line of the log. Titles of tests and what they compare have commands such as `##[add-mask]e`, which a job
 * of GitHub would obey wherever they are printed. From this line on, it obeys nothing of the step.
 */
export function formatStart({ GITHUB_ACTIONS: isJob }: NodeJS.ProcessEnv): string {
  return isJob === "true" ? `::stop-commands::${randomUUID()}\n` : "";
}
