import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makePlugin, manifestWith, temporaryFolder } from "../support/folders.js";
import { WIDGET } from "../support/healthy.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { readReport } from "../support/records.js";
import { roundsOf } from "../support/torture.js";

const COUNT = roundsOf(1000, 200);
/** What the checks look at. */
const NEEDED = Object.fromEntries(Object.entries(WIDGET).filter(([path]) => !/^tests?\//u.test(path)));
/** Has a process say at its end how much memory it had at most, in KiB. */
const PRINT_MEMORY =
  "data:text/javascript,process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))";
/** Has a process keep a million objects at its end, and then say how large V8's space for new objects is, in bytes. */
const PRINT_SPACE =
  "data:text/javascript,import v8 from 'node:v8';process.on('exit',()=>{" +
  "const kept=Array.from({length:1e6},()=>({}));" +
  "const space=v8.getHeapSpaceStatistics().find((one)=>one.space_name==='new_space');" +
  "process.stderr.write(String(kept.length && space.space_size))})";

nightly("many plugins, up to a thousand, are checked in one run, in memory that does not grow with them", async () => {
  const cwd = makePlugin({ ".git/": "" });
  const tags = Array.from({ length: 11 }, (_, at) => `tag-${String(at)}`);
  // Of each ten, one is checked thoroughly, and of each hundred, another has an error.
  const [plain, tagged, wrong] = [{}, { tags }, { name: "W" }].map(manifestWith);
  for (let at = 0; at < COUNT; at++) {
    const manifest = at % 100 === 55 ? wrong : at % 10 === 0 ? tagged : plain;
    makePlugin({ ...NEEDED, "manifest.json": manifest ?? "" }, join(cwd, "plugins", `p${String(at).padStart(4, "0")}`));
  }
  // V8 lets its young generation grow as it likes, up to 64 MiB and more. What is kept of each plugin is the question.
  const nodeOptions = ["--max-semi-space-size=1", "--import", PRINT_MEMORY];
  const one = await runCli(["validate", "plugins/p0000"], { cwd, nodeOptions });
  const all = await runCli(["validate", "plugins/*"], { cwd, nodeOptions });
  expect(all.status).toBe(1);
  const [well, wrongs, warned] = [0.89, 0.01, 0.1].map((part) => String(COUNT * part));
  expect(all.stdout).toContain(`✔ ${well ?? ""} plugins without findings\n`);
  expect(all.stdout.split("\n").findLast((line) => line.startsWith("✘"))).toBe(
    `✘ ${COUNT.toLocaleString("en-US")} plugins do not all pass: ${wrongs ?? ""} errors, ${warned ?? ""} warnings`,
  );
  expect(Number(all.stderr)).toBeLessThan(2.5 * Number(one.stderr));

  const file = join(temporaryFolder(), "report.json");
  await runCli(["validate", "plugins/*", "--format", "json", "--output", file], { cwd });
  const { status, stdout } = await runCli(["merge", file, "--format", "json"]);
  expect([status, readReport(stdout).plugins.length]).toEqual([1, COUNT]);
  rmSync(cwd, { recursive: true });
});

test("from the twentieth plugin on, the space for new objects does not grow", async () => {
  const cwd = makePlugin({ ".git/": "" });
  for (let at = 0; at < 20; at++) {
    makePlugin(
      { ...NEEDED, "manifest.json": manifestWith({}) },
      join(cwd, "plugins", `p${String(at).padStart(2, "0")}`),
    );
  }
  const spaceOf = async (pattern: string): Promise<number> =>
    Number((await runCli(["validate", pattern], { cwd, nodeOptions: ["--import", PRINT_SPACE] })).stderr);
  expect(await spaceOf("plugins/*")).toBeLessThanOrEqual((await spaceOf("plugins/p00")) / 2);
});
