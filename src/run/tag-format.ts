import { UsageError } from "../core/errors.js";
import { findFormatFault } from "../repository/tags/tag-forms.js";
import { quote } from "../base/text/safe.js";

/**
 * Reads the form of a repository's tags. "" means the usual forms.
 *
 * @param what names the setting in a sentence.
 * @throws {UsageError} for what no tag can be made of.
 */
export function parseTagFormat(text: string, what: string): string | undefined {
  if (text === "") return undefined;
  const fault = findFormatFault(text);
  if (fault === undefined) return text;
  throw new UsageError(`${what} is ${quote(text)}, but ${fault}`, "Write it such as v${version} or ${name}@${version}");
}
