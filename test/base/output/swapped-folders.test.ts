import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { POSIX, runCliHere } from "../../support/product.js";
import { swapAtCall } from "../../support/swap-at-call.js";
import { makePlaces, SWAP_CASES, type SwapCase } from "../../support/swapped-place.js";
import { sampleOf } from "../../support/torture.js";
import { nightly } from "../../support/nightly.js";

const place = makePlaces();

/** Runs a command while the folder is swapped before one call; gives how many calls there were. */
async function runSwapped({ args, folder }: SwapCase, call: number | undefined, isBack: boolean): Promise<number> {
  const { above, root, outside, expectNothingOutside } = place(folder);
  let ended = { status: null as number | null, output: "" };
  const swap = { folder: join(root, folder), outside, isBack, ...(call !== undefined && { call }) };
  const count = await swapAtCall(swap, async () => {
    ended = await runCliHere(args, { cwd: root });
  });
  expectNothingOutside(ended, `call ${String(call)}: ${ended.output}`);
  rmSync(above, { recursive: true, force: true });
  return count;
}

describe.runIf(POSIX)("a folder that another process swaps for a link, before any of the calls,", () => {
  nightly.each(SWAP_CASES)("leads nobody out: $what", async (one) => {
    const count = await runSwapped(one, undefined, false);
    expect(count).toBeGreaterThan(3);
    const calls = Array.from({ length: count }, (_, at) => at);
    const matrix = calls.flatMap((call) => [true, false].map((isBack) => ({ call, isBack })));
    for (const { call, isBack } of sampleOf(matrix, 3)) await runSwapped(one, call, isBack);
  });

  nightly("never passes for the plugin, also where it is a link only while its path is resolved", async () => {
    for (const one of SWAP_CASES.filter(({ what }) => what === "a fix is written")) {
      for (const call of [3, 4, 5]) await runSwapped(one, call, true);
    }
  });
});
