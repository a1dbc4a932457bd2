import type { Manifest } from "../../plugin/manifest/manifest.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { certain, remove } from "../../base/text/help.js";

export const REPEATED_CODES = { repeated: "A list contains the same text twice" } as const satisfies Codes;

/** A warning at each text that a list has contained before, with the edit that removes it. */
export function* findRepeatedItems(manifest: Manifest, key: string): Generator<Problem<"repeated">> {
  const items = manifest.value[key];
  if (!Array.isArray(items)) return;
  const first = new Map<unknown, number>();
  for (const [at, item] of items.entries()) {
    const before = first.get(item);
    if (before === undefined) first.set(item, at);
    else if (typeof item === "string" && item !== "") {
      yield {
        code: "repeated",
        at: manifest.at(key, at),
        severity: "warning",
        message: `${formatLabel([key, at])} is ${quote(item)}, the same as ${formatLabel([key, before])}`,
        help: certain(remove(manifest, [key, at])),
      };
    }
  }
}
