import { spawnSync } from "node:child_process";
import { isAbsent } from "../../src/plugin/absent.js";
import { makeLifecycleRunner } from "../../src/run/run-lifecycle.js";
import { diskWorkspace } from "../../src/base/files/disk.js";

/** A whole life may take so many times as long as an empty process. */
const GOAL = 5;

export interface LifeSpeed {
  /** Milliseconds of waiting, the medians of the rounds. */
  readonly life: number;
  readonly empty: number;
  /** The median of the rounds' own ratios. */
  readonly ratio: number;
}

/**
 * Lets a plugin live in the host of dist/, and compares each life with an empty process that is started right before
 * it. Copying the plugin, starting the host, nine calls of hooks and what is read of them are all in it.
 */
export async function measureLives(plugin: string, rounds: number): Promise<LifeSpeed> {
  const { signal } = new AbortController();
  const surroundings = { env: process.env, platform: process.platform, execPath: process.execPath };
  const run = makeLifecycleRunner({
    surroundings,
    hasNetwork: false,
    mayRunScripts: true,
    cancellation: { signal, hurry: signal },
  });
  const pairs: { readonly life: number; readonly empty: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const started = performance.now();
    spawnSync(process.execPath, ["-e", "0"]);
    const between = performance.now();
    const asked = {
      workspace: diskWorkspace(plugin),
      root: plugin,
      folder: "",
      needs: new Set(["lifecycle"] as const),
    };
    const { lifecycle } = await run(asked);
    const ended = performance.now();
    if (!lifecycle || isAbsent(lifecycle)) throw new Error("the plugin was not let live");
    if (round >= 0) pairs.push({ life: ended - between, empty: between - started });
  }
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  return {
    life: median(pairs.map(({ life }) => life)),
    empty: median(pairs.map(({ empty }) => empty)),
    ratio: median(pairs.map(({ life, empty }) => life / empty)),
  };
}

export function formatLives({ life, empty, ratio }: LifeSpeed): string {
  const met = ratio <= GOAL ? "" : ": above the goal";
  return `A whole life takes ${life.toFixed(0)} ms, an empty process ${empty.toFixed(0)} ms: ${ratio.toFixed(1)}x of ${String(GOAL)}x${met}.\n`;
}
