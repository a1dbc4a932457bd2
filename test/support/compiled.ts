import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { wholePlugin } from "./folders.js";
import { runCli, type CliRun } from "./product.js";

const PASSES = /Weather Widget 1\.4\.0 passes\n$/u;
const plugin = wholePlugin();

/** Runs `validate` on a plugin that passes, and gives what it prints. */
export async function validate(env: NonNullable<CliRun["env"]>, run: CliRun = {}): Promise<string> {
  const ended = await runCli(["validate", plugin], { env, ...run });
  expect(ended).toMatchObject({ status: 0, stderr: "" });
  expect(ended.stdout).toMatch(PASSES);
  return ended.stdout;
}

/** The files in a folder and below it, by name. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
