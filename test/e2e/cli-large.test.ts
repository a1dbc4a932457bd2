import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wholePlugin } from "../support/folders.js";
import { runCli, RUNTIMES } from "../support/product.js";
import { readReport } from "../support/records.js";

const FOLDERS = 100;
const FILES = 1000;
const LONGEST = 180_000;
/** A healthy plugin takes a tenth of this, however many files stand around what it ships. */
const MOST_SECONDS = 20;

/** Writes 100,000 empty files below a folder. */
function fill(folder: string): void {
  for (let at = 0; at < FOLDERS; at++) {
    const inside = join(folder, String(at));
    mkdirSync(inside, { recursive: true });
    for (let name = 0; name < FILES; name++) writeFileSync(join(inside, `${String(name)}.js`), "");
  }
}

test.each([
  ["beside what it ships", "notes"],
  ["among what it ships", "dist"],
  ["in its folder of screenshots", "screenshots"],
])(
  "a plugin with 100,000 files %s is checked in time, in one run and with patterns",
  async (_, into) => {
    const cwd = wholePlugin({ ".git/": "" });
    fill(join(cwd, into));
    for (const { node } of RUNTIMES) {
      for (const paths of into === "notes" ? [[], ["**"]] : [[]]) {
        const start = Date.now();
        const { status, stdout, stderr } = await runCli(["validate", ...paths, "--format", "json"], { cwd, node });
        expect((Date.now() - start) / 1000).toBeLessThan(MOST_SECONDS);
        expect([status, stderr]).toEqual([0, ""]);
        expect(readReport(stdout).plugins).toHaveLength(1);
      }
    }
  },
  LONGEST,
);
