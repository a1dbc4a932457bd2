import { Refusal, UsageError } from "../core/errors.js";
import { NotWrittenError } from "../base/output/path-of-file.js";
import { quote } from "../base/text/safe.js";

const HELP = "Choose another name, or go to another folder";

/**
 * Writes a new folder.
 *
 * @param helpIfFull what to do if there is something in it.
 * @throws {UsageError} or {Refusal} that says what is at its place, or why it cannot be written.
 */
export async function refuseOccupied<Result>(
  name: string,
  write: () => Promise<Result> | Result,
  helpIfFull = HELP,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && "syscall" in error) {
      throw new UsageError(
        `${quote(name)} cannot be written: ${error.message}`,
        "Go to a folder that you can write to",
      );
    }
    const kind = error instanceof NotWrittenError && error.kind;
    if (kind === "link") throw new Refusal(`${quote(name)} is a link, and files are never written through links`, HELP);
    if (kind === "file") throw new UsageError(`${quote(name)} is a file`, HELP);
    if (kind === "full") throw new UsageError(`The folder ${quote(name)} is not empty`, helpIfFull);
    throw error;
  }
}
