import { UsageError } from "../core/errors.js";
import { quoted } from "../text/safe.js";

/**
 * The digest that an archive of an earlier job must have.
 *
 * @param what how the caller calls it, such as `The input checked-sha256`.
 * @throws {UsageError} for what is none, and where there is no such archive: then a name in the workflow led nowhere.
 */
export function readPin(
  given: string | undefined,
  artifact: string | undefined,
  what: { readonly pin: string; readonly artifact: string; readonly example?: string },
): string | undefined {
  if (given === undefined) return undefined;
  if (!/^[0-9a-f]{64}$/iu.test(given)) {
    throw new UsageError(
      `${what.pin} is ${quoted(given)}, which is no SHA-256`,
      `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${what.example ?? ""}`,
    );
  }
  if (artifact === undefined) {
    throw new UsageError(
      `${what.pin} pins the archive of an earlier job, but none is given`,
      `Give ${what.artifact} the file or folder that the earlier job has made`,
    );
  }
  return given.toLowerCase();
}
