import { UsageError } from "../core/errors.js";
import { quote } from "../base/text/safe.js";

/**
 * The digest that an archive of an earlier job must have, in lower case. `none` means that the caller explicitly
 * asks for no digest.
 */
export type Pin = { readonly sha256: string } | "none";

export const UNPINNED =
  "The archive is not pinned, because checked-sha256 is none. Anyone who can change the artifact of a run can also change its receipt";

/**
 * Reads the pin that is given together with an archive of an earlier job. `undefined` if neither is given.
 *
 * @param written such as `sha256:9f…`, 64 hexadecimal digits, or `none`.
 * @param what the caller's name for it, such as `The input checked-sha256`.
 * @throws {UsageError} for a pin without an archive or an archive without a pin, because a name in the workflow is
 * wrong; and for what is not a digest.
 */
export function readPin(
  written: string | undefined,
  artifact: string | undefined,
  what: { readonly pin: string; readonly artifact: string; readonly example?: string },
): Pin | undefined {
  const example = what.example ?? "";
  const digest = `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${example}`;
  const text = written?.trim() ?? "";
  if (artifact === undefined) {
    if (written === undefined) return undefined;
    throw new UsageError(
      `${what.pin} pins the archive of an earlier job, but none is given`,
      `Set ${what.artifact} to the file or folder that the earlier job made`,
    );
  }
  if (text === "") {
    throw new UsageError(
      `${what.pin} is empty or missing, and the archive of an earlier job is not released without its digest`,
      `${digest}\nAn output that no job sets is empty: check its name in the outputs of that job. To release without a pin, set none`,
    );
  }
  if (text === "none") return "none";
  const sha256 = /^(?:sha256:)?([0-9a-f]{64})$/iu.exec(text)?.[1];
  if (sha256 === undefined)
    throw new UsageError(`${what.pin} is ${quote(written ?? "")}, which is not a SHA-256`, digest);
  return { sha256: sha256.toLowerCase() };
}
