import { readdirSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT_STEP } from "../core/checkout-step.js";
import { UsageError } from "../core/errors.js";
import { findRepositoryRoot, resolveFolder } from "../workspace/disk.js";
import type { Runner } from "./runner.js";

/**
 * Refuses a workspace in which nothing was checked out: nobody should write a manifest there. One without a repository
 * that has a plugin somewhere is judged: an earlier step may have unpacked it.
 *
 * @throws {UsageError}
 */
export async function requireCheckout({ workspace }: Pick<Runner, "workspace">): Promise<void> {
  const root = resolveFolder(workspace);
  if (root === undefined || findRepositoryRoot(root) !== undefined) return;
  const entries = readdirSync(root, { withFileTypes: true });
  const isCheckedOutBelow = entries.some((one) => one.isDirectory() && holdsRepository(join(root, one.name), root));
  if (isCheckedOutBelow || (await holdsManifest(root))) return;
  const what = entries.length === 0 ? "is empty" : "has no repository and no manifest.json";
  throw new UsageError(
    `The workspace ${what}: no step of this job has checked out the repository`,
    `Write this step before this one:\n${CHECKOUT_STEP}`,
  );
}

function holdsRepository(folder: string, workspace: string): boolean {
  const found = findRepositoryRoot(folder);
  return found !== undefined && found !== workspace;
}

async function holdsManifest(root: string): Promise<boolean> {
  const { findMatchingFolders } = await import(/* webpackChunkName: "globs" */ "../workspace/matching-folders.js");
  const found = findMatchingFolders(root, "", "**", "manifest.json");
  return "refused" in found || found.folders.length > 0;
}
