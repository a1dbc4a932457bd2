import { parseTagFormat } from "../run/tag-format.js";
import type { Call, Option } from "./command.js";

export const TAG_FORMAT: Option = {
  name: "tag-format",
  value: "FORMAT",
  help: "The form of release tags, if it is another than the usual ones, such as rel-${version} or ${name}/${version}",
};

/** @throws {UsageError} */
export function readTagFormat(values: Call["values"]): string | undefined {
  return parseTagFormat(values.get(TAG_FORMAT.name) ?? "", "--tag-format");
}
