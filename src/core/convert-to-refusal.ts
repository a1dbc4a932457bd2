import { UnsafeGitError } from "../base/files/git-folder.js";
import { quote } from "../base/text/safe.js";
import { Refusal } from "./errors.js";

/** Turns an error of a lower layer that means a refusal into a {@link Refusal}. Any other error stays as it is. */
export function convertToRefusal(error: unknown): unknown {
  if (!(error instanceof UnsafeGitError)) return error;
  return new Refusal(
    `${quote(error.path)} is a pipe, a socket or a device, where git keeps a file: git would wait for it without end`,
    "Find out which program has made it, remove it, and clone the repository again",
  );
}
