import { expect, test } from "vitest";
import { wholePlugin } from "../support/folders.js";
import { runCli } from "../support/product.js";
import { sampleOf } from "../support/torture.js";

const MANY = 40_000;

const MANIFESTS = [
  ["a million brackets", "[".repeat(1_000_000)],
  ["a string of a million letters", `{"name":"${"x".repeat(1_000_000)}"}`],
  ["forty thousand wrong permissions", `{"permissions":[${'"x",'.repeat(MANY)}"x"]}`],
  ["twenty thousand unknown keys", `{${Array.from({ length: 20_000 }, (_, at) => `"k${String(at)}":1`).join(",")}}`],
  ["fifty thousand equal keys", `{${'"a":1,'.repeat(24_000)}"b":1}`],
  ["a hundred thousand comments", `{${"/**/".repeat(100_000)}}`],
  ["forty thousand comments", `{${"/**/".repeat(MANY)}}`],
  ["quotes only", '"'.repeat(500_000)],
] as const;

test.each(sampleOf(MANIFESTS, 4))("%s are judged within 256 MB", async (_, text) => {
  const cwd = wholePlugin({ "manifest.json": text });
  // What a process takes besides its heap is under 64 MB.
  const { status } = await runCli(["validate", ".", "--format", "json", "--output", "report.json"], {
    cwd,
    nodeOptions: ["--max-old-space-size=192"],
  });
  expect(status).toBe(1);
});
