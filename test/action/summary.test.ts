import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { writeSummary } from "../../src/action/write-summary.js";
import { temporaryFolder } from "../support/folders.js";

const TEXTS = ["\n## Größe 🧩\r\n<b>%0A::set-output::</b>", "", "no line end"];

test("a release's summary is, byte for byte, what a check would write, and follows what is there", async () => {
  const folder = temporaryFolder();
  const written = [];
  for (const mode of ["check", "release"] as const) {
    const summaryFile = join(folder, mode);
    writeFileSync(summaryFile, "before");
    vi.stubEnv("GITHUB_STEP_SUMMARY", summaryFile);
    const job = { runner: { summaryFile }, task: { mode } };
    for (const text of TEXTS) await writeSummary(job, () => text);
    written.push(readFileSync(summaryFile, "utf8"));
  }
  vi.unstubAllEnvs();
  expect(written).toEqual([`before${TEXTS.join("")}`, `before${TEXTS.join("")}`]);
});
