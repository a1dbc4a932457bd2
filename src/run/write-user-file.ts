import { Refusal, UsageError } from "../core/errors.js";
import { NotWrittenError, resolvePathOfFile } from "../base/output/path-of-file.js";
import { removeFile, writeFile } from "../base/output/write-file.js";

export interface UserFile {
  /** On this disk. */
  readonly path: string;
  /** What it is, as the subject of a sentence: `The report`. */
  readonly what: string;
  /** What to do if it cannot be written, as an imperative sentence. */
  readonly help: string;
  /** Folders with untrusted content: the root of the repository. */
  readonly checkouts: readonly string[];
  /** The content that the file must still have. Any content if left out. */
  readonly before?: Uint8Array;
}

const ANOTHER_PATH = "Give it a path outside the repository, or one without links";

/**
 * Writes a file that a person requested.
 *
 * @throws {Refusal} for a path through a link of the repository, or into git's own folder.
 * @throws {UsageError} if it cannot be written.
 * @throws {NotWrittenError} if its content has changed.
 */
export function writeUserFile(file: UserFile, content: string | Uint8Array): void {
  try {
    writeOrRefuse(file, content);
  } catch (error) {
    if (error instanceof Refusal || error instanceof NotWrittenError || !(error instanceof Error)) throw error;
    throw new UsageError(`${file.what} cannot be written: ${error.message}`, file.help);
  }
}

/**
 * Removes a file that {@link writeUserFile} might have written. That it is gone already is fine.
 *
 * @throws {Refusal} for a path through a link of the repository, or into git's own folder.
 */
export function removeUserFile(file: UserFile): void {
  try {
    removeFile(file.path, file.checkouts);
  } catch (error) {
    throw isUnsafe(error) ? makeRefusal(file, error) : error;
  }
}

/**
 * The same as {@link writeUserFile}, for callers that report a failure themselves.
 *
 * @throws {Refusal}
 * @throws a system error.
 */
export function writeOrRefuse(file: UserFile, content: string | Uint8Array): void {
  try {
    writeFile(file.path, content, file.checkouts, file.before);
  } catch (error) {
    throw isUnsafe(error) ? makeRefusal(file, error) : error;
  }
}

/**
 * The same refusal as in {@link writeUserFile}, before there is anything to write.
 *
 * @throws {Refusal}
 */
export function refuseUnsafePath(file: UserFile): void {
  try {
    resolvePathOfFile(file.path, file.checkouts);
  } catch (error) {
    // A file that cannot be written is reported when it is written.
    if (isUnsafe(error)) throw makeRefusal(file, error);
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}

function isUnsafe(error: unknown): error is NotWrittenError {
  return error instanceof NotWrittenError && error.kind === "unsafe";
}

function makeRefusal({ what }: UserFile, { message }: NotWrittenError): Refusal {
  return new Refusal(`${what} is not written: ${message}`, ANOTHER_PATH);
}
