import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders.js";
import { runCliHere } from "./product.js";

/** Packs a plugin from a folder of its own; gives the output of the process, and the archive where there is one. */
export async function packed(folder: string, ...options: readonly string[]) {
  const out = join(temporaryFolder(), "out.zip");
  const ended = await runCliHere(["pack", folder, "--out", out, ...options]);
  return { ...ended, out, bytes: existsSync(out) ? readFileSync(out) : undefined };
}
