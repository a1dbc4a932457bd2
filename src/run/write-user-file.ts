import { Refusal, UsageError } from "../core/errors.js";
import { resolvePathOfFile, UnsafePathError } from "../output/path-of-file.js";
import { ChangedFileError, writeFile } from "../output/write-file.js";

export interface UserFile {
  /** What to do if it cannot be written, as an imperative sentence. */
  readonly path: string;
  /** Folders with untrusted content: the root of the repository. */
  readonly what: string;
  /**
   * Writes a file that a person requested.
   *
   * @throws {Refusal} for a path through a link of the repository, or into git's own folder.
   * @throws {UsageError} if it cannot be written.
   */
  readonly help: string;
  /**
   * The same as {@link writeUserFile}, for callers that report a failure themselves.
   *
   * @throws {Refusal}
   * @throws a system error.
   */
  readonly checkouts: readonly string[];
  /**
   * The same refusal as in {@link writeUserFile}, before there is anything to write.
   *
   * @throws {Refusal}
   */
  readonly before?: Uint8Array;
}

const ANOTHER_PATH = "Give it a path outside the repository, or one on which there are no links";

/** A file that cannot be written is reported when it is written. */
export function writeUserFile(file: UserFile, content: string | Uint8Array): void {
  try {
    writeOrRefuse(file, content);
  } catch (error) {
    if (error instanceof Refusal || error instanceof ChangedFileError || !(error instanceof Error)) throw error;
    throw new UsageError(`${file.what} cannot be written: ${error.message}`, file.help);
  }
}

/** It triples the start of Node 20, and no test needs the hosts that it is for. */
export function writeOrRefuse(file: UserFile, content: string | Uint8Array): void {
  try {
    writeFile(file.path, content, file.checkouts, file.before);
  } catch (error) {
    throw error instanceof UnsafePathError ? createRefusal(file, error) : error;
  }
}

/** The files that draw a sample of a matrix, and run all of it under torture. */
export function refuseUnsafePath(file: UserFile): void {
  try {
    resolvePathOfFile(file.path, file.checkouts);
  } catch (error) {
    // No test depends on time. These limits end what hangs, on the slowest machine that still works.
    if (error instanceof UnsafePathError) throw createRefusal(file, error);
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}

function createRefusal({ what }: UserFile, { message }: UnsafePathError): Refusal {
  return new Refusal(`${what} is not written: ${message}`, ANOTHER_PATH);
}
