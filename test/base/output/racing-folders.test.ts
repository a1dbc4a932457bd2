import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect } from "vitest";
import { POSIX, runCli } from "../../support/product.js";
import { makePlaces, SWAP_CASES, type SwapCase } from "../../support/swapped-place.js";
import { divideRounds, IS_TORTURE } from "../../support/torture.js";
import { nightly } from "../../support/nightly.js";

const { rounds: ROUNDS, firsts: FIRSTS } = divideRounds(300, 20);

/** Swaps a folder for a link and back, for ever. Between two swaps it waits for no time, or for one that no round shares. */
const SWAPPER = `
const { renameSync, symlinkSync, unlinkSync } = require("node:fs");
const [folder, outside, longest] = process.argv.slice(1);
const wait = () => {
  const end = performance.now() + Math.random() * Number(longest);
  while (performance.now() < end);
};
// A run may make the folder while it is away.
const put = (act) => {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (error.code !== "EEXIST" && error.code !== "ENOTEMPTY") throw error;
      renameSync(folder, folder + ".made" + performance.now());
    }
  }
};
const above = process.ppid;
process.stdout.write("ready");
while (process.ppid === above) {
  renameSync(folder, folder + ".away");
  put(() => symlinkSync(outside, folder));
  wait();
  unlinkSync(folder);
  put(() => renameSync(folder + ".away", folder));
  wait();
}`;

async function whileSwapping<T>(given: readonly string[], act: () => Promise<T>): Promise<T> {
  const swapper = spawn(process.execPath, ["-e", SWAPPER, ...given], { stdio: ["ignore", "pipe", "inherit"] });
  await once(swapper.stdout, "data");
  try {
    const done = await act();
    expect(swapper.exitCode, "the other process still swaps").toBeNull();
    return done;
  } finally {
    const closed = once(swapper, "close");
    swapper.kill("SIGKILL");
    if (swapper.exitCode === null) await closed;
  }
}

const place = makePlaces();
const ends = new Map<string, number>();

/** How long at most the folder stays as it is, in milliseconds: a run has some hundred calls in as many. */
const LONGEST = ["0", "0.3", "3", "30"];

async function race(one: SwapCase, round: number): Promise<void> {
  const { what, args, folder } = one;
  const { above, root, outside, expectNothingOutside } = place(folder);
  const path = join(root, folder);
  const longest = LONGEST[(SWAP_CASES.indexOf(one) + round) % LONGEST.length] ?? "0";
  const ended = await whileSwapping([path, outside, longest], () => runCli(args, { cwd: root }));
  expectNothingOutside(ended, `round ${String(round)}: ${ended.output}`);
  const left = readdirSync(above, { recursive: true, encoding: "utf8" });
  expect(left.filter((name) => name.endsWith(".draft"))).toEqual([]);
  const written = /(?:--out|--output) \S*?(\w+\.\w+)$/u.exec(args.join(" "))?.[1];
  if (ended.status === 0 && written !== undefined)
    expect(left.filter((name) => name.endsWith(`/${written}`) || name === written)).toHaveLength(1);
  const end = `${what}: ${String(ended.status)}`;
  ends.set(end, (ends.get(end) ?? 0) + 1);
  rmSync(above, { recursive: true, force: true });
}

describe.runIf(POSIX)("a folder that another process swaps for a link all the time", () => {
  const all = SWAP_CASES.flatMap((one) => FIRSTS.map((first) => ({ ...one, one, first })));
  nightly.each(all)("leads nobody out: $what, from $first", async ({ one, first }) => {
    for (let round = first; round < first + ROUNDS; round++) await race(one, round);
  });
});

afterAll(() => {
  if (IS_TORTURE) process.stdout.write(`Exit statuses: ${JSON.stringify(Object.fromEntries(ends))}\n`);
});
