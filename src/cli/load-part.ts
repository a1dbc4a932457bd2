import { UsageError } from "../core/errors.js";
import { isSystemError } from "../base/files/system-errors.js";

/**
 * Loads a part of this program that no step of a workflow needs. An archive of a commit does not have it.
 *
 * @throws {UsageError} if this copy has no such part.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isSystemError(error) || error.code !== "MODULE_NOT_FOUND") throw error;
    const help = "Install the package, or clone the repository: an archive of a commit leaves it out";
    throw new UsageError(`This copy has no ${name}`, help);
  }
}
