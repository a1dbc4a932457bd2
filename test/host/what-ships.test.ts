import { expect, test } from "vitest";
import { live, liveIn, livingPlugin, outcomesOf, stepOf } from "../support/live.js";
import { makePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";

const LAZY = `export async function onEnable() { const { start } = await import("./lazy.js"); start(); }`;
const CHUNK = { "dist/lazy.js": "export function start() {}" };

test("a chunk that `files` leaves out is missing when the plugin is enabled", async () => {
  const run = await live(LAZY, { packageJson: { files: ["dist/plugin.js"] } }, CHUNK);
  expect(stepOf(run, "onEnable").outcome).toMatchObject({
    kind: "threw",
    error: { missingFile: { file: "dist/lazy.js", unpacked: "imports" } },
  });
});

test("a chunk that `files` or `dist` contains is there", async () => {
  for (const packageJson of [{ files: ["dist"] }, {}]) {
    expect(outcomesOf(await live(LAZY, { packageJson }, CHUNK))).toContain("onEnable done");
  }
});

test("an asset outside of what is packed is not read", async () => {
  const code = `import { readFile } from "node:fs/promises";
export async function onEnable() { await readFile(new URL("../src/page.html", import.meta.url)); }`;
  const run = await live(code, {}, { "src/page.html": "<p></p>" });
  expect(stepOf(run, "onEnable").outcome).toMatchObject({
    kind: "threw",
    error: { at: { file: "dist/plugin.js" }, missingFile: { file: "src/page.html", unpacked: "opens" } },
  });
  const elsewhere = await live(code.replace("../src/page.html", "../src/other.html"), {}, { "src/page.html": "" });
  expect(stepOf(elsewhere, "onEnable").outcome).not.toHaveProperty("error.missingFile");
  const packed = await live(
    code,
    { packageJson: { files: ["dist", "src/page.html"] } },
    { "src/page.html": "<p></p>" },
  );
  expect(outcomesOf(packed)).toContain("onEnable done");
});

nightly("files that do not ship do not count towards what the host copies, and those that do are counted", async () => {
  const code = "export function onEnable() {}";
  const large = Buffer.alloc(33 * 1024 * 1024);
  const beside = makePlugin({ ...livingPlugin(code), "assets/one.bin": large, "assets/two.bin": large });
  expect(await liveIn(beside)).toMatchObject({ entry: "dist/plugin.js" });
  const inside = makePlugin({ ...livingPlugin(code), "dist/one.bin": large, "dist/two.bin": large });
  expect(await liveIn(inside)).toBe("the plugin packs more than 64 MiB, which is too much for the test host");
});
