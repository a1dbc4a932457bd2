import { expect } from "vitest";
import { wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { RUNTIMES, runCli } from "../support/product.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";

const MANY = 40_000;
const IS_NODE_20 = process.versions.node.startsWith("20.");

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

// What a process takes besides its heap is under 64 MB. Node 20 returns what a text of 60 MB took later than its
// successors.
const HEAPS = RUNTIMES.map(({ node }) => ({ node, heap: node === process.execPath && IS_NODE_20 ? 256 : 192 }));

nightly.each(sampleOf(MANIFESTS, 4))("%s are judged within 256 MB", async (_, text) => {
  const cwd = wholePlugin({ "manifest.json": text });
  for (const { node, heap } of IS_TORTURE ? HEAPS : HEAPS.slice(-1)) {
    // Threads that collect garbage come too late on a busy machine.
    const nodeOptions = ["--single-threaded-gc", `--max-old-space-size=${String(heap)}`];
    const words = ["validate", ".", "--format", "json", "--output", "report.json"];
    const { status, output } = await runCli(words, { cwd, node, nodeOptions });
    expect(status, output).toBe(1);
  }
});
