import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPreview, startPreview, waitForState } from "../support/preview.js";
import { median } from "./table.js";

/** Milliseconds from saving a built bundle and its map until the page can load them. */
const GOAL = 150;

export interface PreviewSpeed {
  /** Milliseconds of waiting, the medians of the rounds. */
  readonly start: number;
  readonly save: number;
}

/** Starts `dev` on a plugin, and writes its bundle and its map again, as a bundler that watches does. */
export async function measurePreviews(plugin: string, rounds: number): Promise<PreviewSpeed> {
  const [bundle, map] = [join(plugin, "dist", "plugin.js"), join(plugin, "dist", "plugin.js.map")];
  const code = readFileSync(bundle, "utf8");
  const [starts, saves]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const preview = await startPreview(plugin);
    const opened = await openPreview(preview.address());
    const first = await waitForState(opened, ({ job, findings }) => job !== undefined && findings !== undefined, 5);
    starts.push(performance.now() - started);
    const saved = performance.now();
    writeFileSync(bundle, `${code}\n// ${String(round)}\n`);
    writeFileSync(map, readFileSync(map));
    await waitForState(opened, ({ build }) => Number(build) > Number(first["build"]), 5);
    saves.push(performance.now() - saved);
    await preview.stop();
    writeFileSync(bundle, code);
  }
  return { start: median(starts), save: median(saves) };
}

export function formatPreviews({ start, save }: PreviewSpeed): string {
  const met = `<= ${String(GOAL)} ms ${save <= GOAL ? "met" : "missed"}`;
  return `dev: ${start.toFixed(0)} ms from its start until the plugin is shown, ${save.toFixed(0)} ms from a rebuilt bundle; ${met}\n`;
}
