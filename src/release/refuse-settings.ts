import { UsageError } from "../core/errors.js";
import type { ReleaseRequest } from "./request.js";

/**
 * Refuses settings that only mean something on GitHub where nothing is released there.
 *
 * @throws {UsageError}
 */
export function refuseSettings({ targets, notes, draft = false, assets = [] }: ReleaseRequest): void {
  if (targets.includes("github-release")) return;
  const help = "Add the target github-release, or leave the setting out";
  if (notes === "generated" || notes === "both")
    throw new UsageError(`The setting notes is ${notes}, and only GitHub generates notes`, help);
  if (draft) throw new UsageError("The setting draft is set, and only GitHub has drafts", help);
  if (assets.length > 0)
    throw new UsageError("The setting assets is set, and only a release on GitHub has more files", help);
}
