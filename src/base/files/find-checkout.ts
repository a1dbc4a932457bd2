import { join } from "node:path";
import { findRepositoryRoot, resolveFolder } from "./disk.js";
import { readFolder } from "./safe-read.js";

/** Whether a job has checked something out; otherwise what is there instead. */
export type CheckoutState = "found" | "is empty" | "has no repository and no manifest.json";

/**
 * Looks for what a job has checked out. A folder without a repository that has a plugin somewhere counts: an earlier
 * step may have unpacked it. So does one that does not exist or cannot be listed, as other messages are about that.
 */
export async function findCheckout(folder: string): Promise<CheckoutState> {
  const root = resolveFolder(folder);
  if (root === undefined || findRepositoryRoot(root) !== undefined) return "found";
  const entries = readFolder(root);
  if (!entries) return "found";
  const isCheckedOutBelow = entries.some(
    ({ name, kind }) => kind === "folder" && findRepositoryRoot(join(root, name)) !== undefined,
  );
  if (isCheckedOutBelow || (await hasManifest(root))) return "found";
  return entries.length === 0 ? "is empty" : "has no repository and no manifest.json";
}

async function hasManifest(root: string): Promise<boolean> {
  const { findMatchingFolders } = await import("./matching-folders.js");
  const found = findMatchingFolders(root, "", "**", "manifest.json");
  return "refused" in found || found.folders.length > 0;
}
