import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSummary } from "../../src/action/write-summary.js";
import { temporaryFolder } from "../support/folders.js";

const TEXTS = ["\n## Größe 🧩\r\n<b>%0A::set-output::</b>", "", "no line end"];

test("each run in a process adds to the summary of its own job, byte for byte", async () => {
  const folder = temporaryFolder();
  for (const name of ["first", "second"]) {
    const summaryFile = join(folder, name);
    writeFileSync(summaryFile, "before");
    for (const text of TEXTS) await writeSummary(summaryFile, () => text);
    expect(readFileSync(summaryFile, "utf8")).toBe(`before${TEXTS.join("")}`);
  }
});
