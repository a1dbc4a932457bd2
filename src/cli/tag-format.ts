import { parseTagFormat } from "../run/tag-format.js";
import type { Call, Option } from "./command.js";
import { makeOption } from "./options.js";

export const TAG_FORMAT: Option = makeOption("tag-format", "version");

/** @throws {UsageError} */
export function readTagFormat(values: Call["values"]): string | undefined {
  return parseTagFormat(values.get("tag-format") ?? "", "--tag-format");
}
