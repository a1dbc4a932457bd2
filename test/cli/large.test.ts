import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { MAX_ARCHIVED_FILES } from "../../src/base/files/archive-limits.js";
import { runCli } from "../support/product.js";
import { readReport } from "../support/records.js";
import { roundsOf, SAMPLED_RUNTIMES } from "../support/torture.js";

/** As many folders of a thousand files, and then once more. */
const HALF = roundsOf(50, 4);
const FILES = 1000;
/** Has a process say at its end how much of a processor it took, in microseconds. */
const PRINT_TIME = "data:text/javascript,process.on('exit',()=>process.stderr.write(String(process.cpuUsage().user)))";

/** Writes empty files into the folders from `from` on. */
function fill(folder: string, from: number): void {
  for (let at = from; at < from + HALF; at++) {
    const inside = join(folder, String(at));
    mkdirSync(inside, { recursive: true });
    for (let name = 0; name < FILES; name++) writeFileSync(join(inside, `${String(name)}.js`), "");
  }
}

nightly.each([
  ["beside what it ships", "notes"],
  ["among what it ships", "dist"],
  ["in its folder of screenshots", "screenshots"],
])(
  "a plugin with thousands of files %s takes no more for each of them where they are twice as many",
  async (_, into) => {
    const cwd = wholePlugin({ ".git/": "" });
    let files = HALF * FILES;
    const work = async (node: string, paths: readonly string[]): Promise<number> => {
      const run = { cwd, node, nodeOptions: ["--import", PRINT_TIME] };
      const { status, stdout, stderr } = await runCli(["validate", ...paths, "--format", "json"], run);
      // No archive takes more.
      expect(status).toBe(into !== "notes" && files > MAX_ARCHIVED_FILES ? 1 : 0);
      expect(readReport(stdout).plugins).toHaveLength(1);
      return Number(stderr);
    };
    const runs = SAMPLED_RUNTIMES.flatMap(({ node }) =>
      (into === "notes" ? [[], ["**"]] : [[]]).map((paths) => ({ node, paths })),
    );
    const few: number[] = [];
    fill(join(cwd, into), 0);
    for (const { node, paths } of runs) few.push(await work(node, paths));
    fill(join(cwd, into), HALF);
    files *= 2;
    for (const [at, { node, paths }] of runs.entries())
      expect(await work(node, paths)).toBeLessThan(3 * (few[at] ?? 0));
  },
);
