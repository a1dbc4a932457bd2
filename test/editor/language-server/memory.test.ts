import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, wholePlugin } from "../../support/folders.js";
import type { Editor } from "../../support/language-client.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";
import { startEditor } from "../../support/start-editor.js";
import { roundsOf } from "../../support/torture.js";

/** Writes the heap in use after a collection, whenever it is asked. */
const COUNT = `process.on("SIGUSR2", () => { gc(); gc(); process.stderr.write("heap " + process.memoryUsage().heapUsed + "\\n"); });
`;
const MEBI = 1024 * 1024;
/** Less than four of the texts that are typed into. */
const [README_SIZE, MAX_GROWTH] = [roundsOf(MEBI, MEBI / 4), roundsOf(4 * MEBI, MEBI)];

async function countHeap(editor: Editor): Promise<number> {
  const before = editor.errors().length;
  process.kill(editor.processId, "SIGUSR2");
  for (;;) {
    const heap = /heap (\d+)\n/u.exec(editor.errors().slice(before))?.[1];
    if (heap !== undefined) return Number(heap);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function startCounted(folder: string): Promise<Editor> {
  const count = join(temporaryFolder(), "count.cjs");
  writeFileSync(count, COUNT);
  return startEditor(folder, { nodeOptions: ["--expose-gc", "--require", count] });
}

test.runIf(POSIX)("edits of a long README leave nothing in memory", async () => {
  const folder = wholePlugin({ ".git/": "" });
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const section = readme.slice(readme.indexOf("## Usage"));
  const long = (readme + section.repeat(README_SIZE / section.length + 1)).slice(0, README_SIZE);
  writeFileSync(join(folder, "README.md"), long);
  const editor = await startCounted(folder);
  await editor.open("README.md");
  // Each version is another text: what were kept of one would be seen.
  const type = async (from: number, count: number): Promise<number> => {
    for (let at = from; at < from + count; at++)
      await editor.type("README.md", at === 0 ? "forecast" : `forecast${String(at - 1)}.`, `forecast${String(at)}.`);
    return countHeap(editor);
  };
  const edits = roundsOf(400, 15);
  const first = await type(0, edits);
  const second = await type(edits, edits);
  expect(second - first).toBeLessThan(MAX_GROWTH);
});

nightly.runIf(POSIX)("folders that come and go leave nothing in memory", async () => {
  const folder = temporaryFolder();
  const plugin = wholePlugin({ ".git/": "" });
  const text = readFileSync(join(plugin, "manifest.json"), "utf8").replace('"utilities"', '"utility"');
  const editor = await startCounted(folder);
  const change = (added: readonly object[], removed: readonly object[]): Promise<void> =>
    editor.connection.sendNotification("workspace/didChangeWorkspaceFolders", { event: { added, removed } });
  const comeAndGo = async (from: number, count: number): Promise<number> => {
    for (let at = from; at < from + count; at++) {
      const name = `plugin-${String(at)}`;
      cpSync(plugin, join(folder, name), { recursive: true });
      const one = { uri: editor.address(name), name };
      await change([one], []);
      expect(await editor.open(`${name}/manifest.json`, text)).toHaveLength(1);
      await editor.close(`${name}/manifest.json`);
      await change([], [one]);
      await editor.waitFor(`${name}/manifest.json`, (diagnostics) => diagnostics.length === 0);
      rmSync(join(folder, name), { recursive: true });
    }
    return countHeap(editor);
  };
  const times = roundsOf(50, 8);
  const first = await comeAndGo(0, times);
  const second = await comeAndGo(times, times);
  // What is kept of one plugin takes twice as much. The engine itself still grows a little at first.
  expect(second - first).toBeLessThan(times * 120_000);
});
